// Movement on foot: steps and groups, ground that is closed, and box B with its dearer steps.
import type { Lesson } from '../../schema/lesson.ts';
import { moving, two } from '../positions.ts';

const GROUPS = { figures: { 'T8.0': 4, 'T8.4': 2 }, crystals: [1, 1, 1] };
const IN_B = { ...two(GROUPS), played: ['insert_W_B'] };
const FOUR_STEPS = { ...two(GROUPS), played: ['insert_W_B', 'use_1_0_pink'] };

export const walking: Lesson = {
	id: 'walking',
	steps: [
		{
			id: 'step',
			kind: 'do',
			rules: ['R-MOVE-1', 'R-SYM-MOVE'],
			guided: true,
			position: moving(GROUPS, 1),
			shows: ['map'],
			goal: ['all', 'figures T8.4 5', 'figures T8.0 1'],
			line: ['step_T8.0_T8.4_3']
		},
		{
			id: 'water',
			kind: 'forbidden',
			rules: ['R-MOVE-4'],
			position: moving(GROUPS, 1),
			shows: ['map'],
			attempt: ['step_T8.0_T8.1_1'],
			rule: 'R-MOVE-4'
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['R-MOVE-1', 'R-MOVE-4', 'R-FIELD-2'],
			position: moving({ figures: { 'T3.0': 1 } }, 1),
			shows: ['map'],
			all: ['steps', 'T3.0', 1],
			answer: ['T3.1', 'T3.2', 'T3.3', 'T3.5']
		},
		{
			id: 'ground',
			kind: 'judge',
			rules: ['R-MOVE-1', 'R-MOVE-4'],
			position: moving({ figures: { 'T8.6': 2, 'T7.1': 1, 'T3.0': 1 } }, 1, { closed: ['T4'] }),
			shows: ['map'],
			cases: [
				{ id: 'group', actions: ['step_T8.6_T8.0_2'], rule: null },
				{ id: 'far', actions: ['step_T7.1_T8.0_1'], rule: 'R-MOVE-1' },
				{ id: 'face-down', actions: ['step_T7.1_T4.3_1'], rule: 'R-MOVE-4' },
				{ id: 'volcano', actions: ['step_T3.0_T3.6_1'], rule: 'R-MOVE-4' },
				{ id: 'start', actions: ['step_T8.6_S1_1'], rule: 'R-MOVE-4' },
				{ id: 'too-many', actions: ['step_T8.6_T8.0_3'], rule: 'R-MOVE-1' }
			]
		},
		{
			id: 'buy',
			kind: 'do',
			rules: ['R-BOX-B', 'R-BOX-B-PAY'],
			guided: true,
			position: IN_B,
			shows: ['console', 'map'],
			goal: ['is', 4, 'steps-left'],
			line: ['use_1_0_pink']
		},
		{
			id: 'prices',
			kind: 'count',
			rules: ['R-BOX-B', 'R-BOX-B-PAY', 'R-SYM-MOVE'],
			position: IN_B,
			shows: ['console'],
			asks: [
				{ id: 'free', amount: ['after', 'use_1_0', 'steps-left'], answer: 2, choices: [1, 2, 3] },
				{ id: 'white', amount: ['after', 'use_1_0_white', 'steps-left'], answer: 3, choices: [3, 4, 5] },
				{ id: 'purple', amount: ['after', 'use_1_0_purple', 'steps-left'], answer: 5, choices: [4, 5, 6] }
			]
		},
		{
			id: 'in-one-go',
			kind: 'judge',
			rules: ['R-BOX-B-PAY', 'R-MOVE-5', 'R-MOVE-3'],
			position: { ...FOUR_STEPS, played: ['insert_W_B', 'use_1_0_pink', 'step_T8.0_T8.4_1'] },
			shows: ['console', 'map'],
			cases: [
				{ id: 'develop', actions: ['use_1_1'], rule: 'R-MOVE-5' },
				{ id: 'pay-again', actions: ['use_1_0_white'], rule: 'R-BOX-B-PAY' },
				{ id: 'exchange', actions: ['exchange_purple_white'], rule: null },
				{ id: 'stop', actions: ['decline', 'use_1_1'], rule: null }
			]
		},
		{
			id: 'journey',
			kind: 'do',
			rules: ['R-MOVE-1', 'R-MOVE-2', 'R-MOVE-3', 'R-BOX-B', 'R-BOX-B-PAY'],
			position: IN_B,
			shows: ['console', 'map'],
			goal: ['all', 'figures T7.0 3', 'figures T7.1 2', 'idle'],
			line: ['use_1_0_white', 'step_T8.0_T8.4_3', 'step_T8.4_T7.1_5', 'step_T7.1_T7.0_3'],
			mistakes: [{ id: 'water', actions: ['use_1_0_white', 'step_T8.0_T8.1_1'], rule: 'R-MOVE-4' }]
		}
	]
};
