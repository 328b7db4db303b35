// Workers walk in straight lines over tiles, to a foundation or an own pyramid.
import type { Lesson } from '../../schema/lesson.ts';
import { DIAGONAL, later, ROW_H, START } from '../positions.ts';

const STOCKED = { ...later(), played: ROW_H };

export const workers: Lesson = {
	id: 'workers',
	steps: [
		{
			id: 'walk',
			kind: 'do',
			rules: ['P-WORK-1', 'P-WORK-2'],
			guided: true,
			position: STOCKED,
			goal: ['workers-on', 'f4', 1],
			line: ['move.d6.f4']
		},
		{
			id: 'reach',
			kind: 'mark',
			rules: ['P-WORK-1', 'P-WORK-2', 'P-WORK-4'],
			position: STOCKED,
			all: ['reach', 'd6'],
			answer: ['d5', 'f4', 'g6', 'e7']
		},
		{
			id: 'gap',
			kind: 'forbidden',
			rules: ['P-WORK-4'],
			position: STOCKED,
			attempt: ['move.d6.b6'],
			rule: 'P-WORK-4'
		},
		{
			id: 'empty',
			kind: 'forbidden',
			rules: ['P-WORK-5'],
			position: { ...DIAGONAL, played: ['place.g7.N', 'row.DD'] },
			attempt: ['move.d4.c3'],
			rule: 'P-WORK-5'
		},
		{
			id: 'lines',
			kind: 'judge',
			rules: ['P-WORK-1', 'P-WORK-4'],
			position: STOCKED,
			cases: [
				{ id: 'other-line', actions: ['move.f6.f4'], rule: null },
				{ id: 'bend', actions: ['move.f6.d5'], rule: 'P-WORK-1' },
				{ id: 'free', actions: ['move.d6.d10'], rule: 'P-WORK-4' },
				{ id: 'diagonal', actions: ['move.f6.e7'], rule: null }
			]
		},
		{
			id: 'split',
			kind: 'do',
			rules: ['P-WORK-3'],
			position: STOCKED,
			goal: ['owns', 2],
			line: ['move.d6.d5', 'move.f6.g6']
		},
		{
			id: 'stranded',
			kind: 'count',
			rules: ['P-WORK-5', 'P-WORK-9'],
			position: { ...START, played: ['place.a7.N'] },
			shows: ['stones'],
			asks: [
				{ id: 'reach', amount: ['reach', 'a7'], answer: 0, choices: [0, 1, 2] },
				{ id: 'supply', amount: ['workers-after', 'row.V'], answer: 14, choices: [12, 13, 14] }
			]
		},
		{
			id: 'new',
			kind: 'do',
			rules: ['P-WORK-1', 'P-WORK-2'],
			position: START,
			shows: ['hand'],
			goal: ['workers-on', 'c3', 1],
			line: ['place.d3.W', 'row.H', 'move.d3.c3']
		}
	]
};
