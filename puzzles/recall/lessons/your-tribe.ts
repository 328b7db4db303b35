// Tribe and equipment are drafted; the ancestors wait at the top of the tracks.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh } from '../positions.ts';

const DRAFT = fresh(3);
const YOUR_PICK = { ...DRAFT, played: ['draft_DORIAN', 'draft_HAYLA'] };
const DRAFTED = { ...DRAFT, played: ['draft_DORIAN', 'draft_HAYLA', 'draft_BRIMAS'] };

export const yourTribe: Lesson = {
	id: 'your-tribe',
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
			id: 'first-game',
			kind: 'pick',
			rules: ['R-SETUP-KF', 'R-APP-1'],
			from: ['deal', 'draw', 'none', 'both'],
			answer: ['deal', 'draw']
		}
	]
};
