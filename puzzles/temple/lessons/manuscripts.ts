// Manuscripts give further actions, at once.
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

const ONE = f1({ area: ['MA1'] });
const PAIR = ['take.m11', 'trigger.MA1.MA2'];
const TWO = f1({ area: ['MA1', 'MA5'] });

export const manuscripts: Lesson = {
	id: 'manuscripts',
	steps: [
		{
			id: 'pair',
			kind: 'do',
			rules: ['T-MANU-2', 'T-BONUS-3'],
			guided: true,
			position: ONE,
			shows: ['area'],
			goal: ['set', 'MA', 2],
			line: PAIR
		},
		{
			id: 'save',
			kind: 'forbidden',
			rules: ['T-MANU-2', 'T-TURN-1'],
			position: { ...ONE, played: PAIR },
			shows: ['area', 'display'],
			attempt: ['end'],
			rule: 'T-TURN-1'
		},
		{
			id: 'extra',
			kind: 'do',
			rules: ['T-MANU-2'],
			position: { ...ONE, played: PAIR },
			shows: ['area', 'display'],
			goal: ['used-up'],
			line: ['take.t1']
		},
		{
			id: 'three',
			kind: 'count',
			rules: ['T-MANU-1', 'T-MANU-2'],
			position: { ...f1({ area: ['MA1', 'MA5', 'MA6'] }), played: ['trigger.MA1.MA5.MA6'] },
			shows: ['area'],
			asks: [
				{ id: 'actions', amount: ['actions-left'], answer: 3, choices: [1, 2, 3] },
				{ id: 'points', amount: ['points', 'MA'], answer: 3, choices: [0, 2, 3] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-MANU-2', 'T-TURN-1'],
			position: TWO,
			shows: ['area', 'display'],
			cases: [
				{ id: 'second', actions: ['trigger.MA1.MA5', 'take.t1', 'take.t3'], rule: null },
				{ id: 'hire', actions: ['trigger.MA1.MA5', 'take.t1', 'hire.AS4'], rule: null },
				{
					id: 'third',
					actions: ['trigger.MA1.MA5', 'take.t1', 'hire.AS4', 'take.t3'],
					rule: 'T-TURN-1'
				},
				{ id: 'none', actions: ['take.t1', 'take.t3'], rule: 'T-TURN-1' }
			]
		},
		{
			id: 'wait',
			kind: 'do',
			rules: ['T-MANU-2', 'T-BONUS-2', 'T-BONUS-3'],
			position: TWO,
			shows: ['area', 'display'],
			goal: ['did', 2, 1],
			line: ['take.m11', 'trigger.MA1.MA2.MA5', 'hire.AS4', 'take.t1']
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-MANU-2', 'T-BONUS-2'],
			position: f1({ silver: 0, area: ['MA1', 'MA5'] }),
			shows: ['area'],
			goal: ['ended', 'CO1', 'ST2'],
			line: ['trigger.MA1.MA5', 'take.t1', 'take.t3', 'end']
		}
	]
};
