// The bag, the start tiles, and what only happens at a real table.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh } from '../positions.ts';

export const theBag: Lesson = {
	id: 'the-bag',
	steps: [
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
