// The personal set-up: console, supply, start field, and what the game is about.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh } from '../positions.ts';

const DRAFTED = { ...fresh(3), played: ['draft_DORIAN', 'draft_HAYLA', 'draft_BRIMAS'] };

export const yourConsole: Lesson = {
	id: 'your-console',
	steps: [
		{
			id: 'figures',
			kind: 'mark',
			rules: ['R-SETUP-J', 'R-SETUP-I'],
			guided: true,
			position: DRAFTED,
			shows: ['map'],
			all: ['presence', 1, 'S1', 'S2', 'S3', 'S4'],
			answer: ['S2']
		},
		{
			id: 'begin',
			kind: 'count',
			rules: ['R-SETUP-B', 'R-SETUP-F', 'R-SETUP-G', 'R-SETUP-H'],
			position: DRAFTED,
			shows: ['console'],
			asks: [
				{ id: 'crystals', amount: ['crystals', 'white'], answer: 3, choices: [0, 3, 6] },
				{ id: 'depot', amount: ['depot'], answer: 1, choices: [1, 3, 4] },
				{ id: 'modules', amount: ['ready'], answer: 2, choices: [1, 2, 3] },
				{ id: 'goals', amount: ['goals'], answer: 2, choices: [1, 2, 3] }
			]
		},
		{
			id: 'console',
			kind: 'count',
			rules: ['R-SETUP-A', 'R-SETUP-C', 'R-SETUP-D', 'R-SETUP-E'],
			asks: [
				{ id: 'storages', amount: ['pieces', 'storages'], answer: 6, choices: [4, 5, 6] },
				{ id: 'workshops', amount: ['pieces', 'workshops'], answer: 6, choices: [3, 5, 6] },
				{ id: 'monuments', amount: ['pieces', 'monuments'], answer: 5, choices: [4, 5, 6] },
				{ id: 'ancestors', amount: ['pieces', 'ancestor-markers'], answer: 3, choices: [1, 3, 4] },
				{ id: 'round', amount: ['pieces', 'round-markers'], answer: 7, choices: [4, 6, 7] }
			]
		},
		{
			id: 'aim',
			kind: 'pick',
			rules: ['R-AIM-1'],
			from: ['play', 'paths', 'goal', 'resources', 'first'],
			answer: ['play', 'paths', 'goal', 'resources']
		},
		{
			id: 'commit',
			kind: 'count',
			rules: ['R-AIM-2'],
			asks: [{ id: 'paths', amount: ['pieces', 'path-choices'], answer: 3, choices: [2, 3, 6] }]
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-SETUP-A', 'R-SETUP-I', 'R-SETUP-J', 'R-SETUP-K', 'R-SETUP-L', 'R-SETUP-M'],
			items: ['console', 'start', 'figures', 'draft', 'ancestors']
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['R-SETUP-A', 'R-SETUP-D', 'R-SETUP-E', 'R-SETUP-H', 'R-SETUP-I', 'R-APP-1'],
			items: ['colour', 'console', 'goals', 'start', 'app']
		}
	]
};
