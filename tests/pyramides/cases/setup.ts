// The box unpacked.
import assert from 'node:assert/strict';
import { stoneCount } from '../../../web/games/pyramides/course.ts';
import { pointing } from '../../../web/games/pyramides/board.ts';
import { newGame } from '../../../web/games/pyramides/setup.ts';
import type { GameState, Setup } from '../../../web/games/pyramides/state.ts';
import { TILES, tileName } from '../../../web/games/pyramides/tiles.ts';
import { at, site, type Case } from '../fixtures.ts';

const SETUPS: readonly (readonly [Setup, stacks: number, workers: number, turns: number])[] = [
	[{ players: 2 }, 34, 14, 14],
	[{ players: 3 }, 33, 12, 12],
	[{ players: 4 }, 32, 10, 9],
	[{ players: 1, task: 1 }, 35, 11, 28]
];
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
const stackSum = ({ stacks }: GameState) => sum(stacks.map(({ length }) => length));
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const SETUP_CASES: readonly Case[] = [
	{
		id: 'PO-01',
		rules: ['P-SETUP-4', 'P-SETUP-5', 'P-SETUP-7', 'P-SETUP-9', 'P-SETUP-10', 'P-COOP-1'],
		check() {
			for (const [setup, stacks, workers, turns] of SETUPS) {
				const state = newGame(setup, 'po-01');
				assert.equal(stackSum(state), stacks);
				assert.deepEqual(
					state.players.map((player) => player.workers),
					Array<number>(setup.players).fill(workers)
				);
				assert.equal(state.foundations.length, 18);
				assert.equal(state.turnsEach, turns);
			}
		}
	},
	{
		id: 'PO-02',
		rules: ['P-SETUP-6'],
		check() {
			const expected = { e5: ['W', 'd5'], f5: ['N', 'f4'], e6: ['S', 'e7'], f6: ['E', 'g6'] } as const;
			const state = newGame({ players: 2 }, 'po-02');
			for (const [square, [stair, target]] of Object.entries(expected)) {
				assert.equal(state.tiles[at(square)]?.stair, stair);
				assert.deepEqual(pointing(at(square), stair), { site: at(target), distance: 1 });
				assert.notEqual(site(state, target).foundation, null);
			}
			assert.equal(state.tiles.filter(Boolean).length, 4);
			assert.equal(state.sites.filter(({ foundation }) => foundation !== null).length, 4);
		}
	},
	{
		id: 'setup: pyramid levels and gold lie beside the board',
		rules: ['P-SETUP-2', 'P-SETUP-8'],
		check() {
			const { supply } = newGame({ players: 4 }, 'supply');
			assert.deepEqual(Object.values(supply.firstLevels), [3, 3, 3, 3, 3, 3]);
			assert.deepEqual(supply.furtherLevels, [10, 8, 6]);
			assert.equal(supply.gold, 24);
			assert.equal(stoneCount(supply.stones), 32);
		}
	},
	{
		id: 'setup: foundations are shuffled',
		rules: ['P-SETUP-3'],
		check() {
			const orders = SEEDS.map((seed) => {
				const state = newGame({ players: 2 }, seed);
				const laid = state.sites.flatMap(({ foundation }) => foundation ?? []);
				const all = [...laid, ...state.foundations].sort((p, q) => p - q);
				assert.equal(all.join(''), '1'.repeat(7) + '2'.repeat(7) + '3'.repeat(7) + '4');
				return state.foundations.join('');
			});
			assert.equal(new Set(orders).size, SEEDS.length);
		}
	},
	{
		id: 'setup: eight shuffled stacks, start tiles from four of them, hands from the others',
		rules: ['P-SETUP-5', 'P-SETUP-6', 'P-SETUP-9'],
		check() {
			const orders = SEEDS.map((seed) => {
				const state = newGame({ players: 4 }, seed);
				assert.deepEqual(
					state.stacks.map(({ length }) => length),
					Array<number>(8).fill(4)
				);
				const all = [...state.tiles, ...state.stacks.flat(), ...state.players.map(({ hand }) => hand)];
				const found = all.flatMap((tile) => (tile ? [tileName(tile)] : []));
				assert.deepEqual([...found].sort(), TILES.map(tileName).sort());
				return found.join();
			});
			assert.equal(TILES.length, 40);
			assert.equal(new Set(orders).size, SEEDS.length);
		}
	},
	{
		id: 'setup: everybody begins with two finials, no stone and no gold',
		rules: ['P-SETUP-9', 'P-BUILD-9'],
		check() {
			for (const player of newGame({ players: 3 }, 'hands').players) {
				assert.equal(player.finials, 2);
				assert.equal(player.gold, 0);
				assert.equal(stoneCount(player.stones), 0);
				assert.ok(player.hand);
			}
		}
	},
	{
		id: 'setup: who begins is drawn, or named',
		rules: ['P-SETUP-11'],
		check() {
			const drawn = SEEDS.map((seed) => newGame({ players: 4 }, seed).active);
			assert.ok(new Set(drawn).size > 1);
			for (const first of [0, 1, 2, 3]) {
				const state = newGame({ players: 4, first }, 'named');
				assert.equal(state.active, first);
				// G-6: hand tiles in turn order, from stacks 3, 7, 4 and 8.
				const stores = [0, 1, 2, 3].map((k) => state.players[(first + k) % 4]?.hand?.store);
				assert.deepEqual(stores, ['sphinx', 'scarab', 'sphinx', 'scarab']);
			}
		}
	}
];
