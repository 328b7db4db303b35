// Workers on their way, and those that go back.
import assert from 'node:assert/strict';
import {
	after,
	at,
	DIAG,
	DOUBLE,
	extras,
	from,
	happens,
	LATER,
	me,
	pyramid,
	reach,
	refuses,
	site,
	START,
	type Case
} from '../fixtures.ts';

const rowH = () => after(from(START), 'place.d6.N', 'row.H');
const laterH = () => after(from({ ...START, players: LATER }), 'place.d6.N', 'row.H');
const bea = { foundation: 3, owner: 1, workers: 1 };

export const WORKER_CASES: readonly Case[] = [
	{
		id: 'PO-11',
		rules: ['P-WORK-1', 'P-WORK-2', 'P-WORK-4'],
		check() {
			assert.deepEqual(reach(rowH(), 'd6'), ['d5', 'e7', 'f4', 'g6']);
			refuses(rowH(), 'move.d6.d10', 'P-WORK-4');
			refuses(rowH(), 'move.d6.b6', 'P-WORK-4');
			refuses(rowH(), 'move.d6.a9', 'P-WORK-4');
		}
	},
	{
		id: 'PO-12',
		rules: ['P-WORK-1', 'P-WORK-4'],
		check() {
			assert.deepEqual(reach(rowH(), 'f6'), ['e7', 'f4', 'g6']);
			refuses(rowH(), 'move.f6.b6', 'P-WORK-4');
			refuses(rowH(), 'move.f6.d5', 'P-WORK-1');
		}
	},
	{
		id: 'PO-13',
		rules: ['P-WORK-3', 'P-WORK-7', 'P-STOCK-2'],
		check() {
			const both = after(rowH(), 'move.d6.f4', 'move.f6.f4');
			assert.equal(site(both, 'f4').workers, 2);
			assert.equal(me(both).workers, 12);
			assert.equal(me(both).gold, 3);
			refuses(after(rowH(), 'move.d6.f4'), 'move.f6.g6', 'P-WORK-7');
			// The same foundation again is still the only one.
			const again = after(rowH(), 'move.d6.f4', 'recall.f4', 'move.f6.f4');
			assert.equal(site(again, 'f4').workers, 1);
		}
	},
	{
		id: 'PO-14',
		rules: ['P-GOLD-2', 'P-WORK-7', 'P-BUILD-7'],
		check() {
			const state = after(rowH(), 'move.d6.f4', 'move.f6.f4');
			const bought = after(state, 'buy-worker.f4');
			assert.equal(me(bought).gold, 0);
			assert.equal(me(bought).workers, 11);
			assert.equal(site(bought, 'f4').workers, 3);
			refuses(state, 'buy-worker.e7', 'P-WORK-7');
			refuses(bought, 'build.f4.blue.blue', 'P-BUILD-7');
		}
	},
	{
		id: 'PO-15',
		rules: ['P-WORK-9', 'P-WORK-5'],
		check() {
			const before = after(from(START), 'place.a7.N');
			assert.equal(site(before, 'a4').foundation, null);
			const state = after(before, 'row.V');
			assert.equal(me(state).workers, 14);
			assert.equal(me(state).gold, 0);
			assert.equal(state.step.kind, 'extras');
			assert.deepEqual(happens(before, 'row.V').at(-1), { what: 'recalled', square: at('a7'), forced: true });
		}
	},
	{
		id: 'PO-16 (sites)',
		rules: ['P-WORK-5'],
		check() {
			const state = after(from(DIAG), 'place.g7.N', 'row.DD');
			refuses(state, 'move.d4.c3', 'P-WORK-5');
			refuses(state, 'move.d4.h8', 'P-WORK-5');
		}
	},
	{
		id: 'PO-19',
		rules: ['P-WORK-3', 'P-WORK-6', 'P-BUILD-5', 'P-BUILD-6', 'P-BUILD-8', 'P-EXTRA-1', 'P-STOCK-1'],
		check() {
			const state = after(from(DOUBLE), 'place.d6.N', 'row.H');
			assert.equal(me(state).gold, 2);
			assert.equal(state.stocked.workers.length, 3);
			assert.equal(me(state).workers, 9);
			const full = after(state, 'move.d6.g6');
			assert.equal(site(full, 'g6').workers, 3);
			refuses(full, 'move.e6.g6', 'P-WORK-6');
			const second = after(full, 'build.g6.blue.blue_blue');
			assert.equal(me(second).stones.blue, 2);
			assert.equal(me(second).workers, 11);
			const third = after(second, 'move.e6.g6', 'move.f6.g6', 'build.g6.blue.blue_blue_white');
			assert.equal(me(third).stones.blue + me(third).stones.white, 0);
			assert.equal(me(third).workers, 13);
			const { level, workers, colour } = site(third, 'g6');
			assert.deepEqual({ level, workers, colour }, { level: 3, workers: 1, colour: 'blue' });
		}
	},
	{
		id: 'PO-22',
		rules: ['P-WORK-2'],
		check() {
			const sites = { ...START.sites, f4: bea };
			const state = after(from({ ...START, sites, players: LATER }), 'place.d6.N', 'row.H');
			refuses(state, 'move.d6.f4', 'P-WORK-2');
			assert.deepEqual(reach(state, 'd6'), ['d5', 'e7', 'g6']);
			refuses(state, 'buy-worker.f4', 'P-WORK-2');
		}
	},
	{
		id: 'PO-23',
		rules: ['P-WORK-8', 'P-BUILD-3'],
		check() {
			const sites = {
				...START.sites,
				f4: { foundation: 3, owner: 0, workers: 1 },
				g6: pyramid(1, 'blue', 2)
			};
			const state = extras({ sites });
			const free = after(state, 'recall.f4');
			assert.equal(site(free, 'f4').owner, null);
			assert.equal(site(free, 'f4').workers, 0);
			assert.equal(me(free).workers, me(state).workers + 1);
			const one = after(state, 'recall.g6');
			assert.equal(site(one, 'g6').workers, 1);
			refuses(one, 'recall.g6', 'P-BUILD-3');
		}
	},
	{
		id: 'workers: a foundation laid this turn is a target',
		rules: ['P-WORK-2'],
		check() {
			const state = after(from(START), 'place.d3.W', 'row.H', 'move.d3.c3');
			const { owner, workers } = site(state, 'c3');
			assert.deepEqual({ owner, workers }, { owner: 0, workers: 1 });
		}
	},
	{
		id: 'workers: an own pyramid is a target, a tile is none',
		rules: ['P-WORK-2'],
		check() {
			const state = after(from(DOUBLE), 'place.d6.N', 'row.H');
			assert.equal(site(after(state, 'move.d6.g6'), 'g6').workers, 3);
			refuses(state, 'move.d6.e5', 'P-WORK-2');
			const sites = { ...START.sites, g6: { ...pyramid(1, 'red'), owner: 1 } };
			const other = after(from({ ...START, sites, players: LATER }), 'place.d6.N', 'row.H');
			refuses(other, 'move.d6.g6', 'P-WORK-2');
		}
	},
	{
		id: 'workers: any of eight directions, never across another site',
		rules: ['P-WORK-1'],
		check() {
			const state = laterH();
			for (const name of ['d5', 'f4', 'g6', 'e7'])
				assert.equal(site(after(state, `move.d6.${name}`), name).workers, 1);
			refuses(state, 'move.d6.c8', 'P-WORK-1');
			refuses(state, 'move.f6.c8', 'P-WORK-1');
			// d5 stops whoever walks from c5 towards i5.
			const west = after(from({ ...START, players: LATER }), 'place.c5.E', 'row.H');
			assert.deepEqual(reach(west, 'c5'), ['d5']);
			refuses(west, 'move.c5.i5', 'P-WORK-1');
		}
	},
	{
		id: 'workers: may be split, and only once each',
		rules: ['P-WORK-3', 'P-ACT-5'],
		check() {
			const split = after(laterH(), 'move.d6.f4', 'move.f6.g6');
			assert.equal(site(split, 'f4').workers, 1);
			assert.equal(site(split, 'g6').workers, 1);
			assert.equal(split.step.kind, 'extras');
			const one = after(laterH(), 'move.d6.f4');
			assert.equal(one.step.kind, 'workers');
			refuses(one, 'move.d6.f4', 'P-ACT-5');
			refuses(one, 'done', 'P-TURN-1');
		}
	},
	{
		id: 'workers: three at most, bought ones too',
		rules: ['P-WORK-6'],
		check() {
			const sites = { ...START.sites, f4: { foundation: 3, owner: 0, workers: 3 } };
			const state = after(from({ ...START, sites, players: LATER }), 'place.d6.N', 'row.H');
			refuses(state, 'move.d6.f4', 'P-WORK-6');
			refuses(state, 'buy-worker.f4', 'P-WORK-6');
			assert.ok(!reach(state, 'd6').includes('f4'));
		}
	},
	{
		id: 'workers: before a full site a worker waits, for its player may clear it',
		rules: ['P-WORK-9', 'P-WORK-6', 'P-WORK-8'],
		check() {
			const sites = { ...START.sites, d5: { foundation: 2, owner: 0, workers: 3 } };
			const players = [
				{ hand: 'SE-red', turnsTaken: 1 },
				{ hand: 'E', turnsTaken: 1 }
			];
			const state = after(from({ ...DIAG, sites, players }), 'place.g7.N', 'row.DD');
			assert.ok(state.stocked.workers.includes(at('d4')));
			refuses(state, 'move.d4.d5', 'P-WORK-6');
			assert.equal(site(after(state, 'recall.d5', 'move.d4.d5'), 'd5').workers, 3);
		}
	},
	{
		id: 'workers: one foundation in the first turn, more later',
		rules: ['P-WORK-7'],
		check() {
			const later = after(laterH(), 'move.d6.f4', 'move.f6.g6');
			assert.equal(site(later, 'g6').workers, 1);
			// e7 alone is left to nobody: the second worker goes home by itself.
			const first = after(rowH(), 'move.d6.d5');
			assert.equal(first.step.kind, 'extras');
			assert.equal(me(first).workers, 13);
		}
	},
	{
		id: 'workers: may be taken back instead of moved, at any point of the turn',
		rules: ['P-WORK-8'],
		check() {
			const state = after(rowH(), 'recall.d6', 'recall.f6');
			assert.equal(me(state).workers, 14);
			assert.equal(state.step.kind, 'extras');
			refuses(state, 'recall.f4', 'P-WORK-8');
			const sites = { ...START.sites, f4: { foundation: 3, owner: 0, workers: 2 }, g6: bea };
			const before = from({ ...START, sites, players: LATER });
			refuses(before, 'recall.g6', 'P-WORK-8');
			assert.equal(site(after(before, 'recall.f4'), 'f4').workers, 1);
			assert.equal(site(after(before, 'place.d6.N', 'recall.f4'), 'f4').workers, 1);
		}
	}
];
