// A look at a face-down card costs 1 silver; taking it is another matter.
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

const SEEN = { ...f1(), played: ['peek.m22'] };

export const looking: Lesson = {
	id: 'looking',
	steps: [
		{
			id: 'look',
			kind: 'do',
			rules: ['T-PEEK-1', 'T-PEEK-2'],
			guided: true,
			position: f1(),
			goal: ['knows', 'm22'],
			line: ['peek.m22'],
			mistakes: [{ id: 'open', actions: ['peek.t1'], rule: 'T-PEEK-1' }]
		},
		{
			id: 'paid',
			kind: 'count',
			rules: ['T-PEEK-1', 'T-PEEK-2'],
			position: SEEN,
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 1, choices: [0, 1, 2] },
				{ id: 'price', amount: ['price', 'm22'], answer: 2, choices: [0, 1, 2] },
				{ id: 'actions', amount: ['actions-left'], answer: 1, choices: [0, 1, 2] }
			]
		},
		{
			id: 'dear',
			kind: 'forbidden',
			rules: ['T-PEEK-2', 'T-TAKE-2'],
			position: SEEN,
			attempt: ['take.m22'],
			rule: 'T-TAKE-2'
		},
		{
			id: 'instead',
			kind: 'do',
			rules: ['T-PEEK-2'],
			guided: true,
			position: SEEN,
			shows: ['area'],
			goal: ['owns', 'ST3'],
			line: ['take.m21']
		},
		{
			id: 'unseen',
			kind: 'do',
			rules: ['T-TAKE-1', 'T-TAKE-4'],
			position: f1({ silver: 0 }),
			shows: ['area'],
			goal: ['owns', 'WE7'],
			line: ['take.t2'],
			mistakes: [{ id: 'no-silver', actions: ['peek.t2'], rule: 'T-PEEK-1' }]
		},
		{
			id: 'which',
			kind: 'mark',
			rules: ['T-PEEK-1'],
			position: f1(),
			all: ['peekable'],
			answer: ['t2', 'm13', 'm22', 'g14', 'g23', 'g31']
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-PEEK-1', 'T-PEEK-2'],
			position: f1(),
			cases: [
				{ id: 'two', actions: ['peek.t2', 'peek.m13'], rule: null },
				{ id: 'again', actions: ['peek.t2', 'peek.t2'], rule: 'T-PEEK-1' },
				{ id: 'late', actions: ['take.t1', 'peek.t2'], rule: 'T-PEEK-1' },
				{ id: 'leave', actions: ['peek.t2', 'take.t3'], rule: null }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-PEEK-1', 'T-PEEK-2', 'T-TAKE-2'],
			position: f1(),
			shows: ['area'],
			goal: ['looked-and-took'],
			line: ['peek.g31', 'take.g31']
		}
	]
};
