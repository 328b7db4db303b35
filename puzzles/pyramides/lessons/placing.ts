// Where the hand tile may go, and where its stairs may point.
import type { Lesson } from '../../schema/lesson.ts';
import { START } from '../positions.ts';

export const placing: Lesson = {
	id: 'placing',
	steps: [
		{
			id: 'place',
			kind: 'do',
			rules: ['P-TURN-1', 'P-PLACE-1', 'P-PLACE-3'],
			guided: true,
			position: START,
			shows: ['hand'],
			goal: ['placed', 'd4', 'E'],
			line: ['place.d4.E'],
			mistakes: [{ id: 'edge', actions: ['place.d4.N'], rule: 'P-PLACE-3' }]
		},
		{
			id: 'oasis',
			kind: 'forbidden',
			rules: ['P-PLACE-2'],
			position: START,
			shows: ['hand'],
			attempt: ['place.h5.E'],
			rule: 'P-PLACE-2'
		},
		{
			id: 'taken',
			kind: 'forbidden',
			rules: ['P-PLACE-1'],
			position: START,
			shows: ['hand'],
			attempt: ['place.e5.W'],
			rule: 'P-PLACE-1'
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['P-PLACE-1', 'P-PLACE-2'],
			position: START,
			shows: ['hand'],
			all: ['places', 'c3', 'e4', 'g5', 'h5', 'f6', 'g6', 'd7', 'i7'],
			answer: ['e4', 'g5', 'd7']
		},
		{
			id: 'pointing',
			kind: 'judge',
			rules: ['P-PLACE-3'],
			position: START,
			shows: ['hand'],
			cases: [
				{ id: 'beside', actions: ['place.d4.S'], rule: null },
				{ id: 'edge', actions: ['place.d4.N'], rule: 'P-PLACE-3' },
				{ id: 'far', actions: ['place.d4.W'], rule: null },
				{ id: 'oasis', actions: ['place.d3.E'], rule: null }
			]
		},
		{
			id: 'ways',
			kind: 'pick',
			rules: ['P-PLACE-3'],
			position: START,
			from: ['N', 'E', 'S', 'W'],
			answer: ['S', 'W'],
			all: ['stairs', 'i3']
		},
		{
			id: 'join',
			kind: 'do',
			rules: ['P-PLACE-1', 'P-PLACE-3', 'P-PLACE-6'],
			position: START,
			shows: ['hand'],
			goal: ['joins', 3],
			line: ['place.d6.N']
		},
		{
			id: 'turn',
			kind: 'order',
			rules: ['P-TURN-1'],
			items: ['place', 'row', 'stock', 'activate', 'draw']
		}
	]
};
