// The other action: 1 silver for an assistant.
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

const ONE_SILVER = f1({ silver: 1, area: ['CO5', 'CO6'] });

export const hiring: Lesson = {
	id: 'hiring',
	steps: [
		{
			id: 'hire',
			kind: 'do',
			rules: ['T-HIRE-1'],
			guided: true,
			position: ONE_SILVER,
			shows: ['area', 'display'],
			goal: ['employs', 'AS2'],
			line: ['hire.AS2']
		},
		{
			id: 'both',
			kind: 'forbidden',
			rules: ['T-TURN-1', 'T-HIRE-1'],
			position: { ...ONE_SILVER, played: ['hire.AS2'] },
			shows: ['area', 'display'],
			attempt: ['take.t1'],
			rule: 'T-TURN-1'
		},
		{
			id: 'no-silver',
			kind: 'forbidden',
			rules: ['T-HIRE-1'],
			position: f1({ silver: 0, area: ['ST6'] }),
			shows: ['area', 'display'],
			attempt: ['hire.AS1'],
			rule: 'T-HIRE-1'
		},
		{
			id: 'scoring',
			kind: 'mark',
			rules: ['T-HIRE-1', 'T-SCORE-2'],
			position: f1({ silver: 1, area: ['CO5', 'CO6', 'JE9', 'WE5'] }),
			shows: ['area', 'display'],
			all: ['scoring'],
			answer: ['AS2', 'AS5', 'AS12']
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-HIRE-1', 'T-TURN-1'],
			position: f1({}, [{ silver: 1, assistants: ['AS2'] }]),
			shows: ['display', 'others'],
			cases: [
				{ id: 'one', actions: ['hire.AS4'], rule: null },
				{ id: 'two', actions: ['hire.AS4', 'hire.AS1'], rule: 'T-TURN-1' },
				{ id: 'gone', actions: ['hire.AS2'], rule: 'T-HIRE-1' },
				{ id: 'look-first', actions: ['peek.t2', 'hire.AS4'], rule: null }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-HIRE-1', 'T-SCORE-2'],
			position: f1({ silver: 1, area: ['RE5', 'RE6', 'WE5', 'WE6'] }),
			shows: ['area', 'display'],
			goal: ['points', 'assistants', 2],
			line: ['hire.AS6']
		}
	]
};
