// The last card of a temple, the second temple, the other direction, the end.
import type { Lesson } from '../../schema/lesson.ts';
import { F1_TEMPLE } from './tables.ts';

/** Everything but the last card of F1 has been taken. */
const OWNERS = [
	{
		silver: 1,
		area: ['CO1', 'ST2', 'MA2', 'RE3', 'JE2', 'WE3']
	},
	{ silver: 0, area: ['WE7', 'CO2', 'ST3', 'RE2', 'CO7', 'MA3'], assistants: ['AS2'] },
	{ silver: 2, area: ['JE8', 'MA7', 'ST4', 'JE1', 'RE8', 'ST5'] },
	{ silver: 1, area: ['WE2', 'CO3', 'ST7', 'WE4', 'MA4', 'CO4', 'RE4'], assistants: ['AS1'] }
];
/** Player 3 was the start player. */
const LAST = { temple: { g22: 'ST1' }, players: OWNERS, start: 2 };
const TAKEN = ['take.g22', 'end'];
/** Two cards are left. */
const TWO_LEFT = {
	...LAST,
	temple: { g15: 'WE3', g22: 'ST1' },
	players: OWNERS.map((owner, k) => (k === 0 ? { ...owner, area: owner.area.slice(0, -1) } : owner))
};
/** The second temple with its last card. */
const FINAL = {
	temple: { g35: 'CO5' },
	players: [
		{ silver: 1, area: ['CO6', 'ST6', 'ST8'] },
		{ silver: 2, area: ['RE5', 'RE6'] }
	],
	round: 2,
	start: 1
};

export const secondTemple: Lesson = {
	id: 'second-temple',
	steps: [
		{
			id: 'last',
			kind: 'do',
			rules: ['T-ROUND-1', 'T-ROUND-2'],
			guided: true,
			position: LAST,
			shows: ['area', 'others'],
			goal: ['round', 2],
			line: TAKEN
		},
		{
			id: 'numbers',
			kind: 'count',
			rules: ['T-ROUND-2', 'T-SETUP-3'],
			position: { ...LAST, played: TAKEN },
			shows: ['display'],
			asks: [
				{ id: 'temple', amount: ['temple'], answer: 26, choices: [24, 26, 28] },
				{ id: 'ground', amount: ['temple', 'g'], answer: 15, choices: [12, 15, 18] },
				{ id: 'left-over', amount: ['left-over'], answer: 2, choices: [0, 1, 2] },
				{ id: 'display', amount: ['display'], answer: 6, choices: [6, 8, 12] }
			]
		},
		{
			id: 'who',
			kind: 'pick',
			rules: ['T-ROUND-3'],
			position: LAST,
			shows: ['area', 'others'],
			from: ['0', '1', '2', '3'],
			answer: ['1'],
			all: ['second-start'],
			one: true
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['T-ROUND-3'],
			items: ['second', 'first', 'fourth', 'third']
		},
		{
			id: 'next',
			kind: 'pick',
			rules: ['T-ROUND-3'],
			position: {
				temple: F1_TEMPLE,
				players: [{ silver: 1 }, { silver: 2 }, { silver: 0 }, { silver: 1 }],
				start: 2,
				round: 2
			},
			shows: ['others'],
			from: ['1', '2', '3'],
			answer: ['3'],
			all: ['next'],
			one: true
		},
		{
			id: 'goes-on',
			kind: 'count',
			rules: ['T-ROUND-1'],
			position: { ...TWO_LEFT, played: ['take.g15', 'end'] },
			shows: ['others'],
			asks: [
				{ id: 'round', amount: ['round'], answer: 1, choices: [1, 2] },
				{ id: 'left', amount: ['temple'], answer: 1, choices: [0, 1, 26] }
			]
		},
		{
			id: 'end',
			kind: 'do',
			rules: ['T-ROUND-4'],
			position: FINAL,
			shows: ['area'],
			goal: ['over'],
			line: ['take.g35', 'end']
		},
		{
			id: 'late',
			kind: 'judge',
			rules: ['T-ROUND-4', 'T-ROUND-1', 'T-TURN-1'],
			position: FINAL,
			shows: ['area'],
			cases: [
				{ id: 'stop', actions: ['end'], rule: 'T-TURN-1' },
				{ id: 'in-time', actions: ['take.g35', 'trigger.CO5.CO6'], rule: null },
				{
					id: 'lapse',
					position: {
						...FINAL,
						players: [
							{ silver: 0, area: ['MA5', 'MA6'] },
							{ silver: 2, area: ['RE5', 'RE6'] }
						]
					},
					actions: ['take.g35', 'trigger.MA5.MA6', 'end'],
					rule: null
				},
				{ id: 'too-late', actions: ['take.g35', 'end', 'trigger.CO5.CO6'], rule: 'T-ROUND-4' }
			]
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['T-ROUND-2', 'T-ROUND-3'],
			items: ['build', 'box', 'display', 'keep', 'direction']
		}
	]
};
