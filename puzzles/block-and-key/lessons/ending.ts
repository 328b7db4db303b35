// When the game ends, who still has a turn, what counts, and who wins when it is close.
import type { Lesson } from '../../schema/lesson.ts';

const ELEVEN_KEYS = [
	'star-03',
	'sun-02',
	'sun-04',
	'sun-06',
	'sun-07',
	'sun-08',
	'sun-09',
	'sun-10',
	'moon-01',
	'moon-02',
	'moon-04'
];
const HAND = ['star-02', 'sun-05', 'sun-13', 'moon-03'];
/** No face that anybody sees is brown or green: an Enigma of these colours brings nothing. */
const NO_ENIGMA = 'bk1p-55-11wbga-x';

const keys = (level: string, from: number, to: number): string[] =>
	Array.from({ length: to - from + 1 }, (_, k) => `${level}-${String(from + k).padStart(2, '0')}`);

export const ending: Lesson = {
	id: 'ending',
	steps: [
		{
			id: 'trigger',
			kind: 'do',
			rules: ['B-END-1'],
			guided: true,
			position: {
				temple: 'bk1p-55-11wbga-b300301',
				supply: ['I2g'],
				hand: HAND,
				keys: { 'star-02': '00b10g' },
				claimed: ELEVEN_KEYS
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claims', 1],
			line: ['place_I2g_410411', 'claim_star-02']
		},
		{
			id: 'how-many',
			kind: 'count',
			rules: ['B-END-1'],
			asks: [
				{ id: 'two', amount: ['keys-to-end', 2], answer: 12, choices: [7, 8, 10, 12] },
				{ id: 'three', amount: ['keys-to-end', 3], answer: 8, choices: [7, 8, 10, 12] },
				{ id: 'four', amount: ['keys-to-end', 4], answer: 7, choices: [7, 8, 10, 12] }
			]
		},
		{
			id: 'last-turns',
			kind: 'order',
			rules: ['B-END-2', 'B-SETUP-10'],
			items: ['east', 'you', 'north']
		},
		{
			id: 'no-more',
			kind: 'judge',
			rules: ['B-END-2'],
			shows: ['supply', 'table'],
			cases: [
				{
					id: 'last',
					position: { hand: HAND, claimed: ELEVEN_KEYS, lastTurns: 1 },
					actions: ['take_row-1'],
					rule: null
				},
				{
					id: 'after',
					position: { hand: HAND, claimed: ELEVEN_KEYS, lastTurns: 1, played: ['take_row-1'] },
					actions: ['take_row-2'],
					rule: 'B-END-2'
				}
			]
		},
		{
			id: 'sum',
			kind: 'count',
			rules: ['B-END-3', 'B-KEY-8'],
			position: {
				temple: 'bk1p-55-11gawb-g300301302303.g000001002.b112122',
				players: 4,
				claimed: ['star-03', 'star-04', 'sun-02', 'sun-04', 'sun-06', 'moon-01', 'moon-02'],
				hand: ['sun-01', 'sun-05', 'sun-13', 'moon-03'],
				enigma: 'g'
			},
			shows: ['view', 'table'],
			asks: [
				{ id: 'faces', amount: ['enigma-faces'], answer: 11, choices: [9, 10, 11, 13] },
				{ id: 'enigma', amount: ['enigma-points'], answer: 3, choices: [3, 4, 6, 11] },
				{ id: 'total', amount: ['points'], answer: 19, choices: [16, 19, 20, 27] }
			]
		},
		{
			id: 'more-keys',
			kind: 'pick',
			rules: ['B-END-4'],
			position: {
				temple: NO_ENIGMA,
				claimed: [...keys('star', 1, 2), ...keys('sun', 1, 7), ...keys('moon', 1, 2)],
				enigma: 'b',
				others: [
					{ claimed: [...keys('star', 3, 4), ...keys('sun', 8, 16), ...keys('moon', 3, 3)], enigma: 'g' }
				]
			},
			from: ['0', '1'],
			answer: ['1'],
			all: ['winner'],
			one: true
		},
		{
			id: 'more-blocks',
			kind: 'pick',
			rules: ['B-END-4'],
			position: {
				temple: NO_ENIGMA,
				players: 3,
				claimed: [...keys('star', 1, 1), ...keys('sun', 1, 6), ...keys('moon', 1, 1)],
				supply: ['I2w', 'I2b'],
				enigma: 'b',
				others: [
					{
						claimed: [...keys('star', 2, 2), ...keys('sun', 7, 12), ...keys('moon', 2, 2)],
						supply: ['I3w', 'I3b', 'I3g', 'I3a'],
						enigma: 'w'
					},
					{ claimed: keys('sun', 13, 16), supply: ['V3w', 'V3b', 'V3g', 'V3a', 'O4w'], enigma: 'g' }
				]
			},
			from: ['0', '1', '2'],
			answer: ['1'],
			all: ['winner'],
			one: true
		},
		{
			id: 'earlier',
			kind: 'pick',
			rules: ['B-END-4'],
			position: {
				temple: NO_ENIGMA,
				claimed: [...keys('star', 1, 2), ...keys('sun', 1, 9), ...keys('moon', 1, 1)],
				supply: ['I2w', 'I2b'],
				enigma: 'b',
				others: [
					{
						claimed: [...keys('star', 3, 4), ...keys('sun', 10, 18), ...keys('moon', 2, 2)],
						supply: ['I3w', 'I3b'],
						enigma: 'g'
					}
				]
			},
			from: ['0', '1'],
			answer: ['0'],
			all: ['winner'],
			one: true
		}
	]
};
