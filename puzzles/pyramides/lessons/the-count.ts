// The last tile, the last turn, and the points.
import type { Lesson } from '../../schema/lesson.ts';
import { later, midTurn, midTurnOfThree, others, own, pyramid, START } from '../positions.ts';

const STACKS = [
	['W', 'E', 'WE'],
	['S-red', 'SE-red'],
	['S-green', 'SW-green', 'W']
];
/** Foundations 3 and 2, pyramids of value 35 and 60. */
const SITES = { f4: own(3, 1), d5: own(2, 2), e7: pyramid(4, 'red'), g6: pyramid(5, 'blue') };
const of = (owner: number, site: object) => ({ ...site, owner });
const THREE_PLAYERS = midTurnOfThree(
	{},
	{
		sites: {
			d5: pyramid(5, 'blue'),
			f4: pyramid(4, 'blue'),
			b6: own(3, 1),
			e7: of(1, pyramid(5, 'grey')),
			g6: of(1, pyramid(4, 'grey')),
			i5: others(3, 1),
			c3: of(2, pyramid(5, 'red')),
			h3: of(2, pyramid(4, 'red'))
		},
		players: [
			{ turnsTaken: 1, gold: 4, stones: { green: 4, yellow: 3 } },
			{ hand: 'E', turnsTaken: 1, gold: 4, stones: { purple: 4, white: 3 } },
			{ hand: 'E', turnsTaken: 1, gold: 3 }
		]
	}
);
const LAST = { ...START, stacks: [], step: 'extras' };

export const theCount: Lesson = {
	id: 'the-count',
	steps: [
		{
			id: 'remove',
			kind: 'do',
			rules: ['P-END-1'],
			position: midTurn({}, {}, { step: 'draw', stacks: STACKS }),
			shows: ['stacks', 'players'],
			goal: ['stack', 2, 0],
			line: ['draw.2']
		},
		{
			id: 'three',
			kind: 'count',
			rules: ['P-END-2'],
			position: midTurnOfThree({}, { step: 'draw', stacks: STACKS, played: ['draw.2'] }),
			shows: ['stacks', 'players'],
			asks: [
				{ id: 'stack', amount: ['stack', 2], answer: 1, choices: [0, 1, 2] },
				{ id: 'all', amount: ['stacked'], answer: 7, choices: [6, 7, 8] }
			]
		},
		{
			id: 'last-turn',
			kind: 'do',
			rules: ['P-END-3'],
			position: { ...later(), stacks: [], players: [{ hand: 'W', turnsTaken: 13 }, { turnsTaken: 14 }] },
			shows: ['hand', 'stones', 'players'],
			goal: ['over'],
			line: ['place.d6.N', 'row.H', 'move.d6.f4', 'move.f6.f4', 'done', 'done']
		},
		{
			id: 'over',
			kind: 'judge',
			rules: ['P-END-3'],
			shows: ['stones', 'players'],
			cases: [
				{
					id: 'other',
					position: { ...LAST, players: [{ turnsTaken: 14 }, { hand: 'W', turnsTaken: 13 }] },
					actions: ['done', 'done', 'place.d6.N'],
					rule: null
				},
				{
					id: 'in-time',
					position: { ...LAST, players: [{ turnsTaken: 13, gold: 3 }, { turnsTaken: 14 }] },
					actions: ['buy-stone'],
					rule: null
				},
				{
					id: 'late',
					position: { ...LAST, players: [{ turnsTaken: 13, gold: 3 }, { turnsTaken: 14 }] },
					actions: ['done', 'done', 'buy-stone'],
					rule: 'P-END-3'
				}
			]
		},
		{
			id: 'sum',
			kind: 'count',
			rules: ['P-SCORE-1', 'P-SCORE-2', 'P-SCORE-3'],
			position: midTurn({ gold: 4, stones: { blue: 3, white: 2 } }, SITES),
			shows: ['stones'],
			asks: [
				{ id: 'foundations', amount: ['foundation-points'], answer: 5, choices: [3, 5, 7] },
				{ id: 'pyramids', amount: ['pyramid-points'], answer: 95, choices: [60, 95, 97] },
				{ id: 'rest', amount: ['other-points'], answer: 9, choices: [4, 5, 9] },
				{ id: 'total', amount: ['points'], answer: 109, choices: [100, 109, 111] }
			]
		},
		{
			id: 'foundations',
			kind: 'mark',
			rules: ['P-SCORE-1', 'P-SCORE-2'],
			position: midTurn(
				{},
				{
					f4: own(3, 3),
					d5: pyramid(2, 'green', 2, 2),
					e7: others(1, 1),
					c3: own(1, 1),
					b6: { foundation: 3 }
				}
			),
			all: ['scoring-foundations'],
			answer: ['f4', 'c3']
		},
		{
			id: 'card',
			kind: 'count',
			rules: ['P-SCORE-4'],
			position: midTurn({ gold: 1 }, SITES),
			shows: ['stones', 'score'],
			asks: [
				{ id: 'total', amount: ['points'], answer: 101, choices: [100, 101, 102] },
				{ id: 'card', amount: ['card'], answer: 100, choices: [0, 100, 200] },
				{ id: 'marker', amount: ['marker'], answer: 1, choices: [0, 1, 101] }
			]
		},
		{
			id: 'winner',
			kind: 'pick',
			rules: ['P-SCORE-5', 'P-SCORE-6'],
			position: THREE_PLAYERS,
			shows: ['stones', 'players'],
			from: ['0', '1', '2'],
			answer: ['0', '1'],
			all: ['winners']
		}
	]
};
