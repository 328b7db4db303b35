// Path choice and goal choice: the four rounds without modules.
import type { Lesson } from '../../schema/lesson.ts';
import { two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'time', 'cards'];

const PATH_I = two({ crystals: [0, 1, 0], figures: { S1: 1 } }, { round: 5 }, RED);
const GOALS = two({ goals: ['g4', 'g6'], crystals: [0, 1, 0], figures: { S1: 1 } }, { round: 12 }, RED);

export const specialRounds: Lesson = {
	id: 'special-rounds',
	steps: [
		{
			id: 'path',
			kind: 'do',
			rules: ['R-SPEC-1', 'R-SPEC-2', 'R-TURN-2'],
			guided: true,
			position: PATH_I,
			shows: SHOWS,
			goal: ['all', 'path I ARCH', 'crystals white 3'],
			line: ['exchange_pink_white', 'path_ARCH', 'place_S1_2']
		},
		{
			id: 'module',
			kind: 'forbidden',
			rules: ['R-SPEC-1'],
			position: PATH_I,
			shows: SHOWS,
			attempt: ['insert_W_A'],
			rule: 'R-SPEC-1'
		},
		{
			id: 'choice',
			kind: 'judge',
			rules: ['R-SPEC-1', 'R-SPEC-2'],
			shows: SHOWS,
			cases: [
				{ id: 'nothing', position: PATH_I, actions: ['end'], rule: 'R-SPEC-1' },
				{ id: 'other', position: PATH_I, actions: ['path_LEG'], rule: 'R-SPEC-1' },
				{
					id: 'same',
					position: two({ figures: { S1: 1 } }, { round: 5 }, { ...RED, paths: { I: 'EFF' } }),
					actions: ['path_EFF'],
					rule: null
				}
			]
		},
		{
			id: 'dark',
			kind: 'do',
			rules: ['R-SPEC-2'],
			position: two({ figures: { 'T8.4': 1 }, paths: { I: 'ARCH' } }, { round: 9 }, RED),
			shows: SHOWS,
			goal: ['building', 'T8.4'],
			line: ['path_MIGHT', 'build_T8.4_s4']
		},
		{
			id: 'three',
			kind: 'pick',
			rules: ['R-AIM-2', 'R-SPEC-1'],
			position: two(
				{ figures: { 'T8.0': 1 }, paths: { I: 'ARCH', II: 'MIGHT', III: 'KNOW' } },
				{ round: 16 },
				RED
			),
			shows: ['time', 'score'],
			from: ['ARCH', 'EFF', 'LEG', 'MIGHT', 'STRIVE', 'KNOW'],
			answer: ['ARCH', 'MIGHT', 'KNOW'],
			all: ['specialised']
		},
		{
			id: 'goal',
			kind: 'do',
			rules: ['R-SPEC-3', 'R-SPEC-4'],
			position: GOALS,
			shows: SHOWS,
			goal: ['cassettes', 2],
			line: ['goal_g6']
		},
		{
			id: 'reward',
			kind: 'count',
			rules: ['R-SPEC-4'],
			position: GOALS,
			shows: SHOWS,
			asks: [
				{ id: 'cassettes', amount: ['gain', 'goal_g6', 'cassettes'], answer: 2, choices: [0, 1, 2] },
				{ id: 'kept', amount: ['gain', 'goal_g6', 'crystals', 'pink'], answer: 0, choices: [0, 1, 2] },
				{ id: 'turned', amount: ['gain', 'goal_g4', 'crystals', 'pink'], answer: 2, choices: [0, 1, 2] }
			]
		},
		{
			id: 'goal-limits',
			kind: 'judge',
			rules: ['R-SPEC-3', 'R-TURN-2'],
			position: GOALS,
			shows: SHOWS,
			cases: [
				{ id: 'keep', actions: ['end'], rule: 'R-SPEC-3' },
				{ id: 'both', actions: ['goal_g6', 'goal_g4'], rule: 'R-SPEC-3' },
				{ id: 'exchange', actions: ['goal_g6', 'exchange_pink_white'], rule: null }
			]
		}
	]
};
