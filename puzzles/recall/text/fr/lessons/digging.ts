// French: digging.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = {
	title: 'Fouilles',
	aim: 'Déterrer des pierres d’énergie au bon prix.',
	steps: {
		dig: {
			prompt: 'Vous avez 1 aménagement. Fouillez T8.6 et prenez la pierre blanche.',
			help: 'Cela coûte la figurine présente et, avec 3 pierres, 1 cristal blanc.',
			done: 'La pierre est dans votre dépôt d’énergie, et votre marqueur blanc a fait 2 pas.',
			hints: ['Choisissez le site T8.6, puis la pierre blanche.']
		},
		beside: {
			prompt: 'Vos figurines sont sur T8.0, à côté du site T8.6. Essayez d’y fouiller.',
			done: 'La figurine retirée doit se trouver exactement sur le site.',
			hints: ['Choisissez le site T8.6 et une pierre.']
		},
		prices: {
			prompt: 'Votre figurine est sur le site T8.6, vous avez 1 aménagement. Est-ce permis\u00a0?',
			items: {
				'two-white': '2 pierres, vous avez 3 cristaux blancs\u00a0: fouiller',
				'two-pink': '2 pierres, vous avez 1 cristal rose\u00a0: fouiller',
				'three-pink': '3 pierres, vous avez 1 cristal rose\u00a0: fouiller',
				'one-purple': '1 pierre, vous avez 1 cristal violet\u00a0: fouiller',
				none: 'Aucune pierre, vous avez 1 cristal de chaque\u00a0: fouiller',
				upgrade: 'Fouiller, puis améliorer encore un cristal'
			},
			done: '3 pierres\u00a0: 1 blanc. 2 pierres\u00a0: 1 rose. 1 pierre\u00a0: 1 violet. Un aménagement, c’est une fouille, une construction ou une amélioration.',
			hints: [
				'Moins il y a de pierres, plus le cristal est cher.',
				'Exactement la sorte demandée\u00a0; échangez avant s’il le faut.'
			]
		},
		steps: {
			prompt:
				'Vous avez une figurine sur 3 sites et les bons cristaux. Combien de pas apporte la fouille\u00a0?',
			items: {
				three: 'Pierre blanche de T8.6, où il y a 3 pierres',
				two: 'Pierre grise de T7.4, où il y a 2 pierres',
				one: 'Pierre noire de T12.6, où il y a 1 pierre'
			},
			done: 'Plus la fouille est chère, plus il y a de pas sur la piste de la pierre\u00a0: 2, 3 ou 4.',
			hints: ['Chaque fois 1 pas de plus.', '2, 3 et 4.']
		},
		'all-three': {
			prompt:
				'La case D est améliorée\u00a0: 3 actions, chacune un pas ou un aménagement. Prenez ce tour-ci les 3 pierres de T8.6.',
			done: 'Blanc, rose, violet\u00a0; 2, 3 et 4 pas. Vos marqueurs ont passé la case 5 et rapporté vos pierres\u00a0; la leçon suivante dit pourquoi.',
			hints: [
				'Choisissez chaque fois l’aménagement. L’ordre des pierres est libre.',
				'D’abord le cristal blanc, puis le rose, puis le violet.'
			],
			mistakes: { 'white-again': 'Il ne reste que 2 pierres\u00a0: cela coûte 1 rose.' }
		}
	}
};
