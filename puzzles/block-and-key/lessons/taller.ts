// Face to face a Block must end higher than every stack it touches, however low the touched face is.
import type { Lesson } from '../../schema/lesson.ts';

/** A brown Block on the floor, a green tower on one end of it. */
const TOWER_ON_ONE_END = 'bk1p-55-00wbga-b220320.g321322323';

export const taller: Lesson = {
	id: 'taller',
	steps: [
		{
			id: 'beside',
			kind: 'do',
			rules: ['B-PLACE-2'],
			guided: true,
			position: { temple: 'bk1p-55-11gawb-x', supply: ['I3w'] },
			shows: ['supply'],
			goal: ['face-to-face'],
			line: ['place_I3w_010011012'],
			mistakes: [{ id: 'lying', actions: ['place_I3w_010020030'], rule: 'B-PLACE-2' }]
		},
		{
			id: 'equal',
			kind: 'forbidden',
			rules: ['B-PLACE-2'],
			position: { temple: 'bk1p-55-11gawb-x', supply: ['I2b'] },
			shows: ['supply'],
			attempt: ['place_I2b_010011'],
			rule: 'B-PLACE-2'
		},
		{
			id: 'anywhere',
			kind: 'judge',
			rules: ['B-PLACE-2', 'B-PLACE-1'],
			position: { temple: 'bk1p-55-31gawb-x', supply: ['L4w'] },
			cases: [
				{ id: 'three-high', actions: ['place_L4w_110111112210'], rule: null },
				{ id: 'two-high', actions: ['place_L4w_010011110210'], rule: 'B-PLACE-2' },
				{ id: 'corner', actions: ['place_L4w_000001100200'], rule: null }
			]
		},
		{
			id: 'height',
			kind: 'count',
			rules: ['B-PLACE-2'],
			position: { temple: TOWER_ON_ONE_END },
			asks: [
				{ id: 'tower', amount: ['height', 'd3'], answer: 4, choices: [1, 3, 4, 5] },
				{ id: 'low-end', amount: ['height', 'c3'], answer: 1, choices: [0, 1, 3, 4] }
			]
		},
		{
			id: 'lower-face',
			kind: 'judge',
			rules: ['B-PLACE-2'],
			position: { temple: TOWER_ON_ONE_END, supply: ['V3w'] },
			cases: [
				{ id: 'low-end', actions: ['place_V3w_230240241'], rule: null },
				{ id: 'tower-end', actions: ['place_V3w_330340341'], rule: 'B-PLACE-2' }
			]
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['B-PLACE-2', 'B-PLACE-1'],
			position: { temple: 'bk1p-44-00bgaw-g220221222223', supply: ['I3a'] },
			all: ['places', 'I3a', '000001002'],
			answer: ['a1', 'b1', 'c1', 'a2', 'b2', 'd2', 'a3', 'b4', 'd4']
		},
		{
			id: 'between',
			kind: 'do',
			rules: ['B-PLACE-2'],
			position: { temple: 'bk1p-44-00wbga-a220221222', supply: ['I2b', 'I4b'] },
			shows: ['view', 'supply'],
			goal: ['sees', 'b', 2, 0],
			line: ['place_I4b_210211212213'],
			mistakes: [{ id: 'too-low', actions: ['place_I2b_210211'], rule: 'B-PLACE-2' }]
		}
	]
};
