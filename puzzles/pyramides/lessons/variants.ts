// Two variants: symbols that bind a tile to half of the board, and stacks that lie open.
import type { Lesson } from '../../schema/lesson.ts';
import { midTurn, START, withSymbols } from '../positions.ts';

const OPEN = midTurn(
	{ gold: 2 },
	{},
	{
		setup: { players: 2, open: true },
		step: 'draw',
		stacks: [
			['S-red', 'W', 'E'],
			['E', 'S-green'],
			['W', 'SW-grey', 'SE-red'],
			['SW-green', 'S-yellow'],
			['WE', 'S-purple', 'SE-blue'],
			['SW-red', 'SW-grey'],
			['SW-blue', 'W'],
			['SW-yellow', 'SE-grey']
		]
	}
);

export const variants: Lesson = {
	id: 'variants',
	steps: [
		{
			id: 'sphinx',
			kind: 'do',
			rules: ['P-SYM-2'],
			guided: true,
			position: withSymbols(3),
			shows: ['hand'],
			goal: ['placed', 'e4'],
			line: ['place.e4.E'],
			mistakes: [{ id: 'scarab', actions: ['place.f3.S'], rule: 'P-SYM-2' }]
		},
		{
			id: 'wrong-half',
			kind: 'forbidden',
			rules: ['P-SYM-2'],
			position: withSymbols(3),
			shows: ['hand'],
			attempt: ['place.f3.S'],
			rule: 'P-SYM-2'
		},
		{
			id: 'pay',
			kind: 'do',
			rules: ['P-SYM-5'],
			position: withSymbols(3, 1),
			shows: ['hand', 'stones'],
			goal: ['placed', 'f3'],
			line: ['place.f3.S.pay'],
			mistakes: [{ id: 'unpaid', actions: ['place.f3.S'], rule: 'P-SYM-2' }]
		},
		{
			id: 'cases',
			kind: 'judge',
			rules: ['P-SYM-2', 'P-SYM-3', 'P-SYM-5', 'P-SCORE-7'],
			position: withSymbols(7),
			shows: ['hand', 'stones'],
			cases: [
				{ id: 'scarab', actions: ['place.f3.S'], rule: null },
				{ id: 'sphinx', actions: ['place.e4.E'], rule: 'P-SYM-3' },
				{ id: 'no-gold', actions: ['place.e4.E.pay'], rule: 'P-SYM-5' },
				{ id: 'base', position: START, actions: ['place.f3.S'], rule: null }
			]
		},
		{
			id: 'side',
			kind: 'pick',
			rules: ['P-SYM-1', 'P-SYM-4'],
			position: midTurn({}, {}, { setup: { players: 2, symbols: true }, step: 'draw', played: ['draw.6'] }),
			shows: ['hand', 'stacks'],
			from: ['sphinx', 'scarab'],
			answer: ['scarab'],
			all: ['store'],
			one: true
		},
		{
			id: 'known',
			kind: 'do',
			rules: ['P-OPEN-1', 'P-OPEN-2'],
			position: OPEN,
			shows: ['hand', 'stacks'],
			goal: ['holds', 'WE'],
			line: ['draw.5']
		},
		{
			id: 'search-open',
			kind: 'forbidden',
			rules: ['P-GOLD-1', 'P-OPEN-2'],
			position: OPEN,
			shows: ['stones', 'stacks'],
			attempt: ['search.1'],
			rule: 'P-GOLD-1'
		},
		{
			id: 'closed',
			kind: 'mark',
			rules: ['P-OPEN-1', 'P-GOLD-1'],
			position: OPEN,
			shows: ['stones', 'stacks'],
			all: ['searchable'],
			answer: ['3', '4', '7', '8']
		}
	]
};
