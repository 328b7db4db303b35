// Relic stones: collected at once by the group that comes onto them, paid with figures, rewarded after the movement.
import type { Lesson } from '../../schema/lesson.ts';
import { moving } from '../positions.ts';

const ONE_BLACK = { figures: { 'T8.0': 3 }, relics: [0, 0, 1, 0] };
const ON_THE_WAY = { ...moving(ONE_BLACK, 3), played: ['step_T8.0_T8.3_3'] };

export const relics: Lesson = {
	id: 'relics',
	steps: [
		{
			id: 'first',
			kind: 'do',
			rules: ['R-RELIC-1', 'R-RELIC-2', 'R-MOVE-6'],
			guided: true,
			position: moving({ figures: { 'T8.0': 2 } }, 1),
			shows: ['map', 'console'],
			goal: ['all', 'relics white 1', 'figures T8.5 1'],
			line: ['step_T8.0_T8.5_2']
		},
		{
			id: 'too-few',
			kind: 'forbidden',
			rules: ['R-RELIC-5', 'R-RELIC-3', 'R-MOVE-6'],
			position: moving({ figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, 1),
			shows: ['map', 'console'],
			attempt: ['step_T8.0_T8.3_1'],
			rule: 'R-RELIC-5'
		},
		{
			id: 'cost',
			kind: 'count',
			rules: ['R-RELIC-3', 'R-RELIC-2', 'R-RELIC-9'],
			position: moving({ figures: { 'T8.0': 5 }, relics: [0, 4, 1, 2] }, 1),
			shows: ['console'],
			asks: [
				{ id: 'white', amount: ['relic-cost', 'white'], answer: 1, choices: [1, 2, 3] },
				{ id: 'black', amount: ['relic-cost', 'black'], answer: 2, choices: [1, 2, 3] },
				{ id: 'brown', amount: ['relic-cost', 'brown'], answer: 3, choices: [1, 2, 3] },
				{ id: 'grey', amount: ['relic-cost', 'grey'], answer: 5, choices: [3, 4, 5] }
			]
		},
		{
			id: 'wait',
			kind: 'count',
			rules: ['R-RELIC-7', 'R-SYM-STEP', 'R-RELIC-1'],
			position: ON_THE_WAY,
			shows: ['map', 'console', 'knowledge'],
			asks: [
				{ id: 'left', amount: ['figures', 'T8.3'], answer: 1, choices: [0, 1, 3] },
				{ id: 'now', amount: ['track', 'black'], answer: 0, choices: [0, 1, 2] },
				{ id: 'later', amount: ['after', 'decline', 'track', 'black'], answer: 2, choices: [0, 1, 2] }
			]
		},
		{
			id: 'who-pays',
			kind: 'judge',
			rules: ['R-RELIC-4', 'R-RELIC-5', 'R-RELIC-9', 'R-MOVE-6'],
			position: moving(ONE_BLACK, 2),
			shows: ['map', 'console'],
			cases: [
				{ id: 'behind', actions: ['step_T8.0_T8.3_1'], rule: 'R-RELIC-4' },
				{ id: 'together', actions: ['step_T8.0_T8.3_2'], rule: null },
				{
					id: 'alone',
					position: moving({ figures: { 'T8.0': 1, 'T8.4': 2 }, relics: [0, 0, 1, 0] }, 2),
					actions: ['step_T8.0_T8.3_1'],
					rule: 'R-RELIC-5'
				},
				{
					id: 'sixth',
					position: moving({ figures: { 'T8.0': 9 }, relics: [0, 0, 5, 0] }, 2),
					actions: ['step_T8.0_T8.3_9'],
					rule: 'R-RELIC-9'
				},
				{
					id: 'through',
					position: { ...moving({ figures: { 'T8.0': 2 } }, 2), played: ['step_T8.0_T8.3_2'] },
					actions: ['step_T8.3_T8.2_1'],
					rule: null
				}
			]
		},
		{
			id: 'used-up',
			kind: 'count',
			rules: ['R-RELIC-6', 'R-RELIC-7'],
			position: moving({ figures: { 'T8.0': 2, 'T8.4': 1 }, relics: [0, 0, 1, 0] }, 3),
			shows: ['map', 'console'],
			asks: [
				{ id: 'before', amount: ['steps-left'], answer: 3, choices: [0, 2, 3] },
				{ id: 'after', amount: ['after', 'step_T8.0_T8.3_2', 'steps-left'], answer: 0, choices: [0, 2, 3] },
				{
					id: 'track',
					amount: ['after', 'step_T8.0_T8.3_2', 'track', 'black'],
					answer: 2,
					choices: [0, 1, 2]
				}
			]
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['R-MOVE-6', 'R-RELIC-3', 'R-RELIC-5'],
			position: moving({ figures: { 'T7.0': 1 }, relics: [0, 0, 1, 0] }, 1),
			shows: ['map', 'console'],
			all: ['steps', 'T7.0', 1],
			answer: ['T7.1', 'T7.2', 'T7.4', 'T7.5']
		},
		{
			id: 'two-relics',
			kind: 'do',
			rules: ['R-RELIC-1', 'R-RELIC-2', 'R-RELIC-3', 'R-RELIC-4', 'R-RELIC-7', 'R-SYM-STEP'],
			position: moving({ figures: { 'T8.4': 4 } }, 3),
			shows: ['map', 'console', 'knowledge'],
			goal: ['all', 'relics white 1', 'relics black 1', 'track white 1', 'track black 1'],
			line: ['step_T8.4_T8.5_4', 'step_T8.5_T8.0_3', 'step_T8.0_T8.3_3']
		}
	]
};
