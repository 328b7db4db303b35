// The box: ours is sound, and every fault is named with its place.
import { describe, expect, it } from 'vitest';
import boxJson from '../../puzzles/pyramides/box.json' with { type: 'json' };
import { box } from '../../puzzles/pyramides/box.ts';
import { DeckError } from '../../puzzles/schema/deck.ts';
import { FAULT_CODES, parseBox, type FaultCode } from '../../puzzles/pyramides/schema.ts';

type Loose = typeof boxJson & Record<string, unknown>;
const LINES = boxJson.board.squares;
const line = (row: number, text: string) => LINES.map((before, k) => (k === row - 1 ? text : before));
const board = (change: Partial<Loose['board']>) => ({ board: { ...boxJson.board, ...change } });
const level = (k: number, change: object) => ({
	levels: boxJson.levels.map((each, at) => (at === k ? { ...each, ...change } : each))
});

/** One change for every fault, and where it is found. */
const SPOILED: Readonly<Record<FaultCode, readonly [change: object, where: string]>> = {
	structure: [{ gold: 'much' }, 'gold'],
	'board-size': [board({ squares: line(1, '. # . ').map((each) => each.trim()) }), 'board.squares'],
	'board-square': [board({ squares: line(1, '. # . x . . # . o .') }), 'board.squares[0]'],
	'row-too-long': [board({ squares: line(1, '. . . . . . # . o .') }), 'board a1'],
	'site-beside': [board({ squares: line(1, '. # # . . . # . o .') }), 'board c2'],
	'no-stairs': [board({ squares: LINES.map((each) => each.replaceAll('#', 'o')) }), 'board a1'],
	'start-square': [board({ starts: boxJson.board.starts.slice(1) }), 'board e5'],
	'start-stairs': [
		board({ starts: boxJson.board.starts.map((each) => ({ ...each, stair: 'W' })) }),
		'board e6'
	],
	'symbol-columns': [board({ symbols: { sphinx: 'abcde', scarab: 'efghij' } }), 'board e1'],
	'symbol-room': [board({ symbols: { sphinx: 'ab', scarab: 'cdefghij' } }), 'board.symbols sphinx'],
	'tile-count': [
		{ tiles: boxJson.tiles.map((each) => (each.kind === 'W' ? { kind: 'W', perColour: 1 } : each)) },
		'tiles[0] W'
	],
	'stack-number': [{ stacks: { ...boxJson.stacks, open: [1, 9] } }, 'stacks.open'],
	'tile-sum': [
		{ tiles: boxJson.tiles.map((each) => (each.kind === 'W' ? { kind: 'W', count: 5 } : each)) },
		'tiles'
	],
	'turns-unequal': [
		{ tiles: boxJson.tiles.map((each) => (each.kind === 'W' ? { kind: 'W', count: 5 } : each)) },
		'tiles'
	],
	'foundation-count': [{ foundations: [{ value: 1, count: 19 }] }, 'foundations'],
	'level-count': [{ levels: boxJson.levels.slice(0, 4) }, 'levels'],
	'level-pieces': [level(1, { perPlayer: 2 }), 'levels[1]'],
	'level-value': [level(2, { value: 10 }), 'levels[2]'],
	'worker-count': [
		{ workers: { ...boxJson.workers, dealt: { ...boxJson.workers.dealt, 2: 17 } } },
		'workers.dealt 2'
	],
	'task-count': [{ tasks: boxJson.tasks.slice(1) }, 'tasks'],
	'task-goal': [
		{ tasks: boxJson.tasks.map((each) => ({ ...each, ...('level' in each ? { level: 6 } : {}) })) },
		'tasks[0] pyramids'
	]
};

describe('a box with a fault is refused by its name and its place', () => {
	it.each(FAULT_CODES)('%s', (code) => {
		const [change, where] = SPOILED[code];
		let faults: DeckError['faults'] = [];
		try {
			parseBox({ ...boxJson, ...change });
		} catch (error) {
			if (!(error instanceof DeckError)) throw error;
			({ faults } = error);
		}
		expect(faults.filter((fault) => fault.code === code).map((fault) => fault.where)).toContain(where);
	});
});

it('our box is ours, and has the numbers of the rules', () => {
	expect(box.note).toMatch(/^Our own/);
	const tiles = box.tiles.map(({ count = 0, perColour = 0 }) => count + 6 * perColour);
	expect(tiles.reduce((sum, each) => sum + each, 0)).toBe(40);
	expect(box.stones.perColour * 6 + box.stones.white).toBe(32);
	expect(box.foundations.reduce((sum, { count }) => sum + count, 0)).toBe(22);
});
