// The box is unpacked: stacks, start tiles, foundations, and what everybody gets.
import type { Lesson } from '../../schema/lesson.ts';
import { START } from '../positions.ts';

const EMPTY = { ...START, tiles: {}, sites: {} };

export const setUp: Lesson = {
	id: 'set-up',
	steps: [
		{
			id: 'hatched',
			kind: 'mark',
			rules: ['P-SETUP-6'],
			guided: true,
			position: EMPTY,
			all: ['starts'],
			answer: ['e5', 'f5', 'e6', 'f6']
		},
		{
			id: 'stairs',
			kind: 'pick',
			rules: ['P-SETUP-6'],
			position: EMPTY,
			from: ['N', 'E', 'S', 'W'],
			answer: ['E'],
			all: ['start-stairs', 'f6'],
			one: true
		},
		{
			id: 'sites',
			kind: 'mark',
			rules: ['P-SETUP-6', 'P-SETUP-7'],
			position: { ...START, sites: {} },
			all: ['start-sites'],
			answer: ['d5', 'f4', 'e7', 'g6']
		},
		{
			id: 'stacks',
			kind: 'count',
			rules: ['P-SETUP-3', 'P-SETUP-5', 'P-SETUP-7'],
			position: { fresh: true, setup: { players: 2, first: 0 }, seed: 'first-desert' },
			shows: ['stacks'],
			asks: [
				{ id: 'stacks', amount: ['stacks'], answer: 8, choices: [4, 5, 8] },
				{ id: 'tiles', amount: ['tiles-a-stack'], answer: 5, choices: [4, 5, 8] },
				{ id: 'foundations', amount: ['foundations-left'], answer: 18, choices: [18, 20, 22] }
			]
		},
		{
			id: 'players',
			kind: 'count',
			rules: ['P-SETUP-4', 'P-SETUP-9', 'P-SETUP-10'],
			asks: [
				{ id: 'two', amount: ['dealt', 2], answer: 15, choices: [11, 13, 15] },
				{ id: 'four', amount: ['dealt', 4], answer: 11, choices: [11, 13, 15] },
				{ id: 'three', amount: ['left-of-dealt', 3], answer: 12, choices: [12, 13, 14] },
				{ id: 'turns', amount: ['turns', 2], answer: 14, choices: [9, 12, 14] }
			]
		},
		{
			id: 'beside',
			kind: 'pick',
			rules: ['P-SETUP-2', 'P-SETUP-8', 'P-SETUP-9'],
			from: ['levels', 'finials', 'gold', 'hand', 'cards'],
			answer: ['levels', 'gold', 'cards']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['P-SETUP-5', 'P-SETUP-6', 'P-SETUP-7', 'P-SETUP-9', 'P-SETUP-10'],
			items: ['stacks', 'hatched', 'foundations', 'hand', 'marker']
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['P-SETUP-1', 'P-SETUP-2', 'P-SETUP-3', 'P-SETUP-4', 'P-SETUP-8', 'P-SETUP-11'],
			items: ['board', 'levels', 'foundations', 'panels', 'gold', 'first']
		}
	]
};
