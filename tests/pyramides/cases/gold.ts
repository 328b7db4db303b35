// What gold buys, the new tile, and how much a player may keep.
import assert from 'node:assert/strict';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { scoreOf } from '../../../web/games/pyramides/score.ts';
import { tileName } from '../../../web/games/pyramides/tiles.ts';
import { stoneCount } from '../../../web/games/pyramides/course.ts';
import type { GameState } from '../../../web/games/pyramides/state.ts';
import type { Position } from '../../../web/games/pyramides/position.ts';
import { after, extras, from, happens, me, refuses, site, START, type Case } from '../fixtures.ts';

const ABCD = [['W', 'E', 'WE', 'SW-red']];
const drawing = (gold: number, change: Partial<Position> = {}) =>
	extras({ step: 'draw', ...change }, { gold });
const limits = (mine: Partial<Position['players'][number]>, change: Partial<Position> = {}) =>
	extras({ step: 'limits', ...change }, { hand: 'W', ...mine });
const stack = (state: GameState, number: number) => (state.stacks[number - 1] ?? []).map(tileName);
/** Three players; the other two hold every white stone. */
const NO_WHITE = (mine: Partial<Position['players'][number]>): Partial<Position> => ({
	setup: { players: 3 },
	players: [
		{ hand: 'W', turnsTaken: 1, ...mine },
		{ hand: 'E', turnsTaken: 1, stones: { white: 4 } },
		{ hand: 'E', turnsTaken: 1, stones: { white: 4 } }
	]
});
const options = (state: GameState) => pyramides.options(state).map(pyramides.makeAction);

