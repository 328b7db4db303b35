// French: water movement.
import type { LessonText } from '../../../../schema/lesson.ts';

export const water: LessonText = {
	title: 'L’eau',
	aim: 'Traverser des cases d’eau reliées et accoster où c’est permis.',
	steps: {
		cross: {
			prompt: 'Déplacement sur l’eau de la case C\u00a0: 2 figurines de T8.6 par T4.2, arrivée sur T4.3.',
			done: 'Une relique sur l’eau se ramasse comme une autre, ici pour 1 figurine. Seul ce déplacement y mène.',
			hints: ['Choisissez déplacement sur l’eau, T8.6, 2 figurines, T4.2.', 'Accostez ensuite sur T4.3.']
		},
		'on-foot': {
			prompt: 'Un pas normal maintenant. Essayez d’aller de T8.6 à la relique de T4.2.',
			done: 'Même avec une relique, l’eau ne se traverse pas à pied.',
			hints: ['Choisissez T8.6, puis T4.2.']
		},
		stay: {
			prompt: 'Votre groupe est sur l’eau. Essayez de vous y arrêter.',
			done: 'Un déplacement sur l’eau doit finir hors de l’eau.',
			hints: ['Choisissez de finir le déplacement.']
		},
		shore: {
			prompt:
				'3 figurines parties de T6.0 sont sur T6.2. Marquez toutes les cases où elles peuvent accoster.',
			done: 'Toute case au bord de l’eau où un pas pourrait mener, même celle du départ.',
			hints: ['Les voisines de T6.2 qui ne sont pas de l’eau.', 'T6.0, T6.1, T10.5 et T11.4.']
		},
		rules: {
			prompt: 'Le groupe est passé par T6.2 et se trouve sur T6.3. Permis ensuite\u00a0?',
			items: {
				twice: 'Revenir sur T6.2',
				split: '1 figurine sur 3 accoste sur T9.1',
				'in-water': 'Finir sur T6.3',
				skip: 'Continuer sur T9.2, qui ne touche pas T6.3',
				home: 'Les 3 accostent de nouveau sur T6.0',
				relic: 'De T6.2 à T10.6\u00a0: votre quatrième relique grise, avec 3 figurines'
			},
			done: 'Case par case, aucune deux fois, ensemble, et hors de l’eau. Les reliques se paient en route.',
			hints: ['Un seul cas est permis.', 'Accoster sur T6.0.']
		},
		branch: {
			prompt:
				'La case C est amplifiée\u00a0: déplacement sur l’eau amélioré. De T6.0 par T6.2\u00a0: 1 sur T11.4, 2 sur T10.5.',
			done: 'Amélioré, il laisse les figurines quitter le groupe une à une, toutes au bord de l’eau traversée.',
			hints: ['Choisissez T6.0, 3 figurines, T6.2.', '1 sur T11.4, puis 2 sur T10.5.']
		},
		'three-ways': {
			prompt: 'Encore amélioré, 3 figurines sur T6.0. Amenez-en 1 sur T11.4, 1 sur T10.5, 1 sur T9.1.',
			done: 'T11.4 touche T6.2, T9.1 touche T6.3, T10.5 touche les deux.',
			hints: ['Il faut T6.2 et T6.3.', 'T6.2, une sur T11.4, T6.3, une sur T10.5 et une sur T9.1.']
		},
		'whole-box': {
			prompt: '2 figurines sur T6.0, un module sous C. Construisez la réserve 4 sur T9.1.',
			done: 'Case C\u00a0: un déplacement sur l’eau et un aménagement. La réserve a coûté 1 des 2 figurines.',
			hints: ['T9.1 est au bord de l’eau T6.3.', 'T6.3, 2 accostent sur T9.1, puis aménagement.']
		}
	}
};
