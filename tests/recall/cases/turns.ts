// Rounds, turns, modules, reset, free actions, energy, boxes.
import assert from 'node:assert/strict';
import { recall } from '../../../web/games/recall/game.ts';
import type { State } from '../../../web/games/recall/state.ts';
import { at, crystals, figures, offered, person, play, refuses, same, tracks, type Case } from '../table.ts';

/** The kind of round, told by what is offered. */
function kindOf(state: State): string {
	if (offered(state, 'reset').length > 0) return 'S';
	if (offered(state, 'goal').length > 0) return 'G';
	const [card] = offered(state, 'path').map((word) => word.replace('path_', ''));
	return Object.entries(state.pathCards).find(([, cards]) => cards.some((each) => each === card))?.[0] ?? '';
}

export const TURNS: readonly Case[] = [
	{
		id: 'seventeen rounds, thirteen of them standard',
		rules: ['R-ROUND-1', 'R-ROUND-3', 'R-AIM-2', 'R-END-1'],
		check() {
			const goals = ['g1', 'g2'];
			let state = at({ persons: [{ goals }, { goals: ['g3', 'g4'] }] });
			const kinds: string[] = [];
			while (state.phase !== 'over') {
				if (state.turn === 0 && state.phase === 'open') kinds.push(kindOf(state));
				const open = offered(state).find((word) => /^(reset|path|goal|stones|end)/.test(word));
				state = play(state, open ?? (offered(state)[0] as string));
			}
			same(kinds.join(' '), 'S S S S I S S S II S S G S S III S S');
			same(state.round, 18);
			for (const { paths, goals: kept } of state.persons)
				same([Object.keys(paths).length, kept.length], [3, 1]);
			refuses(state, 'end', 'R-END-1');
			same(recall.options(state), []);
		}
	},
	{
		id: 'clockwise from the start person',
		rules: ['R-ROUND-2', 'R-ROUND-3'],
		check() {
			const state = at({ persons: [{}, {}, {}] });
			const turn = ['reset', 'stones', 'end'];
			const second = play(state, ...turn);
			same([second.turn, second.round], [1, 1]);
			const next = play(second, ...turn, ...turn);
			same([next.turn, next.round], [0, 2]);
		}
	},
	{
		id: 'exactly one of insert and reset',
		rules: ['R-TURN-1'],
		check() {
			const state = at({ persons: [{}, {}] });
			refuses(state, 'end', 'R-TURN-1');
			const inserted = play(state, 'insert_W_A');
			refuses(inserted, 'insert_W_B', 'R-TURN-1');
			refuses(inserted, 'reset', 'R-TURN-1');
			const resetted = play(state, 'reset');
			refuses(resetted, 'insert_W_A', 'R-TURN-1');
			refuses(resetted, 'end', 'R-RESET-4');
			play(inserted, 'end');
		}
	},
	{
		id: 'free actions before, during and after the mandatory option',
		rules: ['R-TURN-2', 'R-FREE-1'],
		check() {
			const rich = {
				crystals: [0, 5, 0],
				cassettes: ['k1', 'k1'],
				gear: ['e1'],
				depot: ['own', 'own', 'own'],
				figures: { S1: 3 }
			} as const;
			const state = at({ persons: [rich, {}] });
			const all = ['exchange_pink_white', 'cassette_k1', 'energise_e1'];
			const open = play(state, ...all, 'insert_W_A', 'use_1_0');
			const inside = play(open, ...all, 'place_S1_2');
			play(inside, 'exchange_pink_white', 'energise_e1', 'end');
			const special = at({ persons: [rich, {}], round: 5 });
			play(special, ...all, 'path_ARCH');
			// Off-turn there are none.
			same(
				offered(at({ persons: [{}, rich] })).filter((word) =>
					/^(exchange|cassette|energise|return)/.test(word)
				),
				[]
			);
		}
	},
	{
		id: 'C-64',
		rules: ['R-SPEC-1', 'R-SPEC-2'],
		check() {
			const state = at({ persons: [{ figures: { S1: 1 } }, {}], round: 5 });
			refuses(state, 'insert_W_A', 'R-SPEC-1');
			refuses(state, 'reset', 'R-SPEC-1');
			refuses(state, 'end', 'R-SPEC-1');
			refuses(state, 'path_LEG', 'R-SPEC-1');
			const chosen = play(state, 'path_ARCH', 'place_S1_2');
			same([figures(chosen, 'S1'), crystals(chosen), person(chosen).paths], [3, [1, 0, 0], { I: 'ARCH' }]);
			refuses(chosen, 'path_EFF', 'R-SPEC-1');
			// Others may choose the same card.
			const other = play(chosen, 'end', 'path_ARCH', 'place_S2_2', 'end');
			same(person(other, 1).paths, { I: 'ARCH' });
			const efficiency = play(state, 'path_EFF');
			same(crystals(efficiency), [0, 1, 0]);
		}
	},
	{
		id: 'C-63',
		rules: ['R-SPEC-3', 'R-SPEC-4'],
		check() {
			const state = at({ persons: [{ goals: ['g4', 'g6'] }, {}], round: 12 });
			refuses(state, 'end', 'R-SPEC-3');
			refuses(state, 'insert_W_A', 'R-SPEC-3');
			refuses(state, 'goal_g1', 'R-SPEC-3');
			const six = play(state, 'goal_g6');
			same([person(six).goals, person(six).cassettes.length, crystals(six)], [['g4'], 2, [0, 0, 0]]);
			const four = play(state, 'goal_g4');
			same([person(four).goals, person(four).cassettes.length, crystals(four)], [['g6'], 0, [0, 2, 0]]);
			refuses(six, 'goal_g4', 'R-SPEC-3');
		}
	},
	{
		id: 'C-65',
		rules: ['R-MOD-1'],
		check() {
			const state = at({ persons: [{ ready: [], slots: { A: 'W', B: 'W' } }, {}] });
			refuses(state, 'insert_W_C', 'R-MOD-1');
			same(
				offered(state).filter((word) => /^(insert|reset)/.test(word)),
				['reset']
			);
			const one = at({ persons: [{ ready: ['W'], slots: { A: 'W' } }, {}] });
			refuses(one, 'insert_W_A', 'R-MOD-1');
			refuses(one, 'insert_Ya_B', 'R-MOD-1');
			const inserted = play(one, 'insert_W_B');
			same([person(inserted).ready, person(inserted).slots], [[], { A: 'W', B: 'W' }]);
		}
	},
	{
		id: 'actions of module and box in any order, each once, none a duty',
		rules: ['R-MOD-2', 'R-MOD-3', 'R-BOX-1'],
		check() {
			const state = at({ persons: [{ ready: ['Ya'], figures: { S1: 1 } }, {}] });
			const inserted = play(state, 'insert_Ya_A');
			const mixed = play(inserted, 'use_1_0', 'place_S1_2', 'use_0_0', 'place_S1_2', 'use_0_1');
			same([figures(mixed, 'S1'), crystals(mixed)], [5, [1, 0, 0]]);
			refuses(mixed, 'use_0_1', 'R-MOD-2');
			refuses(mixed, 'use_1_0', 'R-MOD-2');
			refuses(mixed, 'use_2_0', 'R-MOD-2');
			same(crystals(play(inserted, 'end')), [0, 0, 0]);
			same(play(inserted, 'end').pool, []);
		}
	},
	{
		id: 'a starting module has no actions of its own',
		rules: ['R-MOD-4'],
		check() {
			const state = play(at({ persons: [{}, {}] }), 'insert_W_E');
			same(offered(state, 'use'), ['use_1_0', 'use_1_1', 'use_1_2']);
			same(state.pool[0]?.items, []);
		}
	},
	{
		id: 'one side of a slash, of two and of five',
		rules: ['R-MOD-5', 'R-SYM-SLASH'],
		check() {
			const two = play(at({ persons: [{ ready: ['Yc'], crystals: [1, 0, 0] }, {}] }), 'insert_Yc_D');
			same(offered(two, 'use').slice(0, 2), ['use_0_0_1', 'use_0_0_2']);
			same(crystals(play(two, 'use_0_0_1')), [3, 0, 0]);
			refuses(play(two, 'use_0_0_1'), 'use_0_0_2', 'R-MOD-5');
			refuses(two, 'use_0_0_3', 'R-MOD-5');
			refuses(two, 'use_0_0', 'R-MOD-5');
			const five = play(at({ persons: [{ ready: ['Rd'] }, {}] }), 'insert_Rd_D');
			same(offered(five, 'use').filter((word) => word.startsWith('use_0')).length, 5);
			same(crystals(play(five, 'use_0_0_5')), [0, 2, 0]);
			refuses(play(five, 'use_0_0_5'), 'use_0_0_1', 'R-MOD-5');
		}
	},
	{
		id: 'only open modules are taken, and the display is refilled',
		rules: ['R-MOD-6', 'R-WORK-5', 'R-SYM-MODULE'],
		check() {
			const state = at({
				persons: [{ figures: { 'T11.6': 1 }, crystals: [0, 1, 0] }, {}],
				green: { open: ['Ga', 'Ga', 'Gb'], stack: ['Ge', 'Gd'] },
				gains: ['develop']
			});
			const building = play(state, 'build_T11.6_forest.1');
			same(offered(building, 'module'), ['module_Ga', 'module_Gb']);
			refuses(building, 'module_Gd', 'R-MOD-6');
			refuses(building, 'module_Ya', 'R-WORK-5');
			refuses(building, 'reset', 'R-SYM-MODULE');
			const taken = play(building, 'module_Ga');
			same(
				[taken.green.open, taken.green.stack, person(taken).ready],
				[['Ga', 'Gb', 'Gd'], ['Ge'], ['W', 'W', 'Ga']]
			);
			refuses(taken, 'module_Gb', 'R-SYM-MODULE');
		}
	},
	{
		id: 'C-33',
		rules: ['R-MOD-7'],
		check() {
			const state = at({
				persons: [{ figures: { 'T11.5': 1 }, crystals: [0, 0, 1] }, {}],
				grey: { open: [], stack: [] },
				gains: ['develop']
			});
			const built = play(state, 'build_T11.5_mountain.1');
			same(
				[crystals(built), person(built).built, person(built).ready, built.tasks],
				[[0, 0, 0], { 'T11.5': 'mountain.1' }, ['W', 'W'], []]
			);
		}
	},
	{
		id: 'C-36',
		rules: ['R-RESET-1', 'R-RESET-2', 'R-RESET-3', 'R-RESET-7'],
		check() {
			const three = {
				ready: [],
				slots: { A: 'W', B: 'Ya', D: 'W' },
				crystals: [0, 0, 0],
				figures: { S1: 1 }
			} as const;
			const state = play(at({ persons: [three, {}] }), 'reset');
			same([person(state).slots, person(state).ready.toSorted()], [{}, ['W', 'W', 'Ya']]);
			const produced = play(state, 'produce_P1', 'produce_P2', 'place_S1_1', 'produce_P3', 'upgrade_white');
			same([crystals(produced), figures(produced, 'S1')], [[1, 1, 0], 2]);
			refuses(produced, 'produce_P1', 'R-RESET-2');
			refuses(play(state, 'produce_P1'), 'produce_P1', 'R-RESET-3');
			refuses(state, 'produce_P4', 'R-RESET-7');
			const ion = play(
				at({ persons: [{ ...three, tribe: 'ION', depot: ['own'] }, {}] }),
				'energise_ION',
				'deactivate_D',
				'reset'
			);
			same(ion.production.left, 2);
			same(play(at({ persons: [{}, {}] }), 'reset').production.left, 0);
			refuses(at({ persons: [{}, {}] }), 'produce_P1', 'R-RESET-2');
		}
	},
	{
		id: 'buildings uncover production fields',
		rules: ['R-RESET-7'],
		check() {
			const state = at({
				persons: [{ built: { 'T11.6': 'forest.1', MB: 'monument.1' } }, {}],
				phase: 'reset',
				production: { left: 9, used: [] }
			});
			same(offered(state, 'produce'), ['produce_P1', 'produce_P2', 'produce_P3', 'produce_P5', 'produce_P7']);
			refuses(state, 'produce_P4', 'R-RESET-7');
			same(crystals(play(state, 'produce_P5')), [0, 1, 0]);
			same(
				offered(at({ persons: [{}, {}], phase: 'reset', production: { left: 9, used: [] } }), 'produce')
					.length,
				3
			);
		}
	},
	{
		id: 'used stones go back, and every cost starts again at one',
		rules: ['R-RESET-4', 'R-RESET-6', 'R-RESET-5'],
		check() {
			const state = at({
				persons: [
					{
						tribe: 'BRIMAS',
						depot: ['own'],
						energised: { BRIMAS: { stones: ['white', 'white', 'own'], times: 2 } },
						slots: { A: 'W' },
						ready: []
					},
					{}
				]
			});
			refuses(state, 'stones', 'R-RESET-4');
			refuses(state, 'energise_BRIMAS', 'R-ENERGY-3');
			const back = play(state, 'reset', 'stones');
			same([person(back).depot.toSorted(), person(back).energised], [['own', 'own', 'white', 'white'], {}]);
			const later = play(back, 'end', 'reset', 'stones', 'end', 'energise_BRIMAS');
			same(person(later).depot.length, 3);
		}
	},
	{
		id: 'C-38',
		rules: ['R-RESET-5'],
		check() {
			const state = at({
				persons: [
					{
						tribe: 'BRIMAS',
						depot: ['own', 'own', 'own', 'own'],
						cassettes: ['k1', 'k8'],
						crystals: [0, 1, 0]
					},
					{}
				],
				phase: 'returned'
			});
			refuses(state, 'energise_BRIMAS', 'R-RESET-5');
			same(offered(state, 'energise'), []);
			same(crystals(play(state, 'cassette_k1', 'exchange_pink_white')), [4, 0, 0]);
			// Without stones an effect is still possible (D-13).
			same(play(state, 'cassette_k8', 'effect_BRIMAS').tasks.at(-1)?.is, 'develop');
		}
	},
	{
		id: 'a cassette is drawn in secret',
		rules: ['R-CASS-1', 'R-SYM-CASS'],
		check() {
			const state = at({
				persons: [{}, {}],
				cassettes: { supply: ['k1', 'k2'], discard: [] },
				gains: ['cass:1']
			});
			same(person(state).cassettes, ['k2']);
			same(recall.known(state, 0).persons[0]?.cassettes, ['k2']);
			same(
				[recall.known(state, 1).persons[0]?.cassettes, recall.known(state, 1).persons[0]?.cassetteCount],
				[null, 1]
			);
			same(JSON.stringify(recall.known(state, 1)).includes('position'), false, 'the seed is a secret');
		}
	},
	{
		id: 'a played cassette lies on the discard pile',
		rules: ['R-CASS-2'],
		check() {
			const state = at({
				persons: [{ cassettes: ['k2', 'k1'] }, {}],
				cassettes: { supply: ['k3'], discard: [] }
			});
			const played = play(state, 'cassette_k1');
			same(
				[person(played).cassettes, played.cassettes.discard, crystals(played)],
				[['k2'], ['k1'], [2, 0, 0]]
			);
			refuses(played, 'cassette_k1', 'R-CASS-2');
		}
	},
	{
		id: 'C-69',
		rules: ['R-CASS-3'],
		check() {
			const state = at({
				persons: [{}, {}],
				cassettes: { supply: [], discard: ['k1', 'k2', 'k3'] },
				gains: ['cass:1']
			});
			same(
				[state.cassettes.supply.length, state.cassettes.discard.length, person(state).cassettes.length],
				[2, 0, 1]
			);
			const all = [...state.cassettes.supply, ...person(state).cassettes];
			same(all.sort(), ['k1', 'k2', 'k3']);
			const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
				String(
					at({
						persons: [{}, {}],
						seed,
						cassettes: { supply: [], discard: ['k1', 'k2', 'k3', 'k4', 'k5'] },
						gains: ['cass:1']
					}).cassettes.supply
				)
			);
			assert.ok(new Set(orders).size > 1);
			same(
				person(at({ persons: [{}, {}], cassettes: { supply: [], discard: [] }, gains: ['cass:1'] }))
					.cassettes,
				[]
			);
		}
	},
	{
		id: 'stones activate the own tribe, an equipment, an unlocked ancestor',
		rules: ['R-ENERGY-1', 'R-ENERGY-2', 'R-GEAR-1', 'R-TRIBE-1'],
		check() {
			const state = at({
				persons: [
					{
						tribe: 'BRIMAS',
						gear: ['e2'],
						tracks: [0, 0, 5],
						depot: ['white', 'own', 'black'],
						crystals: [1, 0, 0],
						figures: { S1: 1 }
					},
					{}
				]
			});
			same(offered(state, 'energise'), ['energise_BRIMAS', 'energise_LEXANDER', 'energise_e2']);
			const used = play(
				state,
				'energise_BRIMAS_own',
				'decline',
				'energise_LEXANDER_black',
				'upgrade_white',
				'energise_e2_white',
				'place_S1_1'
			);
			same([person(used).depot, person(used).energised['LEXANDER']?.stones], [[], ['black']]);
			refuses(state, 'energise_AYNIR', 'R-ENERGY-1');
			refuses(state, 'energise_e1', 'R-ENERGY-1');
			refuses(state, 'energise_BRIMAS_grey', 'R-ENERGY-2');
			refuses(state, 'energise_BRIMAS_white.own', 'R-ENERGY-3');
		}
	},
	{
		id: 'C-37',
		rules: ['R-ENERGY-3', 'R-RESET-6'],
		check() {
			const state = at({ persons: [{ tribe: 'BRIMAS', depot: ['own', 'own', 'own', 'own'] }, {}] });
			const once = play(state, 'energise_BRIMAS', 'decline');
			same(person(once).depot.length, 3);
			const twice = play(once, 'energise_BRIMAS', 'decline');
			same(person(twice).depot.length, 1);
			refuses(twice, 'energise_BRIMAS', 'R-ENERGY-3');
			const fresh = play(twice, 'reset', 'stones', 'end', 'reset', 'stones', 'end', 'energise_BRIMAS');
			same(person(fresh).depot.length, 3);
		}
	},
	{
		id: 'the fixed-cost symbol: always one',
		rules: ['R-ENERGY-4'],
		check() {
			const state = at({ persons: [{ gear: ['e1', 'e2'], depot: ['own', 'own', 'own'] }, {}] });
			const thrice = play(state, 'energise_e1', 'energise_e1', 'energise_e1');
			same([person(thrice).depot, crystals(thrice)], [[], [3, 0, 0]]);
		}
	},
	{
		id: 'a triggered effect waits for its trigger',
		rules: ['R-ENERGY-5'],
		check() {
			const state = at({
				persons: [{ gear: ['RADAR', 'DECODER'], depot: ['own', 'own'], figures: { 'T8.4': 1 } }, {}],
				gains: ['develop']
			});
			refuses(state, 'energise_RADAR', 'R-ENERGY-5');
			refuses(state, 'energise_DECODER', 'R-ENERGY-5');
			same(offered(state, 'energise'), []);
			const asked = play(state, 'build_T8.4_s4');
			refuses(asked, 'end', 'R-ENERGY-5');
			const no = play(asked, 'trigger_no');
			same([person(no).depot.length, tracks(no)], [2, [0, 0, 0]]);
			refuses(no, 'trigger_yes', 'R-ENERGY-5');
		}
	},
	{
		id: 'C-09',
		rules: ['R-BOX-A', 'R-BOX-A-PAY', 'R-BOX-A-REMOVE', 'R-BOX-1'],
		check() {
			const state = play(at({ persons: [{ figures: { S1: 3 }, crystals: [2, 1, 0] }, {}] }), 'insert_W_A');
			const all = play(
				state,
				'use_1_0',
				'place_S1_2',
				'use_1_1',
				'place_S1_1',
				'use_1_2',
				'place_S1_1',
				'use_1_3',
				'place_S1_2',
				'use_1_4_S1'
			);
			same([figures(all, 'S1'), crystals(all)], [8, [1, 0, 0]]);
			refuses(all, 'use_1_1', 'R-BOX-A-PAY');
			const poor = play(at({ persons: [{ figures: { S1: 3 } }, {}] }), 'insert_W_A');
			refuses(poor, 'use_1_1', 'R-BOX-A-PAY');
			// Removing as often as wished, in any order.
			const thrice = play(poor, 'use_1_4_S1', 'use_1_4_S1', 'use_1_1', 'place_S1_1', 'use_1_4_S1');
			same([figures(thrice, 'S1'), crystals(thrice)], [1, [2, 0, 0]]);
			refuses(poor, 'use_1_4_T8.0', 'R-BOX-A-REMOVE');
		}
	},
	{
		id: 'C-10',
		rules: ['R-BOX-B', 'R-BOX-B-PAY'],
		check() {
			const state = play(
				at({ persons: [{ figures: { 'T8.0': 1 }, crystals: [1, 1, 1] }, {}] }),
				'insert_W_B'
			);
			const left = (word: string) => {
				const task = play(state, word).tasks.at(-1);
				return task?.is === 'move' ? task.left : null;
			};
			same(['use_1_0', 'use_1_0_white', 'use_1_0_pink', 'use_1_0_purple'].map(left), [2, 3, 4, 5]);
			const paid = play(state, 'use_1_0_pink');
			same(crystals(paid), [1, 0, 1]);
			refuses(paid, 'use_1_0_white', 'R-BOX-B-PAY');
			refuses(play(paid, 'decline'), 'use_1_0_white', 'R-BOX-B-PAY');
			refuses(play(at({ persons: [{}, {}] }), 'insert_W_B'), 'use_1_0_white', 'R-BOX-B-PAY');
			same(play(state, 'use_1_1').tasks.at(-1)?.is, 'develop');
		}
	},
	{
		id: 'box C: a water movement and a develop',
		rules: ['R-BOX-C'],
		check() {
			const state = play(at({ persons: [{ figures: { 'T8.6': 2 } }, {}] }), 'insert_W_C');
			same(offered(state, 'use'), ['use_1_0', 'use_1_1']);
			const moved = play(state, 'use_1_0', 'embark_T8.6_T8.1_1', 'land_T8.2_1', 'use_1_1');
			same([figures(moved, 'T8.2'), moved.tasks.at(-1)?.is], [1, 'develop']);
			refuses(play(state, 'use_1_0', 'embark_T8.6_T8.1_2'), 'land_T8.2_1', 'R-WATER-3');
		}
	},
	{
		id: 'box D: two of movement and develop, as wished',
		rules: ['R-BOX-D'],
		check() {
			const state = play(at({ persons: [{ figures: { 'T8.0': 1 } }, {}] }), 'insert_W_D');
			same(offered(state, 'use').length, 4);
			const both = play(state, 'use_1_0_move', 'step_T8.0_T8.4_1', 'use_1_1_move', 'step_T8.4_T8.0_1');
			same(figures(both, 'T8.0'), 1);
			refuses(both, 'use_1_0_develop', 'R-BOX-D');
			refuses(state, 'use_1_0', 'R-BOX-D');
			play(state, 'use_1_0_develop', 'decline', 'use_1_1_develop', 'decline');
		}
	},
	{
		id: 'box E: exploration, one step, develop',
		rules: ['R-BOX-E'],
		check() {
			const state = play(at({ persons: [{ figures: { 'T8.0': 1 } }, {}], closed: ['T7'] }), 'insert_W_E');
			const explored = play(
				state,
				'use_1_0',
				'explore_T7',
				'orient_0',
				'use_1_1',
				'step_T8.0_T8.4_1',
				'use_1_2'
			);
			same([explored.places['T7']?.open, explored.tasks.at(-1)?.is], [true, 'develop']);
			const step = play(state, 'use_1_1').tasks.at(-1);
			same(step?.is === 'move' && step.left, 1);
		}
	},
	{
		id: 'C-11',
		rules: ['R-BOX-F'],
		check() {
			const state = play(at({ persons: [{ crystals: [3, 0, 0] }, {}] }), 'insert_W_F');
			refuses(state, 'use_1_0_A', 'R-BOX-F');
			refuses(state, 'use_1_0_F', 'R-BOX-F');
			same(offered(state, 'use'), []);
			const active = play(
				at({ persons: [{ ready: ['W'], slots: { A: 'W' }, crystals: [3, 0, 0], figures: { S1: 1 } }, {}] }),
				'insert_W_F'
			);
			const copied = play(active, 'use_1_0_A');
			same([crystals(copied), copied.pool.length], [[2, 0, 0], 3]);
			refuses(copied, 'use_1_0_A', 'R-BOX-F');
			refuses(active, 'use_1_0_F', 'R-BOX-F');
			refuses(active, 'use_1_0_B', 'R-BOX-F');
			same(figures(play(copied, 'use_2_0', 'place_S1_2'), 'S1'), 3);
			const poor = play(at({ persons: [{ ready: ['W'], slots: { A: 'W' } }, {}] }), 'insert_W_F');
			refuses(poor, 'use_1_0_A', 'R-BOX-F');
		}
	},
	{
		id: 'a free activation does not raise the cost',
		rules: ['R-SYM-FREEACT'],
		check() {
			const state = at({
				persons: [{ tribe: 'BRIMAS', gear: ['e1', 'DECODER'], depot: ['own'], tracks: [0, 0, 5] }, {}],
				gains: ['freeAct']
			});
			same(offered(state, 'effect'), ['effect_BRIMAS', 'effect_LEXANDER', 'effect_e1']);
			refuses(state, 'effect_AYNIR', 'R-SYM-FREEACT');
			refuses(state, 'effect_DECODER', 'R-ENERGY-5');
			const used = play(state, 'effect_BRIMAS');
			same([used.tasks.at(-1)?.is, person(used).depot, person(used).energised], ['develop', ['own'], {}]);
			play(used, 'decline', 'energise_BRIMAS');
			same(play(state, 'decline').tasks, []);
		}
	},
	{
		id: 'a free activation of a triggered effect needs its open trigger',
		rules: ['R-SYM-FREEACT', 'R-ENERGY-5'],
		check() {
			const state = at({
				persons: [{ gear: ['DECODER'], cassettes: ['k8'], figures: { 'T8.4': 1 } }, {}],
				gains: ['develop']
			});
			const asked = play(state, 'build_T8.4_s4');
			refuses(asked, 'trigger_yes', 'R-ENERGY-3');
			const free = play(asked, 'cassette_k8', 'effect_DECODER', 'track_black');
			same([tracks(free), free.tasks], [[0, 0, 1], []]);
		}
	},
	{
		id: 'modules one level up',
		rules: ['R-SYM-MODUP'],
		check() {
			const state = at({
				persons: [{ ready: ['W', 'Ya', 'Ga', 'Ra'] }, {}],
				green: { open: ['Gb'], stack: ['Gc', 'Gd'] },
				grey: { open: ['Rb'], stack: [] },
				yellow: { Ya: 4, Yb: 5, Yc: 0 },
				gains: ['modup']
			});
			same(offered(state, 'modup'), ['modup_W_Ya', 'modup_W_Yb', 'modup_Ya_Gb', 'modup_Ga_Rb']);
			const white = play(state, 'modup_W_Yb');
			same([person(white).ready, white.yellow], [['Ya', 'Ga', 'Ra', 'Yb'], { Ya: 4, Yb: 4, Yc: 0 }]);
			const yellow = play(state, 'modup_Ya_Gb');
			same(
				[yellow.yellow['Ya'], yellow.green.open.length, person(yellow).ready.includes('Gb')],
				[5, 2, true]
			);
			const green = play(state, 'modup_Ga_Rb');
			same(
				[green.green.stack, green.grey.open, person(green).ready],
				[['Ga', 'Gc', 'Gd'], [], ['W', 'Ya', 'Ra', 'Rb']]
			);
			refuses(state, 'modup_Ra_Rb', 'R-SYM-MODUP');
			refuses(state, 'modup_W_Gb', 'R-SYM-MODUP');
			refuses(state, 'modup_Yc_Gb', 'R-SYM-MODUP');
			refuses(state, 'modup_W_Yc', 'R-MOD-6');
			play(state, 'decline');
		}
	},
	{
		id: 'C-34',
		rules: ['R-SYM-MODUP-IN', 'R-SYM-MODUP'],
		check() {
			const state = at({
				persons: [{ ready: [], slots: { B: 'Ya' } }, {}],
				yellow: { Ya: 4, Yb: 5, Yc: 5 },
				green: { open: ['Ga', 'Gb', 'Gc'], stack: ['Gd'] },
				phase: 'module',
				gains: ['modup']
			});
			const up = play(state, 'modup_B_Ga');
			same([person(up).slots, person(up).ready], [{ B: 'Ga' }, []]);
			same([up.yellow['Ya'], up.green.open, up.green.stack], [5, ['Gb', 'Gc', 'Gd'], []]);
			same([up.pool, offered(up, 'use')], [[], []]);
		}
	},
	{
		id: 'a deactivated module is ready again',
		rules: ['R-SYM-DEACT'],
		check() {
			const state = at({ persons: [{ ready: [], slots: { B: 'Ya', C: 'W' } }, {}], gains: ['deact:1'] });
			same(offered(state, 'deactivate'), ['deactivate_B', 'deactivate_C']);
			refuses(state, 'deactivate_A', 'R-SYM-DEACT');
			const free = play(state, 'deactivate_B');
			same([person(free).ready, person(free).slots], [['Ya'], { C: 'W' }]);
			refuses(free, 'deactivate_C', 'R-SYM-DEACT');
			play(free, 'insert_Ya_B');
		}
	}
];
