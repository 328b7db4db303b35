// How many workers may stand where, and which of them may be taken back.
import type { Lesson } from '../../schema/lesson.ts';
import { later, midTurn, others, own, pyramid, ROW_H, START } from '../positions.ts';

const FIRST_TURN = { ...START, played: ROW_H };
const ONE_MOVED = { ...START, played: [...ROW_H, 'move.d6.f4'] };

export const workerLimits: Lesson = {
	id: 'worker-limits',
	steps: [
		{
			id: 'first-turn',
			kind: 'do',
			rules: ['P-WORK-3', 'P-WORK-7'],
			guided: true,
			position: FIRST_TURN,
			goal: ['workers-on', 'f4', 2],
			line: ['move.d6.f4', 'move.f6.f4'],
			mistakes: [{ id: 'second', actions: ['move.d6.f4', 'move.f6.g6'], rule: 'P-WORK-7' }]
		},
		{
			id: 'second-site',
			kind: 'forbidden',
			rules: ['P-WORK-7'],
			position: ONE_MOVED,
			attempt: ['move.f6.g6'],
			rule: 'P-WORK-7'
		},
		{
			id: 'fourth',
			kind: 'forbidden',
			rules: ['P-WORK-6'],
			position: { ...later({ f4: own(3, 3) }), played: ROW_H },
			attempt: ['move.d6.f4'],
			rule: 'P-WORK-6'
		},
		{
			id: 'others',
			kind: 'forbidden',
			rules: ['P-WORK-2'],
			position: { ...later({ f4: others(3, 1) }), played: ROW_H },
			attempt: ['move.d6.f4'],
			rule: 'P-WORK-2'
		},
		{
			id: 'take-back',
			kind: 'do',
			rules: ['P-WORK-8'],
			position: midTurn({}, { f4: own(3, 2) }),
			shows: ['stones'],
			goal: ['workers-on', 'f4', 0],
			line: ['recall.f4', 'recall.f4']
		},
		{
			id: 'last',
			kind: 'forbidden',
			rules: ['P-BUILD-3'],
			position: midTurn({}, { g6: pyramid(1, 'blue', 2, 2) }),
			shows: ['stones'],
			attempt: ['recall.g6', 'recall.g6'],
			rule: 'P-BUILD-3'
		},
		{
			id: 'which',
			kind: 'mark',
			rules: ['P-WORK-8', 'P-BUILD-3'],
			position: midTurn(
				{},
				{ f4: own(3, 1), d5: pyramid(1, 'red', 2, 2), g6: pyramid(2, 'blue', 1, 2), e7: others(1, 2) }
			),
			all: ['recallable'],
			answer: ['f4', 'd5']
		},
		{
			id: 'cases',
			kind: 'judge',
			rules: ['P-WORK-2', 'P-WORK-6', 'P-WORK-7'],
			position: ONE_MOVED,
			cases: [
				{ id: 'same-site', actions: ['move.f6.f4'], rule: null },
				{ id: 'other-site', actions: ['move.f6.e7'], rule: 'P-WORK-7' },
				{
					id: 'third',
					position: { ...later({ f4: own(3, 2) }), played: ROW_H },
					actions: ['move.d6.f4'],
					rule: null
				},
				{
					id: 'their-pyramid',
					position: { ...later({ g6: { ...pyramid(1, 'red', 1, 2), owner: 1 } }), played: ROW_H },
					actions: ['move.d6.g6'],
					rule: 'P-WORK-2'
				}
			]
		}
	]
};
