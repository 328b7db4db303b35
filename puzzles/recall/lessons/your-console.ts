// The personal set-up: console, supply, start field, tribe and equipment, ancestors, and what the game is about.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh } from '../positions.ts';

const DRAFT = fresh(3);
const YOUR_PICK = { ...DRAFT, played: ['draft_DORIAN', 'draft_HAYLA'] };
const DRAFTED = { ...DRAFT, played: ['draft_DORIAN', 'draft_HAYLA', 'draft_BRIMAS'] };

export const yourConsole: Lesson = {
	id: 'your-console',
	steps: [
		{
			id: 'draft',
			kind: 'do',
			rules: ['R-SETUP-K'],
			guided: true,
			position: YOUR_PICK,
			shows: ['cards'],
			goal: ['drafted'],
			line: ['draft_BRIMAS']
		},
		{
			id: 'too-early',
			kind: 'forbidden',
			rules: ['R-SETUP-K'],
			position: YOUR_PICK,
			shows: ['cards', 'console'],
			attempt: ['insert_W_A'],
			rule: 'R-SETUP-K'
		},
		{
			id: 'turns',
			kind: 'count',
			rules: ['R-SETUP-K', 'R-SETUP-I'],
			position: DRAFT,
			shows: ['cards'],
			asks: [
				{ id: 'shown', amount: ['tribes-shown', 3], answer: 4, choices: [3, 4, 5] },
				{ id: 'right', amount: ['drafts-as', 3, 2], answer: 1, choices: [1, 2, 3] },
				{ id: 'start', amount: ['drafts-as', 3, 0], answer: 3, choices: [1, 2, 3] }
			]
		},
		{
			id: 'figures',
			kind: 'mark',
			rules: ['R-SETUP-J', 'R-SETUP-I'],
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
			id: 'ancestors',
			kind: 'count',
			rules: ['R-SETUP-L', 'R-SETUP-M'],
			position: DRAFTED,
			shows: ['knowledge'],
			asks: [
				{ id: 'tribes', amount: ['pieces', 'ancestor-tribes'], answer: 3, choices: [1, 3, 4] },
				{ id: 'gear', amount: ['ancestor-gear-left', 'white'], answer: 4, choices: [1, 3, 4] }
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
			id: 'first-game',
			kind: 'pick',
			rules: ['R-SETUP-KF', 'R-APP-1'],
			from: ['deal', 'draw', 'none', 'both'],
			answer: ['deal', 'draw']
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
