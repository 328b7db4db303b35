// Exploration: which tiles, the points for it, what is put on them, and the boosters that points bring.
import type { Lesson } from '../../schema/lesson.ts';
import { RED, YELLOW } from '../persons.ts';
import { gaining, three as threeAt } from '../positions.ts';

const FACE_DOWN = ['T1', 'T2', 'T3', 'T5', 'T6', 'T7', 'T9', 'T10'];

/** Red and Yellow have presence on tiles beside T7. */
const three = (you: object, change: object = {}) =>
	threeAt(
		you,
		{ closed: FACE_DOWN, ...change },
		{ ...RED, built: { 'T4.4': 's1' } },
		{ ...YELLOW, figures: { 'T11.6': 1 } }
	);

/** Two at the table, so T12 lies face down as well; an exploration waits. */
const two = (you: object) =>
	gaining(you, ['explore'], { closed: [...FACE_DOWN, 'T11', 'T12'] }, { ...RED, figures: { 'T8.0': 1 } });

export const exploring: Lesson = {
	id: 'exploring',
	steps: [
		{
			id: 'explore',
			kind: 'do',
			rules: ['R-BOX-E', 'R-EXPL-1', 'R-EXPL-3'],
			guided: true,
			position: three({ figures: { 'T8.0': 2 } }),
			shows: ['map', 'console'],
			goal: ['open', 'T7'],
			line: ['insert_W_E', 'use_1_0', 'explore_T7', 'orient_0']
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['R-EXPL-2'],
			position: two({ figures: { S1: 2, 'T8.2': 1 }, built: { 'T4.4': 's1' } }),
			shows: ['map'],
			all: ['explorable'],
			answer: ['T3', 'T7', 'T11', 'T12']
		},
		{
			id: 'start',
			kind: 'forbidden',
			rules: ['R-EXPL-2'],
			position: two({ figures: { S1: 3 } }),
			shows: ['map'],
			attempt: ['explore_T7'],
			rule: 'R-EXPL-2'
		},
		{
			id: 'points',
			kind: 'count',
			rules: ['R-EXPL-4', 'R-POINT-1', 'R-SYM-POINTS', 'R-BOOST-1'],
			position: three({ figures: { 'T8.0': 1, 'T11.5': 1 }, points: 16 }, { gains: ['explore'] }),
			shows: ['map', 'score'],
			asks: [
				{ id: 'seven', amount: ['explore-points', 'T7'], answer: 3, choices: [1, 2, 3] },
				{ id: 'six', amount: ['explore-points', 'T6'], answer: 2, choices: [1, 2, 3] },
				{
					id: 'after',
					amount: ['after', 'explore_T7 orient_0', 'points'],
					answer: 19,
					choices: [17, 18, 19]
				},
				{
					id: 'boosters',
					amount: ['gain', 'explore_T7 orient_0 booster_A_0', 'boosters'],
					answer: 1,
					choices: [0, 1, 2]
				}
			]
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-EXPL-1', 'R-EXPL-3', 'R-EXPL-4', 'R-EXPL-5'],
			items: ['turn-over', 'orient', 'score', 'relics', 'stones']
		},
		{
			id: 'backs',
			kind: 'mark',
			rules: ['R-EXPL-6'],
			position: two({ figures: { 'T8.0': 3 } }),
			shows: ['map'],
			all: ['monument-backs'],
			answer: ['T1', 'T6', 'T11']
		},
		{
			id: 'booster',
			kind: 'do',
			rules: ['R-BOOST-1', 'R-BOOST-2', 'R-POINT-1'],
			position: three({ figures: { 'T8.0': 1 }, points: 16 }, { gains: ['explore'] }),
			shows: ['map', 'console', 'score'],
			goal: ['booster', 'A'],
			line: ['explore_T7', 'orient_0', 'booster_A_0'],
			mistakes: [{ id: 'open', actions: ['explore_T11'], rule: 'R-EXPL-1' }]
		},
		{
			id: 'turn',
			kind: 'do',
			rules: ['R-BOX-E', 'R-EXPL-1', 'R-EXPL-2', 'R-EXPL-3'],
			position: three({ figures: { 'T8.4': 2 } }),
			shows: ['map', 'console'],
			goal: ['any', 'least 1 figures T7.1', 'least 1 figures T7.2'],
			line: ['insert_W_E', 'use_1_0', 'explore_T7', 'orient_0', 'use_1_1', 'step_T8.4_T7.1_1'],
			mistakes: [{ id: 'unknown', actions: ['insert_W_E', 'use_1_1', 'step_T8.4_T7.1_1'], rule: 'R-MOVE-4' }]
		}
	]
};
