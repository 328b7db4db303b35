// French: movement on foot.
import type { LessonText } from '../../../../schema/lesson.ts';

export const walking: LessonText = {
	title: 'À pied',
	aim: 'Déplacer des groupes pas à pas et savoir où ils ne vont pas.',
	steps: {
		step: {
			prompt: 'Vous avez 1 pas. Déplacez 3 des 4 figurines de T8.0 vers T8.4.',
			done: 'Un pas mène 1 groupe sur une case adjacente. Des figurines peuvent rester.',
			hints: ['Choisissez T8.0, 3 figurines, puis T8.4.']
		},
		water: {
			prompt: 'Essayez d’aller de T8.0 dans l’eau, sur T8.1.',
			done: 'À pied, personne n’entre dans l’eau. Il y a un autre déplacement pour cela.',
			hints: ['Choisissez T8.0, puis T8.1.']
		},
		where: {
			prompt: '1 figurine sur T3.0, 1 pas. Marquez toutes les cases où elle peut aller.',
			done: 'Ni l’eau ni le volcan. Une première relique coûte 1 figurine\u00a0: ces cases sont donc ouvertes.',
			hints: ['2 des 6 voisines sont fermées.', 'T3.1, T3.2, T3.3 et T3.5.']
		},
		ground: {
			prompt: 'Vous avez 1 pas. Permis\u00a0?',
			items: {
				group: '2 figurines de T8.6 vers T8.0',
				far: '1 figurine de T7.1 vers T8.0',
				'face-down': '1 figurine de T7.1 sur la tuile cachée T4',
				volcano: '1 figurine de T3.0 sur le volcan',
				start: '1 figurine de T8.6 sur la case de départ S1',
				'too-many': '3 figurines de T8.6, où il y en a 2'
			},
			done: 'Adjacente, sur une tuile visible, et ni eau, ni volcan, ni case de départ.',
			hints: ['Regardez la distance, puis le sol.']
		},
		buy: {
			prompt: 'Votre module est sous la case B. Payez 1 cristal rose pour 4 pas.',
			done: 'Case B\u00a0: 2 pas gratuits, ou plus pour 1 cristal. Un aménagement va avec.',
			hints: ['Choisissez le déplacement de la case B, puis rose.']
		},
		prices: {
			prompt: 'Case B, avec 1 cristal de chaque sorte. Combien de pas\u00a0?',
			items: { free: 'Sans payer', white: 'Pour 1 blanc', purple: 'Pour 1 violet' },
			done: '2 gratuits, 3 pour un blanc, 4 pour un rose, 5 pour un violet. Au plus 1 cristal en tout.',
			hints: ['Chaque sorte donne 1 pas de plus que la précédente.', '2, 3 et 5.']
		},
		'in-one-go': {
			prompt: 'Vous avez payé 1 rose pour 4 pas et en avez fait 1. Est-ce permis ensuite\u00a0?',
			items: {
				develop: 'Utiliser l’aménagement de la case B, puis repartir',
				'pay-again': 'Payer 1 blanc pour un autre déplacement de la case B',
				exchange: 'Échanger un violet contre des blancs, puis repartir',
				stop: 'Renoncer aux autres pas, puis aménager'
			},
			done: 'Un déplacement se fait d’une traite\u00a0; seules des actions libres s’y glissent. On peut renoncer à des pas.',
			hints: ['Laquelle est une action libre\u00a0?', 'Échanger et s’arrêter sont permis.']
		},
		journey: {
			prompt: 'Amenez 3 figurines sur T7.0 et laissez-en 2 sur T7.1, avec la case B.',
			done: 'Un groupe peut prendre et laisser des figurines en chemin. 3 pas ont suffi.',
			hints: [
				'Rassemblez-les d’abord sur T8.4.',
				'Pour 1 blanc\u00a0: 3 vers T8.4, 5 vers T7.1, 3 vers T7.0.'
			],
			mistakes: { water: 'L’eau est fermée à pied.' }
		}
	}
};
