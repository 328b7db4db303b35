// Every turn is marked: by the Keys that were claimed, or by a card laid face down.
import type { Lesson } from '../../schema/lesson.ts';
import { turnsPlayed } from './ancients-turns.ts';

const FIRST_TURN = {
	players: 1,
	temple: 'bk1p-55-11awbg-x',
	supply: ['I2w', 'T4g', 'V3b'],
	hand: ['star-02', 'star-03', 'sun-09', 'moon-14'],
	enigma: 'w'
};
const SIX_PILES = {
	...FIRST_TURN,
	temple: 'bk1p-55-11awbg-w300301.b330340',
	supply: ['T4g', 'V3b'],
	hand: ['star-03', 'sun-09', 'sun-13', 'moon-14'],
	...turnsPlayed('sun-20', ['star-02'], 'moon-12', ['sun-11', 'sun-17', 'moon-03'], 'sun-22', 'sun-23')
};

export const markerCard: Lesson = {
	id: 'marker-card',
	steps: [
		{
			id: 'lay',
			kind: 'do',
			rules: ['S-TURN-2'],
			guided: true,
			position: FIRST_TURN,
			shows: ['supply', 'table'],
			goal: ['marked', 1],
			line: ['take_column-3', 'marker_sun']
		},
		{
			id: 'leave',
			kind: 'do',
			rules: ['S-TURN-2'],
			guided: true,
			position: FIRST_TURN,
			shows: ['view', 'hand', 'supply', 'table'],
			goal: ['marker-laid'],
			line: ['place_I2w_300301', 'claim_none', 'marker_moon']
		},
		{
			id: 'which',
			kind: 'pick',
			rules: ['S-TURN-2'],
			from: ['dig', 'no-key', 'left', 'claim'],
			answer: ['dig', 'no-key', 'left']
		},
		{
			id: 'after',
			kind: 'count',
			rules: ['S-TURN-2', 'S-TURN-5'],
			position: { ...FIRST_TURN, played: ['take_row-2', 'marker_sun'] },
			asks: [
				{ id: 'altar', amount: ['altar', 'sun'], answer: 22, choices: [22, 23, 24] },
				{ id: 'draw', amount: ['to-draw'], answer: 0, choices: [0, 1, 2] },
				{ id: 'points', amount: ['key-points'], answer: 0, choices: [0, 1, 2] }
			]
		},
		{
			id: 'empty',
			kind: 'forbidden',
			rules: ['S-TURN-2'],
			position: { ...SIX_PILES, altars: { moon: [] }, played: ['take_row-1'] },
			shows: ['table'],
			attempt: ['marker_moon'],
			rule: 'S-TURN-2'
		},
		{
			id: 'piles',
			kind: 'count',
			rules: ['S-TURN-2'],
			position: SIX_PILES,
			asks: [
				{ id: 'turns', amount: ['marks'], answer: 6, choices: [4, 6, 8] },
				{ id: 'now', amount: ['turn'], answer: 7, choices: [6, 7, 9] },
				{ id: 'points', amount: ['key-points'], answer: 9, choices: [7, 9, 17] }
			]
		},
		{
			id: 'nothing',
			kind: 'do',
			rules: ['S-TURN-2'],
			position: { ...SIX_PILES, altars: { sun: [], moon: [] } },
			shows: ['hand', 'supply', 'table'],
			goal: ['turn', 8],
			line: ['take_row-1', 'discard_none']
		}
	]
};
