// The row is stocked, then activated: oasis, eye, stone, worker.
import type { Lesson } from '../../schema/lesson.ts';
import { DIAGONAL, later, ONE_WORKER, ROW_H, START } from '../positions.ts';

const PLACED = { ...DIAGONAL, played: ['place.g7.N'] };

export const activating: Lesson = {
	id: 'activating',
	steps: [
		{
			id: 'diagonal',
			kind: 'do',
			rules: ['P-STOCK-1', 'P-ACT-1'],
			guided: true,
			position: PLACED,
			shows: ['stones'],
			goal: ['row', 'DD'],
			line: ['row.DD']
		},
		{
			id: 'stock',
			kind: 'mark',
			rules: ['P-STOCK-1'],
			position: PLACED,
			all: ['worker-tiles', 'DD'],
			answer: ['d4', 'e5', 'f6']
		},
		{
			id: 'gives',
			kind: 'count',
			rules: ['P-STOCK-1', 'P-ACT-3', 'P-ACT-4'],
			position: PLACED,
			asks: [
				{ id: 'stones', amount: ['row-stones', 'DD'], answer: 2, choices: [1, 2, 3] },
				{ id: 'workers', amount: ['row-workers', 'DD'], answer: 3, choices: [1, 2, 3] },
				{ id: 'gold', amount: ['row-gold', 'DD'], answer: 2, choices: [0, 1, 2] }
			]
		},
		{
			id: 'from',
			kind: 'count',
			rules: ['P-STOCK-2', 'P-ACT-4'],
			position: { ...DIAGONAL, played: ['place.g7.N', 'row.DD'] },
			shows: ['stones'],
			asks: [
				{ id: 'workers', amount: ['workers'], answer: 11, choices: [11, 13, 14] },
				{ id: 'stones', amount: ['stones'], answer: 2, choices: [0, 1, 2] },
				{ id: 'blue', amount: ['supply-stones', 'blue'], answer: 3, choices: [2, 3, 4] }
			]
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['P-ACT-1', 'P-ACT-2', 'P-ACT-3', 'P-ACT-4', 'P-ACT-5'],
			items: ['oasis', 'eye', 'stone', 'worker']
		},
		{
			id: 'gold',
			kind: 'mark',
			rules: ['P-ACT-2', 'P-ACT-3'],
			position: { ...START, played: ['place.d6.N'] },
			all: ['gold', 'H'],
			answer: ['c6', 'e6', 'f6']
		},
		{
			id: 'one-worker',
			kind: 'do',
			rules: ['P-STOCK-1', 'P-STOCK-2'],
			position: { ...ONE_WORKER, played: ROW_H },
			shows: ['stones'],
			goal: ['workers', 0],
			line: ['stock.f6'],
			mistakes: [{ id: 'both', actions: ['stock.d6_f6'], rule: 'P-STOCK-1' }]
		},
		{
			id: 'turn',
			kind: 'do',
			rules: ['P-STOCK-1', 'P-ACT-1', 'P-ACT-2', 'P-ACT-3', 'P-ACT-5'],
			position: later(),
			shows: ['hand', 'stones'],
			goal: ['step', 'extras'],
			line: [...ROW_H, 'move.d6.f4', 'move.f6.f4'],
			mistakes: [{ id: 'left', actions: [...ROW_H, 'done'], rule: 'P-TURN-1' }]
		}
	]
};
