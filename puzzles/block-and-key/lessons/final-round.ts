// The last turns of a real game for two: the twelfth Key, the last turn of each, the sum, the winner.
import type { Lesson } from '../../schema/lesson.ts';

const TABLE = {
	turn: 25,
	temple: [
		'bk1p-88-24wbga-w420421430431.b410411412.g242243252342.a200300301.g500501502.g530531532533',
		'a640650651660.w620621622720722.b201202203302.a600601602603.w641740741742.a413414415.g303304',
		'b623624723.w010011020110.b770771772773.w111112120121.a560561570571'
	].join('.'),
	supply: ['S4b', 'S4a', 'I2a'],
	hand: ['moon-01', 'sun-22', 'sun-16', 'moon-08'],
	claimed: [
		'star-03',
		'star-08',
		'sun-05',
		'sun-07',
		'sun-09',
		'sun-10',
		'sun-12',
		'sun-17',
		'sun-20',
		'sun-21',
		'moon-02'
	],
	enigma: 'w',
	others: [
		{
			supply: ['Y4a', 'I3w', 'L4g'],
			hand: ['sun-03', 'sun-11', 'moon-05', 'moon-12'],
			claimed: [
				'star-01',
				'star-02',
				'sun-14',
				'sun-19',
				'sun-24',
				'moon-03',
				'moon-09',
				'moon-14',
				'moon-15'
			],
			enigma: 'g'
		}
	],
	yard: ['U5b', 'L4w', 'L4b', 'U5g', 'I4w', 'V3g', 'O4g', 'S4g', 'O4b'],
	altars: {
		sun: ['sun-01', 'sun-02', 'sun-06', 'sun-08', 'sun-13', 'sun-15', 'sun-18', 'sun-23', 'sun-04']
	}
};
/** The learner has claimed the twelfth Key and drawn; the neighbour is next. */
const TRIGGERED = { ...TABLE, played: ['place_I2a_113114', 'claim_sun-16', 'draw_sun'] };
const LAST_TURN = { ...TABLE, played: [...TRIGGERED.played, 'take_row-1'] };
const OVER = {
	...TABLE,
	played: [...LAST_TURN.played, 'place_S4a_503504604605', 'claim_sun-04', 'draw_sun']
};

export const finalRound: Lesson = {
	id: 'final-round',
	steps: [
		{
			id: 'twelfth',
			kind: 'do',
			rules: ['B-END-1', 'B-KEY-1', 'B-KEY-4'],
			position: TABLE,
			shows: ['view', 'hand', 'supply'],
			goal: ['claims', 1],
			line: ['place_I2a_113114', 'claim_sun-16']
		},
		{
			id: 'left',
			kind: 'count',
			rules: ['B-END-2'],
			position: TRIGGERED,
			shows: ['table'],
			asks: [{ id: 'turns', amount: ['last-turns'], answer: 2, choices: [0, 1, 2, 3] }]
		},
		{
			id: 'last',
			kind: 'do',
			rules: ['B-END-2', 'B-KEY-1', 'B-KEY-4'],
			position: LAST_TURN,
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'sun-04'],
			line: ['place_S4a_503504604605', 'claim_sun-04']
		},
		{
			id: 'your-sum',
			kind: 'count',
			rules: ['B-END-3', 'B-KEY-8'],
			position: OVER,
			shows: ['view', 'table'],
			asks: [
				{ id: 'faces', amount: ['enigma-faces'], answer: 8, choices: [6, 7, 8, 9] },
				{ id: 'enigma', amount: ['enigma-points'], answer: 2, choices: [2, 3, 4, 8] },
				{ id: 'total', amount: ['points'], answer: 28, choices: [26, 28, 29, 34] }
			]
		},
		{
			id: 'their-sum',
			kind: 'count',
			rules: ['B-END-3', 'B-VIEW-3'],
			position: OVER,
			shows: ['table'],
			asks: [{ id: 'total', amount: ['points', 1], answer: 26, choices: [24, 26, 28, 30] }]
		},
		{
			id: 'winner',
			kind: 'pick',
			rules: ['B-END-4'],
			position: OVER,
			from: ['0', '1'],
			answer: ['0'],
			all: ['winner'],
			one: true
		},
		{
			id: 'your-table',
			kind: 'checklist',
			rules: ['B-SETUP-3', 'B-SETUP-4', 'B-SETUP-6', 'B-SETUP-9'],
			items: ['seats', 'cards', 'yard', 'blocks']
		}
	]
};
