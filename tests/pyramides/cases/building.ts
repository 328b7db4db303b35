// Levels, their stones and pieces.
import assert from 'node:assert/strict';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { box } from '../../../puzzles/pyramides/box.ts';
import { scoreOf, valueOf } from '../../../web/games/pyramides/score.ts';
import { after, extras, from, LATER, me, pyramid, refuses, site, START, type Case } from '../fixtures.ts';

const three = { foundation: 3, owner: 0, workers: 3 };
const f4 = (change: object) => ({ ...START.sites, f4: change as typeof three });
const words = (state: Parameters<typeof pyramides.options>[0]) =>
	pyramides
		.options(state)
		.map(pyramides.makeAction)
		.filter((word) => word.startsWith('build'));

export const BUILDING_CASES: readonly Case[] = [
	{
		id: 'PO-17',
		rules: ['P-BUILD-1', 'P-BUILD-2', 'P-BUILD-3', 'P-BUILD-4', 'P-BUILD-8'],
		check() {
			const before = extras({ sites: f4(three) }, { stones: { grey: 1, blue: 2 } });
			const state = after(before, 'build.f4.blue.grey');
			const { level, colour, workers } = site(state, 'f4');
			assert.deepEqual({ level, colour, workers }, { level: 1, colour: 'blue', workers: 1 });
			assert.equal(scoreOf(state, 0).pyramids, 5);
			assert.equal(me(state).workers, me(before).workers + 2);
			assert.equal(me(state).stones.grey, 0);
			assert.equal(me(state).stones.blue, 2);
			assert.equal(state.supply.stones.grey, before.supply.stones.grey + 1);
		}
	},
	{
		id: 'PO-18',
		rules: ['P-BUILD-5', 'P-BUILD-6', 'P-BUILD-7', 'P-BUILD-8', 'P-GOLD-3', 'P-EXTRA-1'],
		check() {
			const stones = { blue: 1, white: 1, red: 4 };
			const sites = f4(pyramid(2, 'blue', 3));
			const state = extras({ sites }, { stones, gold: 3 });
			refuses(state, 'build.f4.blue.blue_red_white', 'P-BUILD-5');
			refuses(state, 'build.f4.blue.blue_white', 'P-BUILD-8');
			refuses(state, 'build.f4.blue.blue_white_white', 'P-BUILD-7');
			const bought = after(state, 'buy-stone');
			assert.equal(me(bought).stones.white, 2);
			assert.equal(me(bought).gold, 0);
			const built = after(bought, 'build.f4.blue.blue_white_white');
			assert.equal(site(built, 'f4').level, 3);
			assert.equal(scoreOf(built, 0).pyramids, 20);
			assert.deepEqual({ ...me(built).stones, red: 0 }, { ...me(built).stones, red: 0, blue: 0, white: 0 });
			assert.equal(me(built).stones.red, 4);
			const poor = extras({ sites }, { stones, gold: 2 });
			assert.deepEqual(words(poor), []);
			refuses(poor, 'buy-stone', 'P-GOLD-3');
			assert.equal(site(after(poor, 'done', 'draw.1', 'done'), 'f4').workers, 3);
		}
	},
	{
		id: 'PO-20',
		rules: ['P-BUILD-9'],
		check() {
			const sites = {
				...START.sites,
				d5: pyramid(5, 'blue'),
				e7: pyramid(5, 'red'),
				f4: pyramid(4, 'grey', 3)
			};
			const players = [
				{ turnsTaken: 1, stones: { grey: 4, white: 1 } },
				{ hand: 'E', turnsTaken: 1 }
			];
			const state = from({ ...START, sites, players, step: 'extras' });
			assert.equal(me(state).finials, 0);
			refuses(state, 'build.f4.grey.grey_grey_grey_grey_white', 'P-BUILD-9');
			// With one finial left it is the top.
			const one = from({ ...START, sites: { ...sites, e7: pyramid(4, 'red') }, players, step: 'extras' });
			const built = after(one, 'build.f4.grey.grey_grey_grey_grey_white');
			assert.equal(site(built, 'f4').level, 5);
			assert.equal(me(built).finials, 0);
		}
	},
	{
		id: 'PO-21',
		rules: ['P-BUILD-10'],
		check() {
			const COLOURS = ['blue', 'grey', 'red', 'green', 'yellow'] as const;
			const high = ['b1', 'g1', 'e2', 'j2', 'c3', 'h3', 'a4', 'i5', 'b6', 'j7'];
			// Half of them belong to the other player: nobody has that many workers.
			const sites = Object.fromEntries(
				high.map((name, k) => [
					name,
					{ ...pyramid(2, COLOURS[k % 5] ?? 'blue'), foundation: k < 6 ? 1 : 2, owner: k % 2 }
				])
			);
			const built = { ...sites, f4: { ...pyramid(1, 'purple', 3), foundation: 3 } };
			const stones = { purple: 2 };
			const state = extras({ sites: built }, { stones });
			assert.equal(state.supply.furtherLevels[0], 0);
			refuses(state, 'build.f4.purple.purple_purple', 'P-BUILD-10');
			assert.deepEqual(words(state), []);
			// With nine on the board it is there.
			const nine = Object.fromEntries(Object.entries(built).filter(([name]) => name !== 'b1'));
			assert.equal(
				site(after(extras({ sites: nine }, { stones }), 'build.f4.purple.purple_purple'), 'f4').level,
				2
			);
		}
	},
	{
		id: 'building: three own workers, not two and not another player’s',
		rules: ['P-BUILD-1'],
		check() {
			const stones = { blue: 2 };
			refuses(extras({ sites: f4({ ...three, workers: 2 }) }, { stones }), 'build.f4.blue.blue', 'P-BUILD-1');
			refuses(extras({ sites: f4({ ...three, owner: 1 }) }, { stones }), 'build.f4.blue.blue', 'P-BUILD-1');
			assert.deepEqual(words(extras({ sites: f4({ ...three, workers: 2 }) }, { stones })), []);
			assert.ok(words(extras({ sites: f4(three) }, { stones })).length > 0);
		}
	},
	{
		id: 'building: one worker stays, the others and the stones go back',
		rules: ['P-BUILD-2', 'P-BUILD-3'],
		check() {
			const before = extras({ sites: f4(pyramid(1, 'red', 3)) }, { stones: { red: 3 } });
			const state = after(before, 'build.f4.red.red_red');
			assert.equal(site(state, 'f4').workers, 1);
			assert.equal(site(state, 'f4').owner, 0);
			assert.equal(me(state).workers, me(before).workers + 2);
			assert.equal(me(state).stones.red, 1);
			assert.equal(state.supply.stones.red, before.supply.stones.red + 2);
			refuses(state, 'recall.f4', 'P-BUILD-3');
		}
	},
	{
		id: 'building: the colour is free at first and fixed from then on',
		rules: ['P-BUILD-4', 'P-BUILD-5'],
		check() {
			const first = extras({ sites: f4(three) }, { stones: { grey: 1 } });
			const offered = words(first);
			assert.deepEqual(
				offered,
				['blue', 'grey', 'red', 'green', 'yellow', 'purple'].map((colour) => `build.f4.${colour}.grey`)
			);
			const red = extras({ sites: f4(pyramid(1, 'red', 3)) }, { stones: { red: 2, grey: 2 } });
			refuses(red, 'build.f4.grey.grey_grey', 'P-BUILD-4');
			refuses(red, 'build.f4.red.grey_red', 'P-BUILD-5');
			assert.deepEqual(words(red), ['build.f4.red.red_red']);
		}
	},
	{
		id: 'building: white stones always fit',
		rules: ['P-BUILD-6'],
		check() {
			const state = extras({ sites: f4(pyramid(1, 'red', 3)) }, { stones: { white: 2 } });
			assert.equal(site(after(state, 'build.f4.red.white_white'), 'f4').level, 2);
			const first = extras({ sites: f4(three) }, { stones: { white: 1 } });
			assert.equal(site(after(first, 'build.f4.green.white'), 'f4').colour, 'green');
		}
	},
	{
		id: 'building: what each level costs and is worth',
		rules: ['P-BUILD-8'],
		check() {
			assert.deepEqual(
				[1, 2, 3, 4, 5].map((level) => valueOf(level)),
				[5, 10, 20, 35, 60]
			);
			const stones = { red: 4, white: 3 };
			const paid = ['red', 'red_red', 'red_red_red', 'red_red_red_red', 'red_red_red_red_white'];
			paid.forEach((word, k) => {
				const sites = f4(k === 0 ? three : pyramid(k, 'red', 3));
				const state = after(extras({ sites }, { stones }), `build.f4.red.${word}`);
				assert.equal(site(state, 'f4').level, k + 1);
				assert.equal(scoreOf(state, 0).pyramids, [5, 10, 20, 35, 60][k]);
				refuses(extras({ sites }, { stones }), `build.f4.red.${word}_white`, 'P-BUILD-8');
			});
			assert.equal(
				box.levels.reduce((sum, each) => sum + each.stones, 0),
				15
			);
		}
	},
	{
		id: 'building: nothing above the finial',
		rules: ['P-BUILD-9'],
		check() {
			const state = extras({ sites: f4(pyramid(5, 'red', 3)) }, { stones: { red: 4, white: 3 } });
			assert.deepEqual(words(state), []);
			refuses(state, 'build.f4.red.red_red_red_red_white_white', 'P-BUILD-9');
		}
	},
	{
		id: 'building: three first levels of a colour, no fourth',
		rules: ['P-BUILD-10', 'P-SETUP-2'],
		check() {
			const sites = {
				...START.sites,
				d5: pyramid(1, 'red'),
				e7: pyramid(2, 'red'),
				g6: pyramid(1, 'red'),
				f4: three
			};
			const state = extras({ sites }, { stones: { grey: 1 } });
			refuses(state, 'build.f4.red.grey', 'P-BUILD-10');
			assert.equal(words(state).length, 5);
			assert.equal(site(after(state, 'build.f4.blue.grey'), 'f4').level, 1);
		}
	},
	{
		id: 'building: the workers stay where nothing can be built',
		rules: ['P-BUILD-7'],
		check() {
			const state = extras({ sites: f4(pyramid(2, 'blue', 3)) }, { stones: { blue: 2, red: 1 } });
			refuses(state, 'build.f4.blue.blue_blue_blue', 'P-BUILD-7');
			const later = after(state, 'done', 'draw.1', 'done');
			assert.equal(site(later, 'f4').workers, 3);
			assert.equal(later.active, 1);
		}
	},
	{
		id: 'extra actions: any number, at every step of the own turn',
		rules: ['P-EXTRA-1'],
		check() {
			const sites = { ...START.sites, f4: three, d5: { foundation: 2, owner: 0, workers: 2 } };
			const players = [
				{ ...LATER[0], gold: 4, stones: { blue: 1 } },
				{ hand: 'E', turnsTaken: 1 }
			];
			let state = from({ ...START, sites, players });
			const steps: string[] = [];
			for (const word of ['place.d6.N', 'row.H', 'recall.d6', 'recall.f6', 'done', 'search.1', 'pick.0']) {
				steps.push(state.step.kind);
				for (const extra of ['build.f4.blue.blue', 'buy-worker.e7', 'buy-stone', 'recall.d5'])
					assert.ok(
						pyramides.options(state).some((option) => pyramides.makeAction(option) === extra),
						extra
					);
				after(state, 'recall.d5', 'recall.d5', 'build.f4.blue.blue', 'buy-stone');
				state = after(state, word);
			}
			assert.deepEqual(steps, ['place', 'row', 'workers', 'workers', 'extras', 'draw', 'search']);
			assert.equal(state.step.kind, 'limits');
			after(state, 'buy-worker.e7', 'build.f4.blue.blue', 'done');
		}
	}
];
