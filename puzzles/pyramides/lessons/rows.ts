// A row runs through the new tile, both ways, up to a site or the edge.
import type { Lesson } from '../../schema/lesson.ts';
import { later, pyramid, START } from '../positions.ts';

const PLACED = { ...START, played: ['place.d6.N'] };

export const rows: Lesson = {
	id: 'rows',
	steps: [
		{
			id: 'across',
			kind: 'mark',
			rules: ['P-ROW-1', 'P-ROW-2', 'P-ROW-5', 'P-ROW-6'],
			guided: true,
			position: PLACED,
			all: ['row', 'H'],
			answer: ['c6', 'd6', 'e6', 'f6']
		},
		{
			id: 'down',
			kind: 'mark',
			rules: ['P-ROW-2', 'P-ROW-4', 'P-ROW-6'],
			position: PLACED,
			all: ['row', 'V'],
			answer: ['d6', 'd7', 'd8', 'd9']
		},
		{
			id: 'diagonal',
			kind: 'mark',
			rules: ['P-ROW-1', 'P-ROW-2', 'P-ROW-4'],
			position: PLACED,
			all: ['row', 'DU'],
			answer: ['b8', 'c7', 'd6', 'e5']
		},
		{
			id: 'tiles',
			kind: 'count',
			rules: ['P-ROW-3', 'P-ROW-4'],
			position: PLACED,
			asks: [
				{ id: 'across', amount: ['row-tiles', 'H'], answer: 3, choices: [2, 3, 4] },
				{ id: 'down', amount: ['row-tiles', 'V'], answer: 1, choices: [1, 3, 4] },
				{ id: 'most', amount: ['longest-row'], answer: 4, choices: [3, 4, 5] }
			]
		},
		{
			id: 'whole',
			kind: 'pick',
			rules: ['P-ROW-1', 'P-ROW-5'],
			position: PLACED,
			from: ['c6-d6-e6-f6', 'e5-f5-g5-h5', 'a3-b4-c5-d6', 'd6-e6'],
			answer: ['c6-d6-e6-f6', 'a3-b4-c5-d6'],
			all: ['rows']
		},
		{
			id: 'pyramid',
			kind: 'mark',
			rules: ['P-ROW-2'],
			position: { ...later({ d5: pyramid(2, 'red', 1, 2) }), played: ['place.c5.E'] },
			all: ['row', 'H'],
			answer: ['a5', 'b5', 'c5']
		},
		{
			id: 'best',
			kind: 'do',
			rules: ['P-ROW-1', 'P-ROW-5', 'P-ROW-6'],
			position: PLACED,
			shows: ['stones'],
			goal: ['gained-gold', 3],
			line: ['row.H']
		},
		{
			id: 'skip',
			kind: 'forbidden',
			rules: ['P-ROW-1', 'P-TURN-1'],
			position: PLACED,
			shows: ['stacks'],
			attempt: ['draw.1'],
			rule: 'P-TURN-1'
		}
	]
};
