// Goal cards: every kind of condition, and all or nothing.
import type { Lesson } from '../../schema/lesson.ts';
import { two } from '../positions.ts';
import { STORAGES } from '../sheet.ts';

const RED = { colour: 'red' };

export const goalCards: Lesson = {
	id: 'goal-cards',
	steps: [
		{
			id: 'relics',
			kind: 'pick',
			rules: ['R-GOAL-RELIC2', 'R-GOAL-RELIC3', 'R-GOAL-COLOURS3', 'R-GOAL-COLOURS4'],
			position: two({ relics: [2, 2, 2, 0] }, { round: 17 }, RED),
			shows: ['console'],
			from: ['RELIC2', 'RELIC3', 'COLOURS3', 'COLOURS4'],
			answer: ['RELIC2', 'COLOURS3'],
			all: ['conditions-met', 'g10', 'g1', 'g6', 'g2']
		},
		{
			id: 'console',
			kind: 'pick',
			rules: [
				'R-GOAL-ENERGYSET',
				'R-GOAL-ENERGY5',
				'R-GOAL-BOOSTERS',
				'R-GOAL-MODULES7',
				'R-GOAL-ANCESTORS3'
			],
			position: two(
				{
					depot: ['white', 'white', 'white', 'grey', 'own', 'own', 'own'],
					gear: ['e1'],
					energised: { e1: { stones: ['grey'], times: 1 } },
					boosters: { A: 0, B: 1 },
					ready: ['W', 'W', 'Ya', 'Ga'],
					slots: { A: 'Yb', B: 'Gb', C: 'Ra' },
					tracks: [12, 12, 4]
				},
				{ round: 17 },
				RED
			),
			shows: ['console', 'knowledge'],
			from: ['ENERGYSET', 'ENERGY5', 'BOOSTERS', 'MODULES7', 'ANCESTORS3'],
			answer: ['ENERGY5', 'MODULES7'],
			all: ['conditions-met', 'g5', 'g4', 'g7', 'g8']
		},
		{
			id: 'buildings',
			kind: 'pick',
			rules: ['R-GOAL-STORAGES', 'R-GOAL-MONUMENTS', 'R-GOAL-CAMPS', 'R-GOAL-TILES6'],
			position: two({ built: { ...STORAGES, MW: 'monument.1' } }, { round: 17 }, RED),
			shows: ['map'],
			from: ['STORAGES', 'MONUMENTS', 'CAMPS', 'TILES6'],
			answer: ['STORAGES', 'CAMPS'],
			all: ['conditions-met', 'g5', 'g3', 'g8', 'g9']
		},
		{
			id: 'cards',
			kind: 'pick',
			rules: ['R-GOAL-1'],
			position: two(
				{
					built: { ...STORAGES, MW: 'monument.1' },
					depot: ['white', 'grey', 'black', 'own'],
					relics: [2, 2, 2, 0]
				},
				{ round: 17 },
				RED
			),
			shows: ['map', 'console'],
			from: ['g1', 'g3', 'g5'],
			answer: ['g5'],
			all: ['goals-met', 'g1', 'g3', 'g5']
		},
		{
			id: 'points',
			kind: 'count',
			rules: ['R-GOAL-1'],
			position: {
				persons: [
					{ built: STORAGES, depot: ['white', 'grey', 'black', 'own'], goals: ['g5'] },
					{ ...RED, built: STORAGES, depot: ['white', 'white', 'grey', 'own'], goals: ['g9'] }
				],
				round: 17
			},
			shows: ['map', 'console'],
			asks: [
				{ id: 'you', amount: ['line', 'R-GOAL-1'], answer: 15, choices: [0, 8, 15] },
				{ id: 'red', amount: ['line', 'R-GOAL-1', 1], answer: 0, choices: [0, 8, 15] }
			]
		}
	]
};
