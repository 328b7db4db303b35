// The solo game: set-up, two goals that share nothing, and the rating.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh } from '../positions.ts';
import { STORAGES } from '../sheet.ts';

const START = fresh(1);
const SHOWS = ['map', 'console', 'cards'];

/** Three goals in hand when the goal choice comes. */
const CHOOSING = { persons: [{ goals: ['g2', 'g5', 'g9'], figures: { 'T8.0': 1 } }], round: 12 };
/** The last turn of a solo game ends. */
const over = (you: object) => ({ persons: [you], round: 17, phase: 'module', played: ['end'] });
const MONUMENTS = {
	MW: 'monument.1',
	MG: 'monument.2',
	MB: 'monument.3',
	'T6.0': 'monument.4',
	'T11.0': 'monument.5'
};

export const alone: Lesson = {
	id: 'alone',
	steps: [
		{
			id: 'start',
			kind: 'do',
			rules: ['R-SOLO-2'],
			position: START,
			shows: ['map'],
			goal: ['any', 'figures S1 3', 'figures S2 3'],
			line: ['start_S2'],
			mistakes: [{ id: 'other', actions: ['start_S3'], rule: 'R-SOLO-2' }]
		},
		{
			id: 'set-up',
			kind: 'count',
			rules: ['R-SOLO-1', 'R-SETUP-11S'],
			position: START,
			shows: SHOWS,
			asks: [
				{ id: 'goals', amount: ['goals'], answer: 3, choices: [1, 2, 3] },
				{ id: 'tiles', amount: ['open-tiles'], answer: 1, choices: [1, 2, 12] }
			]
		},
		{
			id: 'discard',
			kind: 'do',
			rules: ['R-SOLO-3', 'R-SOLO-8'],
			position: CHOOSING,
			shows: ['console', 'cards', 'time'],
			goal: ['all', 'keeps g2', 'is 2 goals'],
			line: ['goal_g9']
		},
		{
			id: 'pairs',
			kind: 'pick',
			rules: ['R-SOLO-8'],
			from: ['g1-g5', 'g3-g6', 'g5-g9'],
			answer: ['g1-g5', 'g3-g6'],
			all: ['pairs-possible', 'g1-g5', 'g3-g6', 'g5-g9']
		},
		{
			id: 'share',
			kind: 'pick',
			rules: ['R-SOLO-5'],
			position: {
				...over({ goals: ['g3', 'g6'], built: MONUMENTS, depot: ['white', 'grey', 'black'] }),
				monumentTiles: { 'T6.0': 'm4', 'T11.0': 'm7' }
			},
			shows: ['console'],
			from: ['2-2-2-0', '3-2-1-0', '3-2-1-1'],
			answer: ['2-2-2-0', '3-2-1-1'],
			all: ['relics-for-both', '2-2-2-0', '3-2-1-0', '3-2-1-1']
		},
		{
			id: 'both',
			kind: 'count',
			rules: ['R-SOLO-4'],
			position: over({
				goals: ['g2', 'g5'],
				relics: [1, 1, 1, 1],
				boosters: { A: 0, B: 0 },
				built: STORAGES,
				depot: ['white', 'grey', 'black', 'own']
			}),
			shows: ['map', 'console'],
			asks: [{ id: 'points', amount: ['line', 'R-GOAL-1'], answer: 15, choices: [0, 15, 30] }]
		},
		{
			id: 'missed',
			kind: 'pick',
			rules: ['R-SOLO-4'],
			from: ['none', 'bronze', 'silver', 'gold'],
			answer: ['none'],
			all: ['tier', 180, 'missed'],
			one: true
		},
		{
			id: 'tiers',
			kind: 'pick',
			rules: ['R-SOLO-6'],
			from: ['139', '140', '169', '170'],
			answer: ['140', '169'],
			all: ['reach-tier', 'silver', 139, 140, 169, 170]
		},
		{
			id: 'app',
			kind: 'checklist',
			rules: ['R-SOLO-7'],
			items: ['archive', 'scores', 'beat']
		}
	]
};
