// French: workshops and modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Ateliers et modules',
	aim: 'Construire des ateliers, prendre des modules et les améliorer.',
	steps: {
		farmland: {
			prompt: 'Construisez l’atelier de champ du bas sur T8.0 et prenez un module jaune.',
			help: 'Il coûte 1 cristal blanc et la figurine présente.',
			done: 'Un champ apporte un jaune, une forêt un vert, une montagne un gris. Le campement voisin a payé aussi.',
			hints: [
				'Choisissez T8.0, puis l’atelier de champ du bas.',
				'Choisissez ensuite l’un des modules jaunes.'
			]
		},
		upper: {
			prompt: 'Vous n’avez aucun atelier. Essayez l’atelier de forêt du haut sur T11.6.',
			done: 'Dans un même terrain, celui du bas vient d’abord. Entre terrains, aucun ordre.',
			hints: ['Choisissez T11.6, puis l’atelier de forêt du haut.']
		},
		terrain: {
			prompt:
				'Vous avez 2 blancs et 1 rose. En bas, la forêt coûte 1 rose, la montagne 1 violet. Est-ce permis\u00a0?',
			items: {
				forest: 'L’atelier de forêt du bas sur la forêt T11.6',
				'wrong-terrain': 'L’atelier de forêt du bas sur la montagne T11.5',
				'storage-field': 'L’atelier de champ du bas sur la case réserve T8.4',
				price: 'L’atelier de montagne du bas sur la montagne T11.5',
				'face-down': 'Atelier de forêt\u00a0; vous prenez un module dans la pile cachée',
				colour: 'Atelier de forêt\u00a0; vous prenez un module jaune'
			},
			done: 'Terrain, prix et couleur du module vont ensemble. On ne prend que des modules visibles.',
			hints: ['Vérifiez le terrain, puis le prix.', '2 cas sur 6 portent sur le module.']
		},
		reward: {
			prompt: 'Votre atelier de forêt du bas est construit. Marquez 2 points avec un aménagement.',
			done: 'Celui du haut donne un module et ce qui est imprimé à côté\u00a0: 2 points.',
			hints: [
				'Regardez les gains à côté des ateliers.',
				'L’atelier de forêt du haut sur T6.6, pour 1 blanc et 1 rose.'
			]
		},
		display: {
			prompt: '3 modules verts sont visibles, 2 sont dans la pile. Il ne reste aucun gris.',
			items: {
				green: 'Vous prenez un module vert. Combien sont visibles ensuite\u00a0?',
				stack: 'Combien restent dans la pile verte\u00a0?',
				none: 'Vous construisez l’atelier de montagne. Combien de modules recevez-vous\u00a0?'
			},
			done: 'Verts et gris se complètent depuis leur pile. Une couleur épuisée ne donne rien\u00a0; l’atelier est construit quand même.',
			hints: ['Le vide est comblé aussitôt.', '3, 1 et 0.']
		},
		slash: {
			prompt: 'Votre module vert offre 5 figurines ou 2 pas au choix. Faites 2 pas sur la piste grise.',
			done: 'À une barre oblique, vous choisissez exactement un côté.',
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
