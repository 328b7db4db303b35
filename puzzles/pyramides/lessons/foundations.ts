// Stairs beside an empty site bring a foundation, one a turn.
import type { Lesson } from '../../schema/lesson.ts';
import { later, pyramid, START } from '../positions.ts';

export const foundations: Lesson = {
	id: 'foundations',
	steps: [
		{
			id: 'lay',
			kind: 'do',
			rules: ['P-PLACE-4'],
			guided: true,
			position: START,
			shows: ['hand'],
			goal: ['laid', 'c3'],
			line: ['place.d3.W'],
			mistakes: [{ id: 'edge', actions: ['place.d3.N'], rule: 'P-PLACE-3' }]
		},
		{
			id: 'turn-away',
			kind: 'do',
			rules: ['P-PLACE-3', 'P-PLACE-4'],
			position: START,
			shows: ['hand'],
			goal: ['not-laid', 'd3'],
			line: ['place.d3.S']
		},
		{
			id: 'distance',
			kind: 'count',
			rules: ['P-PLACE-3', 'P-PLACE-4'],
			position: START,
			shows: ['hand'],
			asks: [
				{ id: 'left', amount: ['distance', 'd4', 'W'], answer: 3, choices: [1, 2, 3] },
				{ id: 'left-lays', amount: ['lays', 'place.d4.W'], answer: 0, choices: [0, 1] },
				{ id: 'right', amount: ['distance', 'd3', 'E'], answer: 4, choices: [1, 3, 4] },
				{ id: 'beside', amount: ['lays', 'place.d3.W'], answer: 1, choices: [0, 1] }
			]
		},
		{
			id: 'which-way',
			kind: 'pick',
			rules: ['P-PLACE-4'],
			position: START,
			shows: ['hand'],
			from: ['N', 'E', 'S', 'W'],
			answer: ['N'],
			all: ['laying-stairs', 'c4'],
			one: true
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['P-PLACE-4'],
			position: START,
			shows: ['hand'],
			all: ['laying', 'c4', 'h4', 'i4', 'g5', 'd6', 'a7', 'e8'],
			answer: ['c4', 'h4', 'i4']
		},
		{
			id: 'one',
			kind: 'count',
			rules: ['P-PLACE-4', 'P-PLACE-5'],
			position: { ...START, played: ['place.d3.W'] },
			asks: [
				{ id: 'value', amount: ['foundation', 'c3'], answer: 3, choices: [1, 2, 3] },
				{ id: 'board', amount: ['foundations'], answer: 5, choices: [4, 5, 6] },
				{ id: 'stack', amount: ['foundations-left'], answer: 17, choices: [16, 17, 18] }
			]
		},
		{
			id: 'pyramid',
			kind: 'judge',
			rules: ['P-PLACE-3'],
			position: later({ d5: pyramid(2, 'red', 1, 2) }),
			shows: ['hand'],
			cases: [
				{ id: 'pyramid', actions: ['place.d6.N'], rule: null },
				{ id: 'edge', actions: ['place.d1.N'], rule: 'P-PLACE-3' },
				{ id: 'far-pyramid', actions: ['place.d1.S'], rule: null }
			]
		},
		{
			id: 'anywhere',
			kind: 'do',
			rules: ['P-PLACE-4'],
			position: later({ c3: { foundation: 3 }, h3: { foundation: 1 } }),
			shows: ['hand'],
			goal: ['laid'],
			line: ['place.i4.S']
		}
	]
};
