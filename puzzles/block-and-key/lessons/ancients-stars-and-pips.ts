// What a card tells the Ancients: Pips a site, Stars a corner; the last card drawn decides.
import type { Lesson } from '../../schema/lesson.ts';

const TO_DRAW = {
	players: 1,
	temple: 'bk1p-55-11gawb-x',
	supply: ['V3w'],
	hand: ['star-03', 'star-05', 'sun-06', 'moon-06'],
	enigma: 'b',
	yard: ['L4g', 'S4a', 'O4w', 'V3b', 'I2b', 'T4g', 'Y4a', 'U5w', 'I3a'],
	// Both have 3 Stars; 5 Pips on the Sun, 9 on the Moon. The other Moon becomes the marker.
	onTop: { sun: ['sun-16'], moon: ['moon-05', 'moon-02'] },
	played: ['take_row-1', 'marker_moon', 'discard_moon-06']
};
const TWO_TO_DRAW = {
	players: 1,
	temple: 'bk1p-66-22bgaw-x',
	supply: ['I2a', 'T4w', 'L4g'],
	hand: ['star-02', 'star-08', 'sun-19', 'moon-12'],
	enigma: 'g',
	yard: ['S4b', 'V3a', 'I4g', 'O4w', 'I3w', 'U5a', 'Y4g', 'I2g', 'T4b'],
	// 4 Stars and 8 Pips on the Sun, 2 Stars and 5 Pips on the Moon.
	onTop: { sun: ['sun-22'], moon: ['moon-15'] }
};
const CLAIMED = ['place_I2a_410510', 'claim_star-08', 'discard_sun-19'];
const EMPTY_BAG = {
	players: 1,
	temple: 'bk1p-55-11wbga-g330340',
	supply: ['I2w', 'O4b'],
	hand: ['sun-15', 'sun-05', 'moon-03', 'moon-12'],
	enigma: 'w',
	turn: 2,
	marks: [{ turn: 1, claimed: [], marker: { altar: 'sun', card: 'sun-20' } }],
	yard: ['I3a', 'V3g', 'S4w', 'T4b', 'I2a', 'L4w', 'U5g', 'Y4b', 'I4a'],
	bag: []
};

export const starsAndPips: Lesson = {
	id: 'stars-and-pips',
	steps: [
		{
			id: 'draw',
			kind: 'do',
			rules: ['S-ANC-1', 'S-ANC-2'],
			guided: true,
			position: TO_DRAW,
			shows: ['hand', 'table'],
			goal: ['ancients-placed'],
			line: ['draw_sun', 'ancients_0_330340']
		},
		{
			id: 'read',
			kind: 'count',
			rules: ['S-ANC-1'],
			position: { players: 1, hand: ['moon-08'] },
			shows: ['hand', 'table'],
			asks: [
				{ id: 'site', amount: ['pips', 'moon-08'], answer: 3, choices: [2, 3, 5] },
				{ id: 'stars', amount: ['stars', 'moon-08'], answer: 2, choices: [1, 2, 3] }
			]
		},
		{
			id: 'corner',
			kind: 'pick',
			rules: ['S-ANC-1'],
			position: { players: 1, hand: ['sun-05'] },
			shows: ['hand'],
			from: ['south-west', 'north-west', 'north-east', 'south-east'],
			answer: ['north-east'],
			all: ['corner', 'sun-05'],
			one: true
		},
		{
			id: 'last',
			kind: 'mark',
			rules: ['S-ANC-1'],
			position: { ...TWO_TO_DRAW, played: [...CLAIMED, 'draw_moon', 'draw_sun'] },
			shows: ['hand'],
			all: ['decides'],
			answer: ['sun-22']
		},
		{
			id: 'site',
			kind: 'count',
			rules: ['S-ANC-1', 'S-ANC-2'],
			position: { ...TWO_TO_DRAW, played: [...CLAIMED, 'draw_sun', 'draw_moon'] },
			shows: ['hand', 'table'],
			asks: [
				{ id: 'site', amount: ['ancients-site'], answer: 5, choices: [2, 5, 8] },
				{ id: 'stars', amount: ['ancients-stars'], answer: 2, choices: [2, 4, 5] }
			]
		},
		{
			id: 'restock',
			kind: 'count',
			rules: ['S-ANC-7'],
			position: {
				...TWO_TO_DRAW,
				played: [...CLAIMED, 'draw_sun', 'draw_moon', 'ancients_0_140141142']
			},
			asks: [
				{ id: 'yard', amount: ['yard'], answer: 9, choices: [6, 8, 9] },
				{ id: 'bag', amount: ['bag'], answer: 27, choices: [27, 28, 29] }
			]
		},
		{
			id: 'empty',
			kind: 'do',
			rules: ['S-ANC-2'],
			guided: true,
			position: {
				...EMPTY_BAG,
				// 2 Pips on both.
				onTop: { sun: ['sun-12'], moon: ['moon-07', 'moon-02'] },
				played: ['take_row-1', 'marker_moon', 'discard_moon-12']
			},
			shows: ['hand', 'table'],
			goal: ['turn', 3],
			line: ['draw_sun']
		},
		{
			id: 'nothing',
			kind: 'mark',
			rules: ['S-ANC-1', 'S-ANC-2'],
			position: { ...EMPTY_BAG, played: ['take_column-1', 'marker_sun'] },
			shows: ['hand', 'table'],
			all: ['empty-site'],
			answer: ['sun-05', 'moon-03', 'moon-12']
		}
	]
};
