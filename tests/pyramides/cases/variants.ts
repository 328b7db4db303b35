// Symbols, open stacks, and the group with its tasks.
import assert from 'node:assert/strict';
import { SYMBOLS, TILE_SQUARES } from '../../../web/games/pyramides/board.ts';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { known } from '../../../web/games/pyramides/known.ts';
import type { Position } from '../../../web/games/pyramides/position.ts';
import { newGame, storeOf } from '../../../web/games/pyramides/setup.ts';
import type { GameState } from '../../../web/games/pyramides/state.ts';
import { taskResult } from '../../../web/games/pyramides/tasks.ts';
import { after, extras, from, me, pyramid, refuses, site, START, type Case } from '../fixtures.ts';

const symbols = (gold: number, stack: number) =>
	from({
		...START,
		setup: { players: 2, symbols: true },
		players: [{ hand: 'W', from: stack, gold }, { hand: 'E' }]
	});

const group = (
	task: 1 | 2 | 3,
	change: Partial<Position>,
	mine: Position['players'][number] = {}
): GameState =>
	from({
		...START,
		setup: { players: 1, task },
		step: 'extras',
		...change,
		players: [{ turnsTaken: 20, ...mine }]
	});

const placeWords = (state: GameState) =>
	pyramides.options(state).flatMap((option) => (option.do === 'place' ? [option] : []));

/** Five pyramids of level 4 in five colours. */
const FIVE = {
	d5: pyramid(4, 'blue'),
	f4: pyramid(4, 'grey'),
	e7: pyramid(4, 'red'),
	c3: pyramid(4, 'green'),
	b6: pyramid(4, 'yellow')
};

