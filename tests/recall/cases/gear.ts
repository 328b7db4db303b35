// The equipments that the rules describe.
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

export const GEAR: readonly Case[] = [
	{
		id: 'ALEMBIC: a figure for a pink crystal',
		rules: ['R-GEAR-ALEMBIC', 'R-SYM-COST'],
		check() {
			const state = play(
				at({ persons: [{ gear: ['ALEMBIC'], depot: ['own'], figures: { S1: 2 } }, {}] }),
				'energise_ALEMBIC'
			);
			refuses(state, 'remove_T8.0', 'R-GEAR-ALEMBIC');
			const done = play(state, 'remove_S1');
			same([figures(done, 'S1'), crystals(done), done.tasks], [1, [0, 1, 0], []]);
			refuses(done, 'remove_S1', 'R-GEAR-ALEMBIC');
			play(state, 'decline');
		}
	},
	{
		id: 'C-40',
		rules: ['R-GEAR-RADAR', 'R-GEAR-RADAR-PAY', 'R-KNOW-5'],
		check() {
			const state = at({
				persons: [{ gear: ['RADAR'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] }, {}],
				gains: ['develop']
			});
			const dug = play(state, 'dig_T8.6_white');
			same([crystals(dug), tracks(dug), person(dug).depot], [[0, 0, 0], [2, 0, 0], ['white']]);
			refuses(dug, 'trigger_yes_own', 'R-GEAR-RADAR-PAY');
			refuses(dug, 'trigger_yes_black', 'R-ENERGY-2');
			const done = play(dug, 'trigger_yes_white', 'gear_e1');
			same(
				[tracks(done), person(done).depot, person(done).energised['RADAR']?.stones],
				[[5, 0, 0], ['own'], ['white']]
			);
			same(person(done).points, 1);
			const without = play(dug, 'trigger_no', 'gear_e1');
			same([tracks(without), person(without).depot], [[4, 0, 0], ['white']]);
		}
	},
	{
		id: 'BOOSTER: a pink crystal for each relic gained',
		rules: ['R-GEAR-BOOSTER'],
		check() {
			const state = at({
				persons: [{ gear: ['BOOSTER'], depot: ['own'], figures: { 'T8.0': 2 } }, {}],
				gains: ['move:1']
			});
			const asked = play(state, 'step_T8.0_T8.3_2');
			same([figures(asked, 'T8.3'), tracks(asked), crystals(asked)], [1, [0, 0, 0], [0, 0, 0]]);
			const yes = play(asked, 'trigger_yes');
			same([crystals(yes), tracks(yes), person(yes).depot], [[0, 1, 0], [0, 0, 1], []]);
			same(crystals(play(asked, 'trigger_no')), [0, 0, 0]);
			// The relic of choice is a relic gained, too.
			const chosen = at({ persons: [{ gear: ['BOOSTER'], depot: ['own'] }, {}], gains: ['relic'] });
			same(crystals(play(chosen, 'relic_white', 'trigger_yes')), [0, 1, 0]);
		}
	},
	{
		id: 'DECODER: a step for a storage',
		rules: ['R-GEAR-DECODER'],
		check() {
			const state = at({
				persons: [
					{ gear: ['DECODER'], depot: ['own'], figures: { 'T8.4': 1, 'T8.0': 1 }, crystals: [1, 0, 0] },
					{}
				],
				gains: ['develop']
			});
			const built = play(state, 'build_T8.4_s1', 'place_T8.4_2');
			same(tracks(play(built, 'trigger_yes', 'track_grey')), [0, 1, 0]);
			same(tracks(play(built, 'trigger_no')), [0, 0, 0]);
			// A workshop is none.
			same(play(state, 'build_T8.0_farmland.1', 'module_Ya').tasks, []);
		}
	},
	{
		id: 'C-41',
		rules: ['R-GEAR-EXO', 'R-GEAR-EXO-OTHERS', 'R-BUILD-3'],
		check() {
			const position = (depot: readonly 'own'[], n: number) =>
				at({
					persons: [{ gear: ['EXO'], depot, figures: { 'T8.4': n } }, { built: { 'T8.4': 's1' } }],
					gains: ['develop']
				});
			const spared = play(position(['own'], 1), 'build_T8.4_s4');
			same(
				[figures(spared, 'T8.4'), figures(spared, 'T8.4', 1), person(spared).depot, crystals(spared)],
				[1, 0, [], [0, 1, 0]]
			);
			refuses(position([], 1), 'build_T8.4_s4', 'R-BUILD-3');
			const asked = play(position(['own'], 2), 'build_T8.4_s4');
			const yes = play(asked, 'trigger_yes');
			same([figures(yes, 'T8.4'), figures(yes, 'T8.4', 1)], [2, 0]);
			const no = play(asked, 'trigger_no');
			same([figures(no, 'T8.4'), figures(no, 'T8.4', 1), person(no).depot], [0, 1, ['own']]);
			refuses(asked, 'return_T8.4', 'R-GEAR-EXO');
			// Nobody builds where no figure stands.
			refuses(position(['own'], 1), 'build_T7.0_s4', 'R-BUILD-2');
		}
	},
	{
		id: 'EXO: for a relic and for a dig, too',
		rules: ['R-GEAR-EXO'],
		check() {
			const relic = at({
				persons: [{ gear: ['EXO'], depot: ['own'], figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, {}],
				gains: ['move:2']
			});
			const taken = play(relic, 'step_T8.0_T8.3_1', 'step_T8.3_T8.2_1');
			same([figures(taken, 'T8.2'), relics(taken), tracks(taken)], [1, [0, 0, 2, 0], [0, 0, 2]]);
			const dig = at({
				persons: [{ gear: ['EXO'], depot: ['own'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }, {}],
				gains: ['develop']
			});
			const dug = play(dig, 'dig_T8.6_white', 'trigger_yes');
			same([figures(dug, 'T8.6'), person(dug).depot], [1, ['white']]);
			same(figures(play(dig, 'dig_T8.6_white', 'trigger_no'), 'T8.6'), 0);
			refuses(
				at({
					persons: [{ gear: ['EXO'], depot: ['own'], figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, {}],
					gains: ['develop']
				}),
				'dig_T8.6_white',
				'R-DIG-1'
			);
			// With stones back in the depot it stays off.
			const late = at({
				persons: [{ gear: ['EXO'], depot: ['own'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }, {}],
				phase: 'returned',
				gains: ['develop']
			});
			same(figures(play(late, 'dig_T8.6_white'), 'T8.6'), 0);
		}
	},
	{
		id: 'EXO for nothing: a cassette that activates, and nothing else meanwhile',
		rules: ['R-GEAR-EXO', 'R-SYM-FREEACT'],
		check() {
			const state = at({
				persons: [
					{ gear: ['EXO', 'e1'], cassettes: ['k8', 'k1'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0] },
					{}
				],
				gains: ['develop']
			});
			const asked = play(state, 'dig_T8.6_white');
			refuses(asked, 'cassette_k1', 'R-GEAR-EXO');
			const choosing = play(asked, 'cassette_k8');
			same(offered(choosing, 'effect'), ['effect_EXO']);
			refuses(choosing, 'decline', 'R-GEAR-EXO');
			const done = play(choosing, 'effect_EXO');
			same([figures(done, 'T8.6'), person(done).depot], [1, ['white']]);
		}
	},
	{
		id: 'C-42',
		rules: ['R-GEAR-INTERPRETER'],
		check() {
			const state = at({
				persons: [{ gear: ['INTERPRETER'], depot: ['own', 'own', 'own'], figures: { 'T4.4': 1 } }, {}],
				gains: ['develop']
			});
			const first = play(state, 'build_T4.4_s4', 'camp_T4.0', 'trigger_yes', 'track_white');
			const done = play(first, 'upgrade_pink', 'trigger_yes', 'track_grey');
			same(
				[tracks(done), person(done).depot, person(done).cassettes.length, done.tasks],
				[[1, 1, 0], [], 1, []]
			);
			// A camp that exploration reveals does not count.
			const revealed = at({
				persons: [
					{ gear: ['INTERPRETER'], depot: ['own'], figures: { 'T8.0': 1 }, built: { 'T3.3': 'forest.1' } },
					{}
				],
				closed: ['T7'],
				relics: { 'T3.3': null },
				gains: ['explore']
			});
			const open = play(revealed, 'explore_T7', 'orient_0');
			same([crystals(open), open.tasks], [[0, 1, 0], []]);
		}
	},
	{
		id: 'OMNITOOL: four equipments, each with its own cost',
		rules: ['R-GEAR-OMNITOOL'],
		check() {
			const state = at({
				persons: [{ gear: ['OMNITOOL'], depot: ['own', 'own', 'own'], figures: { S1: 1 } }, {}]
			});
			same(offered(state, 'energise'), [
				'energise_OMNITOOL.1',
				'energise_OMNITOOL.2',
				'energise_OMNITOOL.3',
				'energise_OMNITOOL.4'
			]);
			const two = play(state, 'energise_OMNITOOL.1', 'energise_OMNITOOL.2', 'place_S1_1');
			same([crystals(two), figures(two, 'S1'), person(two).depot.length], [[1, 0, 0], 2, 1]);
			refuses(two, 'energise_OMNITOOL.1', 'R-ENERGY-3');
			same(play(two, 'energise_OMNITOOL.3').tasks.at(-1)?.is, 'move');
		}
	},
	{
		id: 'C-66',
		rules: ['R-GEAR-PORTAL', 'R-FIG-1'],
		check() {
			const state = at({
				persons: [{ gear: ['PORTAL'], depot: ['own'] }, { built: { 'T11.5': 'mountain.1' } }]
			});
			const done = play(state, 'energise_PORTAL', 'place_T11.5_1');
			same(figures(done, 'T11.5'), 1);
			refuses(play(state, 'energise_PORTAL'), 'place_T8.0_1', 'R-FIG-1');
			refuses(
				at({ persons: [{}, { built: { 'T11.5': 'mountain.1' } }], gains: ['fig:1'] }),
				'place_T11.5_1',
				'R-FIG-1'
			);
		}
	},
	{
		id: 'C-43',
		rules: ['R-GEAR-DOUBLER', 'R-RESET-4'],
		check() {
			const state = at({
				persons: [
					{ gear: ['DOUBLER'], depot: ['own', 'own', 'own'], ready: [], slots: { A: 'W', B: 'W' } },
					{}
				]
			});
			const first = play(state, 'reset', 'produce_P1');
			same(crystals(first), [2, 0, 0]);
			const doubled = play(first, 'trigger_yes');
			same([crystals(doubled), person(doubled).depot.length], [[4, 0, 0], 2]);
			refuses(doubled, 'trigger_yes', 'R-ENERGY-5');
			const second = play(doubled, 'produce_P3', 'upgrade_white', 'trigger_yes', 'upgrade_white');
			same([crystals(second), person(second).depot], [[2, 2, 0], []]);
			same(person(play(second, 'stones')).depot.length, 3);
		}
	}
];
