// Digging, and what the three knowledge tracks give.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { developing as developingBeside, gaining } from '../positions.ts';

const developing = (you: object, change: object = {}) => developingBeside(you, change, RED);
/** One figure on the site T8.6. */
const onSite = (crystals: readonly number[], change: object = {}) =>
	developing({ figures: { 'T8.6': 1 }, crystals }, change);
/** So many stones are left there. */
const left = (stones: readonly string[], crystals: readonly number[]) =>
	onSite(crystals, { sites: { 'T8.6': stones } });

/** Red was first on the white track and took an equipment. */
const AFTER_RED = developingBeside(
	{ figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] },
	{ ancestors: { white: { gear: ['e1', 'RADAR', 'PORTAL'] } } },
	{ ...RED, tracks: [6, 0, 0], gear: ['EXO'] }
);

/** Red has unlocked AYNIR on the white track as well. */
const withAynir = (space: number, mine: object = {}) =>
	developingBeside(
		{ crystals: [2, 0, 0], tracks: [space, 0, 0], gear: ['e1'], ...mine },
		{ ancestors: { white: { gear: ['RADAR', 'PORTAL'] } } },
		{ ...RED, tracks: [7, 0, 0], gear: ['EXO'] }
	);

/** Two steps of choice, the ancestors of all tracks unlocked. */
const stepping = (tracks: readonly number[]) =>
	gaining(
		{ tracks, gear: ['e1', 'e2', 'e3'], depot: ['own', 'own', 'own'] },
		['stepAny:2'],
		{
			ancestors: {
				white: { gear: ['RADAR', 'EXO', 'PORTAL'] },
				grey: { gear: ['DECODER', 'BOOSTER', 'e6'] },
				black: { gear: ['DOUBLER', 'INTERPRETER', 'ALEMBIC'] }
			}
		},
		RED
	);

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
			id: 'third-space',
			kind: 'do',
			rules: ['R-KNOW-1', 'R-KNOW-2', 'R-KNOW-3', 'R-KNOW-4'],
			guided: true,
			position: developing({ figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] }),
			shows: ['map', 'knowledge', 'cards', 'score'],
			goal: ['least', 1, 'gear'],
			line: ['dig_T8.6_white', 'gear_e1']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-KNOW-1', 'R-KNOW-3', 'R-KNOW-4', 'R-KNOW-5', 'R-KNOW-6', 'R-KNOW-9'],
			items: ['reveal', 'choose', 'stone', 'tile']
		},
		{
			id: 'later',
			kind: 'count',
			rules: ['R-KNOW-2', 'R-KNOW-3', 'R-KNOW-4', 'R-KNOW-8'],
			position: AFTER_RED,
			shows: ['map', 'knowledge', 'cards', 'score'],
			asks: [
				{ id: 'points', amount: ['gain', 'dig_T8.6_white', 'points'], answer: 0, choices: [0, 1, 2] },
				{ id: 'choice', amount: ['ancestor-gear-left', 'white'], answer: 3, choices: [0, 3, 4] },
				{
					id: 'gear',
					amount: ['gain', 'dig_T8.6_white gear_e1', 'gear'],
					answer: 1,
					choices: [0, 1, 3]
				}
			]
		},
		{
			id: 'fifth-space',
			kind: 'judge',
			rules: ['R-KNOW-5', 'R-KNOW-6', 'R-KNOW-7', 'R-KNOW-8'],
			position: withAynir(5, { depot: ['own'] }),
			shows: ['knowledge', 'cards', 'console'],
			cases: [
				{
					id: 'too-early',
					position: withAynir(4, { depot: ['own'] }),
					actions: ['energise_AYNIR'],
					rule: 'R-ENERGY-1'
				},
				{ id: 'unlocked', actions: ['energise_AYNIR'], rule: null },
				{ id: 'rate', actions: ['exchange_white_pink'], rule: null },
				{ id: 'rate-early', position: withAynir(4), actions: ['exchange_white_pink'], rule: 'R-EXCH-3' },
				{
					id: 'at-once',
					position: withAynir(4, { figures: { 'T8.6': 1 } }),
					actions: ['dig_T8.6_white', 'energise_AYNIR_own'],
					rule: null
				}
			]
		},
		{
			id: 'tile',
			kind: 'do',
			rules: ['R-KNOW-9', 'R-SYM-STEPANY', 'R-KNOW-1'],
			position: stepping([6, 6, 11]),
			shows: ['knowledge', 'console'],
			goal: ['crystals', 'purple', 1],
			line: ['track_white', 'track_white']
		},
		{
			id: 'full',
			kind: 'forbidden',
			rules: ['R-KNOW-10'],
			position: stepping([6, 6, 12]),
			shows: ['knowledge'],
			attempt: ['track_black'],
			rule: 'R-KNOW-10'
		},
		{
			id: 'all-three',
			kind: 'do',
			rules: ['R-DIG-1', 'R-DIG-2', 'R-DIG-3', 'R-DIG-4', 'R-DIG-5', 'R-DIG-6', 'R-DEV-1', 'R-SYM-DEV'],
			position: {
				persons: [
					{
						figures: { 'T8.6': 3 },
						crystals: [1, 1, 1],
						boosters: { D: 0 },
						ready: ['W'],
						slots: { D: 'W' }
					},
					RED
				],
				phase: 'module',
				pool: [{ module: 'W' }, { box: 'D' }]
			},
			shows: ['map', 'console', 'knowledge', 'cards'],
			goal: ['site', 'T8.6', 0],
			line: [
				'use_1_0_develop',
				'dig_T8.6_white',
				'use_1_1_develop',
				'dig_T8.6_grey',
				'gear_e2',
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
