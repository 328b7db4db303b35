// A line of the yard, the refill, the limit of seven, an empty bag.
import type { Lesson } from '../../schema/lesson.ts';

const HAND = ['star-01', 'star-02', 'sun-01', 'moon-01'];
const YARD = ['I3w', 'T4b', 'O4g', 'L4a', 'I2w', 'S4g', 'U5b', 'V3a', 'Y4w'];
const SIX_BLOCKS = { supply: ['I2b', 'I3b', 'V3b', 'O4b', 'L4b', 'S4b'], hand: HAND, yard: YARD };

export const excavating: Lesson = {
	id: 'excavating',
	steps: [
		{
			id: 'row',
			kind: 'do',
			rules: ['B-EXC-1', 'B-TURN-1'],
			guided: true,
			position: { hand: HAND, yard: YARD },
			shows: ['supply', 'table'],
			goal: ['holds', 'L4a', 'I2w', 'S4g'],
			line: ['take_row-2']
		},
		{
			id: 'empty-line',
			kind: 'forbidden',
			rules: ['B-EXC-1'],
			position: { hand: HAND, yard: ['', '', '', 'L4a', 'I2w', '', 'U5b', 'V3a', 'Y4w'], bag: [] },
			shows: ['supply', 'table'],
			attempt: ['take_row-1'],
			rule: 'B-EXC-1'
		},
		{
			id: 'too-many',
			kind: 'do',
			rules: ['B-EXC-2', 'B-EXC-1'],
			position: SIX_BLOCKS,
			shows: ['supply', 'table'],
			goal: ['supply', 7],
			line: ['take_row-1', 'put-back_I2b.I3b']
		},
		{
			id: 'too-few',
			kind: 'forbidden',
			rules: ['B-EXC-2'],
			position: { ...SIX_BLOCKS, played: ['take_row-1'] },
			shows: ['supply'],
			attempt: ['put-back_I2b'],
			rule: 'B-EXC-2'
		},
		{
			id: 'last-of-the-bag',
			kind: 'count',
			rules: ['B-SETUP-7', 'B-EXC-3'],
			position: { hand: HAND, yard: YARD, bag: ['I4w'], played: ['take_column-2'] },
			shows: ['table'],
			asks: [
				{ id: 'yard', amount: ['yard'], answer: 7, choices: [6, 7, 8, 9] },
				{ id: 'site', amount: ['next-site'], answer: 5, choices: [2, 5, 8] }
			]
		},
		{
			id: 'fewer',
			kind: 'do',
			rules: ['B-EXC-1', 'B-EXC-3'],
			position: { hand: HAND, yard: ['', '', 'O4g', '', 'I2w', 'S4g', '', '', ''], bag: [] },
			shows: ['supply', 'table'],
			goal: ['supply', 1],
			line: ['take_column-2']
		},
		{
			id: 'sequence',
			kind: 'order',
			rules: ['B-EXC-1', 'B-SETUP-7', 'B-EXC-2', 'B-SETUP-10'],
			items: ['take', 'refill', 'seven', 'next']
		},
		{
			id: 'pass',
			kind: 'do',
			rules: ['B-TURN-1'],
			guided: true,
			position: {
				temple: 'bk1p-44-11wbga-g000001.b300301302.a330331',
				supply: ['T4a'],
				hand: HAND,
				others: [{ supply: ['I2w'] }],
				yard: ['', '', '', '', '', '', '', '', ''],
				bag: []
			},
			shows: ['supply', 'table'],
			goal: ['turn', 2],
			line: ['pass']
		}
	]
};
