// English: the conditions of the goal cards.
import type { LessonText } from '../../../../schema/lesson.ts';

export const goalCards: LessonText = {
	title: 'Goal cards',
	aim: 'See whether a goal card is met.',
	steps: {
		relics: {
			prompt: 'Relics: 2 white, 2 grey, 2 black. Which conditions do you meet? Choose all.',
			items: {
				RELIC2: '2 relics of one colour',
				RELIC3: '3 relics of one colour',
				COLOURS3: 'relics in 3 colours',
				COLOURS4: 'relics in 4 colours'
			},
			done: '2 of one colour, in 3 colours. For the others 1 more of a colour, or a brown one, is missing.',
			hints: ['Count the longest row, then the rows in use.', 'The first and the third.']
		},
		console: {
			prompt: 'Which conditions do you meet? Choose all.',
			items: {
				ENERGYSET: '1 white, 1 grey, 1 black stone',
				ENERGY5: '5 white, grey or black stones',
				BOOSTERS: '3 boosters',
				MODULES7: '7 modules',
				ANCESTORS3: '3 ancestor tribes unlocked'
			},
			done: '3 white and 2 grey stones, one of them on a card. Starting modules count. Black 4 does not unlock.',
			hints: ['Stones of your colour do not count; modules in slots do.', 'Second and fourth.']
		},
		buildings: {
			prompt: 'Storages on T8.4, T7.0, T4.4 and T3.0, a monument on MW. Which conditions do you meet?',
			items: {
				STORAGES: '4 storages',
				MONUMENTS: '2 monuments',
				CAMPS: 'beside 3 camps',
				TILES6: 'on 6 tiles'
			},
			done: 'The camps T4.0, T3.2 and T7.5. Only 4 tiles: printed fields such as MW belong to none.',
			hints: ['Count different camps beside your buildings.', '4 storages and 3 camps.']
		},
		cards: {
			prompt: '4 storages, 1 monument, 1 stone of each colour, relics 2, 2, 2, 0. Which card is met?',
			items: {
				g1: '3 relics of one colour, 2 storages',
				g3: '3 relic colours, 2 monuments, stone set',
				g5: '4 storages, stone set'
			},
			done: 'Every condition of a card must be met. The other two miss one each.',
			hints: ['Look for the one condition that is missing.', '4 storages and a stone set.']
		},
		points: {
			prompt:
				'You kept: 4 storages and a stone set. Red kept: 6 tiles and 4 storages. Both have 4 storages on 4 tiles.',
			items: {
				you: 'You have 1 stone of each colour: your points?',
				red: 'Red’s points?'
			},
			done: '15 points for all conditions, nothing for a part of them.',
			hints: ['Half a goal gives nothing.', '15 and 0.']
		}
	}
};
