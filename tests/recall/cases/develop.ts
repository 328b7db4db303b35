// Develop actions: digging, storages, workshops, monuments, camps.
import { recall } from '../../../web/games/recall/game.ts';
import { sheetOf } from '../../../web/games/recall/scoring/score.ts';
import {
	at,
	crystals,
	figures,
	offered,
	person,
	play,
	refuses,
	relics,
	same,
	tracks,
	type Case
} from '../table.ts';

const develop = { gains: ['develop'] } as const;

export const DEVELOP: readonly Case[] = [
	{
		id: 'one develop is a dig, a building or an upgrade',
		rules: ['R-DEV-1', 'R-SYM-DEV'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.6': 1, 'T8.4': 1 }, crystals: [2, 0, 0] }, {}],
				...develop
			});
			for (const word of ['dig_T8.6_grey', 'build_T8.4_s4', 'upgrade_white']) {
				const done = play(state, word);
				refuses(done, 'upgrade_white', 'R-DEV-1');
				refuses(done, 'build_T8.4_s1', 'R-DEV-1');
				refuses(done, 'dig_T8.6_white', 'R-DEV-1');
			}
			refuses(state, 'end', 'R-DEV-1');
			same(play(state, 'decline').tasks, []);
		}
	},
	{
		id: 'C-25',
		rules: ['R-DIG-3', 'R-DIG-4', 'R-DIG-5', 'R-DIG-6'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.6': 2 }, crystals: [0, 1, 1] }, {}],
				sites: { 'T8.6': ['grey', 'black'] },
				phase: 'module',
				pool: [{ words: ['develop', 'develop', 'develop'] }]
			});
			const one = play(state, 'use_0_0', 'dig_T8.6_grey', 'gear_e2');
			same([crystals(one), tracks(one), figures(one, 'T8.6')], [[0, 0, 1], [0, 3, 0], 1]);
			const two = play(one, 'use_0_1', 'dig_T8.6_black', 'gear_e3');
			same([crystals(two), tracks(two), figures(two, 'T8.6')], [[0, 0, 0], [0, 3, 4], 0]);
			same([person(two).depot, two.sites['T8.6'], person(two).points], [['grey', 'black'], [], 2]);
			refuses(play(two, 'use_0_2'), 'dig_T8.6_white', 'R-DIG-4');
			const purple = at({
				persons: [{ figures: { 'T8.6': 1 }, crystals: [9, 9, 0] }, {}],
				sites: { 'T8.6': ['grey'] },
				...develop
			});
			refuses(purple, 'dig_T8.6_grey', 'R-DIG-4');
			const pink = at({
				persons: [{ figures: { 'T8.6': 1 }, crystals: [9, 0, 9] }, {}],
				sites: { 'T8.6': ['grey', 'grey'] },
				...develop
			});
			refuses(pink, 'dig_T8.6_grey', 'R-DIG-3');
		}
	},
	{
		id: 'C-26',
		rules: ['R-DIG-2', 'R-EXCH-2'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.6': 1 }, crystals: [0, 1, 0] }, {}], ...develop });
			refuses(state, 'dig_T8.6_white', 'R-DIG-2');
			const dug = play(state, 'exchange_pink_white', 'dig_T8.6_white');
			same([crystals(dug), tracks(dug), person(dug).depot], [[1, 0, 0], [2, 0, 0], ['white']]);
			const missing = at({
				persons: [{ figures: { 'T8.6': 1 }, crystals: [1, 1, 0] }, {}],
				sites: { 'T8.6': ['grey', 'black', 'black'] },
				...develop
			});
			refuses(missing, 'dig_T8.6_white', 'R-DIG-2');
		}
	},
	{
		id: 'C-71',
		rules: ['R-DIG-1', 'R-SYM-COST'],
		check() {
			refuses(
				at({ persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, {}], ...develop }),
				'dig_T8.6_white',
				'R-DIG-1'
			);
			refuses(
				at({ persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, {}], ...develop }),
				'dig_T8.0_white',
				'R-DIG-1'
			);
			const dug = play(
				at({ persons: [{ figures: { 'T8.6': 2 }, crystals: [1, 0, 0] }, {}], ...develop }),
				'dig_T8.6_white'
			);
			same(figures(dug, 'T8.6'), 1);
		}
	},
	{
		id: 'three digs at one site, dearer each time',
		rules: ['R-DIG-6', 'R-DIG-2', 'R-DIG-3', 'R-DIG-4'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.6': 3 }, crystals: [1, 1, 1], tracks: [12, 12, 0] }, {}],
				phase: 'module',
				pool: [{ words: ['develop', 'develop', 'develop'] }]
			});
			const done = play(
				state,
				'use_0_0',
				'dig_T8.6_white',
				'use_0_1',
				'dig_T8.6_grey',
				'use_0_2',
				'dig_T8.6_black',
				'gear_e3'
			);
			same(
				[crystals(done), person(done).depot, done.sites['T8.6']],
				[[0, 0, 0], ['white', 'grey', 'black'], []]
			);
		}
	},
	{
		id: 'C-27',
		rules: ['R-BUILD-3', 'R-BUILD-4', 'R-MON-4', 'R-MON-5'],
		check() {
			const position = (n: number) =>
				at({
					persons: [
						{ built: { 'T11.0': 'monument.1' } },
						{ built: { 'T11.0': 'monument.1' } },
						{ figures: { 'T11.0': n }, crystals: [0, 0, 1] }
					],
					turn: 2,
					monumentTiles: { 'T11.0': 'm1' },
					...develop
				});
			const built = play(position(3), 'build_T11.0_monument.1');
			same([figures(built, 'T11.0', 2), crystals(built, 2)], [0, [0, 0, 1]]);
			same(
				[figures(built, 'T11.0', 0), figures(built, 'T11.0', 1), built.monumentTiles],
				[1, 1, { 'T11.0': 'm1' }]
			);
			refuses(position(2), 'build_T11.0_monument.1', 'R-BUILD-3');
			const might = (who: number) =>
				sheetOf(built, who).lines.find(({ rule }) => rule === 'R-PATH-MIGHT-S')?.points;
			same([might(0), might(1), might(2)], [4, 4, 4]);
		}
	},
	{
		id: 'C-28',
		rules: ['R-BUILD-1'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.4': 1 }, built: { 'T8.4': 's1' } }, {}], ...develop });
			refuses(state, 'build_T8.4_s2', 'R-BUILD-1');
			// Another person may build there.
			const red = at({
				persons: [{ built: { 'T8.4': 's1' } }, { figures: { 'T8.4': 2 } }],
				turn: 1,
				...develop
			});
			const both = play(red, 'build_T8.4_s4');
			same([person(both).built, person(both, 1).built], [{ 'T8.4': 's1' }, { 'T8.4': 's4' }]);
		}
	},
	{
		id: 'a building costs one figure exactly there',
		rules: ['R-BUILD-2'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.4': 2, 'T8.0': 1 } }, {}], ...develop });
			const built = play(state, 'build_T8.4_s4');
			same([figures(built, 'T8.4'), figures(built, 'T8.0')], [1, 1]);
			refuses(at({ persons: [{ figures: { 'T8.0': 3 } }, {}], ...develop }), 'build_T8.4_s4', 'R-BUILD-2');
		}
	},
	{
		id: 'each other person with a building there gains a figure on it',
		rules: ['R-BUILD-3', 'R-BUILD-4'],
		check() {
			const state = at({
				persons: [
					{ figures: { 'T4.4': 3 }, camps: ['T4.0', 'T3.2'] },
					{ built: { 'T4.4': 's1' } },
					{ built: { 'T4.4': 's2' } }
				],
				...develop
			});
			const built = play(state, 'build_T4.4_s4');
			same(
				[0, 1, 2].map((who) => figures(built, 'T4.4', who)),
				[0, 1, 1]
			);
			refuses(
				at({ persons: [{ figures: { 'T4.4': 1 } }, { built: { 'T4.4': 's1' } }], ...develop }),
				'build_T4.4_s4',
				'R-BUILD-3'
			);
		}
	},
	{
		id: 'C-29',
		rules: ['R-CAMP-1', 'R-CAMP-2', 'R-STORE-4', 'R-STORE-1'],
		check() {
			const state = at({ persons: [{ figures: { 'T4.4': 1 }, camps: ['T3.2'] }, {}], ...develop });
			const built = play(state, 'build_T4.4_s4');
			same(
				[crystals(built), person(built).cassettes.length, person(built).camps, built.tasks],
				[[0, 1, 0], 1, ['T3.2', 'T4.0'], []]
			);
		}
	},
	{
		id: 'several camps at once, in the order of the builder',
		rules: ['R-CAMP-1', 'R-CAMP-3'],
		check() {
			const state = at({
				persons: [{ figures: { 'T4.4': 2 } }, { camps: ['T4.0', 'T3.2'], built: { 'T4.4': 's1' } }],
				...develop
			});
			const choosing = play(state, 'build_T4.4_s4');
			same(offered(choosing, 'camp'), ['camp_T3.2', 'camp_T4.0']);
			refuses(choosing, 'camp_T8.2', 'R-CAMP-1');
			refuses(choosing, 'decline', 'R-CAMP-1');
			const done = play(choosing, 'camp_T4.0', 'upgrade_pink');
			same(
				[person(done).camps, person(done).cassettes.length, crystals(done)],
				[['T4.0', 'T3.2'], 1, [1, 0, 1]]
			);
		}
	},
	{
		id: 'each camp once, for the first building beside it',
		rules: ['R-CAMP-2', 'R-CAMP-3'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 0, 0], camps: ['T8.2'] }, {}],
				...develop
			});
			const again = play(state, 'build_T8.0_farmland.1', 'module_Ya');
			same([figures(again, 'T8.2'), person(again).camps], [0, ['T8.2']]);
			const first = at({
				persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, { camps: ['T8.2'] }],
				...develop
			});
			same(figures(play(first, 'build_T8.0_farmland.1', 'module_Ya'), 'T8.2'), 1);
		}
	},
	{
		id: 'C-30',
		rules: ['R-CAMP-4'],
		check() {
			const position = {
				persons: [{ built: { 'T3.3': 'forest.1' } }, { figures: { 'T8.0': 1 } }],
				turn: 1,
				closed: ['T7'],
				relics: { 'T3.3': null },
				gains: ['explore']
			} as const;
			const turned = play(at(position), 'explore_T7');
			const near = play(turned, 'orient_0');
			same([crystals(near), person(near).camps], [[0, 1, 0], ['T7.5']]);
			const far = play(turned, 'orient_1');
			same([crystals(far), person(far).camps], [[0, 0, 0], []]);
			// Paid once: neither again by another tile nor to somebody without a building.
			same([crystals(near, 1), near.tasks], [[0, 0, 0], []]);
		}
	},
	{
		id: 'a camp that is revealed lets its owner choose, off-turn and in order',
		rules: ['R-CAMP-4', 'R-FREE-1'],
		check() {
			// B4 at T9: turned by five its camp lies at T9.2, beside the storage on T10.4, and gives two steps of choice.
			const closed = at({
				persons: [{ figures: { 'T10.0': 1 } }, { built: { 'T10.4': 's2' }, crystals: [3, 0, 0] }],
				closed: ['T9'],
				gains: ['explore']
			});
			const camp = play(closed, 'explore_T9', 'orient_5');
			same([recall.active(camp), camp.tasks.at(-1)?.is], [1, 'track']);
			refuses(camp, 'exchange_white_pink', 'R-FREE-1');
			const done = play(camp, 'track_grey', 'track_grey');
			same([tracks(done, 1), recall.active(done)], [[0, 2, 0], 0]);
		}
	},
	{
		id: 'nothing is built or dug on a camp, but it can be entered',
		rules: ['R-CAMP-5'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.2': 2 }, crystals: [2, 2, 2] }, {}], ...develop });
			for (const piece of ['s1', 'forest.1', 'monument.1']) refuses(state, `build_T8.2_${piece}`, 'R-CAMP-5');
			refuses(state, 'dig_T8.2_white', 'R-CAMP-5');
			same(
				figures(
					play(at({ persons: [{ figures: { 'T8.0': 1 } }, {}], gains: ['move:1'] }), 'step_T8.0_T8.2_1'),
					'T8.2'
				),
				1
			);
		}
	},
	{
		id: 'storages on storage fields, in any order, without crystals',
		rules: ['R-STORE-1', 'R-STORE-2', 'R-STORE-4'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.4': 1, 'T8.0': 1, 'T4.3': 1 }, ready: ['W'] }, {}],
				...develop
			});
			refuses(state, 'build_T8.0_s1', 'R-STORE-1');
			refuses(state, 'build_T4.3_s1', 'R-STORE-1');
			same(offered(state, 'build').filter((word) => word.startsWith('build_T8.4')).length, 6);
			same(figures(play(state, 'build_T8.4_s1', 'place_T8.4_2'), 'T8.4'), 2);
			const two = play(state, 'build_T8.4_s2');
			same([person(two).cassettes.length, crystals(two)], [1, [1, 0, 0]]);
			same(tracks(play(state, 'build_T8.4_s3', 'track_black')), [0, 0, 1]);
			same(crystals(play(state, 'build_T8.4_s4')), [0, 1, 0]);
			same(person(play(state, 'build_T8.4_s5', 'modup_W_Yb')).ready, ['Yb']);
		}
	},
	{
		id: 'C-31',
		rules: ['R-STORE-3', 'R-SYM-RELIC', 'R-TRIBE-K01-S6'],
		check() {
			const state = at({ persons: [{ figures: { 'T12.4': 3 }, relics: [0, 0, 0, 1] }, {}], ...develop });
			const choosing = play(state, 'build_T12.4_s6');
			same(offered(choosing, 'relic'), ['relic_white', 'relic_grey', 'relic_black', 'relic_brown']);
			refuses(choosing, 'decline', 'R-SYM-RELIC');
			const taken = play(choosing, 'relic_brown');
			same(
				[figures(taken, 'T12.4'), relics(taken), crystals(taken), taken.treasure],
				[2, [0, 0, 0, 2], [0, 1, 0], ['white', 'grey', 'black']]
			);
			const again = at({ persons: [{ figures: { 'T12.4': 1 } }, {}], treasure: ['white'], ...develop });
			refuses(play(again, 'build_T12.4_s6'), 'relic_brown', 'R-SYM-RELIC');
			const none = at({ persons: [{ figures: { 'T12.4': 1 } }, {}], treasure: [], ...develop });
			same([play(none, 'build_T12.4_s6').tasks, relics(play(none, 'build_T12.4_s6'))], [[], [0, 0, 0, 0]]);
			const k01 = at({
				persons: [{ figures: { 'T12.4': 1 }, relics: [0, 0, 0, 1], tribe: 'K01', depot: ['own'] }, {}],
				...develop
			});
			const twice = play(k01, 'build_T12.4_s6', 'relic_brown', 'trigger_yes');
			same(
				[crystals(twice), relics(twice), twice.treasure.length, twice.tasks],
				[[0, 2, 0], [0, 0, 0, 2], 3, []]
			);
		}
	},
	{
		id: 'the figure of a camp stands exactly on it',
		rules: ['R-SYM-FIGHERE'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, {}], ...develop });
			const built = play(state, 'build_T8.0_farmland.1', 'module_Yb');
			same([figures(built, 'T8.2'), person(built).camps], [1, ['T8.2']]);
			const m8 = at({ persons: [{ figures: { 'T11.0': 1 }, crystals: [0, 0, 1] }, {}], ...develop });
			same(figures(play(m8, 'build_T11.0_monument.1', 'tile_m8'), 'T11.0'), 1);
		}
	},
	{
		id: 'C-32',
		rules: ['R-WORK-2', 'R-WORK-3', 'R-WORK-5'],
		check() {
			const state = at({
				persons: [{ figures: { 'T11.6': 1 }, crystals: [0, 1, 0] }, {}],
				green: { open: ['Ga', 'Gb', 'Gc'], stack: ['Gd'] },
				...develop
			});
			refuses(state, 'build_T11.6_forest.2', 'R-WORK-2');
			const built = play(state, 'build_T11.6_forest.1', 'module_Gb');
			same(
				[crystals(built), built.green.open, person(built).ready],
				[
					[0, 0, 0],
					['Ga', 'Gc', 'Gd'],
					['W', 'W', 'Gb']
				]
			);
			refuses(
				at({ persons: [{ figures: { 'T11.6': 1 }, crystals: [9, 0, 9] }, {}], ...develop }),
				'build_T11.6_forest.1',
				'R-WORK-3'
			);
		}
	},
	{
		id: 'workshops on their own terrain, whose module they bring',
		rules: ['R-WORK-1', 'R-WORK-5', 'R-WORK-3'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 1, 'T11.6': 1, 'T11.5': 1, 'T8.4': 1 }, crystals: [1, 1, 1] }, {}],
				phase: 'module',
				pool: [{ words: ['develop', 'develop', 'develop'] }]
			});
			const open = play(state, 'use_0_0');
			refuses(open, 'build_T8.0_forest.1', 'R-WORK-1');
			refuses(open, 'build_T11.6_mountain.1', 'R-WORK-1');
			refuses(open, 'build_T8.4_farmland.1', 'R-WORK-1');
			const farm = play(open, 'build_T8.0_farmland.1');
			same(offered(farm, 'module'), ['module_Ya', 'module_Yb', 'module_Yc']);
			const forest = play(farm, 'module_Ya', 'use_0_1', 'build_T11.6_forest.1');
			refuses(forest, 'module_Ya', 'R-WORK-5');
			const grey = play(forest, offered(forest, 'module')[0] as string, 'use_0_2', 'build_T11.5_mountain.1');
			const done = play(grey, offered(grey, 'module')[0] as string);
			same([crystals(done), person(done).ready.length], [[0, 0, 0], 5]);
		}
	},
	{
		id: 'C-67',
		rules: ['R-WORK-4', 'R-WORK-2'],
		check() {
			const state = at({
				persons: [{ figures: { 'T6.6': 1 }, crystals: [1, 1, 0], built: { 'T11.6': 'forest.1' } }, {}],
				...develop
			});
			const built = play(state, 'build_T6.6_forest.2');
			const done = play(built, offered(built, 'module')[0] as string);
			same(
				[crystals(done), person(done).points, person(done).ready.length, done.tasks],
				[[0, 0, 0], 2, 3, []]
			);
		}
	},
	{
		id: 'monuments only on monument fields, the lowest first, for purple',
		rules: ['R-MON-1', 'R-MON-2', 'R-MON-6'],
		check() {
			const state = at({
				persons: [{ figures: { MB: 1, 'T8.4': 1, 'T6.0': 1 }, crystals: [9, 9, 1] }, {}],
				...develop
			});
			refuses(state, 'build_T8.4_monument.1', 'R-MON-1');
			refuses(state, 'build_MB_monument.2', 'R-MON-6');
			same(crystals(play(state, 'build_MB_monument.1')), [9, 9, 0]);
			refuses(
				at({ persons: [{ figures: { MB: 1 }, crystals: [9, 9, 0] }, {}], ...develop }),
				'build_MB_monument.1',
				'R-MON-2'
			);
			const third = at({
				persons: [
					{ figures: { MB: 1 }, crystals: [9, 9, 1], built: { MW: 'monument.1', MG: 'monument.2' } },
					{}
				],
				...develop
			});
			refuses(third, 'build_MB_monument.3', 'R-MON-2');
			refuses(third, 'build_MB_monument.4', 'R-MON-6');
		}
	},
	{
		id: 'C-35',
		rules: ['R-MON-3', 'R-PATH-MIGHT-S', 'R-RESET-7'],
		check() {
			// On the tutorial map black 7 unlocks LEXANDER, which would pay for the purple crystal: another tribe lies there.
			const state = at({
				ancestors: { black: { tribe: 'ION' } },
				persons: [
					{ figures: { MB: 1 }, crystals: [0, 0, 1], tracks: [0, 0, 7], ready: [], slots: { A: 'W' } },
					{}
				],
				...develop
			});
			const built = play(state, 'build_MB_monument.1');
			same(
				[crystals(built), built.tasks, built.monumentTiles, built.monumentDisplay.length],
				[[0, 0, 0], [], {}, 5]
			);
			const might = (s: typeof built) =>
				sheetOf(s, 0).lines.find(({ rule }) => rule === 'R-PATH-MIGHT-S')?.points;
			same(might(built), 6);
			same(might(at({ persons: [{ built: { MB: 'monument.1' }, tracks: [0, 0, 12] }, {}] })), 15);
			play(built, 'reset', 'produce_P7');
		}
	},
	{
		id: 'the first builder lays a tile of the display, which counts for all',
		rules: ['R-MON-4', 'R-MON-5'],
		check() {
			const state = at({ persons: [{ figures: { 'T11.0': 1 }, crystals: [0, 0, 1] }, {}], ...develop });
			const laying = play(state, 'build_T11.0_monument.1');
			same(offered(laying, 'tile').length, 5);
			refuses(laying, 'tile_m3', 'R-MON-4');
			refuses(laying, 'decline', 'R-MON-4');
			const laid = play(laying, 'tile_m4', 'place_T11.0_3');
			same(
				[laid.monumentTiles, laid.monumentDisplay, figures(laid, 'T11.0')],
				[{ 'T11.0': 'm4' }, ['m1', 'm2', 'm7', 'm8'], 3]
			);
			const second = at({
				persons: [{ figures: { 'T6.0': 2 }, crystals: [0, 0, 1] }, { built: { 'T6.0': 'monument.1' } }],
				monumentTiles: { 'T6.0': 'm7' },
				...develop
			});
			const built = play(second, 'build_T6.0_monument.1');
			refuses(built, 'tile_m1', 'R-MON-4');
			same([crystals(built), built.tasks], [[1, 0, 0], []]);
		}
	}
];
