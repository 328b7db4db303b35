// A turn is one action; a card with nothing on it is free.
import type { Lesson } from '../../schema/lesson.ts';
import { f1, without } from './tables.ts';

const POOR = f1({ silver: 0 });

export const freeCard: Lesson = {
	id: 'free-card',
	steps: [
		{
			id: 'take',
			kind: 'do',
			rules: ['T-TAKE-1', 'T-TAKE-4'],
			guided: true,
			position: POOR,
			shows: ['area'],
			goal: ['owns', 'CO1'],
			line: ['take.t1'],
			mistakes: [{ id: 'covered', actions: ['take.m12'], rule: 'T-TAKE-2' }]
		},
		{
			id: 'free',
			kind: 'mark',
			rules: ['T-TAKE-1'],
			position: f1(),
			all: ['cost', 0],
			answer: ['t1', 't2', 't3']
		},
		{
			id: 'edge',
			kind: 'forbidden',
			rules: ['T-TAKE-1', 'T-TAKE-2'],
			position: POOR,
			attempt: ['take.m11'],
			rule: 'T-TAKE-2'
		},
		{
			id: 'uncovered',
			kind: 'mark',
			rules: ['T-TAKE-1'],
			position: without(f1(), 't1'),
			all: ['cost', 0],
			answer: ['t2', 't3', 'm11', 'm21']
		},
		{
			id: 'second',
			kind: 'forbidden',
			rules: ['T-TURN-1'],
			position: { ...POOR, played: ['take.t1'] },
			shows: ['area'],
			attempt: ['take.t3'],
			rule: 'T-TURN-1'
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-TURN-1', 'T-TAKE-1'],
			position: f1(),
			shows: ['display'],
			cases: [
				{ id: 'pass', actions: ['end'], rule: 'T-TURN-1' },
				{ id: 'take-end', actions: ['take.t3', 'end'], rule: null },
				{ id: 'take-hire', actions: ['take.t3', 'hire.AS1'], rule: 'T-TURN-1' },
				{ id: 'hire-end', actions: ['hire.AS1', 'end'], rule: null }
			]
		},
		{
			id: 'turn',
			kind: 'do',
			rules: ['T-TURN-1', 'T-TAKE-1', 'T-TAKE-4'],
			position: without(POOR, 't1', 't2'),
			shows: ['area'],
			goal: ['ended', 'CO2'],
			line: ['take.m12', 'end']
		}
	]
};
