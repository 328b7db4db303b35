// Three turns on the real floor, the first one led; then the same from the box on, alone.
import type { Lesson } from '../../schema/lesson.ts';

const SET_UP = {
	players: 1,
	temple: 'bk1p-88-33wbga-x',
	supply: ['I2g', 'I3b', 'V3a'],
	hand: ['star-01', 'star-06', 'sun-08', 'moon-03'],
	enigma: 'b',
	yard: ['O4w', 'T4a', 'L4g', 'I2a', 'Y4b', 'S4w', 'V3g', 'U5a', 'I4w'],
	// The first Sun has 3 Stars and 4 Pips, the first Moon 4 Stars and 7 Pips.
	onTop: { sun: ['sun-22', 'sun-17', 'sun-02', 'sun-06'], moon: ['moon-08', 'moon-14', 'moon-02'] },
	seed: 'three-turns'
};
const TURN_1 = ['place_I2g_220221', 'claim_star-01', 'discard_none', 'draw_sun', 'ancients_0_550551'];
const TURN_2 = [...TURN_1, 'take_row-1', 'marker_moon', 'discard_none'];
const TWO_KEYS = ['place_I3b_520521522', 'claim_star-06.sun-08'];
const TURN_3 = ['discard_none', 'draw_moon', 'draw_sun', 'ancients_1_110111112113'];
const ALL = ['view', 'hand', 'supply', 'table'];

export const threeTurns: Lesson = {
	id: 'three-turns',
	steps: [
		{
			id: 'turn-1',
			kind: 'do',
			rules: ['S-TURN-1', 'S-TURN-2', 'S-TURN-4', 'S-TURN-5', 'S-ANC-5'],
			guided: true,
			position: SET_UP,
			shows: ALL,
			goal: ['turn', 2],
			line: TURN_1
		},
		{
			id: 'turn-2',
			kind: 'do',
			rules: ['S-TURN-1', 'S-TURN-2', 'S-TURN-5'],
			position: { ...SET_UP, played: TURN_1 },
			shows: ALL,
			goal: ['rested'],
			line: ['take_row-1', 'marker_moon', 'discard_none']
		},
		{
			id: 'two-keys',
			kind: 'do',
			rules: ['S-TURN-1', 'S-TURN-2'],
			position: { ...SET_UP, played: TURN_2 },
			shows: ALL,
			goal: ['claimed', 'star-06', 'sun-08'],
			line: TWO_KEYS
		},
		{
			id: 'turn-3',
			kind: 'do',
			rules: ['S-TURN-3', 'S-TURN-4', 'S-TURN-5', 'S-ANC-1', 'S-ANC-2', 'S-ANC-3', 'S-ANC-5'],
			position: { ...SET_UP, played: [...TURN_2, ...TWO_KEYS] },
			shows: ALL,
			goal: ['turn', 4],
			line: TURN_3
		},
		{
			id: 'so-far',
			kind: 'count',
			rules: ['S-TURN-2', 'S-SCORE-1'],
			position: { ...SET_UP, played: [...TURN_2, ...TWO_KEYS, ...TURN_3] },
			shows: ['view'],
			asks: [
				{ id: 'piles', amount: ['marks'], answer: 3, choices: [2, 3, 4] },
				{ id: 'keys', amount: ['key-points'], answer: 4, choices: [3, 4, 6] },
				{ id: 'enigma', amount: ['enigma-points'], answer: 1, choices: [0, 1, 3] },
				{ id: 'total', amount: ['points'], answer: 5, choices: [4, 5, 7] }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: [
				'S-SETUP-2',
				'S-SETUP-3',
				'S-TURN-1',
				'S-TURN-2',
				'S-TURN-3',
				'S-TURN-4',
				'S-TURN-5',
				'S-ANC-3',
				'S-ANC-5'
			],
			position: { players: 1, fresh: true, seed: 'third-lamp' },
			shows: ALL,
			goal: ['turn', 4],
			line: [
				'core_w',
				'take_row-3',
				'place_U5b_510512520521522',
				'claim_star-04.star-06',
				'discard_moon-03',
				'draw_moon',
				'draw_sun',
				'draw_sun',
				'ancients_0_550560561',
				'take_row-1',
				'marker_sun',
				'discard_none',
				'take_row-2',
				'put-back_T4w',
				'marker_sun',
				'discard_none'
			]
		}
	]
};
