// The whole count, line by line; stars; ties; and the last turn of a game.
import type { Lesson } from '../../schema/lesson.ts';
import { BAKED, CURSED, ended } from './tables.ts';

const THREE = ended([
	{
		silver: 3,
		area: ['ST4', 'RE2', 'RE3'],
		sets: [
			['ST1', 'ST2', 'ST3'],
			['CO1', 'CO2'],
			['JE2', 'JE3']
		],
		assistants: ['AS5', 'AS11']
	},
	{ silver: 5, area: ['RE1', 'RE4', 'RE9', 'WE2', 'ST5', 'ST6'], assistants: ['AS6'] },
	{ silver: 2, area: ['WE1', 'CO3', 'CO4'], sets: [['MA2', 'MA3', 'MA4']], assistants: ['AS4'] }
]);
const PLAYERS = ['0', '1', '2'];
const SHEET = ['area', 'others', 'score'];

export const finalCount: Lesson = {
	id: 'final-count',
	steps: [
		{
			id: 'cards',
			kind: 'count',
			rules: ['T-SCORE-1', 'T-BONUS-6'],
			position: THREE,
			shows: SHEET,
			asks: [
				{ id: 'statues', amount: ['points', 'ST'], answer: 7, choices: [4, 7, 10] },
				{ id: 'coins', amount: ['points', 'CO'], answer: 4, choices: [0, 2, 4] },
				{ id: 'jewels', amount: ['points', 'JE'], answer: 2, choices: [0, 2, 4] },
				{ id: 'relics', amount: ['points', 'relics'], answer: 2, choices: [-1, 2, 5] }
			]
		},
		{
			id: 'stars',
			kind: 'pick',
			rules: ['T-SCORE-4', 'T-BONUS-6'],
			position: THREE,
			shows: ['area', 'others'],
			from: PLAYERS,
			answer: ['0', '1'],
			all: ['most-stars']
		},
		{
			id: 'sum',
			kind: 'count',
			rules: ['T-SCORE-2', 'T-SCORE-3', 'T-SCORE-4', 'T-SCORE-1'],
			position: THREE,
			shows: SHEET,
			asks: [
				{ id: 'assistants', amount: ['points', 'assistants'], answer: 3, choices: [2, 3, 5] },
				{ id: 'silver', amount: ['points', 'silver'], answer: 3, choices: [1, 2, 3] },
				{ id: 'stars', amount: ['points', 'stars'], answer: 3, choices: [0, 1, 3] },
				{ id: 'total', amount: ['points', 'total'], answer: 24, choices: [21, 22, 24] }
			]
		},
		{
			id: 'others',
			kind: 'count',
			rules: ['T-SCORE-1', 'T-SCORE-2', 'T-SCORE-3', 'T-SCORE-4', 'T-RELIC-3'],
			position: THREE,
			shows: SHEET,
			asks: [
				{ id: 'second-relics', amount: ['points', 'relics', 1], answer: 6, choices: [3, 5, 6] },
				{ id: 'second', amount: ['points', 'total', 1], answer: 21, choices: [18, 19, 21] },
				{ id: 'third-relics', amount: ['points', 'relics', 2], answer: -3, choices: [-3, 0, 3] },
				{ id: 'third', amount: ['points', 'total', 2], answer: 10, choices: [10, 13, 16] }
			]
		},
		{
			id: 'more-cards',
			kind: 'pick',
			rules: ['T-SCORE-5', 'T-SCORE-6'],
			position: ended(
				[
					{ silver: 3, area: ['CO2', 'CO3'] },
					{ silver: 2, area: ['WE2', 'WE3', 'WE4', 'JE2', 'JE3'] },
					{ silver: 0, area: ['WE5', 'WE6', 'WE8', 'JE4', 'JE5', 'JE6'] }
				],
				BAKED
			),
			shows: SHEET,
			from: PLAYERS,
			answer: ['1'],
			all: ['winners'],
			one: true
		},
		{
			id: 'more-silver',
			kind: 'pick',
			rules: ['T-SCORE-6', 'T-SCORE-7'],
			position: ended(
				[
					{ silver: 2, area: ['CO4', 'WE2'] },
					{ silver: 1, area: ['CO2', 'CO3'] },
					{ silver: 3, area: ['CO5'] }
				],
				BAKED
			),
			shows: SHEET,
			from: PLAYERS,
			answer: ['0'],
			all: ['winners'],
			one: true
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['T-SCORE-1', 'T-SCORE-2', 'T-SCORE-3', 'T-SCORE-4', 'T-SCORE-5'],
			items: ['cards', 'relics', 'assistants', 'silver', 'stars', 'compare']
		},
		{
			id: 'win',
			kind: 'do',
			rules: ['T-SCORE-5', 'T-SCORE-1', 'T-SCORE-2', 'T-MANU-2'],
			position: {
				decks: CURSED,
				temple: { g23: 'ST5' },
				players: [
					{ silver: 1, area: ['ST2', 'ST3', 'MA2', 'MA3'] },
					{ silver: 1, area: ['CO2', 'CO3', 'WE2', 'WE3', 'WE4', 'WE5', 'WE6'] }
				],
				round: 2,
				start: 1
			},
			shows: ['area', 'others', 'display'],
			goal: ['wins'],
			line: ['take.g23', 'trigger.MA2.MA3', 'hire.AS1', 'end']
		}
	]
};
