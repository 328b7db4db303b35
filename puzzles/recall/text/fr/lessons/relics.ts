// French: relic stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const relics: LessonText = {
	title: 'Reliques',
	aim: 'Ramasser des reliques, payer en figurines et attendre la récompense.',
	steps: {
		first: {
			prompt: 'Une relique blanche est sur T8.5. Allez-y depuis T8.0 avec 2 figurines.',
			done: 'Le groupe doit la ramasser aussitôt. Elle coûte 1 figurine et couvre la première case blanche de la console.',
			hints: ['Choisissez T8.0, 2 figurines, T8.5.']
		},
		'too-few': {
			prompt: 'Vous avez 1 relique noire. Essayez de prendre la deuxième, sur T8.3, avec 1 figurine.',
			done: 'La deuxième d’une couleur coûte 2 figurines. Un groupe qui ne peut pas payer n’entre pas.',
			hints: ['Choisissez T8.0, puis T8.3.']
		},
		cost: {
			prompt:
				'Vous avez 4 reliques grises, 1 noire et 2 brunes. Combien de figurines coûte la suivante\u00a0?',
			items: { white: 'Blanche', black: 'Noire', brown: 'Brune', grey: 'Grise' },
			done: 'Une relique couvre la case libre la plus à gauche de sa rangée\u00a0; le nombre au-dessus est le prix.',
			hints: ['Comptez les reliques de la couleur, plus 1.', '1, 2, 3 et 5.']
		},
		wait: {
			prompt:
				'3 pas, 3 figurines. Sur T8.3, vous avez pris votre deuxième relique noire\u00a0; il reste 2 pas.',
			items: {
				left: 'Combien de figurines restent sur T8.3\u00a0?',
				now: 'Où est votre marqueur noir maintenant\u00a0?',
				later: 'Vous renoncez aux autres pas. Où est-il alors\u00a0?'
			},
			done: '2 figurines ont été retirées. Les 2 pas noirs ne viennent qu’après tout le déplacement.',
			hints: ['Les récompenses attendent la fin.', '1, 0 et 2.']
		},
		'who-pays': {
			prompt: 'La relique de T8.3 est noire. Permis\u00a0?',
			items: {
				behind: 'Vous en avez 1 noire. 1 figurine sur 3 y va, les 2 de T8.0 paieraient',
				together: 'Vous en avez 1 noire. 2 figurines sur 3 y vont',
				alone: 'Vous en avez 1 noire. Votre seule figurine de T8.0 y va',
				sixth: 'Vous en avez 5 noires. 9 figurines y vont',
				through: 'Vous n’en avez pas. 2 vont sur T8.3, celle qui reste continue'
			},
			done: 'Seules les figurines sur la case de la relique paient. 5 reliques par couleur au plus.',
			hints: ['Qui est sur T8.3\u00a0?', 'Le deuxième et le dernier cas sont permis.']
		},
		'used-up': {
			prompt: 'Vous avez 1 relique noire et 3 pas. 2 figurines vont de T8.0 à T8.3.',
			items: {
				before: 'Combien de pas avez-vous avant\u00a0?',
				after: 'Combien en reste-t-il après ce pas\u00a0?',
				track: 'Où est alors votre marqueur noir\u00a0?'
			},
			done: 'Le groupe est épuisé, le déplacement est fini. Des figurines ailleurs ne le continuent pas.',
			hints: ['Il ne reste personne du groupe.', '3, 0 et 2.']
		},
		where: {
			prompt: 'Vous avez 1 relique noire. 1 figurine sur T7.0, 1 pas. Marquez où elle peut aller.',
			done: 'T7.2 coûte 1 figurine\u00a0: votre première grise. T7.6 en coûterait 2\u00a0: votre deuxième noire.',
			hints: ['2 voisines ont une relique.', 'T7.1, T7.2, T7.4 et T7.5.']
		},
		'two-relics': {
			prompt: '4 figurines sur T8.4, 3 pas. Ramassez les reliques blanche et noire de T8 en un déplacement.',
			done: 'Les deux récompenses sont venues après, dans l’ordre de ramassage.',
			hints: ['La blanche est sur T8.5, la noire sur T8.3.', 'T8.5, T8.0, T8.3.']
		}
	}
};
