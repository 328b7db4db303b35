// What lies under other cards is dug out: 1 silver for every card on it, and these stay.
import type { Lesson } from '../../schema/lesson.ts';
import { f1, without } from './tables.ts';

/** The left corner of the temple. */
const CORNER = {
	...f1({ silver: 1 }),
	temple: {
		t1: 'CO1',
		m11: 'MA2',
		m12: 'CO2',
		m21: 'ST3',
		g11: 'JE2',
		g12: 'RE2',
		g13: 'ST4',
		g21: 'MA3',
		g22: 'ST1'
	}
};

export const digging: Lesson = {
	id: 'digging',
	steps: [
		{
			id: 'pay',
			kind: 'do',
			rules: ['T-TAKE-2', 'T-TAKE-4'],
			guided: true,
			position: f1(),
			shows: ['area'],
			goal: ['owns', 'CO2'],
			line: ['take.m12']
		},
		{
			id: 'stay',
			kind: 'count',
			rules: ['T-TAKE-3', 'T-TAKE-2'],
			position: { ...f1(), played: ['take.m12'] },
			asks: [
				{ id: 'top', amount: ['temple', 't'], answer: 3, choices: [1, 2, 3] },
				{ id: 'temple', amount: ['temple'], answer: 25, choices: [23, 25, 26] },
				{ id: 'below', amount: ['price', 'g12'], answer: 1, choices: [0, 1, 2] }
			]
		},
		{
			id: 'on',
			kind: 'mark',
			rules: ['T-TAKE-2'],
			position: f1(),
			all: ['on', 'g22'],
			answer: ['m11', 'm12', 'm21', 'm22', 't1']
		},
		{
			id: 'dear',
			kind: 'forbidden',
			rules: ['T-TAKE-2'],
			position: f1(),
			attempt: ['take.g22'],
			rule: 'T-TAKE-2'
		},
		{
			id: 'price',
			kind: 'count',
			rules: ['T-TAKE-2', 'T-TAKE-1'],
			position: f1(),
			asks: [
				{ id: 'm12', amount: ['price', 'm12'], answer: 2, choices: [1, 2, 4] },
				{ id: 'g11', amount: ['price', 'g11'], answer: 1, choices: [0, 1, 2] },
				{ id: 'g23', amount: ['price', 'g23'], answer: 5, choices: [2, 4, 5] },
				{ id: 't2', amount: ['price', 't2'], answer: 0, choices: [0, 1, 2] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-TAKE-2', 'T-TAKE-3'],
			position: f1({ silver: 1 }),
			cases: [
				{ id: 'corner', actions: ['take.g11'], rule: null },
				{ id: 'beside', actions: ['take.g12'], rule: 'T-TAKE-2' },
				{ id: 'gap', position: without(f1({ silver: 1 }), 'm12'), actions: ['take.g12'], rule: null },
				{
					id: 'under',
					position: without(f1({ silver: 1 }), 'm11', 'm12', 'm21'),
					actions: ['take.g22'],
					rule: 'T-TAKE-2'
				}
			]
		},
		{
			id: 'too-dear',
			kind: 'mark',
			rules: ['T-TAKE-2'],
			position: CORNER,
			all: ['too-dear'],
			answer: ['g12', 'g21', 'g22']
		},
		{
			id: 'relic',
			kind: 'do',
			rules: ['T-TAKE-2', 'T-TAKE-3', 'T-TAKE-4'],
			position: f1(),
			shows: ['area'],
			goal: ['gets', 'RE'],
			line: ['take.m14'],
			mistakes: [{ id: 'deep', actions: ['take.g23'], rule: 'T-TAKE-2' }]
		}
	]
};
