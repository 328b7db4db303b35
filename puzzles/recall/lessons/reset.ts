// Resetting all modules, box D, box F, and boosters that come in the middle of a turn.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { inserted, two } from '../positions.ts';

/** Three modules are in; nothing is ready. ION is the grey ancestor, since BRIMAS is at the table. */
const THREE_IN = { ready: [], slots: { A: 'W', B: 'Ya', D: 'W' } };
const full = (you: object = {}, played: readonly string[] = []) =>
	two(
		{ ...THREE_IN, figures: { S1: 2 }, crystals: [1, 0, 0], ...you },
		{ played, ancestors: { grey: { tribe: 'ION' } } },
		RED
	);

/** BRIMAS was activated twice: 3 stones lie on it. */
const ENERGISED = {
	tribe: 'BRIMAS',
	depot: ['own', 'grey', 'black'],
	energised: { BRIMAS: { stones: ['white', 'white', 'grey'], times: 2 } },
	cassettes: ['k1']
};

/** A module for F, and one in D. */
const BEFORE_F = { ready: ['W'], slots: { D: 'W' }, crystals: [1, 0, 0], figures: { 'T8.0': 1 } };

/** The next point brings booster D, which the Tally gives for a stone. */
const TALLY = { ready: ['W'], figures: { 'T8.0': 1 }, points: 24, gear: ['e8'], depot: ['own'] };

export const reset: Lesson = {
	id: 'reset',
	steps: [
		{
			id: 'reset',
			kind: 'do',
			rules: ['R-RESET-1', 'R-RESET-2', 'R-RESET-7'],
			guided: true,
			position: full(),
			shows: ['console', 'map'],
			goal: ['all', 'produced P1', 'produced P2', 'produced P3'],
			line: ['reset', 'produce_P1', 'produce_P2', 'place_S1_1', 'produce_P3', 'upgrade_white']
		},
		{
			id: 'twice',
			kind: 'forbidden',
			rules: ['R-RESET-3'],
			position: full({}, ['reset', 'produce_P1']),
			shows: ['console'],
			attempt: ['produce_P1'],
			rule: 'R-RESET-3'
		},
		{
			id: 'fields',
			kind: 'mark',
			rules: ['R-RESET-7'],
			position: full({ built: { 'T11.6': 'forest.1', MB: 'monument.1', 'T8.4': 's1' } }, ['reset']),
			shows: ['console', 'map'],
			all: ['producible'],
			answer: ['P1', 'P2', 'P3', 'P5', 'P7']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-RESET-1', 'R-RESET-2', 'R-RESET-4'],
			items: ['out', 'produce', 'stones', 'end']
		},
		{
			id: 'may',
			kind: 'judge',
			rules: ['R-RESET-2', 'R-RESET-5', 'R-RESET-7'],
			position: full(ENERGISED, ['reset', 'stones']),
			shows: ['console', 'cards'],
			cases: [
				{
					id: 'fourth',
					position: full({ built: { 'T11.6': 'forest.1' } }, [
						'reset',
						'produce_P1',
						'produce_P2',
						'place_S1_1',
						'produce_P5',
						'place_S1_1'
					]),
					actions: ['produce_P3'],
					rule: 'R-RESET-2'
				},
				{ id: 'covered', position: full({}, ['reset']), actions: ['produce_P4'], rule: 'R-RESET-7' },
				{ id: 'before', position: full(ENERGISED, ['reset']), actions: ['energise_BRIMAS'], rule: null },
				{ id: 'energy', actions: ['energise_BRIMAS'], rule: 'R-RESET-5' },
				{ id: 'cassette', actions: ['cassette_k1'], rule: null }
			]
		},
		{
			id: 'costs',
			kind: 'count',
			rules: ['R-RESET-4', 'R-RESET-6'],
			position: full(ENERGISED),
			shows: ['console', 'cards'],
			asks: [
				{ id: 'now', amount: ['cost', 'BRIMAS'], answer: 3, choices: [1, 2, 3] },
				{ id: 'depot', amount: ['after', 'reset stones', 'depot'], answer: 6, choices: [3, 5, 6] },
				{ id: 'then', amount: ['after', 'reset stones end', 'cost', 'BRIMAS'], answer: 1, choices: [1, 2, 4] }
			]
		},
		{
			id: 'box-d',
			kind: 'do',
			rules: ['R-BOX-D'],
			position: two({ figures: { 'T8.0': 1 } }, {}, RED),
			shows: ['map', 'console'],
			goal: ['all', 'slot D', 'building T8.4'],
			line: ['insert_W_D', 'use_1_0_move', 'step_T8.0_T8.4_1', 'use_1_1_develop', 'build_T8.4_s4']
		},
		{
			id: 'box-f',
			kind: 'do',
			rules: ['R-BOX-F', 'R-BOX-D'],
			position: two(BEFORE_F, {}, RED),
			shows: ['map', 'console'],
			goal: ['all', 'slot F', 'building T8.4'],
			line: [
				'insert_W_F',
				'use_1_0_D',
				'use_2_0_move',
				'step_T8.0_T8.4_1',
				'use_2_1_develop',
				'build_T8.4_s4'
			]
		},
		{
			id: 'copies',
			kind: 'judge',
			rules: ['R-BOX-F'],
			position: inserted(BEFORE_F, 'F', 'W', {}, RED),
			shows: ['console'],
			cases: [
				{ id: 'taken', actions: ['use_1_0_D'], rule: null },
				{ id: 'free', actions: ['use_1_0_A'], rule: 'R-BOX-F' },
				{ id: 'itself', actions: ['use_1_0_F'], rule: 'R-BOX-F' },
				{
					id: 'unpaid',
					position: inserted({ ...BEFORE_F, crystals: [0, 1, 0] }, 'F', 'W', {}, RED),
					actions: ['use_1_0_D'],
					rule: 'R-BOX-F'
				}
			]
		},
		{
			id: 'booster',
			kind: 'count',
			rules: ['R-BOOST-3', 'R-BOOST-4', 'R-BOX-D'],
			position: inserted(TALLY, 'D', 'W', {}, RED),
			shows: ['console', 'score', 'cards'],
			asks: [
				{ id: 'plain', amount: ['actions-left'], answer: 2, choices: [1, 2, 3] },
				{
					id: 'unused',
					amount: ['after', 'energise_e8 booster_D_0', 'actions-left'],
					answer: 3,
					choices: [1, 2, 3]
				},
				{
					id: 'used',
					amount: ['after', 'use_1_0_move step_T8.0_T8.2_1 energise_e8 booster_D_0', 'actions-left'],
					answer: 1,
					choices: [1, 2, 3]
				}
			]
		}
	]
};
