// Where the hand tile may lie, and the foundation it brings.
import assert from 'node:assert/strict';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { KINDS } from '../../../web/games/pyramides/board.ts';
import { after, at, from, happens, LATER, me, refuses, site, START, type Case } from '../fixtures.ts';

const start = () => from(START);
const laid = (state: ReturnType<typeof start>) =>
	state.sites.filter(({ foundation }) => foundation !== null).length;

export const PLACING_CASES: readonly Case[] = [
	{
		id: 'PO-03',
		rules: ['P-PLACE-3', 'P-PLACE-4'],
		check() {
			refuses(start(), 'place.d4.N', 'P-PLACE-3');
			assert.equal(laid(after(start(), 'place.d4.E')), 4);
			assert.equal(laid(after(start(), 'place.d4.S')), 4);
			const west = after(start(), 'place.d4.W');
			assert.equal(site(west, 'a4').foundation, null);
			assert.equal(west.foundations.length, 18);
		}
	},
	{
		id: 'PO-04',
		rules: ['P-PLACE-1', 'P-PLACE-2'],
		check() {
			refuses(start(), 'place.h5.E', 'P-PLACE-2');
			refuses(start(), 'place.d5.N', 'P-PLACE-1');
			refuses(start(), 'place.e5.W', 'P-PLACE-1');
		}
	},
	{
		id: 'PO-05',
		rules: ['P-PLACE-4', 'P-PLACE-5'],
		check() {
			const state = after(start(), 'place.d3.W');
			assert.equal(site(state, 'c3').foundation, 3);
			assert.equal(state.foundations.length, 17);
			assert.deepEqual(state.foundations.slice(0, 2), [1, 2]);
			assert.equal(laid(state), 5);
			assert.ok(happens(start(), 'place.d3.W').some(({ what }) => what === 'foundation'));
		}
	},
	{
		id: 'PO-06',
		rules: ['P-PLACE-3', 'P-PLACE-4', 'P-PLACE-5'],
		check() {
			for (const word of ['place.d3.S', 'place.d3.E']) {
				const state = after(start(), word);
				assert.equal(laid(state), 4);
				assert.equal(state.foundations.length, 18);
			}
			refuses(start(), 'place.d3.N', 'P-PLACE-3');
		}
	},
	{
		id: 'placing: no oasis is ever offered, every free tile square is',
		rules: ['P-PLACE-1', 'P-PLACE-2'],
		check() {
			const offered = new Set(
				pyramides.options(start()).flatMap((option) => (option.do === 'place' ? [option.square] : []))
			);
			const free = [...KINDS.keys()].filter((square) => KINDS[square] === 'tile' && !start().tiles[square]);
			assert.deepEqual(
				[...offered].sort((p, q) => p - q),
				free
			);
			assert.equal(free.length, 64);
		}
	},
	{
		id: 'placing: one tile, one foundation a turn',
		rules: ['P-PLACE-5', 'P-TURN-1'],
		check() {
			const state = after(start(), 'place.d3.W');
			refuses(state, 'place.c4.N', 'P-TURN-1');
			assert.equal(me(state).hand, null);
			assert.equal(start().foundations.length - state.foundations.length, 1);
		}
	},
	{
		id: 'placing: a foundation that lies is not covered by another',
		rules: ['P-PLACE-4'],
		check() {
			const state = after(start(), 'place.d6.N');
			assert.equal(site(state, 'd5').foundation, 2);
			assert.equal(state.foundations.length, 18);
		}
	},
	{
		id: 'placing: the stairs may point at a pyramid',
		rules: ['P-PLACE-3'],
		check() {
			const sites = {
				...START.sites,
				d5: { foundation: 2, level: 1, colour: 'red', owner: 1, workers: 1 } as const
			};
			const state = after(from({ ...START, sites, players: LATER }), 'place.d6.N');
			assert.equal(state.tiles[at('d6')]?.stair, 'N');
		}
	}
];
