// The group with one colour and three tasks, also for one alone.
import type { Lesson } from '../../schema/lesson.ts';
import { FIVE_OF_35, group, pyramid, TWO_FINISHED, WORKER_ON_D6 } from '../positions.ts';

const GREEN = { stones: { green: 4, white: 1 } };
/** 275 points, and a free foundation on d5. */
const FOUR_AND_A_HALF = {
	d5: { foundation: 2 },
	f4: pyramid(5, 'grey'),
	e7: pyramid(5, 'red'),
	g6: pyramid(5, 'green'),
	c3: pyramid(5, 'blue'),
	i5: pyramid(4, 'yellow')
};

export const together: Lesson = {
	id: 'together',
	steps: [
		{
			id: 'task-1',
			kind: 'do',
			rules: ['P-COOP-3'],
			guided: true,
			position: group(
				1,
				{ d5: pyramid(5, 'blue'), f4: pyramid(5, 'grey'), e7: pyramid(5, 'red'), g6: pyramid(4, 'green', 3) },
				GREEN
			),
			shows: ['stones'],
			goal: ['solved'],
			line: ['build.g6.green.green_green_green_green_white']
		},
		{
			id: 'set-up',
			kind: 'count',
			rules: ['P-COOP-1'],
			position: { fresh: true, setup: { players: 1, task: 1 }, seed: 'first-group' },
			shows: ['stones', 'stacks'],
			asks: [
				{ id: 'dealt', amount: ['dealt', 1], answer: 12, choices: [11, 12, 15] },
				{ id: 'left', amount: ['workers'], answer: 11, choices: [11, 12, 14] },
				{ id: 'turns', amount: ['turns', 1], answer: 28, choices: [14, 28, 36] }
			]
		},
		{
			id: 'unseen',
			kind: 'do',
			rules: ['P-COOP-2'],
			position: group(
				1,
				{ d5: pyramid(2, 'blue'), f4: pyramid(3, 'grey') },
				{},
				{ step: 'draw', stacks: [['W', 'S-red', 'E'], [], ['S-green', 'W', 'WE'], [], ['SW-red', 'E']] }
			),
			shows: ['stacks'],
			goal: ['stack', 5, 0],
			line: ['draw.5']
		},
		{
			id: 'heights',
			kind: 'judge',
			rules: ['P-COOP-3', 'P-COOP-5'],
			shows: ['stones'],
			cases: [
				{
					id: 'group',
					position: group(
						1,
						{ d5: pyramid(5, 'blue'), f4: pyramid(5, 'grey'), g6: pyramid(4, 'green', 3) },
						GREEN
					),
					actions: ['build.g6.green.green_green_green_green_white'],
					rule: null
				},
				{
					id: 'two-players',
					position: TWO_FINISHED,
					actions: ['build.f4.grey.grey_grey_grey_grey_white'],
					rule: 'P-BUILD-9'
				},
				{
					id: 'task-3',
					position: group(3, { d5: pyramid(4, 'green', 3) }, GREEN),
					actions: ['build.d5.green.green_green_green_green_white'],
					rule: 'P-COOP-5'
				}
			]
		},
		{
			id: 'points',
			kind: 'pick',
			rules: ['P-COOP-4'],
			position: group(2, FOUR_AND_A_HALF, {}, { stacks: [], step: 'limits' }),
			shows: ['score'],
			from: ['274', '275', '276'],
			answer: ['276'],
			all: ['task-points', '274', '275', '276'],
			one: true
		},
		{
			id: 'task-2',
			kind: 'do',
			rules: ['P-COOP-4'],
			position: group(2, FOUR_AND_A_HALF, {}, { ...WORKER_ON_D6, stacks: [] }),
			shows: ['stones', 'score'],
			goal: ['solved'],
			line: ['move.d6.d5', 'done', 'done']
		},
		{
			id: 'task-3',
			kind: 'do',
			rules: ['P-COOP-5'],
			position: group(
				3,
				{ ...FIVE_OF_35, g6: pyramid(3, 'purple', 3), i5: pyramid(3, 'blue', 3, 2) },
				{ stones: { purple: 3, white: 1, blue: 3 } }
			),
			shows: ['stones'],
			goal: ['solved'],
			line: ['build.g6.purple.purple_purple_purple_white']
		},
		{
			id: 'sealed',
			kind: 'forbidden',
			rules: ['P-COOP-5'],
			position: group(3, FIVE_OF_35, {}, WORKER_ON_D6),
			shows: ['stones'],
			attempt: ['move.d6.d5'],
			rule: 'P-COOP-5'
		}
	]
};
