// Energy stones: what they activate, and what it costs.
import type { Lesson } from '../../schema/lesson.ts';
import { ANCESTORS, CARDS, RED } from '../persons.ts';
import { developing, two } from '../positions.ts';

const mine = (you: object) =>
	two(
		{ ...CARDS, figures: { S1: 3 }, crystals: [1, 0, 0], ...you },
		{ ancestors: ANCESTORS },
		{ ...RED, gear: ['e5'] }
	);

export const energy: Lesson = {
	id: 'energy',
	steps: [
		{
			id: 'lantern',
			kind: 'do',
			rules: ['R-ENERGY-1', 'R-GEAR-1', 'R-FREE-1'],
			guided: true,
			position: mine({ depot: ['own', 'grey'] }),
			shows: ['cards', 'console'],
			goal: ['all', 'lying e1 1', 'crystals white 2'],
			line: ['energise_e1']
		},
		{
			id: 'whose',
			kind: 'judge',
			rules: ['R-ENERGY-1', 'R-ENERGY-2', 'R-TRIBE-1', 'R-GEAR-1'],
			position: mine({ depot: ['own', 'black'] }),
			shows: ['cards', 'console', 'knowledge'],
			cases: [
				{ id: 'tribe', actions: ['energise_BRIMAS_black'], rule: null },
				{ id: 'unlocked', actions: ['energise_LEXANDER_own'], rule: null },
				{ id: 'locked', actions: ['energise_AYNIR'], rule: 'R-ENERGY-1' },
				{ id: 'not-yours', actions: ['energise_e5'], rule: 'R-ENERGY-1' },
				{
					id: 'used',
					position: mine({ depot: ['own', 'black'], energised: { e1: { stones: ['white'], times: 1 } } }),
					actions: ['energise_BRIMAS_white'],
					rule: 'R-ENERGY-2'
				}
			]
		},
		{
			id: 'costs',
			kind: 'count',
			rules: ['R-ENERGY-3', 'R-ENERGY-4'],
			position: mine({
				depot: ['own', 'black', 'black', 'white', 'grey'],
				energised: { e1: { stones: ['grey', 'grey'], times: 2 } }
			}),
			shows: ['cards', 'console'],
			asks: [
				{ id: 'first', amount: ['cost', 'e8'], answer: 1, choices: [1, 2, 3] },
				{ id: 'second', amount: ['after', 'energise_e8', 'cost', 'e8'], answer: 2, choices: [1, 2, 3] },
				{
					id: 'depot',
					amount: ['after', 'energise_e8 energise_e8', 'depot'],
					answer: 2,
					choices: [2, 3, 4]
				},
				{ id: 'fixed', amount: ['cost', 'e1'], answer: 1, choices: [1, 2, 3] }
			]
		},
		{
			id: 'third',
			kind: 'forbidden',
			rules: ['R-ENERGY-3'],
			position: mine({
				depot: ['own', 'black'],
				energised: { BRIMAS: { stones: ['white', 'grey', 'grey'], times: 2 } }
			}),
			shows: ['cards', 'console'],
			attempt: ['energise_BRIMAS'],
			rule: 'R-ENERGY-3'
		},
		{
			id: 'possible',
			kind: 'mark',
			rules: ['R-ENERGY-1', 'R-ENERGY-3', 'R-ENERGY-4', 'R-TRIBE-1'],
			position: mine({
				depot: ['own'],
				energised: { e1: { stones: ['grey'], times: 1 }, e8: { stones: ['white'], times: 1 } }
			}),
			shows: ['cards', 'console'],
			all: ['energisable'],
			answer: ['BRIMAS', 'LEXANDER', 'e1', 'e3']
		},
		{
			id: 'permanent',
			kind: 'count',
			rules: ['R-TRIBE-1'],
			position: developing(
				{ ...CARDS, figures: { 'T8.6': 1 }, crystals: [0, 0, 1], depot: ['own'] },
				{ ancestors: ANCESTORS, sites: { 'T8.6': ['grey'] } },
				RED
			),
			shows: ['map', 'cards', 'console', 'score'],
			asks: [
				{
					id: 'white',
					amount: ['gain', 'dig_T8.6_grey', 'crystals', 'white'],
					answer: 1,
					choices: [0, 1, 2]
				},
				{
					id: 'lying',
					amount: ['after', 'dig_T8.6_grey', 'lying', 'LEXANDER'],
					answer: 0,
					choices: [0, 1, 2]
				}
			]
		}
	]
};
