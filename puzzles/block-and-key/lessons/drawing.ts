// After claiming the hand is filled up to four from the Altars; only claimed Keys score.
import type { Lesson } from '../../schema/lesson.ts';

/** Two Stars have just been claimed. */
const CLAIMED = {
	temple: 'bk1p-44-11wbga-b112122',
	supply: ['I3g'],
	hand: ['star-01', 'star-02', 'sun-05', 'moon-03'],
	keys: { 'star-01': '00g10w', 'star-02': '00g10b' },
	played: ['place_I3g_000001002', 'claim_star-01.star-02']
};

export const drawing: Lesson = {
	id: 'drawing',
	steps: [
		{
			id: 'up-to-four',
			kind: 'do',
			rules: ['B-KEY-7'],
			guided: true,
			position: CLAIMED,
			shows: ['hand', 'table'],
			goal: ['hand', 4],
			line: ['draw_sun', 'draw_moon']
		},
		{
			id: 'empty-altar',
			kind: 'forbidden',
			rules: ['B-KEY-7'],
			position: { ...CLAIMED, altars: { moon: [] } },
			shows: ['hand', 'table'],
			attempt: ['draw_moon'],
			rule: 'B-KEY-7'
		},
		{
			id: 'how-many',
			kind: 'count',
			rules: ['B-KEY-7'],
			position: {
				...CLAIMED,
				hand: ['star-01', 'star-02', 'star-03', 'moon-03'],
				keys: { ...CLAIMED.keys, 'star-03': '00g01g' },
				played: ['place_I3g_000001002', 'claim_star-01.star-02.star-03']
			},
			shows: ['hand'],
			asks: [{ id: 'draw', amount: ['to-draw'], answer: 3, choices: [1, 2, 3, 4] }]
		},
		{
			id: 'worth',
			kind: 'count',
			rules: ['B-KEY-8'],
			shows: [],
			asks: [
				{ id: 'star', amount: ['worth', 'star-01'], answer: 1, choices: [1, 2, 3, 4] },
				{ id: 'sun', amount: ['worth', 'sun-05'], answer: 2, choices: [1, 2, 3, 4] },
				{ id: 'moon', amount: ['worth', 'moon-03'], answer: 4, choices: [1, 2, 3, 4] }
			]
		},
		{
			id: 'only-claimed',
			kind: 'count',
			rules: ['B-KEY-8'],
			position: {
				claimed: ['star-01', 'sun-02', 'sun-05', 'moon-03'],
				hand: ['star-04', 'sun-01', 'moon-01', 'moon-05']
			},
			shows: ['hand'],
			asks: [{ id: 'points', amount: ['key-points'], answer: 9, choices: [4, 9, 11, 20] }]
		},
		{
			id: 'last-key',
			kind: 'do',
			rules: ['B-KEY-7'],
			position: { ...CLAIMED, altars: { sun: ['sun-01'], moon: ['moon-01', 'moon-05'] } },
			shows: ['hand', 'table'],
			goal: ['hand', 4],
			line: ['draw_moon', 'draw_moon']
		},
		{
			id: 'next',
			kind: 'pick',
			rules: ['B-SETUP-10', 'B-KEY-7'],
			position: { ...CLAIMED, players: 4, played: [...CLAIMED.played, 'draw_sun', 'draw_moon'] },
			shows: [],
			from: ['1', '2', '3'],
			answer: ['1'],
			all: ['active'],
			one: true
		}
	]
};
