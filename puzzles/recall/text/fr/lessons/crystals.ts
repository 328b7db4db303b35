// French: crystals.
import type { LessonText } from '../../../../schema/lesson.ts';

export const crystals: LessonText = {
	title: 'Cristaux',
	aim: 'Améliorer et échanger des cristaux, et n’en perdre aucun en fin de tour.',
	steps: {
		upgrade: {
			prompt: 'Vous avez un aménagement. Servez-vous-en pour améliorer 1 cristal blanc en rose.',
			done: 'Améliorer fait monter 1 cristal d’un cran\u00a0: de blanc à rose, ou de rose à violet.',
			hints: ['Choisissez aménagement, puis améliorer.', 'Améliorez un blanc.']
		},
		purple: {
			prompt: 'Vous pouvez améliorer 1 cristal. Essayez le violet.',
			done: 'Le violet est la plus haute sorte.',
			hints: ['Choisissez violet.']
		},
		exchange: {
			prompt: 'Échangez 3 cristaux blancs contre 1 rose. Aucun module n’est nécessaire.',
			done: 'Échanger est une action libre\u00a0: aussi souvent que voulu à votre tour, aux taux de la console.',
			hints: ['Choisissez échanger, blanc contre rose.']
		},
		'two-for-one': {
			prompt: 'Vous avez 2 cristaux blancs. Essayez de les échanger contre 1 rose.',
			done: 'Vers le haut, il en faut 3 pour 1. Seule Aynir fait mieux.',
			hints: ['Choisissez échanger, blanc contre rose.']
		},
		down: {
			prompt: 'Vous avez 3 roses, 1 violet et 1 amélioration à utiliser.',
			items: {
				pink: '1 rose échangé\u00a0: combien de blancs\u00a0?',
				purple: '1 violet échangé\u00a0: combien de blancs\u00a0?',
				up: 'Échanger contre 1 violet\u00a0: combien de roses faut-il\u00a0?',
				upgrade: 'Améliorer en 1 violet\u00a0: combien de roses faut-il\u00a0?'
			},
			done: 'Vers le bas\u00a0: 1 rose vaut 2 blancs, 1 violet 3. Vers le haut\u00a0: 3 pour 1. Améliorer n’en prend que 1.',
			hints: ['Monter coûte plus que descendre ne rapporte.', '2, 3, 3 et 1.']
		},
		when: {
			prompt: 'Vous avez 3 cristaux blancs et voulez 1 rose. Pouvez-vous échanger maintenant\u00a0?',
			items: {
				before: 'À votre tour, avant le module',
				midway: 'Au milieu de votre déplacement',
				special: 'À votre tour d’une manche spéciale',
				'off-turn': 'Au tour de Violet, quand vous choisissez une piste pour un campement'
			},
			done: 'Les actions libres se font à tout moment de vos tours, jamais au tour d’un autre.',
			hints: ['À qui est le tour\u00a0?']
		},
		limit: {
			prompt: 'Vous avez 6 blancs, 6 roses, 2 violets. Votre module donne 6 blancs.',
			items: {
				now: 'Combien de blancs avez-vous alors\u00a0?',
				kept: 'Vous finissez aussitôt le tour. Combien de blancs restent\u00a0?',
				pink: 'Et combien de roses\u00a0?'
			},
			done: 'Un gain n’est jamais réduit. À la fin de votre tour, vous gardez au plus 6 de chaque sorte.',
			hints: ['La limite vaut à la fin du tour.', '12, 6 et 6.']
		},
		save: {
			prompt: 'Vous avez 8 blancs, 1 rose et un aménagement. Finissez le tour avec 4 blancs et 3 roses.',
			done: 'Mieux vaut échanger avant ce qui serait perdu à la fin.',
			hints: ['Un échange et une amélioration.', 'Échangez 3 blancs, améliorez 1 blanc, finissez le tour.']
		}
	}
};
