// French: monuments.
import type { LessonText } from '../../../../schema/lesson.ts';

export const monuments: LessonText = {
	title: 'Monuments',
	aim: 'Construire des monuments et savoir ce qu’ils vaudront.',
	steps: {
		printed: {
			prompt:
				'Votre figurine est sur la case de monument imprimée MB. Construisez-y votre monument le plus bas.',
			help: 'Il coûte 1 cristal violet.',
			done: 'Une case imprimée ne donne rien maintenant. À la fin, elle vaut ce que vous avez atteint sur sa piste.',
			hints: ['Choisissez MB, puis le monument le plus bas.']
		},
		value: {
			prompt: 'Vos monuments sont sur MB (piste noire) et MG (piste grise). La partie finit maintenant.',
			help: 'Valeurs de piste\u00a0: case 3\u00a0: 2, 5\u00a0: 4, 7\u00a0: 6, 9\u00a0: 9, 11\u00a0: 12, 12\u00a0: 15.',
			items: {
				black: 'Marqueur noir sur 7\u00a0: que vaut MB\u00a0?',
				grey: 'Marqueur gris sur 4\u00a0: que vaut MG\u00a0?',
				sum: 'Points des deux monuments ensemble\u00a0?'
			},
			done: 'La plus haute valeur atteinte ou dépassée par votre marqueur compte.',
			hints: ['Sur 4, vous avez dépassé 3 sans atteindre 5.', '6, 2 et 8.']
		},
		pink: {
			prompt: 'Vous avez 6 cristaux blancs et 6 roses, mais aucun violet. Essayez de construire sur MB.',
			done: 'Un monument ne coûte que des cristaux violets. Vous pourriez échanger avant\u00a0: 3 roses contre 1 violet.',
			hints: ['Choisissez MB, puis le monument le plus bas.']
		},
		first: {
			prompt: 'Construisez sur T11.0, où personne n’a construit, et gagnez ainsi 3 figurines.',
			done: 'Le premier à construire pose une tuile de l’étalage\u00a0: en bas la récompense immédiate, en haut les points de la fin.',
			hints: [
				'Regardez les récompenses des tuiles de monument.',
				'Prenez la tuile à 6 points et 3 figurines, puis placez-les.'
			]
		},
		may: {
			prompt:
				'Vous avez 1 cristal violet. Les monuments 1 et 2 coûtent 1 violet, les autres 2. Est-ce permis\u00a0?',
			items: {
				'storage-field': 'Votre monument le plus bas sur la case de réserve T8.4',
				higher: 'Votre deuxième monument sur MB, avant le premier',
				lowest: 'Votre monument le plus bas sur MB',
				third: 'Votre troisième monument sur MB',
				'new-tile': 'Construire sur T6.0, où Rouge a construit, et poser une nouvelle tuile'
			},
			done: 'Toujours le plus bas qui reste, à son prix, sur une case de monument. Une tuile posée reste.',
			hints: ['Case, ordre, prix.', 'Une case de monument a une tuile pour tous.']
		},
		second: {
			prompt:
				'Case D, 2 aménagements, 1 cristal violet. Sur T6.0, Rouge a construit\u00a0; la tuile donne 1 violet. Construisez 2 monuments.',
			done: 'La tuile de T6.0 paie chaque constructeur. Le monument de Rouge vous a coûté 1 figurine de plus.',
			hints: [
				'Lequel des deux rend un cristal violet\u00a0?',
				'D’abord T6.0, puis T11.0 avec une tuile au choix.'
			],
			mistakes: { alone: 'Il manque maintenant un violet. Commencez là où vous en regagnez un.' }
		},
		points: {
			prompt:
				'La partie finit. Tuiles\u00a0: 5 points sur T6.0, 6 sur T11.0. Votre marqueur blanc est sur 5, valeur 4.',
			items: {
				yours: 'Vous avez des monuments sur T6.0, T11.0 et MW. Combien de points\u00a0?',
				red: 'Rouge en a un sur T6.0. Combien de points\u00a0?'
			},
			done: '5 et 6 pour les tuiles, 4 pour la piste blanche. Une tuile compte en entier pour chacun de ses constructeurs.',
			hints: ['Additionnez tuile, tuile et piste.', '15 et 5.']
		}
	}
};
