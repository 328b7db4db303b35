// Crystals, figures, points and boosters, knowledge tracks.
import assert from 'node:assert/strict';
import { recall } from '../../../web/games/recall/game.ts';
import { sheetOf } from '../../../web/games/recall/scoring/score.ts';
import { at, crystals, figures, offered, person, play, refuses, same, tracks, type Case } from '../table.ts';

const singles = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]));
/** Fields on which figures can stand, far from each other or not. */
const SPREAD = [
	'T8.0',
	'T8.2',
	'T8.4',
	'T8.6',
	'T7.0',
	'T7.1',
	'T7.4',
	'T7.5',
	'T4.0',
	'T4.1',
	'T4.3',
	'T4.4',
	'T4.6',
	'T12.0'
];

export const BASICS: readonly Case[] = [
	{
		id: 'C-03',
		rules: ['R-BOOST-1', 'R-BOOST-2', 'R-POINT-1', 'R-SYM-POINTS'],
		check() {
			const state = at({ persons: [{ points: 16 }, {}], gains: ['points:2'] });
			same(person(state).points, 18);
			same(offered(state, 'booster'), ['booster_A_0', 'booster_A_1']);
			same(person(play(state, 'booster_A_1')).boosters, { A: 1 });
			refuses(state, 'booster_B_0', 'R-BOOST-2');
			refuses(state, 'reset', 'R-BOOST-2');
		}
	},
	{
		id: 'C-04',
		rules: ['R-BOOST-1'],
		check() {
			const state = at({ persons: [{ points: 5 }, {}], gains: ['points:15'] });
			const done = play(state, 'booster_B_0', 'booster_C_1', 'booster_A_0');
			same([person(done).points, person(done).boosters, done.tasks.length], [20, { B: 0, C: 1, A: 0 }, 0]);
		}
	},
	{
		id: 'C-05',
		rules: ['R-POINT-2', 'R-END-3'],
		check() {
			const position = {
				persons: [
					{
						points: 30,
						built: { 'T8.4': 's1', 'T7.0': 's2', 'T4.4': 's3', 'T3.0': 's4', 'T2.6': 's5' },
						goals: []
					},
					{}
				]
			};
			const state = at(position);
			same([recall.scores(state)[0], sheetOf(state, 0).total], [30, 40]);
			same([person(state).points, person(state).boosters], [30, {}]);
			// The whole way to the end: purple points never bring a booster.
			const end = play(at({ ...position, round: 17, phase: 'module', turn: 1 }), 'end');
			same([end.phase, recall.scores(end)[0], person(end).boosters, end.tasks], ['over', 40, {}, []]);
		}
	},
	{
		id: 'the box booster changes its box for good',
		rules: ['R-BOOST-2'],
		check() {
			const state = at({ persons: [{ boosters: { A: 0 }, figures: { S1: 1 } }, {}] });
			const placing = play(state, 'insert_W_A', 'use_1_0');
			same(offered(placing, 'place'), ['place_S1_1', 'place_S1_2', 'place_S1_3', 'place_S1_4']);
			const later = play(placing, 'place_S1_4', 'end');
			same(person(later).boosters, { A: 0 });
		}
	},
	{
		id: 'C-53',
		rules: ['R-BOOST-3', 'R-BOOST-4', 'R-BOX-D'],
		check() {
			const one = play(
				at({ persons: [{ points: 25, figures: { 'T8.0': 1 }, gear: ['e8'], depot: ['own'] }, {}] }),
				'insert_W_D',
				'use_1_0_move',
				'step_T8.0_T8.2_1',
				'energise_e8',
				'booster_D_0'
			);
			same(offered(one, 'use'), ['use_1_1_move', 'use_1_1_develop']);
			const none = play(
				at({ persons: [{ points: 25, figures: { 'T8.0': 1 }, gear: ['e8'], depot: ['own'] }, {}] }),
				'insert_W_D',
				'energise_e8',
				'booster_D_0'
			);
			same(offered(none, 'use').length, 6);
			play(none, 'use_1_0_move', 'decline', 'use_1_1_move', 'decline', 'use_1_2_develop', 'decline');
		}
	},
	{
		id: 'C-06',
		rules: ['R-CRYSTAL-3', 'R-SYM-UPGRADE'],
		check() {
			const state = at({ persons: [{ crystals: [1, 0, 1] }, {}], gains: ['upgrade:1'] });
			same(crystals(play(state, 'upgrade_white')), [0, 1, 1]);
			refuses(state, 'upgrade_purple', 'R-CRYSTAL-3');
			refuses(state, 'upgrade_pink', 'R-CRYSTAL-3');
			same(
				crystals(play(at({ persons: [{ crystals: [0, 1, 0] }, {}], gains: ['upgrade:1'] }), 'upgrade_pink')),
				[0, 0, 1]
			);
			const two = at({ persons: [{ crystals: [1, 0, 0] }, {}], gains: ['upgrade:2'] });
			same(crystals(play(two, 'upgrade_white', 'upgrade_pink')), [0, 0, 1]);
			refuses(play(state, 'upgrade_white'), 'upgrade_pink', 'R-DEV-1');
			same(play(state, 'decline').tasks, []);
		}
	},
	{
		id: 'C-07',
		rules: ['R-EXCH-3', 'R-TRIBE-AYNIR-P', 'R-KNOW-7'],
		check() {
			refuses(at({ persons: [{ crystals: [2, 0, 0] }, {}] }), 'exchange_white_pink', 'R-EXCH-3');
			const own = at({ persons: [{ crystals: [2, 2, 0], tribe: 'AYNIR' }, {}] });
			same(crystals(play(own, 'exchange_white_pink')), [0, 3, 0]);
			same(crystals(play(own, 'exchange_pink_purple')), [2, 0, 1]);
			const unlocked = at({ persons: [{ crystals: [2, 0, 0], tracks: [5, 0, 0] }, {}] });
			same(crystals(play(unlocked, 'exchange_white_pink')), [0, 1, 0]);
		}
	},
	{
		id: 'C-08',
		rules: ['R-CRYSTAL-4', 'R-EXCH-1', 'R-EXCH-3'],
		check() {
			const state = at({ persons: [{ crystals: [8, 0, 0] }, {}], phase: 'module' });
			same(crystals(play(state, 'end')), [6, 0, 0]);
			same(crystals(play(state, 'exchange_white_pink', 'end')), [5, 1, 0]);
		}
	},
	{
		id: 'gained and paid crystals change exactly their kind, without limit before the end of the turn',
		rules: ['R-CRYSTAL-1', 'R-CRYSTAL-2', 'R-CRYSTAL-5', 'R-COMP-1', 'R-SYM-CRYSTAL', 'R-SYM-COST'],
		check() {
			const rich = at({ persons: [{ crystals: [0, 0, 0] }, {}], gains: ['white:12', 'pink:3', 'purple:2'] });
			same(crystals(rich), [12, 3, 2]);
			const dug = play(
				at({ persons: [{ figures: { 'T8.6': 1 }, crystals: [1, 5, 5] }, {}], gains: ['develop'] }),
				'dig_T8.6_white'
			);
			same(crystals(dug), [0, 5, 5]);
			refuses(
				at({ persons: [{ figures: { 'T8.6': 1 }, crystals: [0, 5, 5] }, {}], gains: ['develop'] }),
				'dig_T8.6_white',
				'R-DIG-2'
			);
		}
	},
	{
		id: 'down: a pink is two white, a purple three',
		rules: ['R-EXCH-2', 'R-EXCH-1'],
		check() {
			const state = at({ persons: [{ crystals: [0, 1, 1] }, {}] });
			same(crystals(play(state, 'exchange_pink_white')), [2, 0, 1]);
			same(crystals(play(state, 'exchange_purple_white')), [3, 1, 0]);
			refuses(state, 'exchange_purple_pink', 'R-EXCH-2');
			refuses(at({ persons: [{ crystals: [0, 0, 0] }, {}] }), 'exchange_pink_white', 'R-EXCH-2');
		}
	},
	{
		id: 'up: three for one',
		rules: ['R-EXCH-3'],
		check() {
			same(
				crystals(
					play(at({ persons: [{ crystals: [3, 3, 0] }, {}] }), 'exchange_white_pink', 'exchange_pink_purple')
				),
				[0, 1, 1]
			);
			refuses(at({ persons: [{ crystals: [9, 0, 0] }, {}] }), 'exchange_white_purple', 'R-EXCH-3');
		}
	},
	{
		id: 'a new figure needs presence or the own start field',
		rules: ['R-FIG-1', 'R-FIG-2', 'R-SYM-FIG'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 1 }, built: { 'T4.4': 's1' } }, { figures: { 'T7.1': 1 } }],
				gains: ['fig:2']
			});
			same(offered(state, 'place'), [
				'place_S1_1',
				'place_S1_2',
				'place_T4.4_1',
				'place_T4.4_2',
				'place_T8.0_1',
				'place_T8.0_2'
			]);
			refuses(state, 'place_T7.1_1', 'R-FIG-1');
			refuses(state, 'place_S2_1', 'R-FIG-1');
			refuses(state, 'place_T8.0_3', 'R-SYM-FIG');
			refuses(state, 'end', 'R-FIG-1');
			const done = play(state, 'place_T4.4_1', 'place_S1_1');
			same([figures(done, 'T4.4'), figures(done, 'S1'), done.tasks.length], [1, 1, 0]);
		}
	},
	{
		id: 'a removed figure is in the supply again',
		rules: ['R-FIG-3', 'R-FIG-6'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.0': 14 } }, {}], phase: 'module' });
			const back = play(state, 'return_T8.0');
			same(figures(back, 'T8.0'), 13);
			refuses(state, 'return_T8.2', 'R-FIG-6');
			refuses(play(at({ persons: [{ figures: { S1: 1 } }, {}] }), 'return_S1'), 'return_S1', 'R-FIG-6');
		}
	},
	{
		id: 'C-54',
		rules: ['R-FIG-4', 'R-FIG-5', 'R-COMP-1'],
		check() {
			const full = at({
				persons: [{ figures: { 'T8.0': 14, 'T8.2': 3, 'T8.4': 3, 'T8.6': 2, 'T7.0': 1 } }, {}],
				gains: ['fig:1']
			});
			same(offered(full, 'place'), []);
			refuses(full, 'place_T8.0_1', 'R-FIG-5');
			const none = play(full, 'decline');
			same([none.tasks.length, figures(none, 'T8.0')], [0, 14]);
		}
	},
	{
		id: 'C-55',
		rules: ['R-FIG-4', 'R-FIG-5'],
		check() {
			const spread = at({ persons: [{ figures: singles(SPREAD) }, {}], gains: ['fig:1'] });
			refuses(spread, 'place_T8.0_1', 'R-FIG-5');
			play(spread, 'decline');
			const pair = at({
				persons: [{ figures: { ...singles(SPREAD.slice(1, 13)), 'T8.0': 2 } }, {}],
				gains: ['fig:1']
			});
			same(figures(play(pair, 'place_T8.0_1'), 'T8.0'), 3);
			refuses(pair, 'place_T8.2_1', 'R-FIG-5');
		}
	},
	{
		id: 'three that one large figure stands for cannot be split when no small ones are left',
		rules: ['R-FIG-4'],
		check() {
			const state = at({
				persons: [{ figures: { ...singles(SPREAD.slice(1)), 'T8.0': 3 } }, {}],
				gains: ['move:1']
			});
			refuses(state, 'step_T8.0_T8.2_1', 'R-FIG-4');
			assert.ok(!offered(state).includes('step_T8.0_T8.2_1'));
			const free = at({
				persons: [{ figures: { ...singles(SPREAD.slice(3)), 'T8.0': 3 } }, {}],
				gains: ['move:1']
			});
			play(free, 'step_T8.0_T8.2_1');
		}
	},
	{
		id: 'with a supply a gained figure must be placed; with none a returned one can be',
		rules: ['R-FIG-5', 'R-FIG-6'],
		check() {
			refuses(at({ persons: [{ figures: { S1: 1 } }, {}], gains: ['fig:1'] }), 'decline', 'R-FIG-5');
			const full = at({ persons: [{ figures: singles(SPREAD) }, {}], gains: ['fig:1'] });
			const again = play(full, 'return_T8.0', 'place_T4.0_1');
			same([figures(again, 'T8.0'), figures(again, 'T4.0')], [0, 2]);
		}
	},
	{
		id: 'off-turn: figures are returned only to make room for a gained one',
		rules: ['R-FIG-6', 'R-FREE-1'],
		check() {
			const full = singles([
				'T8.0',
				'T8.2',
				'T8.6',
				'T7.0',
				'T7.1',
				'T7.4',
				'T7.5',
				'T4.0',
				'T4.1',
				'T4.3',
				'T4.4',
				'T4.6',
				'T12.0',
				'T11.6'
			]);
			const state = at({
				persons: [
					{ figures: { 'T8.4': 2 } },
					{ figures: full, built: { 'T8.4': 's1' }, crystals: [3, 0, 0] }
				],
				gains: ['develop']
			});
			const open = play(state, 'build_T8.4_s1');
			same(recall.active(open), 1);
			refuses(open, 'exchange_white_pink', 'R-FREE-1');
			const done = play(open, 'return_T8.0');
			same([figures(done, 'T8.4', 1), recall.active(done)], [1, 0]);
			play(open, 'decline');
		}
	},
	{
		id: 'C-52',
		rules: ['R-KNOW-10', 'R-KNOW-9', 'R-KNOW-1', 'R-SYM-STEP'],
		check() {
			const state = at({ persons: [{ tracks: [10, 0, 0] }, {}], gains: ['step:white:3'] });
			same([tracks(state), person(state).points], [[12, 0, 0], 5]);
			same(sheetOf(state, 0).lines.find(({ rule }) => rule === 'R-PATH-KNOW-S')?.points, 15);
		}
	},
	{
		id: 'a full track takes no step of choice',
		rules: ['R-KNOW-10', 'R-SYM-STEPANY'],
		check() {
			const state = at({ persons: [{ tracks: [12, 0, 0] }, {}], gains: ['stepAny:1'] });
			refuses(state, 'track_white', 'R-KNOW-10');
			same(offered(state, 'track'), ['track_grey', 'track_black']);
			same(tracks(play(state, 'track_grey')), [12, 1, 0]);
			same(at({ persons: [{ tracks: [12, 12, 12] }, {}], gains: ['stepAny:1'] }).tasks, []);
			const two = at({ persons: [{}, {}], gains: ['stepAny:2'] });
			same(tracks(play(two, 'track_black', 'track_grey')), [0, 1, 1]);
			refuses(two, 'reset', 'R-SYM-STEPANY');
		}
	},
	{
		id: 'effects of passed spaces come in ascending order',
		rules: ['R-KNOW-1', 'R-KNOW-4', 'R-KNOW-5'],
		check() {
			const state = at({ persons: [{ tracks: [0, 2, 0] }, {}], gains: ['step:grey:3'] });
			same([tracks(state), person(state).depot], [[0, 3, 0], []]);
			const done = play(state, 'gear_e2');
			same([tracks(done), person(done).depot], [[0, 5, 0], ['own']]);
		}
	},
	{
		id: 'the first on space 3 gets a point and turns the cards over',
		rules: ['R-KNOW-2', 'R-KNOW-3', 'R-KNOW-4'],
		check() {
			const state = at({ persons: [{ tracks: [2, 0, 0] }, {}], gains: ['step:white:1'] });
			same([person(state).points, state.ancestors.white.open], [1, true]);
			same([state.ancestors.grey.open, state.ancestors.black.open], [false, false]);
			same(offered(state, 'gear'), ['gear_e1', 'gear_RADAR', 'gear_EXO', 'gear_PORTAL']);
			refuses(state, 'gear_e2', 'R-KNOW-4');
			refuses(state, 'decline', 'R-KNOW-4');
			const chosen = play(state, 'gear_RADAR');
			same([person(chosen).gear, chosen.ancestors.white.gear], [['RADAR'], ['e1', 'EXO', 'PORTAL']]);
			const before = recall.known(at({ persons: [{ tracks: [2, 0, 0] }, {}] }), 0);
			same(before.ancestors.white.tribe, null);
			same(recall.known(chosen, 1).ancestors.white.tribe, 'AYNIR');
		}
	},
	{
		id: 'C-68',
		rules: ['R-KNOW-2', 'R-KNOW-4'],
		check() {
			const state = at({
				persons: [{ tracks: [2, 0, 0] }, { tracks: [3, 0, 0] }],
				ancestors: { white: { gear: ['e1', 'EXO', 'PORTAL'] } },
				gains: ['step:white:1']
			});
			same([tracks(state), person(state).points], [[3, 0, 0], 0]);
			same(offered(state, 'gear').length, 3);
			// None left: nothing to choose.
			const none = at({
				persons: [{ tracks: [2, 0, 0] }, { tracks: [3, 0, 0] }],
				ancestors: { white: { gear: [] } },
				gains: ['step:white:1']
			});
			same(none.tasks, []);
		}
	},
	{
		id: 'space 5: own stone, ancestor tribe, for everybody',
		rules: ['R-KNOW-5', 'R-KNOW-6', 'R-KNOW-7', 'R-KNOW-8'],
		check() {
			const state = at({ persons: [{ tracks: [0, 4, 0] }, { tracks: [0, 9, 0] }], gains: ['step:grey:1'] });
			same(person(state).depot, ['own']);
			// The stone can be used at once, on the tribe just unlocked.
			const used = play(state, 'energise_BRIMAS');
			same(used.tasks.at(-1)?.is, 'develop');
			refuses(at({ persons: [{ tracks: [0, 4, 0], depot: ['own'] }, {}] }), 'energise_BRIMAS', 'R-ENERGY-1');
			const lexander = at({
				persons: [{ tracks: [0, 0, 5], crystals: [0, 0, 1], figures: { 'T11.5': 1 } }, {}],
				gains: ['develop']
			});
			same(crystals(play(lexander, 'build_T11.5_mountain.1')), [1, 0, 0]);
			const other = at({ persons: [{ tracks: [0, 9, 0] }, { tracks: [0, 5, 0], depot: ['own'] }], turn: 1 });
			play(other, 'energise_BRIMAS');
		}
	},
	{
		id: 'a light bonus tile pays everybody who comes by',
		rules: ['R-KNOW-9'],
		check() {
			const first = at({ persons: [{ tracks: [7, 0, 0] }, { tracks: [9, 0, 0] }], gains: ['step:white:1'] });
			same(crystals(first), [0, 0, 1]);
			const passing = at({ persons: [{ tracks: [7, 0, 0] }, {}], gains: ['step:white:2'] });
			same(
				[crystals(passing), tracks(passing)],
				[
					[0, 0, 1],
					[9, 0, 0]
				]
			);
			same(passing.light.white, ['l1', 'l2']);
			same(crystals(at({ persons: [{ tracks: [6, 0, 0] }, {}], gains: ['step:white:1'] })), [0, 0, 0]);
		}
	}
];
