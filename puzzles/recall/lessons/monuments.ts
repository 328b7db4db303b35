// Monuments: printed fields, fields on tiles, and the monument tile that counts for everybody.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { developing, inserted, two } from '../positions.ts';

/** ION lies at the black track, so that no tribe pays for purple crystals. */
const BLACK_SEVEN = { tracks: [0, 0, 7], gear: ['e3'], depot: ['own'] };
const ION = { ancestors: { black: { tribe: 'ION', gear: ['DOUBLER', 'INTERPRETER', 'ALEMBIC'] } } };

/** Red was first on T6.0. */
const RED_FIRST = { ...RED, built: { 'T6.0': 'monument.1' } };
/** And chose this tile. */
const afterRed = (tile: string, mine: object) =>
	developing(mine, { monumentTiles: { 'T6.0': tile } }, RED_FIRST);

const TWO_BUILT = { built: { MW: 'monument.1', 'T11.0': 'monument.2' } };

export const monuments: Lesson = {
	id: 'monuments',
	steps: [
		{
			id: 'printed',
			kind: 'do',
			rules: ['R-MON-1', 'R-MON-2', 'R-MON-3', 'R-MON-6'],
			guided: true,
			position: developing({ figures: { MB: 1 }, crystals: [0, 0, 1], ...BLACK_SEVEN }, ION, RED),
			shows: ['map', 'console', 'knowledge'],
			goal: ['building', 'MB', 'monument.1'],
			line: ['build_MB_monument.1']
		},
		{
			id: 'value',
			kind: 'count',
			rules: ['R-MON-3'],
			position: two(
				{
					built: { MB: 'monument.1', MG: 'monument.2' },
					...BLACK_SEVEN,
					tracks: [0, 4, 7],
					gear: ['e2', 'e3']
				},
				ION,
				RED
			),
			shows: ['map', 'knowledge'],
			asks: [
				{ id: 'black', amount: ['track-value', 'black'], answer: 6, choices: [0, 6, 7] },
				{ id: 'grey', amount: ['track-value', 'grey'], answer: 2, choices: [2, 3, 4] },
				{ id: 'sum', amount: ['path', 'MIGHT', 'S'], answer: 8, choices: [2, 8, 11] }
			]
		},
		{
			id: 'pink',
			kind: 'forbidden',
			rules: ['R-MON-2'],
			position: developing({ figures: { MB: 1 }, crystals: [6, 6, 0] }, {}, RED),
			shows: ['map', 'console'],
			attempt: ['build_MB_monument.1'],
			rule: 'R-MON-2'
		},
		{
			id: 'first',
			kind: 'do',
			rules: ['R-MON-4', 'R-MON-5'],
			position: developing({ figures: { 'T11.0': 1 }, crystals: [0, 0, 1] }, {}, RED),
			shows: ['map', 'console', 'display'],
			goal: ['all', 'monument-tile T11.0 m4', 'all-figures 3'],
			line: ['build_T11.0_monument.1', 'tile_m4', 'place_T11.0_3']
		},
		{
			id: 'may',
			kind: 'judge',
			rules: ['R-MON-1', 'R-MON-2', 'R-MON-4', 'R-MON-6'],
			position: developing({ figures: { MB: 1, 'T8.4': 1 }, crystals: [0, 0, 1] }, {}, RED),
			shows: ['map', 'console', 'display'],
			cases: [
				{ id: 'storage-field', actions: ['build_T8.4_monument.1'], rule: 'R-MON-1' },
				{ id: 'higher', actions: ['build_MB_monument.2'], rule: 'R-MON-6' },
				{ id: 'lowest', actions: ['build_MB_monument.1'], rule: null },
				{
					id: 'third',
					position: developing(
						{ figures: { MB: 1 }, crystals: [0, 0, 1], ...TWO_BUILT },
						{ monumentTiles: { 'T11.0': 'm7' } },
						RED
					),
					actions: ['build_MB_monument.3'],
					rule: 'R-MON-2'
				},
				{
					id: 'new-tile',
					position: afterRed('m7', { figures: { 'T6.0': 2 }, crystals: [0, 0, 1] }),
					actions: ['build_T6.0_monument.1', 'tile_m1'],
					rule: 'R-MON-4'
				}
			]
		},
		{
			id: 'second',
			kind: 'do',
			rules: ['R-MON-4', 'R-MON-5', 'R-MON-6'],
			position: inserted(
				{ figures: { 'T6.0': 2, 'T11.0': 1 }, crystals: [0, 0, 1] },
				'D',
				'W',
				{ monumentTiles: { 'T6.0': 'm1' } },
				RED_FIRST
			),
			shows: ['map', 'console', 'display'],
			goal: ['is', 2, 'monuments'],
			line: [
				'use_1_0_develop',
				'build_T6.0_monument.1',
				'use_1_1_develop',
				'build_T11.0_monument.2',
				'tile_m7'
			],
			mistakes: [
				{
					id: 'alone',
					actions: [
						'use_1_0_develop',
						'build_T11.0_monument.1',
						'tile_m7',
						'use_1_1_develop',
						'build_T6.0_monument.2'
					],
					rule: 'R-MON-2'
				}
			]
		},
		{
			id: 'points',
			kind: 'count',
			rules: ['R-MON-3', 'R-MON-5'],
			position: two(
				{
					built: { 'T6.0': 'monument.1', 'T11.0': 'monument.2', MW: 'monument.3' },
					tracks: [5, 0, 0],
					gear: ['e1'],
					depot: ['own']
				},
				{ monumentTiles: { 'T6.0': 'm2', 'T11.0': 'm4' } },
				RED_FIRST
			),
			shows: ['map', 'knowledge'],
			asks: [
				{ id: 'yours', amount: ['path', 'MIGHT', 'S'], answer: 15, choices: [11, 15, 16] },
				{ id: 'red', amount: ['path', 'MIGHT', 'S', 1], answer: 5, choices: [0, 2, 5] }
			]
		}
	]
};
