// Three uses of gold, and the end of a turn.
import type { Lesson } from '../../schema/lesson.ts';
import { midTurn, midTurnOfThree, others, own, pyramid } from '../positions.ts';

const SEARCHED = [
	['W', 'E', 'WE', 'SW-red'],
	['S-red', 'SE-green', 'S-grey']
];
const drawing = (gold: number) => midTurn({ gold }, {}, { step: 'draw', stacks: SEARCHED });

export const gold: Lesson = {
	id: 'gold',
	steps: [
		{
			id: 'worker',
			kind: 'do',
			rules: ['P-GOLD-2'],
			guided: true,
			position: midTurn({ gold: 7 }),
			shows: ['stones'],
			goal: ['workers-on', 'e7', 1],
			line: ['buy-worker.e7']
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['P-GOLD-2'],
			position: midTurn(
				{ gold: 3 },
				{ j2: { foundation: 1 }, f4: own(3, 3), g6: pyramid(1, 'blue', 1, 2), d5: others(2, 1) }
			),
			shows: ['stones'],
			all: ['bought-worker'],
			answer: ['j2', 'g6', 'e7']
		},
		{
			id: 'stone',
			kind: 'do',
			rules: ['P-GOLD-3', 'P-EXTRA-1'],
			position: midTurn({ gold: 4, stones: { red: 2 } }),
			shows: ['stones'],
			goal: ['stone', 'white', 1],
			line: ['buy-stone']
		},
		{
			id: 'prices',
			kind: 'judge',
			rules: ['P-GOLD-1', 'P-GOLD-2', 'P-GOLD-3'],
			position: midTurn({ gold: 2 }),
			shows: ['stones'],
			cases: [
				{ id: 'stone', actions: ['buy-stone'], rule: 'P-GOLD-3' },
				{ id: 'worker', actions: ['buy-worker.e7'], rule: 'P-GOLD-2' },
				{ id: 'search', position: drawing(1), actions: ['search.1'], rule: null },
				{ id: 'no-gold', position: drawing(0), actions: ['search.1'], rule: 'P-GOLD-1' }
			]
		},
		{
			id: 'search',
			kind: 'do',
			rules: ['P-GOLD-1'],
			position: drawing(2),
			shows: ['stones', 'stacks'],
			goal: ['holds', 'WE'],
			line: ['search.1', 'pick.2']
		},
		{
			id: 'back',
			kind: 'pick',
			rules: ['P-GOLD-1'],
			position: { ...drawing(2), played: ['search.1', 'pick.2'] },
			from: ['W_E_SW-red', 'E_W_SW-red', 'SW-red_E_W'],
			answer: ['W_E_SW-red'],
			all: ['order', 1],
			one: true
		},
		{
			id: 'stacks',
			kind: 'mark',
			rules: ['P-DRAW-1'],
			position: midTurn(
				{},
				{},
				{
					step: 'draw',
					stacks: [
						['W', 'E'],
						[],
						['SE-red', 'SW-grey'],
						[],
						['SW-blue', 'WE', 'W'],
						[],
						[],
						['S-yellow', 'E']
					]
				}
			),
			shows: ['stacks'],
			all: ['stacks'],
			answer: ['1', '3', '5', '8']
		},
		{
			id: 'end',
			kind: 'do',
			rules: ['P-TURN-1', 'P-TURN-2', 'P-DRAW-1'],
			position: midTurnOfThree({ gold: 1 }),
			shows: ['hand', 'stacks', 'players'],
			goal: ['turn-of', 1],
			line: ['done', 'draw.1', 'done']
		}
	]
};