export const VARIANT_CASES: readonly Case[] = [
	{
		id: 'PO-33',
		rules: ['P-SYM-2', 'P-SYM-5'],
		check() {
			refuses(symbols(0, 3), 'place.f3.S', 'P-SYM-2');
			refuses(symbols(0, 3), 'place.f3.S.pay', 'P-SYM-5');
			refuses(symbols(1, 3), 'place.f3.S', 'P-SYM-2');
			const paid = after(symbols(1, 3), 'place.f3.S.pay');
			assert.equal(me(paid).gold, 0);
			assert.equal(paid.supply.gold, 24);
			const free = after(symbols(1, 3), 'place.e4.E');
			assert.equal(me(free).gold, 1);
		}
	},
	{
		id: 'symbols: a tile of the scarab store wants a scarab square',
		rules: ['P-SYM-3', 'P-SYM-5'],
		check() {
			refuses(symbols(0, 7), 'place.e4.E', 'P-SYM-3');
			assert.equal(me(after(symbols(1, 7), 'place.e4.E.pay')).gold, 0);
			assert.equal(me(after(symbols(1, 7), 'place.f3.S')).gold, 1);
			assert.ok(placeWords(symbols(0, 7)).every(({ square }) => SYMBOLS[square] === 'scarab'));
			assert.ok(placeWords(symbols(0, 3)).every(({ square }) => SYMBOLS[square] === 'sphinx'));
			refuses(symbols(1, 7), 'place.f3.S.pay', 'P-SYM-5');
		}
	},
	{
		id: 'symbols: stores, sides and halves',
		rules: ['P-SYM-1'],
		check() {
			assert.deepEqual([1, 2, 3, 4].map(storeOf), Array(4).fill('sphinx'));
			assert.deepEqual([5, 6, 7, 8].map(storeOf), Array(4).fill('scarab'));
			assert.equal(TILE_SQUARES.filter((square) => SYMBOLS[square] === 'sphinx').length, 34);
			assert.equal(TILE_SQUARES.filter((square) => SYMBOLS[square] === 'scarab').length, 34);
			const state = extras({ step: 'draw' });
			assert.equal(me(after(state, 'draw.4')).hand?.store, 'sphinx');
			assert.equal(me(after(state, 'draw.5')).hand?.store, 'scarab');
		}
	},
	{
		id: 'symbols: everybody sees which store a hand tile came from',
		rules: ['P-SYM-4'],
		check() {
			const state = newGame({ players: 2, symbols: true, first: 0 }, 'side');
			const [mine, other] = known(state, 0).players;
			assert.deepEqual([mine?.hand?.store, other?.hand?.store], ['sphinx', 'scarab']);
			assert.equal(other?.hand?.tile, null);
		}
	},
	{
		id: 'symbols: without a free square of the symbol any will do',
		rules: ['P-SYM-2'],
		check() {
			const state = symbols(0, 3);
			const full = state.tiles.map((tile, square) =>
				tile || SYMBOLS[square] === 'scarab' || !TILE_SQUARES.includes(square)
					? tile
					: ({ kind: 'W', colour: null, stair: 'N' } as const)
			);
			assert.ok(after({ ...state, tiles: full }, 'place.f3.S').placed !== null);
		}
	},
	{
		id: 'PO-34',
		rules: ['P-OPEN-1', 'P-OPEN-2', 'P-GOLD-1'],
		check() {
			const setup = { players: 2, open: true } as const;
			assert.deepEqual(newGame(setup, 'open').open, [1, 2, 5, 6]);
			assert.deepEqual(newGame({ players: 2 }, 'open').open, []);
			const state = extras({ setup, step: 'draw' }, { gold: 2 });
			refuses(state, 'search.1', 'P-GOLD-1');
			const shown = known(state, 0).stacks;
			for (const [k, { tiles }] of shown.entries()) {
				const top = state.stacks[k]?.[0];
				assert.deepEqual(tiles[0], [0, 1, 4, 5].includes(k) ? top : null);
				assert.ok(tiles.slice(1).every((tile) => tile === null));
			}
			const drawn = after(state, 'draw.1');
			assert.equal(me(drawn).hand?.kind, shown[0]?.tiles[0]?.kind);
			// The others saw it too; a tile from a face-down stack they did not see.
			assert.deepEqual(known(drawn, 1).players[0]?.hand?.tile, shown[0]?.tiles[0]);
			assert.equal(known(after(state, 'draw.3'), 1).players[0]?.hand?.tile, null);
			assert.equal(after(state, 'search.3').step.kind, 'search');
		}
	},
	{
		id: 'PO-35',
		rules: ['P-COOP-3'],
		check() {
			const sites = {
				d5: pyramid(5, 'blue'),
				f4: pyramid(5, 'grey'),
				e7: pyramid(5, 'red'),
				g6: pyramid(4, 'green', 3)
			};
			const state = group(1, { sites }, { stones: { green: 4, white: 1 } });
			assert.equal(taskResult(state), null);
			const end = after(state, 'build.g6.green.green_green_green_green_white');
			assert.equal(end.step.kind, 'end');
			assert.equal(taskResult(end), 'solved');
			// Three are not enough: the game goes on, and is lost with the last tile.
			const { f4: _, ...fewer } = sites;
			const more = group(1, { sites: fewer, stacks: [] }, { stones: { green: 4, white: 1 } });
			const three = after(more, 'build.g6.green.green_green_green_green_white');
			assert.equal(three.step.kind, 'extras');
			assert.equal(taskResult(after(three, 'done', 'done')), 'failed');
		}
	},
	{
		id: 'PO-36',
		rules: ['P-COOP-4'],
		check() {
			const sites = {
				d5: pyramid(5, 'blue'),
				f4: pyramid(5, 'grey'),
				e7: pyramid(5, 'red'),
				g6: pyramid(5, 'green'),
				c3: pyramid(4, 'yellow')
			};
			const end = (gold: number) => after(group(2, { sites, stacks: [], step: 'limits' }, { gold }), 'done');
			assert.deepEqual([pyramides.scores(end(0)), taskResult(end(0))], [[275], 'failed']);
			assert.deepEqual([pyramides.scores(end(1)), taskResult(end(1))], [[276], 'solved']);
			// Points count at the end alone.
			const open = group(2, { sites }, { gold: 4 });
			assert.equal(taskResult(open), null);
			assert.equal(after(open, 'buy-stone').step.kind, 'extras');
		}
	},
	{
		id: 'PO-37',
		rules: ['P-COOP-5'],
		check() {
			const tiles = { ...START.tiles, d6: ['W', 'N'] as const };
			const sealed = group(
				3,
				{ sites: FIVE, tiles, step: 'workers', placed: 'd6', stocked: ['d6'] },
				{ gold: 3 }
			);
			refuses(sealed, 'move.d6.d5', 'P-COOP-5');
			refuses(sealed, 'buy-worker.d5', 'P-COOP-5');
			const sixth = (colour: 'blue' | 'purple') =>
				after(
					group(3, { sites: { ...FIVE, g6: pyramid(3, colour, 3) } }, { stones: { [colour]: 4 } }),
					`build.g6.${colour}.${Array(4).fill(colour).join('_')}`
				);
			assert.equal(sixth('blue').step.kind, 'extras');
			assert.equal(taskResult(sixth('purple')), 'solved');
			// Nor is one raised that has workers left from before.
			const three = group(3, { sites: { d5: pyramid(4, 'blue', 3) } }, { stones: { blue: 4, white: 1 } });
			refuses(three, 'build.d5.blue.blue_blue_blue_blue_white', 'P-COOP-5');
			assert.equal(site(sealed, 'd5').workers, 1);
		}
	},
	{
		id: 'group: one hand, one board, 28 turns, eight tiles unseen in the box',
		rules: ['P-COOP-1', 'P-COOP-2'],
		check() {
			let state: GameState = newGame({ players: 1, task: 2 }, 'group');
			assert.equal(state.players.length, 1);
			assert.deepEqual([me(state).workers, me(state).finials], [11, 8]);
			while (state.step.kind !== 'end') {
				const [first] = pyramides.options(state);
				const outcome = pyramides.apply(state, first!);
				assert.ok(outcome.ok);
				state = outcome.state;
			}
			assert.equal(me(state).turnsTaken, 28);
			assert.equal(state.removed.length, 8);
			assert.equal(state.tiles.filter(Boolean).length, 32);
			assert.equal(taskResult(state), 'failed');
		}
	},
	{
		id: 'group: finials of other colours serve for tasks 1 and 2',
		rules: ['P-COOP-3', 'P-COOP-4'],
		check() {
			for (const task of [1, 2] as const) {
				const sites = { d5: pyramid(5, 'blue'), f4: pyramid(5, 'grey'), g6: pyramid(4, 'green', 3) };
				const state = group(task, { sites }, { stones: { green: 4, white: 1 } });
				const built = after(state, 'build.g6.green.green_green_green_green_white');
				assert.equal(site(built, 'g6').level, 5);
			}
		}
	}
];
