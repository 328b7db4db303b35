// The board: its fields, what lies along it, and how much of everything.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh, two } from '../positions.ts';

const ONE_TILE = two({}, { closed: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T9', 'T10', 'T11', 'T12'] });

export const theTable: Lesson = {
	id: 'the-table',
	steps: [
		{
			id: 'site',
			kind: 'mark',
			rules: ['R-FIELD-1', 'R-FIELD-2'],
			guided: true,
			position: ONE_TILE,
			shows: ['map'],
			all: ['kind', 'excavation', 'T8'],
			answer: ['T8.6']
		},
		{
			id: 'terrains',
			kind: 'mark',
			rules: ['R-FIELD-2'],
			position: ONE_TILE,
			shows: ['map'],
			all: ['terrain', 'T8'],
			answer: ['T8.0', 'T8.3', 'T8.5']
		},
		{
			id: 'printed',
			kind: 'mark',
			rules: ['R-FIELD-3'],
			position: two({}),
			shows: ['map'],
			all: ['printed-monuments'],
			answer: ['MW', 'MG', 'MB']
		},
		{
			id: 'left-edge',
			kind: 'pick',
			rules: ['R-SETUP-2', 'R-SETUP-3', 'R-SETUP-4'],
			from: ['light', 'dark', 'paths', 'boosters'],
			answer: ['dark', 'paths']
		},
		{
			id: 'sides',
			kind: 'pick',
			rules: ['R-SETUP-4F'],
			from: ['a', 'b', 'mixed'],
			answer: ['a'],
			one: true
		},
		{
			id: 'box',
			kind: 'count',
			rules: ['R-SETUP-5', 'R-SETUP-7', 'R-SETUP-8', 'R-FIELD-1'],
			position: fresh(3),
			shows: ['display'],
			asks: [
				{ id: 'monuments', amount: ['monuments-shown'], answer: 5, choices: [3, 5, 8] },
				{ id: 'boosters', amount: ['pieces', 'booster-stacks'], answer: 6, choices: [3, 4, 6] },
				{ id: 'green', amount: ['modules-open', 'green'], answer: 3, choices: [1, 3, 5] },
				{ id: 'yellow', amount: ['modules-open', 'yellow'], answer: 3, choices: [1, 3, 5] },
				{ id: 'fields', amount: ['pieces', 'fields-of-a-tile'], answer: 7, choices: [6, 7, 8] }
			]
		}
	]
};
