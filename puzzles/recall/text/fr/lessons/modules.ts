// French: modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const modules: LessonText = {
	title: 'Modules',
	aim: 'Utiliser une barre oblique, améliorer un module et libérer une fente.',
	steps: {
		slash: {
			prompt: 'Votre module vert offre 5 figurines ou 2 pas au choix. Faites 2 pas sur la piste grise.',
			done: 'Avec une barre oblique, vous choisissez exactement un côté.',
			hints: [
				'Insérez-le dans une fente, puis utilisez le second côté.',
				'Choisissez deux fois la piste grise.'
			]
		},
		both: {
			prompt:
				'Ce module gris a 5 possibilités. Vous avez pris 2 cristaux roses\u00a0; essayez d’en prendre encore une autre.',
			done: 'Exactement une, quel que soit leur nombre.',
			hints: ['Choisissez une autre possibilité du module.']
		},
		levels: {
			prompt: 'Vous améliorez un module d’un niveau\u00a0: blanc, jaune, vert, gris. Est-ce permis\u00a0?',
			items: {
				white: 'Blanc vers un jaune visible',
				'two-levels': 'Blanc vers un vert visible',
				hidden: 'Jaune vers un vert de la pile cachée',
				green: 'Vert vers un gris visible',
				grey: 'Gris vers un autre gris'
			},
			done: 'Le blanc quitte le jeu, le jaune retourne à l’étalage, le vert va sous sa pile.',
			hints: ['Un niveau, et seulement vers un module visible.', 'Au-dessus du gris, il n’y a rien.']
		},
		'in-slot': {
			prompt: 'Un module jaune est dans la fente B. Améliorez celui-là.',
			done: 'Le nouveau prend la même fente. Ses actions ne sont pas gagnées maintenant.',
			hints: ['Choisissez le module de la fente B.', 'Choisissez ensuite un vert visible.']
		},
		again: {
			prompt: 'Aucun module n’est prêt, mais vous pouvez en désactiver un. Amenez un module dans la fente C.',
			done: 'Un module désactivé est de nouveau prêt et peut aller dans toute fente libre.',
			hints: ['Sortez d’abord un module de sa fente.', 'Sortez A ou B, puis insérez-le en C.'],
			mistakes: { 'none-ready': 'Aucun n’est encore prêt. Désactivez-en d’abord un.' }
		}
	}
};
