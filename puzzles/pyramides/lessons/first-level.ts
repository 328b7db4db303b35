// Three workers and a stone make the first level; its colour is free.
import type { Lesson } from '../../schema/lesson.ts';
import { later, midTurn, others, own, pyramid } from '../positions.ts';

const READY = midTurn({ stones: { grey: 1, blue: 2 } }, { f4: own(3, 3) });

export const firstLevel: Lesson = {
	id: 'first-level',
	steps: [
		{
			id: 'build',
			kind: 'do',
			rules: ['P-BUILD-1', 'P-BUILD-2', 'P-BUILD-4'],
			guided: true,
			position: READY,
			shows: ['stones'],
			goal: ['level', 'f4', 1],
			line: ['build.f4.blue.grey']
		},
		{
			id: 'back',
			kind: 'count',
			rules: ['P-BUILD-2', 'P-BUILD-3', 'P-BUILD-8'],
			position: { ...READY, played: ['build.f4.blue.grey'] },
			shows: ['stones'],
			asks: [
				{ id: 'stays', amount: ['workers-on', 'f4'], answer: 1, choices: [0, 1, 3] },
				{ id: 'supply', amount: ['workers'], answer: 13, choices: [11, 13, 14] },
				{ id: 'stones', amount: ['stones'], answer: 2, choices: [0, 2, 3] },
				{ id: 'value', amount: ['pyramid-points'], answer: 5, choices: [3, 5, 8] }
			]
		},
		{
			id: 'two',
			kind: 'forbidden',
			rules: ['P-BUILD-1'],
			position: midTurn({ stones: { blue: 2 } }, { f4: own(3, 2) }),
			shows: ['stones'],
			attempt: ['build.f4.blue.blue'],
			rule: 'P-BUILD-1'
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['P-BUILD-1'],
			position: midTurn(
				{ stones: { blue: 3 } },
				{ f4: own(3, 3), d5: own(2, 2), e7: pyramid(1, 'blue', 3), g6: others(2, 3) }
			),
			shows: ['stones'],
			all: ['buildable'],
			answer: ['f4', 'e7']
		},
		{
			id: 'colour',
			kind: 'do',
			rules: ['P-BUILD-4'],
			position: READY,
			shows: ['stones'],
			goal: ['colour', 'f4', 'green'],
			line: ['build.f4.green.grey']
		},
		{
			id: 'cases',
			kind: 'judge',
			rules: ['P-BUILD-4', 'P-BUILD-8'],
			position: READY,
			shows: ['stones'],
			cases: [
				{ id: 'two-stones', actions: ['build.f4.blue.blue_blue'], rule: 'P-BUILD-8' },
				{ id: 'any-stone', actions: ['build.f4.red.blue'], rule: null },
				{
					id: 'change',
					position: midTurn({ stones: { red: 2, grey: 2 } }, { f4: pyramid(1, 'red', 3, 3) }),
					actions: ['build.f4.grey.grey_grey'],
					rule: 'P-BUILD-4'
				}
			]
		},
		{
			id: 'early',
			kind: 'do',
			rules: ['P-EXTRA-1', 'P-BUILD-1'],
			position: later({ f4: own(3, 3) }, { stones: { yellow: 1 } }),
			shows: ['hand', 'stones'],
			goal: ['level', 'f4', 1, 'place'],
			line: ['build.f4.yellow.yellow']
		}
	]
};
