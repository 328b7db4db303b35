// When the Ancients' Block finds no room, and why their Block never claims a Key for you.
import type { Lesson } from '../../schema/lesson.ts';
import { turnsPlayed } from './ancients-turns.ts';

const NARROW = {
	players: 1,
	temple: 'bk1p-44-11wbga-x',
	supply: ['L4b'],
	hand: ['star-03', 'star-07', 'sun-11', 'moon-16'],
	enigma: 'a',
	yard: ['I4w', 'L4a', 'I2a', 'V3b', 'O4b', 'T4w', 'U5g', 'S4g', 'Y4g'],
	bag: ['V3w', 'I3w', 'O4a', 'S4b', 'L4g', 'T4a'],
	// Both have 3 Stars; 5 Pips on the Sun, 9 on the Moon.
	onTop: { sun: ['sun-16'], moon: ['moon-05', 'moon-02'] }
};
const TO_DRAW = ['take_row-1', 'marker_moon', 'discard_moon-16'];
const BAR_TO_PLACE = {
	...NARROW,
	// 1 Star and 3 Pips.
	onTop: { sun: ['sun-01'] },
	played: ['take_row-2', 'marker_moon', 'discard_moon-16', 'draw_sun']
};
const ONE_SIDE_FULL = {
	players: 1,
	temple: 'bk1p-55-22wbga-b120121122.g010011.a100101',
	supply: ['T4g'],
	hand: ['star-05', 'star-08', 'sun-12', 'moon-13'],
	enigma: 'b',
	...turnsPlayed('sun-20', 'sun-21', 'sun-23'),
	yard: ['V3a', 'O4g', 'S4w', 'L4b', 'I3w', 'U5a', 'Y4b', 'T4w', 'I4g'],
	// 1 Star and 5 Pips.
	onTop: { sun: ['sun-03'] },
	played: ['take_row-3', 'marker_moon', 'discard_moon-13', 'draw_sun']
};
const THEIR_PICTURE = {
	players: 1,
	temple: 'bk1p-66-22wbga-x',
	supply: ['I2g', 'I3a', 'V3b'],
	hand: ['star-01', 'star-02', 'sun-08', 'moon-09'],
	enigma: 'w',
	yard: ['O4b', 'T4w', 'V3g', 'S4a', 'L4g', 'I2a', 'U5b', 'Y4w', 'I4b'],
	// 3 Stars and 6 Pips.
	onTop: { sun: ['sun-13'] },
	played: ['take_row-3', 'marker_moon', 'discard_moon-09', 'draw_sun', 'ancients_0_110111']
};

export const noRoom: Lesson = {
	id: 'no-room',
	steps: [
		{
			id: 'square',
			kind: 'do',
			rules: ['S-ANC-6'],
			guided: true,
			position: { ...NARROW, played: TO_DRAW },
			shows: ['hand', 'table'],
			goal: ['no-room'],
			line: ['draw_sun']
		},
		{
			id: 'back',
			kind: 'count',
			rules: ['S-ANC-6', 'S-ANC-7'],
			position: { ...NARROW, played: [...TO_DRAW, 'draw_sun'] },
			asks: [
				{ id: 'yard', amount: ['yard'], answer: 9, choices: [7, 8, 9] },
				{ id: 'bag', amount: ['bag'], answer: 3, choices: [2, 3, 4] }
			]
		},
		{
			id: 'bars',
			kind: 'pick',
			rules: ['S-ANC-6'],
			position: NARROW,
			shows: ['table'],
			from: ['site-1', 'site-2', 'site-3', 'site-4'],
			answer: ['site-1', 'site-3'],
			all: ['room', 1]
		},
		{
			id: 'squares',
			kind: 'mark',
			rules: ['S-ANC-3', 'S-ANC-6'],
			position: BAR_TO_PLACE,
			all: ['allowed', '0'],
			answer: ['a1', 'd1', 'a4', 'd4']
		},
		{
			id: 'one-side',
			kind: 'do',
			rules: ['S-ANC-4', 'S-ANC-6'],
			position: ONE_SIDE_FULL,
			goal: ['ancients-placed'],
			line: ['ancients_3_210211212'],
			mistakes: [{ id: 'full', actions: ['ancients_2_210211212'], rule: 'S-ANC-3' }]
		},
		{
			id: 'shown',
			kind: 'mark',
			rules: ['S-ANC-8'],
			position: THEIR_PICTURE,
			shows: ['view', 'hand'],
			all: ['shown'],
			answer: ['star-02']
		},
		{
			id: 'claims',
			kind: 'judge',
			rules: ['S-ANC-8'],
			position: THEIR_PICTURE,
			shows: ['view', 'hand'],
			cases: [
				{ id: 'at-once', actions: ['claim_star-02'], rule: 'S-ANC-8' },
				{ id: 'along', actions: ['place_I2g_410411', 'claim_star-01.star-02'], rule: 'B-KEY-4' },
				{ id: 'anew', actions: ['place_I3a_410411412', 'claim_star-02'], rule: null }
			]
		},
		{
			id: 'own',
			kind: 'do',
			rules: ['S-ANC-8'],
			position: THEIR_PICTURE,
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-02'],
			line: ['place_I3a_410411412', 'claim_star-02'],
			mistakes: [{ id: 'theirs', actions: ['claim_star-02'], rule: 'S-ANC-8' }]
		}
	]
};
