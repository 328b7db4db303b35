// English: relic stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const relics: LessonText = {
	title: 'Relics',
	aim: 'Collect relic stones, pay with figures, and wait for the reward.',
	steps: {
		first: {
			prompt: 'A white relic lies on T8.5. Step there from T8.0 with 2 figures.',
			done: 'The group must collect it at once. It cost 1 figure and covers the first white space of your console.',
			hints: ['Choose T8.0, 2 figures, T8.5.']
		},
		'too-few': {
			prompt: 'You own 1 black relic. Try to take the second one on T8.3 with 1 figure.',
			done: 'The second of a colour costs 2 figures. A group that cannot pay may not enter at all.',
			hints: ['Choose T8.0, then T8.3.']
		},
		cost: {
			prompt: 'You own 4 grey, 1 black and 2 brown relics. How many figures does the next one cost?',
			items: { white: 'White', black: 'Black', brown: 'Brown', grey: 'Grey' },
			done: 'A relic covers the leftmost free space of its row; the number above it is the price.',
			hints: ['Count the relics of that colour, then 1 more.', '1, 2, 3 and 5.']
		},
		wait: {
			prompt: '3 steps, 3 figures. You took your second black relic on T8.3; 2 steps are left.',
			items: {
				left: 'How many figures stand on T8.3?',
				now: 'Where does your black marker stand now?',
				later: 'You give up the other steps. Where then?'
			},
			done: '2 figures were removed. The 2 black steps come only after the whole movement.',
			hints: ['Rewards wait for the end.', '1, 0 and 2.']
		},
		'who-pays': {
			prompt: 'The relic on T8.3 is black. Allowed?',
			items: {
				behind: 'You own 1 black. 1 of 3 figures goes, 2 on T8.0 shall pay',
				together: 'You own 1 black. 2 of the 3 figures go',
				alone: 'You own 1 black. Your only figure on T8.0 goes',
				sixth: 'You own 5 black. 9 figures go',
				through: 'You own none. 2 go onto T8.3, the 1 left walks on'
			},
			done: 'Only figures on the field of the relic pay. 5 relics of a colour are the most.',
			hints: ['Who stands on T8.3?', 'The second and the last are allowed.']
		},
		'used-up': {
			prompt: 'You own 1 black relic and have 3 steps. 2 figures go from T8.0 to T8.3.',
			items: {
				before: 'How many steps do you have before?',
				after: 'How many are left after that step?',
				track: 'Where does your black marker stand then?'
			},
			done: 'The group was used up, so the movement is over. Figures elsewhere cannot go on with it.',
			hints: ['Nobody of the group is left.', '3, 0 and 2.']
		},
		where: {
			prompt: 'You own 1 black relic. 1 figure on T7.0, 1 step. Mark where it may go.',
			done: 'T7.2 costs 1 figure: your first grey. T7.6 would cost 2: your second black.',
			hints: ['2 neighbours hold relics.', 'T7.1, T7.2, T7.4 and T7.5.']
		},
		'two-relics': {
			prompt: '4 figures on T8.4, 3 steps. Collect the white and the black relic of T8 in one movement.',
			done: 'Both rewards came afterwards, in the order of collection.',
			hints: ['White lies on T8.5, black on T8.3.', 'T8.5, T8.0, T8.3.']
		}
	}
};
