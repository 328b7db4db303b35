// Relics: most and fewest. Monsters, crosses and coffins: the best pairs.
import type { Lesson } from '../../schema/lesson.ts';
import { BAKED, ended } from './tables.ts';

/** 3, 3, 1 and 0 relics. */
const FOUR = ended([
	{ area: ['RE2', 'RE3', 'RE4'] },
	{ area: ['RE5', 'RE6', 'RE7'] },
	{ area: ['RE8'] },
	{ area: ['ST2'] }
]);
const THREE = ended([
	{ area: ['RE4', 'RE5'] },
	{ area: ['RE2', 'RE3', 'RE6', 'RE7'] },
	{ area: ['RE8', 'RE9'] }
]);
const PLAYERS = ['0', '1', '2', '3'];

/** One of each figure. */
const FIGURES = ended([{ area: ['VM1', 'VM3', 'VM5', 'VM6', 'VM8'] }, {}], BAKED);

export const relicsAndMonsters: Lesson = {
	id: 'relics-and-monsters',
	steps: [
		{
			id: 'most',
			kind: 'pick',
			rules: ['T-RELIC-2', 'T-RELIC-4'],
			position: FOUR,
			shows: ['area', 'others'],
			from: PLAYERS,
			answer: ['0', '1'],
			all: ['most-relics']
		},
		{
			id: 'fewest',
			kind: 'pick',
			rules: ['T-RELIC-3'],
			position: FOUR,
			shows: ['area', 'others'],
			from: PLAYERS,
			answer: ['3'],
			all: ['fewest-relics'],
			one: true
		},
		{
			id: 'relics',
			kind: 'count',
			rules: ['T-RELIC-1', 'T-RELIC-2', 'T-RELIC-3', 'T-RELIC-4'],
			position: FOUR,
			shows: ['area', 'others'],
			asks: [
				{ id: 'you', amount: ['points', 'relics', 0], answer: 6, choices: [3, 4, 6] },
				{ id: 'third', amount: ['points', 'relics', 2], answer: 1, choices: [-2, 1, 4] },
				{ id: 'fourth', amount: ['points', 'relics', 3], answer: -3, choices: [-3, 0, 3] }
			]
		},
		{
			id: 'tie',
			kind: 'count',
			rules: ['T-RELIC-1', 'T-RELIC-3', 'T-RELIC-4'],
			position: THREE,
			shows: ['area', 'others'],
			asks: [
				{ id: 'second', amount: ['points', 'relics', 1], answer: 7, choices: [4, 5, 7] },
				{ id: 'you', amount: ['points', 'relics', 0], answer: -1, choices: [-3, -1, 2] },
				{ id: 'third', amount: ['points', 'relics', 2], answer: -1, choices: [-3, -1, 2] }
			]
		},
		{
			id: 'cross',
			kind: 'do',
			rules: ['T-MON-4', 'T-MON-1'],
			guided: true,
			position: {
				decks: BAKED,
				temple: { g11: 'VM8', g12: 'VM6', g13: 'VM3' },
				players: [{ silver: 0, area: ['VM1'] }, { silver: 2 }]
			},
			shows: ['area'],
			goal: ['points', 'VM', 5],
			line: ['take.g12']
		},
		{
			id: 'values',
			kind: 'count',
			rules: ['T-MON-1', 'T-MON-2', 'T-MON-3', 'T-MON-4', 'T-MON-5', 'T-MON-6'],
			position: FIGURES,
			shows: ['area'],
			asks: [
				{ id: 'vampire', amount: ['monsters', 'vampire'], answer: -1, choices: [-1, 0, 2] },
				{ id: 'cross', amount: ['monsters', 'silver-cross'], answer: -1, choices: [-1, 1, 2] },
				{ id: 'coffin', amount: ['monsters', 'coffin'], answer: 2, choices: [-1, 1, 2] },
				{ id: 'mummy-coffin', amount: ['monsters', 'mummy', 'coffin'], answer: 5, choices: [1, 4, 5] },
				{
					id: 'vampire-mummy',
					amount: ['monsters', 'vampire-mummy', 'silver-cross'],
					answer: 4,
					choices: [-2, 4, 5]
				},
				{ id: 'vampire-coffin', amount: ['monsters', 'vampire', 'coffin'], answer: 1, choices: [1, 4, 5] }
			]
		},
		{
			id: 'alone',
			kind: 'mark',
			rules: ['T-MON-4', 'T-MON-5', 'T-MON-6'],
			position: FIGURES,
			shows: ['area'],
			all: ['alone'],
			answer: ['VM5']
		},
		{
			id: 'sum',
			kind: 'count',
			rules: ['T-MON-1', 'T-MON-2', 'T-MON-4', 'T-MON-5', 'T-MON-6'],
			position: FIGURES,
			shows: ['area'],
			asks: [
				{ id: 'sum', amount: ['points', 'VM'], answer: 9, choices: [8, 9, 10] },
				{ id: 'wrong-pair', amount: ['monsters', 'mummy', 'silver-cross'], answer: -2, choices: [-2, 4, 5] },
				{ id: 'either', amount: ['monsters', 'vampire-mummy', 'coffin'], answer: 4, choices: [1, 4, 5] }
			]
		}
	]
};
