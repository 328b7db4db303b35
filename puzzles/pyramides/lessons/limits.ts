// At the end of a turn nobody keeps more than 4 gold and 7 stones.
import type { Lesson } from '../../schema/lesson.ts';
import { midTurn } from '../positions.ts';

const ending = (mine: object) => midTurn({ hand: 'W', ...mine }, {}, { step: 'limits' });

export const limits: Lesson = {
	id: 'limits',
	steps: [
		{
			id: 'five',
			kind: 'do',
			rules: ['P-LIMIT-1', 'P-GOLD-3'],
			guided: true,
			position: ending({ gold: 5 }),
			shows: ['stones'],
			goal: ['turn-of', 1],
			line: ['buy-stone', 'done'],
			mistakes: [{ id: 'keep', actions: ['done'], rule: 'P-LIMIT-1' }]
		},
		{
			id: 'too-much',
			kind: 'forbidden',
			rules: ['P-LIMIT-1'],
			position: ending({ gold: 8 }),
			shows: ['stones'],
			attempt: ['done'],
			rule: 'P-LIMIT-1'
		},
		{
			id: 'eight',
			kind: 'do',
			rules: ['P-LIMIT-1', 'P-GOLD-2', 'P-GOLD-3'],
			position: ending({ gold: 8 }),
			shows: ['stones'],
			goal: ['turn-of', 1],
			line: ['buy-stone', 'buy-worker.f4', 'done'],
			mistakes: [{ id: 'keep', actions: ['buy-stone', 'done'], rule: 'P-LIMIT-1' }]
		},
		{
			id: 'search',
			kind: 'do',
			rules: ['P-LIMIT-1', 'P-GOLD-1'],
			position: midTurn({ gold: 5 }, {}, { step: 'draw' }),
			shows: ['stones', 'stacks'],
			goal: ['kept-gold', 4],
			line: ['search.1', 'pick.0', 'done']
		},
		{
			id: 'nine',
			kind: 'do',
			rules: ['P-LIMIT-2'],
			position: ending({ stones: { blue: 4, grey: 3, red: 2 } }),
			shows: ['stones'],
			goal: ['turn-of', 1],
			line: ['trade.red_red', 'trade.grey_grey', 'done'],
			mistakes: [{ id: 'keep', actions: ['done'], rule: 'P-LIMIT-2' }]
		},
		{
			id: 'exchange',
			kind: 'judge',
			rules: ['P-LIMIT-2'],
			shows: ['stones'],
			cases: [
				{
					id: 'eight',
					position: ending({ stones: { blue: 4, red: 4 } }),
					actions: ['trade.blue_red'],
					rule: null
				},
				{
					id: 'seven',
					position: ending({ stones: { blue: 4, red: 3 } }),
					actions: ['trade.blue_red'],
					rule: 'P-LIMIT-2'
				},
				{
					id: 'early',
					position: midTurn({ stones: { blue: 4, red: 4 } }),
					actions: ['trade.blue_red'],
					rule: 'P-LIMIT-2'
				}
			]
		},
		{
			id: 'numbers',
			kind: 'count',
			rules: ['P-LIMIT-1', 'P-LIMIT-2'],
			position: ending({ stones: { blue: 4, grey: 3, red: 3 } }),
			shows: ['stones'],
			asks: [
				{ id: 'gold', amount: ['gold-limit'], answer: 4, choices: [3, 4, 7] },
				{ id: 'stones', amount: ['stone-limit'], answer: 7, choices: [4, 6, 7] },
				{ id: 'exchanges', amount: ['exchanges'], answer: 3, choices: [2, 3, 6] }
			]
		},
		{
			id: 'end',
			kind: 'judge',
			rules: ['P-LIMIT-1', 'P-LIMIT-2'],
			shows: ['stones'],
			cases: [
				{
					id: 'full',
					position: ending({ gold: 4, stones: { blue: 4, red: 3 } }),
					actions: ['done'],
					rule: null
				},
				{
					id: 'gold',
					position: ending({ gold: 5, stones: { blue: 4, red: 2 } }),
					actions: ['done'],
					rule: 'P-LIMIT-1'
				},
				{
					id: 'stones',
					position: ending({ gold: 3, stones: { blue: 4, red: 4 } }),
					actions: ['done'],
					rule: 'P-LIMIT-2'
				}
			]
		}
	]
};
