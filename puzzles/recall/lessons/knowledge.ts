// The knowledge tracks and what their spaces give.
import type { Lesson } from '../../schema/lesson.ts';
import { GEAR_LEFT, GEAR_TAKEN, RED } from '../persons.ts';
import { developing, gaining } from '../positions.ts';

/** Red was first on the white track and took an equipment. */
const AFTER_RED = developing(
	{ figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] },
	{ ancestors: { white: { gear: ['e1', 'RADAR', 'PORTAL'] } } },
	{ ...RED, tracks: [6, 0, 0], gear: ['EXO'] }
);

/** Red has unlocked AYNIR on the white track as well. */
const withAynir = (space: number, mine: object = {}) =>
	developing(
		{ crystals: [2, 0, 0], tracks: [space, 0, 0], gear: ['e1'], ...mine },
		{ ancestors: { white: { gear: ['RADAR', 'PORTAL'] } } },
		{ ...RED, tracks: [7, 0, 0], gear: ['EXO'] }
	);

/** Two steps of choice, the ancestors of all tracks unlocked. */
const stepping = (tracks: readonly number[]) =>
	gaining(
		{ tracks, gear: GEAR_TAKEN, depot: ['own', 'own', 'own'] },
		['stepAny:2'],
		{ ancestors: GEAR_LEFT },
		RED
	);

export const knowledge: Lesson = {
	id: 'knowledge',
	steps: [
		{
			id: 'third-space',
			kind: 'do',
			rules: ['R-KNOW-1', 'R-KNOW-2', 'R-KNOW-3', 'R-KNOW-4'],
			guided: true,
			position: developing({ figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] }, {}, RED),
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
		}
	]
};
