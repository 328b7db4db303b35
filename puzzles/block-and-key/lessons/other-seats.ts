// Every side of the table has a picture of its own, and only your own counts for you.
import type { Lesson } from '../../schema/lesson.ts';

/** A green tower in the south-east, a brown Block on the Core Cube. */
const TOWER = 'bk1p-44-11wbga-g300301302.b112122';

export const otherSeats: Lesson = {
	id: 'other-seats',
	steps: [
		{
			id: 'east',
			kind: 'predict',
			rules: ['B-VIEW-1', 'B-VIEW-2'],
			guided: true,
			position: { temple: TOWER },
			shows: ['view'],
			picture: ['view', 'E'],
			answer: ['....', '....', '....', 'gbb.', 'gaa.', 'gaa.']
		},
		{
			id: 'north',
			kind: 'predict',
			rules: ['B-VIEW-1', 'B-VIEW-2'],
			position: { temple: TOWER },
			shows: ['view'],
			picture: ['view', 'N'],
			answer: ['....', '....', '....', 'g.b.', 'ggg.', 'ggg.']
		},
		{
			id: 'faces',
			kind: 'count',
			rules: ['B-VIEW-1', 'B-VIEW-3'],
			position: { temple: 'bk1p-44-11wbga-g130131132.w230231232233' },
			shows: [],
			asks: [
				{ id: 'you', amount: ['faces', 'g', 'S'], answer: 1, choices: [0, 1, 3, 5] },
				{ id: 'west', amount: ['faces', 'g', 'W'], answer: 3, choices: [0, 1, 3, 5] },
				{ id: 'east', amount: ['faces', 'g', 'E'], answer: 0, choices: [0, 1, 3, 5] }
			]
		},
		{
			id: 'hide',
			kind: 'do',
			rules: ['B-VIEW-1'],
			position: { temple: 'bk1p-55-11wbga-a300301302', supply: ['I2g'] },
			shows: ['supply'],
			goal: ['unseen', 'E'],
			line: ['place_I2g_000001']
		},
		{
			id: 'own',
			kind: 'judge',
			rules: ['B-VIEW-3', 'B-KEY-1'],
			position: {
				temple: 'bk1p-44-11wbga-x',
				supply: ['I3g'],
				hand: ['star-01', 'star-02'],
				keys: { 'star-01': '00w10g', 'star-02': '00g10a' },
				played: ['place_I3g_310311312']
			},
			shows: ['view', 'hand'],
			cases: [
				{ id: 'white-green', actions: ['claim_star-01'], rule: null },
				{ id: 'green-grey', actions: ['claim_star-02'], rule: 'B-VIEW-3' }
			]
		},
		{
			id: 'looking',
			kind: 'pick',
			rules: ['B-VIEW-3'],
			from: ['never', 'claim', 'always'],
			answer: ['claim'],
			one: true
		}
	]
};
