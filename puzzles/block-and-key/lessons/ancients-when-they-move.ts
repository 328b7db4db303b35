// The Ancients move when a Key came into the hand, once a turn, and never after turn 11.
import type { Lesson } from '../../schema/lesson.ts';
import { turnsPlayed } from './ancients-turns.ts';

const SMALL = {
	players: 1,
	temple: 'bk1p-55-11bgaw-x',
	supply: ['I2w', 'I3g'],
	hand: ['star-02', 'star-08', 'sun-19', 'moon-11'],
	enigma: 'g'
};
const TWO_CLAIMED = {
	players: 1,
	temple: 'bk1p-66-22wbga-x',
	supply: ['I3b', 'O4a', 'V3w'],
	hand: ['star-04', 'star-06', 'sun-05', 'moon-10'],
	enigma: 'b',
	yard: ['S4g', 'I2w', 'L4b', 'I3a', 'O4g', 'I2g', 'V3a', 'T4b', 'I4w'],
	onTop: { sun: ['sun-04', 'sun-06'], moon: ['moon-01', 'moon-07'] },
	played: ['place_I3b_410411412', 'claim_star-04.star-06', 'discard_none']
};
const TURN_11 = {
	players: 1,
	temple: 'bk1p-66-22wbga-a440441.b140150.w400410',
	supply: ['I2g', 'O4a'],
	hand: ['star-01', 'star-05', 'sun-10', 'moon-12'],
	enigma: 'g',
	...turnsPlayed(
		'sun-20',
		['star-02'],
		'moon-14',
		['sun-17'],
		'sun-21',
		'sun-22',
		['star-07', 'sun-04'],
		'moon-16',
		['moon-07'],
		'sun-24'
	)
};
const ALL = ['view', 'hand', 'supply', 'table'];

export const whenTheyMove: Lesson = {
	id: 'when-they-move',
	steps: [
		{
			id: 'rest',
			kind: 'do',
			rules: ['S-TURN-5'],
			guided: true,
			position: SMALL,
			shows: ['hand', 'supply', 'table'],
			goal: ['rested'],
			line: ['take_row-1', 'marker_sun', 'discard_none']
		},
		{
			id: 'wake',
			kind: 'do',
			rules: ['S-TURN-4', 'S-TURN-5'],
			position: { ...SMALL, seed: 'wake' },
			shows: ['hand', 'supply', 'table'],
			goal: ['step', 'ancients'],
			line: ['take_column-1', 'marker_sun', 'discard_moon-11', 'draw_sun']
		},
		{
			id: 'which',
			kind: 'pick',
			rules: ['S-TURN-5'],
			from: ['dig-keep', 'dig-swap', 'claim', 'last'],
			answer: ['dig-swap', 'claim']
		},
		{
			id: 'once',
			kind: 'do',
			rules: ['S-TURN-4', 'S-TURN-5'],
			position: TWO_CLAIMED,
			shows: ['hand', 'table'],
			goal: ['turn', 2],
			line: ['draw_moon', 'draw_sun', 'ancients_0_440441442']
		},
		{
			id: 'next',
			kind: 'judge',
			rules: ['S-TURN-5'],
			position: { ...SMALL, seed: 'wake' },
			shows: ['hand', 'table'],
			cases: [
				{
					id: 'full-hand',
					actions: ['take_row-2', 'marker_moon', 'discard_none', 'take_row-1'],
					rule: null
				},
				{
					id: 'new-key',
					actions: ['take_row-2', 'marker_moon', 'discard_sun-19', 'draw_sun', 'take_row-1'],
					rule: 'S-TURN-5'
				}
			]
		},
		{
			id: 'last',
			kind: 'do',
			rules: ['S-TURN-5', 'S-END-1'],
			position: TURN_11,
			shows: ALL,
			goal: ['over'],
			line: ['place_I2g_110111', 'claim_star-01']
		},
		{
			id: 'too-late',
			kind: 'forbidden',
			rules: ['S-END-1'],
			position: { ...TURN_11, played: ['place_I2g_110111', 'claim_star-01'] },
			shows: ['hand', 'table'],
			attempt: ['draw_sun'],
			rule: 'S-END-1'
		}
	]
};
