// Digging: where, what it costs and what it gives.
import type { Lesson } from '../../schema/lesson.ts';
import { GEAR_LEFT, GEAR_TAKEN, RED } from '../persons.ts';
import { developing as developingBeside, two } from '../positions.ts';

const developing = (you: object, change: object = {}) => developingBeside(you, change, RED);
/** One figure on the site T8.6. */
const onSite = (crystals: readonly number[], change: object = {}) =>
	developing({ figures: { 'T8.6': 1 }, crystals }, change);
/** So many stones are left there. */
const left = (stones: readonly string[], crystals: readonly number[]) =>
	onSite(crystals, { sites: { 'T8.6': stones } });

/** Every track has passed space 3. */
const ON_THREE = { tracks: [3, 3, 3], gear: GEAR_TAKEN };

export const digging: Lesson = {
	id: 'digging',
	steps: [
		{
			id: 'dig',
			kind: 'do',
			rules: ['R-DEV-1', 'R-SYM-DEV', 'R-DIG-1', 'R-DIG-2', 'R-DIG-5'],
			guided: true,
			position: onSite([1, 0, 0]),
			shows: ['map', 'console', 'knowledge'],
			goal: ['stones', 'white', 1],
			line: ['dig_T8.6_white']
		},
		{
			id: 'beside',
			kind: 'forbidden',
			rules: ['R-DIG-1'],
			position: developing({ figures: { 'T8.0': 2 }, crystals: [2, 0, 0] }),
			shows: ['map', 'console'],
			attempt: ['dig_T8.6_white'],
			rule: 'R-DIG-1'
		},
		{
			id: 'prices',
			kind: 'judge',
			rules: ['R-DIG-2', 'R-DIG-3', 'R-DIG-4', 'R-DEV-1', 'R-SYM-DEV'],
			position: onSite([1, 0, 0]),
			shows: ['map', 'console'],
			cases: [
				{
					id: 'two-white',
					position: left(['grey', 'black'], [3, 0, 0]),
					actions: ['dig_T8.6_grey'],
					rule: 'R-DIG-3'
				},
				{
					id: 'two-pink',
					position: left(['grey', 'black'], [0, 1, 0]),
					actions: ['dig_T8.6_grey'],
					rule: null
				},
				{ id: 'three-pink', position: onSite([0, 1, 0]), actions: ['dig_T8.6_white'], rule: 'R-DIG-2' },
				{ id: 'one-purple', position: left(['black'], [0, 0, 1]), actions: ['dig_T8.6_black'], rule: null },
				{ id: 'none', position: left([], [1, 1, 1]), actions: ['dig_T8.6_black'], rule: 'R-DIG-4' },
				{
					id: 'upgrade',
					position: onSite([2, 0, 0]),
					actions: ['dig_T8.6_white', 'upgrade_white'],
					rule: 'R-DEV-1'
				}
			]
		},
		{
			id: 'steps',
			kind: 'count',
			rules: ['R-DIG-2', 'R-DIG-3', 'R-DIG-4'],
			position: developing(
				{ figures: { 'T8.6': 1, 'T7.4': 1, 'T12.6': 1 }, crystals: [1, 1, 1], ...ON_THREE },
				{ sites: { 'T7.4': ['grey', 'black'], 'T12.6': ['black'] }, ancestors: GEAR_LEFT }
			),
			shows: ['map', 'knowledge'],
			asks: [
				{ id: 'three', amount: ['gain', 'dig_T8.6_white', 'track', 'white'], answer: 2, choices: [2, 3, 4] },
				{ id: 'two', amount: ['gain', 'dig_T7.4_grey', 'track', 'grey'], answer: 3, choices: [2, 3, 4] },
				{ id: 'one', amount: ['gain', 'dig_T12.6_black', 'track', 'black'], answer: 4, choices: [2, 3, 4] }
			]
		},
		{
			id: 'all-three',
			kind: 'do',
			rules: ['R-DIG-1', 'R-DIG-2', 'R-DIG-3', 'R-DIG-4', 'R-DIG-5', 'R-DIG-6', 'R-DEV-1', 'R-SYM-DEV'],
			position: two(
				{ figures: { 'T8.6': 3 }, crystals: [1, 1, 1], boosters: { D: 0 }, slots: { D: 'W' }, ...ON_THREE },
				{ phase: 'module', pool: [{ module: 'W' }, { box: 'D' }], ancestors: GEAR_LEFT },
				RED
			),
			shows: ['map', 'console', 'knowledge'],
			goal: ['site', 'T8.6', 0],
			line: [
				'use_1_0_develop',
				'dig_T8.6_white',
				'use_1_1_develop',
				'dig_T8.6_grey',
				'use_1_2_develop',
				'dig_T8.6_black'
			],
			mistakes: [
				{
					id: 'white-again',
					actions: [
						'use_1_0_develop',
						'dig_T8.6_white',
						'exchange_pink_white',
						'use_1_1_develop',
						'dig_T8.6_grey'
					],
					rule: 'R-DIG-3'
				}
			]
		}
	]
};
