// Positions written by hand: sound ones become states, others are named with their fault.
import { describe, expect, it } from 'vitest';
import { POSITION_FAULTS, stateOf, type Position } from '../../web/games/pyramides/position.ts';
import { DIAG, DOUBLE, from, pyramid, START } from './fixtures.ts';
import { checkPieces } from './games.ts';

const own = (workers: number) => ({ foundation: 1, owner: 0, workers });
const mine = (player: Position['players'][number]): Position => ({
	...START,
	players: [player, { hand: 'E' }]
});

const FAULTY: Readonly<Record<(typeof POSITION_FAULTS)[number], Position>> = {
	players: { ...START, players: [{ hand: 'W' }] },
	square: { ...START, tiles: { d5: ['W', 'N'] } },
	tile: { ...START, tiles: { d6: ['X', 'N'] } },
	stairs: { ...START, tiles: { d4: ['W', 'N'] } },
	site: { ...START, sites: { d5: { foundation: 2, level: 1 } } },
	'worker-count': { ...START, sites: { b1: own(3), g1: own(3), e2: own(3), j2: own(3), c3: own(3) } },
	'tile-count': { ...START, tiles: { d6: ['S-blue', 'N'], d4: ['S-blue', 'E'] } },
	'foundation-count': { ...START, sites: { d5: { foundation: 4 }, f4: { foundation: 4 } } },
	'stone-count': mine({ hand: 'W', stones: { blue: 5 } }),
	'gold-count': mine({ hand: 'W', gold: 25 }),
	'level-count': {
		...START,
		sites: { d5: pyramid(1, 'red'), f4: pyramid(1, 'red'), e7: pyramid(1, 'red'), g6: pyramid(1, 'red') }
	},
	'finial-count': {
		...START,
		sites: { d5: pyramid(5, 'red'), f4: pyramid(5, 'red'), e7: pyramid(5, 'red') }
	},
	limit: { ...START, players: [{ hand: 'W' }, { hand: 'E', gold: 5 }] },
	stack: { ...START, stacks: [['W', 'W', 'W', 'W', 'E', 'E']] },
	hand: { ...START, players: [{}, { hand: 'E' }] },
	step: { ...START, players: [{}, { hand: 'E' }], step: 'row' }
};

describe('a position with a fault is refused by its name', () => {
	it.each(POSITION_FAULTS)('%s', (code) => {
		const checked = stateOf(FAULTY[code]);
		if (checked.ok) throw new Error('not refused');
		expect(checked.faults.map((fault) => fault.code)).toEqual([code]);
	});
});

it('the fixtures of the rules become sound states', () => {
	for (const position of [START, DOUBLE, DIAG]) checkPieces(from(position));
	const [alex, bea] = from(START).players;
	expect([alex?.workers, bea?.workers, alex?.gold]).toEqual([14, 14, 0]);
	expect(from(DOUBLE).players[0]?.workers).toBe(12);
	expect(from(START).foundations.slice(0, 3)).toEqual([3, 1, 2]);
});

it('workers may stand on the tiles of a row', () => {
	const tiles = { ...START.tiles, d6: ['W', 'N'] as const };
	const position: Position = {
		...START,
		tiles,
		players: [{}, { hand: 'E' }],
		step: 'workers',
		placed: 'd6',
		stocked: ['d6', 'f6']
	};
	checkPieces(from(position));
	expect(from(position).players[0]?.workers).toBe(12);
	expect(stateOf({ ...position, stocked: ['e6'] }).ok).toBe(false);
});
