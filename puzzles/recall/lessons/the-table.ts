// The common set-up: what lies where, how much of it, and what only happens at a real table.
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
		},
		{
			id: 'bag',
			kind: 'count',
			rules: ['R-SETUP-9', 'R-SETUP-10', 'R-SETUP-12'],
			position: fresh(3),
			shows: ['map'],
			asks: [
				{ id: 'round', amount: ['treasure'], answer: 4, choices: [3, 4, 7] },
				{ id: 'bag', amount: ['pieces', 'relics-for-the-bag'], answer: 24, choices: [20, 24, 28] },
				{ id: 'lying', amount: ['relics-lying'], answer: 4, choices: [2, 4, 6] },
				{ id: 'left', amount: ['bag-relics'], answer: 20, choices: [20, 22, 24] },
				{ id: 'stones', amount: ['bag-stones'], answer: 21, choices: [21, 24, 27] }
			]
		},
		{
			id: 'start-tile',
			kind: 'mark',
			rules: ['R-SETUP-11', 'R-SETUP-11S', 'R-SETUP-12'],
			position: fresh(2),
			shows: ['map'],
			all: ['open-tiles'],
			answer: ['T8']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-COMP-3', 'R-SETUP-1', 'R-SETUP-6', 'R-SETUP-9', 'R-SETUP-10', 'R-SETUP-11', 'R-SETUP-12'],
			items: ['glue', 'board', 'round', 'bag', 'tiles', 'fill']
		},
		{
			id: 'unlimited',
			kind: 'pick',
			rules: ['R-COMP-1', 'R-COMP-2', 'R-SETUP-13'],
			from: ['crystals', 'helpers', 'figures', 'material'],
			answer: ['crystals', 'helpers']
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['R-COMP-2', 'R-COMP-3', 'R-SETUP-1', 'R-SETUP-6', 'R-SETUP-7', 'R-SETUP-13'],
			items: ['glue', 'board', 'cassettes', 'boosters', 'material', 'helpers']
		}
	]
};
