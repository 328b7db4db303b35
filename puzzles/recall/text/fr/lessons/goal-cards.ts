// Français : les conditions des cartes d’objectif.
import type { LessonText } from '../../../../schema/lesson.ts';

export const goalCards: LessonText = {
	title: 'Les cartes d’objectif',
	aim: 'Voir si une carte d’objectif est remplie.',
	steps: {
		relics: {
			prompt:
				'Reliques\u00a0: 2 blanches, 2 grises, 2 noires. Quelles conditions remplissez-vous\u00a0? Choisissez-les toutes.',
			items: {
				RELIC2: '2 reliques d’une couleur',
				RELIC3: '3 reliques d’une couleur',
				COLOURS3: 'reliques de 3 couleurs',
				COLOURS4: 'reliques de 4 couleurs'
			},
			done: '2 d’une couleur, en 3 couleurs. Pour les autres, il manque une troisième pareille ou une brune.',
			hints: ['Comptez la rangée la plus longue, puis les rangées utilisées.', 'La première et la troisième.']
		},
		console: {
			prompt: 'Quelles conditions remplissez-vous\u00a0? Choisissez-les toutes.',
			items: {
				ENERGYSET: '1 pierre blanche, 1 grise, 1 noire',
				ENERGY5: '5 pierres blanches, grises ou noires',
				BOOSTERS: '3 amplificateurs',
				MODULES7: '7 modules',
				ANCESTORS3: '3 tribus ancestrales débloquées'
			},
			done: '3 pierres blanches et 2 grises, dont une sur une carte. Les modules de départ comptent. Noir 4 ne débloque pas.',
			hints: [
				'Les pierres de votre couleur ne comptent pas\u00a0; les modules insérés, si.',
				'La deuxième et la quatrième.'
			]
		},
		buildings: {
			prompt:
				'Réserves en T8.4, T7.0, T4.4 et T3.0, un monument en MW. Quelles conditions remplissez-vous\u00a0?',
			items: {
				STORAGES: '4 réserves',
				MONUMENTS: '2 monuments',
				CAMPS: 'près de 3 campements',
				TILES6: 'sur 6 tuiles'
			},
			done: 'Les campements T4.0, T3.2 et T7.5. Seulement 4 tuiles\u00a0: les cases imprimées comme MW n’en font pas partie.',
			hints: ['Comptez les campements voisins différents.', '4 réserves et 3 campements.']
		},
		cards: {
			prompt:
				'4 réserves, 1 monument, 1 pierre de chaque couleur, reliques 2, 2, 2, 0. Quelle carte est remplie\u00a0?',
			items: {
				g1: '3 reliques d’une couleur, 2 réserves',
				g3: '3 couleurs de reliques, 2 monuments, série de pierres',
				g5: '4 réserves, série de pierres'
			},
			done: 'Toutes les conditions d’une carte comptent. Il en manque une à chacune des autres.',
			hints: ['Cherchez la condition qui manque.', '4 réserves et une série de pierres.']
		},
		points: {
			prompt:
				'Gardé par vous\u00a0: 4 réserves et série de pierres. Par Rouge\u00a0: 6 tuiles et 4 réserves. Chacun a 4 réserves sur 4 tuiles.',
			items: {
				you: 'Vous avez 1 pierre de chaque couleur\u00a0: vos points\u00a0?',
				red: 'Les points de Rouge\u00a0?'
			},
			done: '15 points pour toutes les conditions, rien pour une partie.',
			hints: ['Un demi-objectif ne donne rien.', '15 et 0.']
		}
	}
};
