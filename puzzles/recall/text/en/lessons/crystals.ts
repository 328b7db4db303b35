// English: crystals.
import type { LessonText } from '../../../../schema/lesson.ts';

export const crystals: LessonText = {
	title: 'Crystals',
	aim: 'Upgrade and exchange crystals, and lose none at the end of the turn.',
	steps: {
		upgrade: {
			prompt: 'You have a develop action. Use it to upgrade 1 white crystal to pink.',
			done: 'Upgrading moves 1 crystal up one area: white to pink, or pink to purple.',
			hints: ['Choose develop, then upgrade.', 'Upgrade white.']
		},
		purple: {
			prompt: 'You may upgrade 1 crystal. Try the purple one.',
			done: 'Purple is the highest kind.',
			hints: ['Choose purple.']
		},
		exchange: {
			prompt: 'Exchange 3 white crystals for 1 pink. You need no module for this.',
			done: 'Exchanging is a free action: as often as you like in your own turn, at the rates of the console.',
			hints: ['Choose exchange, white for pink.']
		},
		'two-for-one': {
			prompt: 'You have 2 white crystals. Try to exchange them for 1 pink.',
			done: 'Upwards it takes 3 for 1. Only Aynir does better.',
			hints: ['Choose exchange, white for pink.']
		},
		down: {
			prompt: 'You have 3 pink, 1 purple and 1 upgrade to use.',
			items: {
				pink: '1 pink exchanged: how many white?',
				purple: '1 purple exchanged: how many white?',
				up: 'Exchange for 1 purple: how many pink does it take?',
				upgrade: 'Upgrade to 1 purple: how many pink does it take?'
			},
			done: 'Down: 1 pink is 2 white, 1 purple is 3. Up: 3 for 1. An upgrade takes just 1.',
			hints: ['Up costs more than down gives.', '2, 3, 3 and 1.']
		},
		when: {
			prompt: 'You have 3 white crystals and want 1 pink. May you exchange now?',
			items: {
				before: 'In your turn, before your module',
				midway: 'In the middle of your movement',
				special: 'In your turn of a special round',
				'off-turn': 'In Purple’s turn, choosing a track for a camp'
			},
			done: 'Free actions go at any time in any turn of yours, and never in another’s.',
			hints: ['Whose turn is it?']
		},
		limit: {
			prompt: 'You have 6 white, 6 pink, 2 purple. Your module gives 6 white.',
			items: {
				now: 'How many white do you have then?',
				kept: 'You end the turn at once. How many white are left?',
				pink: 'And how many pink?'
			},
			done: 'Gains are never cut. At the end of your turn you keep at most 6 of each kind.',
			hints: ['The limit counts at the end of the turn.', '12, 6 and 6.']
		},
		save: {
			prompt: 'You have 8 white, 1 pink and a develop action. End the turn with 4 white and 3 pink.',
			done: 'What would be lost at the end is better exchanged before.',
			hints: ['One exchange and one upgrade.', 'Exchange 3 white, upgrade 1 white, end the turn.']
		}
	}
};