export const GOLD_CASES: readonly Case[] = [
	{
		id: 'PO-25',
		rules: ['P-LIMIT-1', 'P-GOLD-1', 'P-GOLD-2', 'P-GOLD-3'],
		check() {
			const state = after(drawing(8), 'draw.1');
			assert.equal(state.step.kind, 'limits');
			refuses(state, 'done', 'P-LIMIT-1');
			const once = after(state, 'buy-stone');
			assert.equal(me(once).gold, 5);
			refuses(once, 'done', 'P-LIMIT-1');
			const twice = after(once, 'buy-worker.f4');
			assert.equal(me(twice).gold, 2);
			assert.equal(after(twice, 'done').active, 1);
			const searched = after(drawing(8), 'buy-stone', 'search.1', 'pick.0');
			assert.equal(me(searched).gold, 4);
			assert.equal(after(searched, 'done').active, 1);
		}
	},
	{
		id: 'PO-26',
		rules: ['P-LIMIT-1', 'P-SCORE-3', 'P-END-3'],
		check() {
			const players = [{ turnsTaken: 1, gold: 5 }, { turnsTaken: 1 }];
			const state = after(from({ ...START, stacks: [], players, step: 'extras' }), 'done');
			assert.equal(state.step.kind, 'limits');
			refuses(state, 'done', 'P-LIMIT-1');
			const end = after(state, 'buy-stone', 'done');
			assert.equal(end.step.kind, 'end');
			const { stones, gold } = scoreOf(end, 0);
			assert.deepEqual([gold, stones, gold + stones], [2, 1, 3]);
		}
	},
	{
		id: 'PO-27',
		rules: ['P-LIMIT-2'],
		check() {
			const state = limits({ stones: { blue: 4, grey: 3, red: 2 } });
			refuses(state, 'done', 'P-LIMIT-2');
			const eight = after(state, 'trade.red_red');
			assert.deepEqual(
				[me(eight).stones.blue, me(eight).stones.grey, me(eight).stones.red, me(eight).stones.white],
				[4, 3, 0, 1]
			);
			refuses(eight, 'done', 'P-LIMIT-2');
			const seven = after(eight, 'trade.grey_grey');
			assert.deepEqual([me(seven).stones.blue, me(seven).stones.grey, me(seven).stones.white], [4, 1, 2]);
			refuses(seven, 'trade.blue_blue', 'P-LIMIT-2');
			assert.equal(after(seven, 'done').active, 1);
		}
	},
	{
		id: 'PO-28',
		rules: ['P-LIMIT-2'],
		check() {
			const state = limits({}, NO_WHITE({ stones: { blue: 4, red: 4 } }));
			refuses(state, 'trade.blue_red', 'P-LIMIT-2');
			assert.ok(!options(state).some((word) => word.startsWith('trade')));
			const seven = after(state, 'give-back.red');
			assert.equal(stoneCount(me(seven).stones), 7);
			assert.equal(seven.supply.stones.red, 1);
			refuses(seven, 'give-back.red', 'P-LIMIT-2');
			assert.equal(after(seven, 'done').active, 1);
			// While white ones are there, giving back is no way out.
			refuses(limits({ stones: { blue: 4, red: 4 } }), 'give-back.red', 'P-LIMIT-2');
		}
	},
	{
		id: 'PO-30',
		rules: ['P-GOLD-1'],
		check() {
			const state = after(drawing(4, { stacks: ABCD }), 'search.1');
			assert.deepEqual(state.step, { kind: 'search', stack: 1 });
			const taken = after(state, 'pick.2');
			assert.equal(me(taken).gold, 3);
			assert.equal(me(taken).hand?.kind, 'WE');
			assert.deepEqual(stack(taken, 1), ['W', 'E', 'SW-red']);
			refuses(drawing(0, { stacks: ABCD }), 'search.1', 'P-GOLD-1');
			refuses(drawing(4, { stacks: ABCD }), 'search.2', 'P-GOLD-1');
			refuses(state, 'pick.4', 'P-GOLD-1');
			refuses(state, 'draw.1', 'P-TURN-1');
		}
	},
	{
		id: 'gold: a worker for 3, onto a free foundation and without any line',
		rules: ['P-GOLD-2'],
		check() {
			const sites = { ...START.sites, j2: { foundation: 1 }, a9: { foundation: 1, owner: 1, workers: 1 } };
			const state = extras({ sites }, { gold: 3 });
			const bought = after(state, 'buy-worker.j2');
			assert.equal(site(bought, 'j2').workers, 1);
			assert.equal(site(bought, 'j2').owner, 0);
			assert.equal(me(bought).gold, 0);
			assert.equal(me(bought).workers, me(state).workers - 1);
			assert.equal(bought.supply.gold, state.supply.gold + 3);
			refuses(extras({ sites }, { gold: 2 }), 'buy-worker.j2', 'P-GOLD-2');
			refuses(state, 'buy-worker.a9', 'P-WORK-2');
			refuses(state, 'buy-worker.c3', 'P-WORK-5');
		}
	},
	{
		id: 'gold: no worker in the own supply, none to buy',
		rules: ['P-GOLD-2'],
		check() {
			const full = { foundation: 1, owner: 0, workers: 3 };
			const sites = { ...START.sites, b1: full, g1: full, e2: full, j2: full, c3: { ...full, workers: 2 } };
			const state = extras({ sites }, { gold: 4 });
			assert.equal(me(state).workers, 0);
			refuses(state, 'buy-worker.f4', 'P-GOLD-2');
			assert.ok(!options(state).some((word) => word.startsWith('buy-worker')));
		}
	},
	{
		id: 'gold: a white stone for 3',
		rules: ['P-GOLD-3'],
		check() {
			const state = extras({}, { gold: 3 });
			const bought = after(state, 'buy-stone');
			assert.equal(me(bought).stones.white, 1);
			assert.equal(stoneCount(me(bought).stones), 1);
			assert.equal(me(bought).gold, 0);
			assert.equal(bought.supply.stones.white, 7);
			assert.equal(bought.supply.gold, state.supply.gold + 3);
			refuses(extras({}, { gold: 2 }), 'buy-stone', 'P-GOLD-3');
			refuses(extras({ ...NO_WHITE({ gold: 3 }), step: 'limits' }), 'buy-stone', 'P-GOLD-3');
		}
	},
	{
		id: 'drawing: the top of a stack comes into the hand',
		rules: ['P-DRAW-1', 'P-TURN-1'],
		check() {
			const state = drawing(0, { stacks: ABCD });
			const drawn = after(state, 'draw.1');
			assert.equal(me(drawn).hand?.kind, 'W');
			assert.deepEqual(stack(drawn, 1), ['E', 'WE', 'SW-red']);
			assert.equal(drawn.step.kind, 'limits');
			refuses(state, 'draw.2', 'P-DRAW-1');
			refuses(drawn, 'draw.1', 'P-TURN-1');
			refuses(extras({ stacks: ABCD }), 'draw.1', 'P-TURN-1');
		}
	},
	{
		id: 'limits: four gold and seven stones may stay',
		rules: ['P-LIMIT-1', 'P-LIMIT-2'],
		check() {
			const state = limits({ gold: 4, stones: { blue: 4, red: 3 } });
			assert.equal(after(state, 'done').active, 1);
			refuses(state, 'trade.blue_blue', 'P-LIMIT-2');
			refuses(limits({ gold: 5 }), 'done', 'P-LIMIT-1');
			refuses(limits({ stones: { blue: 4, red: 4 } }), 'done', 'P-LIMIT-2');
			// Only at the end of the turn, and only stones that are there.
			refuses(extras({}, { stones: { blue: 4, red: 4 } }), 'trade.blue_blue', 'P-LIMIT-2');
			refuses(limits({ stones: { blue: 4, red: 4 } }), 'trade.grey_grey', 'P-LIMIT-2');
		}
	},
	{
		id: 'limits: gold that can buy nothing goes back',
		rules: ['P-LIMIT-1'],
		check() {
			const full = { foundation: 1, owner: 0, workers: 3 };
			const sites = { ...START.sites, b1: full, g1: full, e2: full, j2: full };
			const state = limits({}, { ...NO_WHITE({ gold: 6 }), sites });
			assert.equal(me(state).workers, 0);
			const next = after(state, 'done');
			assert.equal(next.players[0]?.gold, 4);
			assert.equal(next.supply.gold, 20);
			assert.ok(happens(state, 'done').some(({ what }) => what === 'gold-back'));
		}
	}
];
