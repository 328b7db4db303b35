// No stack is higher than six.
import type { Lesson } from '../../schema/lesson.ts';

/** Two stacks of four on the Core Cube. */
const FOUR_HIGH = 'bk1p-44-11wbga-b112113212213';
/** Stacks of five, four and two. */
const STEPS = 'bk1p-44-11wbga-g112113114.b222223';

export const sixHigh: Lesson = {
	id: 'six-high',
	steps: [
		{
			id: 'six',
			kind: 'do',
			rules: ['B-PLACE-3'],
			guided: true,
			position: { temple: FOUR_HIGH, supply: ['I2w'] },
			shows: ['view', 'supply'],
			goal: ['top', 6],
			line: ['place_I2w_114115']
		},
		{
			id: 'seven',
			kind: 'forbidden',
			rules: ['B-PLACE-3'],
			position: { temple: FOUR_HIGH, supply: ['I3w'] },
			shows: ['view', 'supply'],
			attempt: ['place_I3w_114115116'],
			rule: 'B-PLACE-3'
		},
		{
			id: 'last-level',
			kind: 'judge',
			rules: ['B-PLACE-3'],
			position: { temple: `${FOUR_HIGH}.g114214`, supply: ['I2w'] },
			shows: ['view'],
			cases: [
				{ id: 'lying', actions: ['place_I2w_115215'], rule: null },
				{ id: 'upright', actions: ['place_I2w_115116'], rule: 'B-PLACE-3' }
			]
		},
		{
			id: 'room',
			kind: 'count',
			rules: ['B-PLACE-3'],
			position: { temple: STEPS },
			shows: ['view'],
			asks: [
				{ id: 'highest', amount: ['height', 'b2'], answer: 5, choices: [2, 3, 4, 5] },
				{ id: 'second', amount: ['height', 'c3'], answer: 4, choices: [2, 3, 4, 5] }
			]
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['B-PLACE-3', 'B-PLACE-2'],
			position: { temple: STEPS, supply: ['I4w'] },
			all: ['places', 'I4w', '000001002003'],
			answer: ['a1', 'c1', 'd1', 'c2', 'd2', 'a3', 'b3', 'a4', 'b4', 'd4']
		},
		{
			id: 'to-the-top',
			kind: 'do',
			rules: ['B-PLACE-3'],
			position: { temple: STEPS, supply: ['I2a', 'I3a'] },
			shows: ['view', 'supply'],
			goal: ['top', 6],
			line: ['place_I2a_224225'],
			mistakes: [{ id: 'too-long', actions: ['place_I3a_224225226'], rule: 'B-PLACE-3' }]
		}
	]
};
