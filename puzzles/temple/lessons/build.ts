// The temple is built: decks, cards face up and face down, three levels, assistants, silver, start player.
import type { Lesson } from '../../schema/lesson.ts';

/** Nothing is laid out yet. */
const BOX = { temple: {}, players: [{ silver: 2 }, { silver: 2 }] };
/** The first game: the beginner's decks. */
const FRESH = { fresh: true, players: 2, seed: 'first-temple' };
/** Other decks, three players. */
const MIXED = { fresh: true, players: 3, seed: 'third-temple', decks: ['CO', 'WE', 'RE', 'PO', 'VM', 'TR'] };
/** Player 3 of 4 begins. */
const FOUR = { fresh: true, players: 4, seed: 'start-2' };

export const build: Lesson = {
	id: 'build',
	steps: [
		{
			id: 'decks',
			kind: 'pick',
			rules: ['T-SETUP-1', 'T-COMP-1'],
			guided: true,
			position: BOX,
			unseen: true,
			from: ['ST', 'PO', 'CO', 'VM', 'WE', 'MA', 'TR', 'JE', 'RE', 'CB'],
			answer: ['ST', 'CO', 'WE', 'MA', 'JE', 'RE'],
			all: ['decks']
		},
		{
			id: 'face-down',
			kind: 'pick',
			rules: ['T-SETUP-2'],
			position: BOX,
			unseen: true,
			from: ['ST2', 'CO8', 'WE1', 'MA9', 'JE3'],
			answer: ['CO8', 'MA9'],
			all: ['face-down']
		},
		{
			id: 'middle',
			kind: 'mark',
			rules: ['T-SETUP-4'],
			position: FRESH,
			all: ['level', 'm'],
			answer: ['m11', 'm12', 'm13', 'm14', 'm21', 'm22', 'm23', 'm24']
		},
		{
			id: 'cards',
			kind: 'count',
			rules: ['T-COMP-1', 'T-SETUP-1', 'T-SETUP-3', 'T-SETUP-5'],
			position: FRESH,
			asks: [
				{ id: 'all', amount: ['artefacts'], answer: 90, choices: [54, 90, 100] },
				{ id: 'shuffled', amount: ['in-use'], answer: 54, choices: [45, 54, 90] },
				{ id: 'ground', amount: ['temple', 'g'], answer: 15, choices: [8, 12, 15] },
				{ id: 'top', amount: ['temple', 't'], answer: 3, choices: [1, 3, 6] },
				{ id: 'temple', amount: ['temple'], answer: 26, choices: [23, 26, 27] }
			]
		},
		{
			id: 'assistants',
			kind: 'pick',
			rules: ['T-SETUP-6'],
			position: MIXED,
			from: ['AS1', 'AS2', 'AS4', 'AS8', 'AS11'],
			answer: ['AS2', 'AS8', 'AS11'],
			all: ['serving']
		},
		{
			id: 'silver',
			kind: 'count',
			rules: ['T-SETUP-7', 'T-COMP-2', 'T-SETUP-6'],
			position: MIXED,
			asks: [
				{ id: 'each', amount: ['silver', 0], answer: 2, choices: [1, 2, 3] },
				{ id: 'bank', amount: ['bank'], answer: 34, choices: [32, 34, 38] },
				{ id: 'away', amount: ['assistants-in-box'], answer: 4, choices: [2, 4, 6] }
			]
		},
		{
			id: 'start',
			kind: 'pick',
			rules: ['T-SETUP-8'],
			position: FOUR,
			from: ['0', '1', '3'],
			answer: ['3'],
			all: ['next'],
			one: true
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['T-SETUP-1', 'T-SETUP-2', 'T-SETUP-3', 'T-SETUP-4', 'T-SETUP-5'],
			items: ['choose', 'turn', 'shuffle', 'ground', 'middle', 'top']
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['T-SETUP-2', 'T-SETUP-6', 'T-SETUP-7', 'T-SETUP-8', 'T-COMP-2'],
			items: ['shuffle', 'pile', 'assistants', 'stars', 'bank', 'start']
		}
	]
};
