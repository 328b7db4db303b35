// Weapons steal what lies face up; what is turned over is safe.
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

/** Player 2 has turned coins and a statue, player 3 relics. */
const OTHERS = [
	{ silver: 3, sets: [['CO5', 'CO6']], area: ['ST6'], assistants: ['AS2'] },
	{ silver: 1, area: ['RE5', 'RE6'] }
];
const PAIR = f1({ area: ['WE5', 'WE6'] }, OTHERS);
const TRIPLE = f1({ area: ['WE5', 'WE6', 'WE8'] }, OTHERS);
const FIRST = ['trigger.WE5.WE6'];
const ALL = ['trigger.WE5.WE6.WE8'];

export const weapons: Lesson = {
	id: 'weapons',
	steps: [
		{
			id: 'steal',
			kind: 'do',
			rules: ['T-WEAPON-2'],
			guided: true,
			position: PAIR,
			shows: ['area', 'others'],
			goal: ['owns', 'ST6'],
			line: [...FIRST, 'steal.ST6']
		},
		{
			id: 'safe',
			kind: 'forbidden',
			rules: ['T-BONUS-5', 'T-WEAPON-2'],
			position: { ...PAIR, played: FIRST },
			shows: ['area', 'others'],
			attempt: ['steal.CO5'],
			rule: 'T-BONUS-5'
		},
		{
			id: 'targets',
			kind: 'mark',
			rules: ['T-WEAPON-2', 'T-BONUS-5'],
			position: PAIR,
			shows: ['area', 'others'],
			all: ['stealable'],
			answer: ['ST6', 'RE5', 'RE6']
		},
		{
			id: 'two-players',
			kind: 'do',
			rules: ['T-WEAPON-3'],
			position: TRIPLE,
			shows: ['area', 'others'],
			goal: ['stolen-from', 1, 2],
			line: [...ALL, 'steal.ST6', 'steal.RE5'],
			mistakes: [{ id: 'stop', actions: [...ALL, 'steal.ST6', 'end'], rule: 'T-WEAPON-3' }]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-WEAPON-2', 'T-WEAPON-3', 'T-BONUS-5'],
			position: TRIPLE,
			shows: ['area', 'others'],
			cases: [
				{ id: 'same-player', actions: [...ALL, 'steal.RE5', 'steal.RE6'], rule: null },
				{ id: 'pair-twice', actions: [...FIRST, 'steal.RE5', 'steal.RE6'], rule: 'T-WEAPON-2' },
				{
					id: 'three',
					actions: [...ALL, 'steal.RE5', 'steal.RE6', 'steal.ST6'],
					rule: 'T-WEAPON-2'
				},
				{ id: 'own', actions: [...FIRST, 'steal.WE8'], rule: 'T-WEAPON-2' },
				{ id: 'turned', actions: [...ALL, 'steal.RE5', 'steal.CO6'], rule: 'T-BONUS-5' },
				{ id: 'one-of-two', actions: [...ALL, 'steal.RE5', 'take.t1'], rule: 'T-WEAPON-3' }
			]
		},
		{
			id: 'worth',
			kind: 'count',
			rules: ['T-WEAPON-1', 'T-BONUS-4'],
			position: f1({ sets: [['WE5', 'WE6']], area: ['WE8'] }, OTHERS),
			shows: ['area'],
			asks: [
				{ id: 'points', amount: ['points', 'WE'], answer: 3, choices: [1, 2, 3] },
				{ id: 'usable', amount: ['face-up', 'WE'], answer: 1, choices: [1, 2, 3] }
			]
		},
		{
			id: 'protect',
			kind: 'do',
			rules: ['T-BONUS-5', 'T-BONUS-3'],
			position: f1({ area: ['CO5', 'CO6'] }, [{ area: ['WE5', 'WE6'] }]),
			shows: ['area', 'others'],
			goal: ['secured', 'CO', 4],
			line: ['trigger.CO5.CO6']
		}
	]
};
