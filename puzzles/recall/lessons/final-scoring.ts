// The end of the game: three steps, resources, pigsties, the sum, and ties.
import type { Lesson } from '../../schema/lesson.ts';
import { atTheEnd, two } from '../positions.ts';
import { SCORED } from '../sheet.ts';

const RED = { colour: 'red' };

/** The other person's turn in this round is about to end. */
const lastTurn = (round: number) => two({ figures: { S1: 1 } }, { turn: 1, round, phase: 'module' }, RED);

export const finalScoring: Lesson = {
	id: 'final-scoring',
	steps: [
		{
			id: 'steps',
			kind: 'order',
			rules: ['R-END-1'],
			items: ['marker', 'paths', 'goals', 'resources', 'winner']
		},
		{
			id: 'over',
			kind: 'judge',
			rules: ['R-END-1'],
			shows: ['time'],
			cases: [
				{ id: 'sixteen', position: lastTurn(16), actions: ['end', 'insert_W_A'], rule: null },
				{ id: 'seventeen', position: lastTurn(17), actions: ['end', 'insert_W_A'], rule: 'R-END-1' }
			]
		},
		{
			id: 'resources',
			kind: 'count',
			rules: ['R-RES-1', 'R-RES-2'],
			position: atTheEnd({ crystals: [1, 2, 1], figures: { 'T8.0': 2 }, depot: ['own'] }, {}, RED),
			shows: ['map', 'console'],
			asks: [
				{ id: 'white', amount: ['in-white'], answer: 8, choices: [4, 6, 8] },
				{ id: 'points', amount: ['resources'], answer: 3, choices: [2, 3, 10] }
			]
		},
		{
			id: 'sties',
			kind: 'count',
			rules: ['R-END-2', 'R-TRIBE-DORIAN-S'],
			position: atTheEnd(
				{ tribe: 'DORIAN', figures: { 'T8.0': 1 }, built: { 'T2.0': 'farmland.1' } },
				{ sties: ['T8.0', 'T7.1', 'T2.0'] },
				{ ...RED, figures: { 'T8.0': 1 } }
			),
			shows: ['map'],
			asks: [
				{ id: 'you', amount: ['line', 'R-TRIBE-DORIAN-S'], answer: 4, choices: [2, 4, 6] },
				{ id: 'red', amount: ['line', 'R-TRIBE-DORIAN-S', 1], answer: 0, choices: [0, 2, 4] }
			]
		},
		{
			id: 'no-boosters',
			kind: 'count',
			rules: ['R-POINT-2', 'R-END-3'],
			position: atTheEnd({ points: 30, boosters: { A: 0, B: 0, C: 0, D: 0 }, tracks: [9, 5, 0] }, {}, RED),
			shows: ['console', 'score'],
			asks: [
				{ id: 'total', amount: ['total'], answer: 43, choices: [30, 36, 43] },
				{ id: 'boosters', amount: ['boosters'], answer: 4, choices: [4, 5, 6] }
			]
		},
		{
			id: 'sheet',
			kind: 'count',
			rules: ['R-END-1', 'R-GOAL-1', 'R-PATH-1', 'R-PATH-2', 'R-RES-2'],
			position: atTheEnd(SCORED.you, SCORED.table, RED),
			shows: ['map', 'console', 'knowledge', 'score'],
			asks: [
				{ id: 'paths', amount: ['path-points'], answer: 101, choices: [75, 101, 123] },
				{ id: 'goal', amount: ['line', 'R-GOAL-1'], answer: 15, choices: [0, 15, 30] },
				{ id: 'resources', amount: ['resources'], answer: 3, choices: [2, 3, 10] },
				{ id: 'total', amount: ['total'], answer: 141, choices: [119, 131, 141] }
			]
		},
		{
			id: 'winner',
			kind: 'pick',
			rules: ['R-END-4', 'R-AIM-1'],
			position: {
				persons: [
					{ points: 52, tracks: [5, 0, 0] },
					{ ...RED, points: 50, tracks: [7, 3, 0] },
					{ colour: 'yellow', points: 55 }
				],
				turn: 2,
				round: 17,
				phase: 'module',
				played: ['end']
			},
			shows: ['score', 'knowledge'],
			from: ['0', '1', '2'],
			answer: ['1'],
			all: ['winners'],
			one: true
		},
		{
			id: 'tie',
			kind: 'pick',
			rules: ['R-TIE-1'],
			position: atTheEnd({ points: 100, tracks: [8, 5, 2] }, {}, { ...RED, points: 87, tracks: [8, 4, 12] }),
			shows: ['score', 'knowledge'],
			from: ['0', '1'],
			answer: ['0'],
			all: ['winners']
		},
		{
			id: 'shared',
			kind: 'pick',
			rules: ['R-TIE-1', 'R-END-4'],
			position: atTheEnd({ points: 60, tracks: [7, 5, 3] }, {}, { ...RED, points: 60, tracks: [7, 5, 3] }),
			shows: ['score', 'knowledge'],
			from: ['0', '1'],
			answer: ['0', '1'],
			all: ['winners']
		}
	]
};
