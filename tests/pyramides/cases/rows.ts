// The row that is chosen, stocked and activated.
import assert from 'node:assert/strict';
import { KINDS, rowThrough, TILE_SQUARES } from '../../../web/games/pyramides/board.ts';
import { DIRECTIONS, type Direction } from '../../../web/games/pyramides/state.ts';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import {
	after,
	at,
	DIAG,
	from,
	happens,
	LATER,
	me,
	names,
	pyramid,
	reach,
	refuses,
	START,
	type Case
} from '../fixtures.ts';

const placed = () => after(from(START), 'place.d6.N');
const row = (name: string, direction: Direction) => names(rowThrough(at(name), direction));

export const ROW_CASES: readonly Case[] = [
	{
		id: 'PO-07',
		rules: ['P-ROW-1', 'P-ROW-2', 'P-ROW-5', 'P-ROW-6', 'P-STOCK-1', 'P-ACT-2', 'P-ACT-3'],
		check() {
			assert.deepEqual(row('d6', 'H'), ['c6', 'd6', 'e6', 'f6']);
			const state = after(placed(), 'row.H');
			assert.equal(me(state).gold, 3);
			assert.deepEqual(names(state.stocked.workers), ['d6', 'f6']);
			assert.equal(me(state).stones.blue, 0);
			const gave = happens(placed(), 'row.H');
			assert.equal(gave.filter(({ what }) => what === 'oasis').length, 1);
			assert.equal(gave.filter(({ what }) => what === 'eye').length, 2);
		}
	},
	{
		id: 'PO-08',
		rules: ['P-ROW-4', 'P-ROW-6', 'P-ACT-2'],
		check() {
			assert.deepEqual(row('d6', 'V'), ['d6', 'd7', 'd8', 'd9']);
			const state = after(placed(), 'row.V');
			assert.equal(me(state).gold, 1);
			assert.deepEqual(names(state.stocked.workers), ['d6']);
		}
	},
	{
		id: 'PO-09',
		rules: ['P-ROW-4', 'P-ROW-6'],
		check() {
			assert.deepEqual(row('d6', 'DD'), ['a3', 'b4', 'c5', 'd6']);
			const state = after(placed(), 'row.DD');
			assert.equal(me(state).gold, 1);
			assert.deepEqual(names(state.stocked.workers), ['d6']);
		}
	},
	{
		id: 'PO-10',
		rules: ['P-ROW-1', 'P-ROW-4'],
		check() {
			assert.deepEqual(row('d6', 'DU'), ['b8', 'c7', 'd6', 'e5']);
			const state = after(placed(), 'row.DU');
			assert.equal(me(state).gold, 0);
			assert.deepEqual(names(state.stocked.workers), ['d6', 'e5']);
		}
	},
	{
		id: 'PO-16',
		rules: ['P-STOCK-1', 'P-STOCK-2', 'P-ACT-1', 'P-ACT-3', 'P-ACT-4', 'P-ACT-5'],
		check() {
			const before = after(from(DIAG), 'place.g7.N');
			assert.deepEqual(row('g7', 'DD'), ['d4', 'e5', 'f6', 'g7']);
			const state = after(before, 'row.DD');
			assert.equal(me(state).gold, 2);
			assert.equal(me(state).stones.blue, 1);
			assert.equal(me(state).stones.red, 1);
			assert.deepEqual(names(state.stocked.workers), ['d4', 'e5', 'f6']);
			assert.equal(me(state).workers, 11);
			assert.equal(state.supply.stones.blue, before.supply.stones.blue - 1);
			assert.equal(state.supply.stones.red, before.supply.stones.red - 1);
			assert.deepEqual(reach(state, 'd4'), ['d5']);
		}
	},
	{
		id: 'PO-24',
		rules: ['P-STOCK-1', 'P-STOCK-2'],
		check() {
			// 13 of 14 workers stand on foundations.
			const own = (foundation: number, workers: number) => ({ foundation, owner: 0, workers });
			const sites = {
				...START.sites,
				b1: own(1, 3),
				g1: own(1, 3),
				e2: own(1, 3),
				j2: own(1, 3),
				c3: own(1, 1)
			};
			const before = after(from({ ...START, sites, players: LATER }), 'place.d6.N');
			assert.equal(me(before).workers, 1);
			const state = after(before, 'row.H');
			assert.deepEqual(state.step, { kind: 'stock', squares: [at('d6'), at('f6')] });
			assert.equal(me(state).gold, 0);
			refuses(state, 'stock.d6_f6', 'P-STOCK-1');
			refuses(state, 'stock.e6', 'P-STOCK-1');
			refuses(state, 'done', 'P-TURN-1');
			for (const name of ['d6', 'f6']) {
				const stocked = after(state, `stock.${name}`);
				assert.deepEqual(names(stocked.stocked.workers), [name]);
				assert.equal(me(stocked).workers, 0);
				assert.equal(me(stocked).gold, 3);
			}
			// Taking one back makes the choice needless.
			assert.deepEqual(names(after(state, 'recall.b1').stocked.workers), ['d6', 'f6']);
			// Without any worker nothing is to be chosen.
			const none = after(
				from({ ...START, sites: { ...sites, c3: own(1, 2) }, players: LATER }),
				'place.d6.N',
				'row.H'
			);
			assert.equal(none.step.kind, 'extras');
			assert.equal(me(none).gold, 3);
		}
	},
	{
		id: 'rows: all four directions are offered, nothing else in between',
		rules: ['P-ROW-1', 'P-TURN-1'],
		check() {
			const offered = pyramides.options(placed()).map(pyramides.makeAction);
			assert.deepEqual(offered, ['row.H', 'row.V', 'row.DD', 'row.DU']);
			refuses(placed(), 'done', 'P-TURN-1');
			refuses(placed(), 'draw.1', 'P-TURN-1');
			const wrong = pyramides.apply(placed(), { do: 'row', direction: 'X' as Direction });
			assert.deepEqual(wrong, { ok: false, refusal: { rule: 'P-ROW-1' } });
		}
	},
	{
		id: 'rows: sites bound a row whatever stands on them',
		rules: ['P-ROW-2'],
		check() {
			assert.deepEqual(row('e5', 'H'), ['e5', 'f5', 'g5', 'h5']);
			for (const square of TILE_SQUARES)
				for (const direction of DIRECTIONS)
					assert.ok(rowThrough(square, direction).every((each) => KINDS[each] !== 'site'));
			const sites = { ...START.sites, d5: pyramid(2, 'red') };
			const state = after(from({ ...START, sites, players: LATER }), 'place.c5.E');
			// e5 shows a worker, but the pyramid on d5 lies between.
			assert.deepEqual(names(after(state, 'row.H').stocked.workers), ['c5']);
		}
	},
	{
		id: 'rows: at most four tiles',
		rules: ['P-ROW-3'],
		check() {
			const lengths = TILE_SQUARES.flatMap((square) =>
				DIRECTIONS.map(
					(direction) => rowThrough(square, direction).filter((each) => KINDS[each] === 'tile').length
				)
			);
			assert.equal(Math.max(...lengths), 4);
		}
	},
	{
		id: 'rows: the tile of this turn is in every row',
		rules: ['P-ROW-5'],
		check() {
			for (const direction of DIRECTIONS) {
				const [happened] = happens(placed(), `row.${direction}`);
				assert.ok(happened?.what === 'row' && happened.squares.includes(at('d6')));
				assert.ok(after(placed(), `row.${direction}`).stocked.workers.includes(at('d6')));
			}
		}
	},
	{
		id: 'rows: the order is oasis, eye, stone, worker',
		rules: ['P-ACT-1'],
		check() {
			// c5 and d6 with the oasis b4: everything in one row.
			const tiles = { ...START.tiles, c5: ['SE-red', 'E'] as const };
			const state = after(from({ ...START, tiles, players: LATER }), 'place.d6.N');
			const order = happens(state, 'row.DD').map(({ what }) => what);
			assert.deepEqual(order, ['row', 'stocked', 'oasis', 'eye', 'stone']);
			assert.equal(after(state, 'row.DD').step.kind, 'workers');
		}
	},
	{
		id: 'rows: a colour that has run out leaves its tile empty',
		rules: ['P-STOCK-2', 'P-ACT-4'],
		check() {
			const blue = (mine: number) =>
				from({
					...START,
					players: [
						{ hand: 'SE-blue', turnsTaken: 1, stones: { blue: mine } },
						{ hand: 'E', turnsTaken: 1, stones: { blue: 1 } }
					]
				});
			// f5 and g5 both show blue; one or no blue stone is left.
			const one = after(blue(2), 'place.g5.S', 'row.H');
			assert.equal(me(one).stones.blue, 3);
			assert.equal(one.supply.stones.blue, 0);
			const none = after(blue(3), 'place.g5.S', 'row.H');
			assert.equal(me(none).stones.blue, 3);
			assert.equal(none.supply.stones.blue, 0);
		}
	},
	{
		id: 'rows: a tile of the opponents stocks for whoever activates it',
		rules: ['P-STOCK-1', 'P-STOCK-2'],
		check() {
			const state = after(placed(), 'row.H');
			assert.equal(me(state).workers, 12);
			assert.equal(state.players[1]?.workers, 14);
		}
	}
];
