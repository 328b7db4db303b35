// Jewels bring assistants without payment; which ones are worth having?
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

const PAIR = f1({ silver: 0, area: ['JE3', 'JE4'] });
const FIRST = ['trigger.JE3.JE4'];
const TRIPLE = f1({ silver: 1, area: ['JE3', 'JE4', 'JE5', 'CO5', 'CO6'] });

export const jewels: Lesson = {
	id: 'jewels',
	steps: [
		{
			id: 'pair',
			kind: 'do',
			rules: ['T-JEWEL-2'],
			guided: true,
			position: PAIR,
			shows: ['area', 'display'],
			goal: ['employs', 'AS5'],
			line: [...FIRST, 'assistant.AS5']
		},
		{
			id: 'free',
			kind: 'count',
			rules: ['T-JEWEL-1', 'T-JEWEL-2', 'T-SCORE-2'],
			position: {
				...f1({ silver: 1, area: ['JE3', 'JE4'] }),
				played: [...FIRST, 'assistant.AS5']
			},
			shows: ['area'],
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 1, choices: [0, 1, 2] },
				{ id: 'actions', amount: ['actions-left'], answer: 1, choices: [0, 1, 2] },
				{ id: 'jewels', amount: ['points', 'JE'], answer: 2, choices: [0, 2, 4] },
				{ id: 'jeweller', amount: ['points', 'assistants'], answer: 2, choices: [0, 1, 2] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-JEWEL-2'],
			position: f1({ area: ['JE3', 'JE4', 'JE5'] }, [{ assistants: ['AS12'] }]),
			shows: ['area', 'display', 'others'],
			cases: [
				{ id: 'pair-two', actions: [...FIRST, 'assistant.AS1', 'assistant.AS2'], rule: 'T-JEWEL-2' },
				{
					id: 'three-two',
					actions: ['trigger.JE3.JE4.JE5', 'assistant.AS1', 'assistant.AS2'],
					rule: null
				},
				{ id: 'taken', actions: [...FIRST, 'assistant.AS12'], rule: 'T-JEWEL-2' },
				{ id: 'later', actions: [...FIRST, 'take.t1'], rule: 'T-JEWEL-2' }
			]
		},
		{
			id: 'scoring',
			kind: 'mark',
			rules: ['T-SCORE-2', 'T-JEWEL-2'],
			position: f1({ silver: 3, area: ['JE3', 'JE4', 'MA5'], sets: [['WE5', 'WE6']] }),
			shows: ['area', 'display'],
			all: ['scoring'],
			answer: ['AS3', 'AS4', 'AS5', 'AS11']
		},
		{
			id: 'worth',
			kind: 'count',
			rules: ['T-SCORE-2'],
			position: f1({
				silver: 5,
				area: ['ST6', 'ST8', 'JE3', 'JE4', 'JE9'],
				sets: [['WE5', 'WE6']]
			}),
			shows: ['area', 'display'],
			asks: [
				{ id: 'jeweller', amount: ['worth', 'AS5'], answer: 3, choices: [1, 2, 3] },
				{ id: 'armourer', amount: ['worth', 'AS3'], answer: 3, choices: [0, 2, 3] },
				{ id: 'banker', amount: ['worth', 'AS11'], answer: 2, choices: [2, 3, 5] },
				{ id: 'astronomer', amount: ['worth', 'AS12'], answer: 1, choices: [0, 1, 2] }
			]
		},
		{
			id: 'two',
			kind: 'do',
			rules: ['T-JEWEL-2', 'T-SCORE-2', 'T-BONUS-2'],
			position: TRIPLE,
			shows: ['area', 'display'],
			goal: ['points', 'assistants', 5],
			line: ['trigger.JE3.JE4.JE5', 'assistant.AS2', 'assistant.AS5']
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-JEWEL-2', 'T-SCORE-2'],
			position: f1({ silver: 0, area: ['JE3', 'JE4', 'ST6', 'WE8'], sets: [['WE5', 'WE6']] }),
			shows: ['area', 'display'],
			goal: ['points', 'assistants', 3],
			line: [...FIRST, 'assistant.AS3']
		}
	]
};
