// The fourteen tribes.
import assert from 'node:assert/strict';
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

const styPoints = (state: Parameters<typeof sheetOf>[0], who = 0) =>
	sheetOf(state, who).lines.find(({ rule }) => rule === 'R-TRIBE-DORIAN-S')?.points;

export const TRIBES: readonly Case[] = [
	{
		id: 'C-44',
		rules: ['R-TRIBE-AYNIR', 'R-BOOST-1'],
		check() {
			const state = at({
				persons: [{ tribe: 'AYNIR', depot: ['own'], points: 18, boosters: { A: 0 }, figures: { S1: 1 } }, {}]
			});
			const swapping = play(state, 'energise_AYNIR');
			const done = play(
				swapping,
				'swap_point_-_white',
				'swap_point_-_white',
				'swap_figure_S1_point',
				'swap_white_-_point'
			);
			same(
				[person(done).points, crystals(done), figures(done, 'S1'), person(done).boosters, done.tasks],
				[18, [1, 0, 0], 0, { A: 0 }, []]
			);
			refuses(done, 'swap_white_-_point', 'R-TRIBE-AYNIR');
			refuses(swapping, 'swap_white_-_point', 'R-TRIBE-AYNIR');
			refuses(swapping, 'swap_figure_T8.0_point', 'R-TRIBE-AYNIR');
			const none = play(
				at({ persons: [{ tribe: 'AYNIR', depot: ['own'], figures: { S1: 1, 'T8.0': 1 } }, {}] }),
				'energise_AYNIR'
			);
			refuses(none, 'swap_point_-_white', 'R-TRIBE-AYNIR');
			// A figure for a figure: placed anew.
			same(person(play(none, 'swap_figure_T8.0_figure', 'place_S1_1', 'decline')).figures, { S1: 2 });
		}
	},
	{
		id: 'BRIMAS: a develop, also in a special round',
		rules: ['R-TRIBE-BRIMAS'],
		check() {
			const state = at({
				persons: [{ tribe: 'BRIMAS', depot: ['own', 'own', 'own'], figures: { 'T8.4': 1 } }, {}],
				round: 5
			});
			const built = play(state, 'energise_BRIMAS', 'build_T8.4_s2');
			same([person(built).cassettes.length, crystals(built), person(built).depot.length], [1, [1, 0, 0], 2]);
			same(person(play(built, 'energise_BRIMAS')).depot.length, 0);
		}
	},
	{
		id: 'C-49',
		rules: ['R-TRIBE-COLTERON', 'R-TRIBE-COLTERON-P'],
		check() {
			const state = at({
				persons: [{ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.0': 2 } }, {}],
				gains: ['move:1']
			});
			const there = play(state, 'step_T3.0_T3.6_2');
			const leapt = play(there, 'energise_COLTERON', 'leap_T3.6_T2.4_2');
			same([figures(leapt, 'T2.4'), crystals(leapt), leapt.tasks], [2, [1, 0, 0], []]);
			const ready = play(there, 'energise_COLTERON');
			refuses(ready, 'leap_T3.6_T3.5_1', 'R-TRIBE-COLTERON');
			refuses(ready, 'leap_T3.6_T3.6_1', 'R-TRIBE-COLTERON');
			refuses(ready, 'leap_T2.4_T3.6_1', 'R-MOVE-1');
			same(crystals(play(ready, 'decline')), [0, 0, 0]);
			const closed = at({
				persons: [{ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.6': 2 } }, {}],
				closed: ['T2']
			});
			refuses(play(closed, 'energise_COLTERON'), 'leap_T3.6_T2.4_1', 'R-TRIBE-COLTERON');
		}
	},
	{
		id: 'DORIAN: a pigsty on farmland with presence, and its pigs',
		rules: ['R-TRIBE-DORIAN'],
		check() {
			const state = play(
				at({
					persons: [{ tribe: 'DORIAN', depot: ['own', 'own', 'own'], figures: { 'T8.0': 1, 'T8.4': 1 } }, {}]
				}),
				'energise_DORIAN'
			);
			refuses(state, 'sty_T8.4', 'R-TRIBE-DORIAN');
			refuses(state, 'sty_T7.1', 'R-TRIBE-DORIAN');
			const built = play(state, 'sty_T8.0');
			same([built.sties, built.pigs], [['T8.0'], { 'T8.0': 2 }]);
			refuses(play(built, 'energise_DORIAN'), 'sty_T8.0', 'R-TRIBE-DORIAN');
			const short = at({
				persons: [{ tribe: 'DORIAN', depot: ['own'], figures: { 'T8.0': 1 } }, {}],
				pigs: { 'T7.1': 9 }
			});
			same(play(short, 'energise_DORIAN', 'sty_T8.0').pigs, { 'T7.1': 9, 'T8.0': 1 });
		}
	},
	{
		id: 'C-48',
		rules: ['R-TRIBE-DORIAN-P1', 'R-TRIBE-DORIAN-P2', 'R-TRIBE-DORIAN-S'],
		check() {
			const position = {
				persons: [{ tribe: 'DORIAN', figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, {}],
				sties: ['T8.0'],
				pigs: { 'T8.0': 2 },
				gains: ['move:1']
			} as const;
			const state = at(position);
			same(styPoints(state), 2);
			const moved = play(state, 'step_T8.0_T8.3_1_2_2');
			same([relics(moved), figures(moved, 'T8.3'), moved.pigs, styPoints(moved)], [[0, 0, 2, 0], 1, {}, 0]);
			refuses(state, 'step_T8.0_T8.3_1_2_3', 'R-TRIBE-DORIAN-P2');
			refuses(state, 'step_T8.0_T8.3_1_2', 'R-RELIC-5');
			// A figure and a pig pay together; the pig that is left stays.
			const mixed = play(state, 'step_T8.0_T8.3_1_2_1');
			same([relics(mixed), figures(mixed, 'T8.3'), mixed.pigs], [[0, 0, 2, 0], 0, { 'T8.3': 1 }]);
			const others = at({ ...position, persons: [{ figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, {}] });
			refuses(others, 'step_T8.0_T8.3_1_2_2', 'R-TRIBE-DORIAN-P1');
		}
	},
	{
		id: 'pigs walk only along with a figure, and pay for digs and buildings',
		rules: ['R-TRIBE-DORIAN-P1', 'R-TRIBE-DORIAN-P2'],
		check() {
			const state = at({
				persons: [{ tribe: 'DORIAN', figures: { 'T8.0': 1 } }, {}],
				pigs: { 'T8.0': 3, 'T8.4': 1 },
				gains: ['move:1']
			});
			same(play(state, 'step_T8.0_T8.4_1_2').pigs, { 'T8.0': 1, 'T8.4': 3 });
			refuses(state, 'step_T8.4_T8.0_0_1', 'R-MOVE-1');
			refuses(state, 'step_T8.0_T8.4_1_4', 'R-TRIBE-DORIAN-P1');
			const build = at({
				persons: [{ tribe: 'DORIAN', figures: { 'T8.4': 1 } }, {}],
				pigs: { 'T8.4': 1 },
				gains: ['develop']
			});
			const built = play(build, 'build_T8.4_s4_1');
			same([figures(built, 'T8.4'), built.pigs], [1, {}]);
			refuses(build, 'build_T8.4_s4_2', 'R-TRIBE-DORIAN-P2');
			const dig = at({
				persons: [{ tribe: 'DORIAN', figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }, {}],
				pigs: { 'T8.6': 1 },
				gains: ['develop']
			});
			assert.ok(offered(dig, 'dig').includes('dig_T8.6_white_1'));
			same(figures(play(dig, 'dig_T8.6_white_1'), 'T8.6'), 1);
			refuses(
				at({ persons: [{ figures: { 'T8.4': 1 } }, {}], pigs: { 'T8.4': 1 }, gains: ['develop'] }),
				'build_T8.4_s4_1',
				'R-TRIBE-DORIAN-P2'
			);
			// On the water pigs stay with the group.
			const sea = at({
				persons: [{ tribe: 'DORIAN', figures: { 'T8.0': 1 } }, {}],
				pigs: { 'T8.0': 1 },
				gains: ['water']
			});
			const landed = play(sea, 'embark_T8.0_T8.1_1_1', 'land_T8.2_1_1');
			same([landed.pigs, figures(landed, 'T8.2')], [{ 'T8.2': 1 }, 1]);
			refuses(play(sea, 'embark_T8.0_T8.1_1_1'), 'land_T8.2_1', 'R-WATER-3');
		}
	},
	{
		id: 'pigsties belong to nobody: two points each with presence',
		rules: ['R-TRIBE-DORIAN-S', 'R-TRIBE-DORIAN-O', 'R-END-2'],
		check() {
			const state = at({
				persons: [
					{ tribe: 'DORIAN', figures: { 'T8.0': 1 }, built: { 'T7.1': 'farmland.1' } },
					{ tracks: [5, 0, 0], figures: { 'T8.0': 1 } },
					{ figures: { 'T8.0': 1 } }
				],
				ancestors: { white: { tribe: 'DORIAN' } },
				sties: ['T8.0', 'T7.1', 'T2.0']
			});
			same(
				[0, 1, 2].map((who) => styPoints(state, who)),
				[4, 2, undefined]
			);
			same(sheetOf(state, 0).lines.at(-1)?.rule, 'R-TRIBE-DORIAN-S');
			// Pigs, too, serve whoever has the tribe.
			const pigs = at({
				persons: [{ tribe: 'DORIAN' }, { tracks: [5, 0, 0], figures: { 'T8.0': 1 } }],
				ancestors: { white: { tribe: 'DORIAN' } },
				sties: ['T8.0'],
				pigs: { 'T8.0': 2 },
				turn: 1,
				gains: ['move:1']
			});
			same(play(pigs, 'step_T8.0_T8.4_1_2').pigs, { 'T8.4': 2 });
		}
	},
	{
		id: 'C-45',
		rules: ['R-TRIBE-ENTERIN', 'R-TRIBE-ENTERIN-R', 'R-TRIBE-ENTERIN-P'],
		check() {
			const state = at({
				persons: [
					{ tribe: 'ENTERIN', depot: ['own'], built: { 'T8.4': 's1' } },
					{ built: { 'T8.4': 's1', 'T7.0': 's2' }, figures: { 'T8.4': 1 } },
					{ built: { 'T4.3': 'forest.1' } }
				]
			});
			const done = play(state, 'energise_ENTERIN', 'island_T7.1');
			same([figures(done, 'T7.1'), crystals(done), done.islands], [2, [1, 0, 0], ['T7.1']]);
			const farm = { ...done, tasks: [{ is: 'sty', who: 0 }] } as typeof done;
			refuses(farm, 'sty_T7.1', 'R-TRIBE-DORIAN');
			const workshop = { ...done, tasks: [{ is: 'develop', who: 0 }] } as typeof done;
			refuses(
				{
					...workshop,
					persons: workshop.persons.map((each) => ({ ...each, crystals: { white: 9, pink: 9, purple: 9 } }))
				},
				'build_T7.1_farmland.1',
				'R-WORK-1'
			);
			play(
				{
					...workshop,
					persons: workshop.persons.map((each) => ({ ...each, crystals: { white: 9, pink: 9, purple: 9 } }))
				},
				'build_T7.1_forest.1'
			);
			// Everybody may walk onto it.
			const red = {
				...done,
				turn: 1,
				tasks: [{ is: 'move', who: 1, left: 1, rewards: [], over: false }]
			} as typeof done;
			same(figures(play(red, 'step_T8.4_T7.1_1'), 'T7.1', 1), 1);
		}
	},
	{
		id: 'an island needs an empty field beside presence',
		rules: ['R-TRIBE-ENTERIN'],
		check() {
			const position = {
				persons: [
					{ tribe: 'ENTERIN', depot: ['own'], figures: { 'T8.0': 1, 'T8.4': 1 } },
					{ figures: { 'T7.1': 1 } }
				]
			} as const;
			const state = play(at(position), 'energise_ENTERIN');
			refuses(state, 'island_T8.3', 'R-TRIBE-ENTERIN');
			refuses(state, 'island_T7.1', 'R-TRIBE-ENTERIN');
			refuses(state, 'island_T8.2', 'R-TRIBE-ENTERIN');
			refuses(state, 'island_T8.6', 'R-TRIBE-ENTERIN');
			refuses(state, 'island_T4.3', 'R-TRIBE-ENTERIN');
			play(state, 'island_T8.1');
			play(state, 'island_T11.6');
			refuses(
				play(
					at({ ...position, persons: [position.persons[0], { raft: { field: 'T8.1', figures: 1 } }] }),
					'energise_ENTERIN'
				),
				'island_T8.1',
				'R-TRIBE-ENTERIN'
			);
			refuses(
				play(at({ persons: [position.persons[0], {}], pigs: { 'T7.1': 1 } }), 'energise_ENTERIN'),
				'island_T7.1',
				'R-TRIBE-ENTERIN'
			);
			refuses(
				play(at({ persons: [position.persons[0], {}], islands: ['T7.1'] }), 'energise_ENTERIN'),
				'island_T7.1',
				'R-TRIBE-ENTERIN'
			);
		}
	},
	{
		id: 'a monument beside an island gives a point; several buildings on one field count once',
		rules: ['R-TRIBE-ENTERIN-R'],
		check() {
			const state = at({
				persons: [
					{ tribe: 'ENTERIN', depot: ['own'], built: { 'T11.0': 'monument.1' } },
					{ built: { 'T11.0': 'monument.1', 'T11.4': 's1' } },
					{ built: { 'T11.4': 's2' } }
				],
				monumentTiles: { 'T11.0': 'm1' }
			});
			const done = play(state, 'energise_ENTERIN', 'island_T11.5');
			same([person(done).points, figures(done, 'T11.5'), crystals(done)], [1, 1, [0, 0, 0]]);
		}
	},
	{
		id: 'an island is water and forest: water movement passes it and may end on it',
		rules: ['R-TRIBE-ENTERIN-P'],
		check() {
			const sea = at({ persons: [{ figures: { 'T11.6': 1 } }, {}], islands: ['T11.5'], gains: ['water'] });
			const through = play(sea, 'embark_T11.6_T11.5_1', 'sail_T7.3', 'land_T7.0_1');
			same(figures(through, 'T7.0'), 1);
			same(figures(play(sea, 'embark_T11.6_T11.5_1', 'land_T11.5_1'), 'T11.5'), 1);
			const onto = at({ persons: [{ figures: { 'T7.0': 1 } }, {}], islands: ['T11.5'], gains: ['water'] });
			same(figures(play(onto, 'embark_T7.0_T7.3_1', 'land_T11.5_1'), 'T11.5'), 1);
		}
	},
	{
		id: 'C-46',
		rules: ['R-TRIBE-FINDER-P'],
		check() {
			const state = at({
				persons: [{ raft: { field: 'T8.1', figures: 3 } }, { figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }],
				turn: 1,
				gains: ['develop']
			});
			const dug = play(state, 'dig_T8.6_white');
			same(
				[figures(dug, 'T8.6'), person(dug).raft, figures(dug, 'T8.6', 1)],
				[1, { field: 'T8.1', figures: 2 }, 0]
			);
			const last = at({
				persons: [{ raft: { field: 'T8.1', figures: 1 }, figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }, {}],
				gains: ['develop']
			});
			same(person(play(last, 'dig_T8.6_white')).raft, null);
			// Not from afar, and not onto water.
			const far = at({
				persons: [{ raft: { field: 'T7.3', figures: 3 } }, { figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }],
				turn: 1,
				gains: ['develop']
			});
			same(person(play(far, 'dig_T8.6_white')).raft?.figures, 3);
			const sea = at({
				persons: [{ raft: { field: 'T11.1', figures: 3 } }, { figures: { 'T11.0': 2 } }],
				turn: 1,
				gains: ['water']
			});
			same(person(play(sea, 'embark_T11.0_T11.2_2')).raft?.figures, 3);
			// Figures that merely go back to the supply are not replaced.
			const back = at({ persons: [{ raft: { field: 'T8.1', figures: 3 }, figures: { 'T8.6': 1 } }, {}] });
			same(person(play(back, 'return_T8.6')).raft?.figures, 3);
		}
	},
	{
		id: 'FINDER: the raft on an empty water field, filled from the supply',
		rules: ['R-TRIBE-FINDER', 'R-TRIBE-FINDER-OUT'],
		check() {
			const state = at({
				persons: [{ tribe: 'FINDER', depot: ['own', 'own', 'own'], figures: { S1: 9 } }, {}]
			});
			const ready = play(state, 'energise_FINDER');
			refuses(ready, 'raft_T8.0', 'R-TRIBE-FINDER');
			refuses(ready, 'raft_T4.2', 'R-TRIBE-FINDER');
			const afloat = play(ready, 'raft_T8.1');
			same([person(afloat).raft, figures(afloat, 'T8.1')], [{ field: 'T8.1', figures: 3 }, 0]);
			refuses(afloat, 'return_T8.1', 'R-TRIBE-FINDER-OUT');
			// No presence: nothing is placed or moved there, and it does not score.
			refuses(
				{ ...afloat, tasks: [{ is: 'place', who: 0, left: 1, portal: false }] } as typeof afloat,
				'place_T8.1_1',
				'R-FIG-1'
			);
			refuses(
				{ ...afloat, tasks: [{ is: 'alembic', who: 0 }] } as typeof afloat,
				'remove_T8.1',
				'R-TRIBE-FINDER-OUT'
			);
			same(sheetOf(afloat, 0).lines.find(({ rule }) => rule === 'R-RES-2')?.facts['figures'], 9);
			const moved = play(afloat, 'energise_FINDER', 'raft_T7.3');
			same(person(moved).raft, { field: 'T7.3', figures: 3 });
			const few = at({
				persons: [
					{
						tribe: 'FINDER',
						depot: ['own'],
						figures: { 'T8.0': 2, 'T8.2': 2, 'T8.4': 2, 'T8.6': 2, 'T7.0': 2, 'T7.1': 2, 'T4.0': 1 }
					},
					{}
				]
			});
			same(person(play(few, 'energise_FINDER', 'raft_T8.1')).raft?.figures, 3);
		}
	},
	{
		id: 'C-39',
		rules: ['R-TRIBE-GOLIAT', 'R-ENERGY-5'],
		check() {
			const state = at({
				persons: [{ tribe: 'GOLIAT', depot: ['own', 'own', 'own'], tracks: [7, 0, 0] }, {}],
				gains: ['step:white:1']
			});
			same(crystals(state), [0, 0, 1]);
			const twice = play(state, 'trigger_yes');
			same([crystals(twice), person(twice).depot.length], [[0, 0, 2], 2]);
			refuses(twice, 'trigger_yes', 'R-ENERGY-5');
			refuses(twice, 'energise_GOLIAT', 'R-ENERGY-5');
			const dark = at({ persons: [{ tribe: 'GOLIAT', depot: ['own'] }, {}], round: 5 });
			same(crystals(play(dark, 'path_EFF', 'trigger_yes')), [0, 2, 0]);
		}
	},
	{
		id: 'GOLIAT: five points twice pass a box space',
		rules: ['R-TRIBE-GOLIAT'],
		check() {
			const state = at({
				persons: [{ tribe: 'GOLIAT', depot: ['own'], tracks: [10, 0, 0] }, {}],
				gains: ['step:white:1']
			});
			same(person(state).points, 5);
			const twice = play(state, 'trigger_yes');
			same([person(twice).points, offered(twice, 'booster')], [10, ['booster_B_0', 'booster_B_1']]);
		}
	},
	{
		id: 'HAYLA 1: figures of one field fan out',
		rules: ['R-TRIBE-HAYLA-1'],
		check() {
			const state = play(
				at({ persons: [{ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 3, 'T7.1': 1 } }, {}] }),
				'energise_HAYLA'
			);
			const done = play(state, 'fan_T8.0_T8.4_1', 'fan_T8.0_T8.6_1', 'fan_T8.0_T8.3_1');
			same(
				[figures(done, 'T8.4'), figures(done, 'T8.6'), figures(done, 'T8.3'), tracks(done), relics(done)],
				[1, 1, 0, [0, 0, 1], [0, 0, 1, 0]]
			);
			const begun = play(state, 'fan_T8.0_T8.4_1');
			refuses(begun, 'fan_T7.1_T7.0_1', 'R-TRIBE-HAYLA-1');
			refuses(begun, 'fan_T8.0_T8.4_1', 'R-TRIBE-HAYLA-1');
			refuses(begun, 'jump_T8.0_T11.6_1', 'R-TRIBE-HAYLA-2');
			refuses(begun, 'fan_T8.0_T8.1_1', 'R-MOVE-4');
			refuses(begun, 'fan_T8.0_T7.1_1', 'R-TRIBE-HAYLA-1');
			same(play(begun, 'decline').tasks, []);
			same(play(state, 'decline').tasks, []);
		}
	},
	{
		id: 'C-47',
		rules: ['R-TRIBE-HAYLA-2'],
		check() {
			const state = play(
				at({ persons: [{ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 2 } }, {}] }),
				'energise_HAYLA'
			);
			const jumped = play(state, 'jump_T8.0_T11.6_2');
			same([figures(jumped, 'T11.6'), jumped.relics['T8.3'], jumped.tasks], [2, 'black', []]);
			refuses(state, 'jump_T8.0_T8.4_1', 'R-TRIBE-HAYLA-2');
			refuses(state, 'jump_T8.0_T7.0_1', 'R-TRIBE-HAYLA-2');
			refuses(state, 'jump_T8.0_T11.1_1', 'R-MOVE-4');
			// Over water, bending.
			play(state, 'jump_T8.0_T12.6_1');
			// What lies where it lands is collected.
			same(relics(play(state, 'jump_T8.0_T7.2_2')), [0, 1, 0, 0]);
		}
	},
	{
		id: 'ION: an activated module is ready again, before the turn’s own module',
		rules: ['R-TRIBE-ION'],
		check() {
			const state = at({
				persons: [{ tribe: 'ION', depot: ['own'], ready: [], slots: { A: 'W', B: 'Ya' } }, {}]
			});
			const freed = play(state, 'energise_ION', 'deactivate_A');
			same([person(freed).ready, person(freed).slots], [['W'], { B: 'Ya' }]);
			play(freed, 'insert_W_A');
			play(freed, 'insert_W_C');
		}
	},
	{
		id: 'J’HE: the module once more, not the box',
		rules: ['R-TRIBE-JHE'],
		check() {
			const state = at({
				persons: [{ tribe: 'JHE', depot: ['own'], ready: ['Yc', 'W'], crystals: [1, 0, 0] }, {}]
			});
			const asked = play(state, 'insert_Yc_D');
			const twice = play(asked, 'trigger_yes', 'use_0_0_1', 'use_2_0_2', 'upgrade_white');
			same([crystals(twice), twice.pool.length, offered(twice, 'use').length], [[2, 1, 0], 3, 4]);
			same(play(asked, 'trigger_no').pool.length, 2);
			// A blank module has nothing to repeat.
			same(play(state, 'insert_W_D').tasks, []);
		}
	},
	{
		id: 'K-01: the reward of a storage once more',
		rules: ['R-TRIBE-K01'],
		check() {
			const state = at({
				persons: [{ tribe: 'K01', depot: ['own'], figures: { 'T8.4': 1 } }, {}],
				gains: ['develop']
			});
			const built = play(state, 'build_T8.4_s4');
			same(
				[crystals(built), crystals(play(built, 'trigger_yes')), crystals(play(built, 'trigger_no'))],
				[
					[0, 1, 0],
					[0, 2, 0],
					[0, 1, 0]
				]
			);
		}
	},
	{
		id: 'LEXANDER: an upgrade',
		rules: ['R-TRIBE-LEXANDER'],
		check() {
			const state = at({ persons: [{ tribe: 'LEXANDER', depot: ['own'], crystals: [1, 0, 0] }, {}] });
			same(crystals(play(state, 'energise_LEXANDER', 'upgrade_white')), [0, 1, 0]);
		}
	},
	{
		id: 'C-50',
		rules: ['R-TRIBE-LEXANDER-P'],
		check() {
			const state = at({
				persons: [
					{
						tribe: 'LEXANDER',
						crystals: [0, 0, 2],
						points: 10,
						figures: { MW: 1 },
						built: { MB: 'monument.1', MG: 'monument.2' }
					},
					{}
				],
				gains: ['develop']
			});
			const built = play(state, 'build_MW_monument.3');
			same(
				[crystals(built), person(built).points, offered(built, 'booster')],
				[[2, 0, 0], 12, ['booster_C_0', 'booster_C_1']]
			);
			// An exchange is no action, and other crystals do not count.
			const swap = play(
				at({ persons: [{ tribe: 'LEXANDER', crystals: [0, 0, 1] }, {}] }),
				'exchange_purple_white'
			);
			same([crystals(swap), person(swap).points], [[3, 0, 0], 0]);
			const steps = play(at({ persons: [{ tribe: 'LEXANDER', crystals: [0, 1, 1] }, {}] }), 'insert_W_B');
			same(
				[crystals(play(steps, 'use_1_0_purple')), crystals(play(steps, 'use_1_0_pink'))],
				[
					[1, 1, 0],
					[0, 0, 1]
				]
			);
		}
	},
	{
		id: 'MOTO: a module one level up for a white crystal',
		rules: ['R-TRIBE-MOTO'],
		check() {
			const position = {
				persons: [{ tribe: 'MOTO', depot: ['own'], ready: ['Ya'], crystals: [1, 0, 0] }, {}],
				green: { open: ['Gc', 'Ga', 'Ga'], stack: ['Gd'] }
			} as const;
			const up = play(at(position), 'energise_MOTO', 'modup_Ya_Gc');
			same(
				[crystals(up), person(up).ready, up.green.open, up.yellow['Ya']],
				[[0, 0, 0], ['Gc'], ['Ga', 'Ga', 'Gd'], 6]
			);
			const poor = at({ ...position, persons: [{ tribe: 'MOTO', depot: ['own'], ready: ['Ya'] }, {}] });
			refuses(play(poor, 'energise_MOTO'), 'modup_Ya_Gc', 'R-TRIBE-MOTO');
		}
	},
	{
		id: 'NORDWIND: one step',
		rules: ['R-TRIBE-NORDWIND'],
		check() {
			const state = play(
				at({ persons: [{ tribe: 'NORDWIND', depot: ['own'], figures: { 'T8.0': 1 } }, {}] }),
				'energise_NORDWIND',
				'step_T8.0_T8.2_1'
			);
			same([figures(state, 'T8.2'), state.tasks], [1, []]);
		}
	},
	{
		id: 'C-51',
		rules: ['R-TRIBE-NORDWIND-P', 'R-TRIBE-NORDWIND-P2'],
		check() {
			const rings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
				const state = at({ seed, persons: [{ tribe: 'NORDWIND', figures: { 'T8.2': 2, 'T8.0': 1 } }, {}] });
				const laid = play(state, 'ring_T8.2');
				same([figures(laid, 'T8.2'), laid.ringStack.length], [1, 8]);
				refuses(laid, 'ring_T8.2', 'R-TRIBE-NORDWIND-P2');
				refuses(state, 'ring_T8.0', 'R-TRIBE-NORDWIND-P');
				refuses(state, 'ring_T7.5', 'R-TRIBE-NORDWIND-P');
				return laid.rings['T8.2'];
			});
			assert.ok(new Set(rings).size > 1);
			refuses(at({ persons: [{ figures: { 'T8.2': 1 } }, {}] }), 'ring_T8.2', 'R-TRIBE-NORDWIND-P');
			// Also between other things, but only in the own turn.
			const known = recall.known(at({ persons: [{}, {}], rings: { 'T8.2': 0 } }), 0);
			same(known.ringStack, [1, 2, 3, 4, 5, 6, 7, 8]);
			refuses(
				at({ persons: [{ tribe: 'NORDWIND', figures: { 'T8.2': 1 } }, {}], rings: { 'T8.2': 0 } }),
				'ring_T8.2',
				'R-TRIBE-NORDWIND-P2'
			);
		}
	},
	{
		id: 'a ring pays its reward once, to whoever lays it',
		rules: ['R-TRIBE-NORDWIND-P'],
		check() {
			// The reward of each ring, whichever comes first: 0 is two white crystals.
			const state = at({
				persons: [{ tribe: 'NORDWIND', figures: { 'T8.2': 1 } }, { figures: { 'T8.2': 1 } }]
			});
			const known = { ...state, ringStack: [1, 0] };
			const laid = play(known, 'ring_T8.2');
			same([crystals(laid), crystals(laid, 1), laid.ringStack], [[2, 0, 0], [0, 0, 0], [1]]);
		}
	}
];
