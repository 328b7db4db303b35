// Box D, box F, and boosters that come in the middle of a turn.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { inserted, two } from '../positions.ts';

/** A module for F, and one in D. */
const BEFORE_F = { ready: ['W'], slots: { D: 'W' }, crystals: [1, 0, 0], figures: { 'T8.0': 1 } };

/** The next point brings booster D, which the Tally gives for a stone. */
const TALLY = { ready: ['W'], figures: { 'T8.0': 1 }, points: 24, gear: ['e8'], depot: ['own'] };

export const boxesDAndF: Lesson = {
	id: 'boxes-d-and-f',
	steps: [
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
			id: 'alone',
			kind: 'forbidden',
			rules: ['R-BOX-F'],
			position: inserted({ crystals: [3, 0, 0], figures: { S1: 3 } }, 'F', 'W', {}, RED),
			shows: ['console'],
			attempt: ['use_1_0_A'],
			rule: 'R-BOX-F'
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
