// The end of a run: the sum of Enigma and claimed Keys, and the tier that it reaches.
import type { Lesson } from '../../schema/lesson.ts';
import { turnsPlayed } from './ancients-turns.ts';

/** All 11 turns are over: 9 for Keys, 5 green faces. */
const TEN_POINTS = {
	players: 1,
	temple: 'bk1p-66-22wbga-g110111.b410411412.g222322332.g440441442443',
	supply: ['O4a', 'T4w'],
	hand: ['star-05', 'sun-10', 'sun-13', 'moon-12'],
	enigma: 'g',
	...turnsPlayed(
		'sun-20',
		['star-02'],
		'moon-14',
		'sun-21',
		['sun-04'],
		'sun-22',
		'moon-16',
		['sun-17'],
		['moon-07'],
		'sun-24'
	),
	played: ['take_row-1', 'marker_sun']
};
/** Turn 11 with 20 points so far. */
const TURN_11 = {
	players: 1,
	temple: 'bk1p-66-22wbga-g110111.a140150',
	supply: ['I3b', 'V3a', 'O4w'],
	hand: ['star-06', 'sun-08', 'sun-13', 'moon-02'],
	enigma: 'b',
	...turnsPlayed(
		'sun-20',
		['star-02', 'sun-03'],
		'sun-21',
		['sun-04'],
		['moon-05'],
		'sun-22',
		['star-07', 'sun-17'],
		['moon-07'],
		'moon-16',
		['moon-11']
	)
};
const LAST_TURN = ['place_I3b_410411412', 'claim_star-06.sun-08.moon-02'];
const TIERS = ['trainee', 'researcher', 'field-director', 'dig-director', 'expert-archaeologist'];

export const soloScoring: Lesson = {
	id: 'scoring',
	steps: [
		{
			id: 'faces',
			kind: 'count',
			rules: ['S-SCORE-1'],
			position: TEN_POINTS,
			shows: ['view'],
			asks: [
				{ id: 'faces', amount: ['enigma-faces'], answer: 5, choices: [5, 6, 9] },
				{ id: 'points', amount: ['enigma-points'], answer: 1, choices: [1, 2, 5] }
			]
		},
		{
			id: 'keys',
			kind: 'count',
			rules: ['S-SCORE-1'],
			position: TEN_POINTS,
			asks: [
				{ id: 'keys', amount: ['key-points'], answer: 9, choices: [5, 9, 13] },
				{ id: 'total', amount: ['points'], answer: 10, choices: [9, 10, 14] }
			]
		},
		{
			id: 'what-counts',
			kind: 'pick',
			rules: ['S-SCORE-1'],
			from: ['claimed', 'faces', 'hand', 'blocks', 'markers'],
			answer: ['claimed', 'faces']
		},
		{
			id: 'tier',
			kind: 'pick',
			rules: ['S-SCORE-2'],
			position: TEN_POINTS,
			from: TIERS,
			answer: ['researcher'],
			all: ['tier'],
			one: true
		},
		{
			id: 'ladder',
			kind: 'count',
			rules: ['S-SCORE-2'],
			asks: [
				{ id: 'field', amount: ['tier-from', 'field-director'], answer: 21, choices: [20, 21, 27] },
				{ id: 'dig', amount: ['tier-from', 'dig-director'], answer: 27, choices: [25, 27, 30] },
				{ id: 'expert', amount: ['tier-from', 'expert-archaeologist'], answer: 33, choices: [32, 33, 40] }
			]
		},
		{
			id: 'last-turn',
			kind: 'do',
			rules: ['S-END-1', 'S-SCORE-1'],
			position: TURN_11,
			shows: ['view', 'hand', 'supply', 'table'],
			goal: ['claimed', 'star-06', 'sun-08', 'moon-02'],
			line: LAST_TURN
		},
		{
			id: 'sum',
			kind: 'count',
			rules: ['S-SCORE-1'],
			position: { ...TURN_11, played: LAST_TURN },
			shows: ['view'],
			asks: [
				{ id: 'enigma', amount: ['enigma-points'], answer: 1, choices: [0, 1, 3] },
				{ id: 'total', amount: ['points'], answer: 28, choices: [27, 28, 30] }
			]
		},
		{
			id: 'tier-reached',
			kind: 'pick',
			rules: ['S-SCORE-2'],
			position: { ...TURN_11, played: LAST_TURN },
			from: TIERS,
			answer: ['dig-director'],
			all: ['tier'],
			one: true
		}
	]
};
