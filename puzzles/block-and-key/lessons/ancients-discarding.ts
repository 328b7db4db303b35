// Step 3 and step 4: one Key may go under the Altar of its kind, then the hand is filled up card by card.
import type { Lesson } from '../../schema/lesson.ts';

const DUG = {
	players: 1,
	temple: 'bk1p-66-22wbga-x',
	supply: ['I3b', 'T4g'],
	hand: ['star-04', 'star-06', 'sun-09', 'moon-14'],
	enigma: 'b',
	played: ['take_row-1', 'marker_sun']
};
const TWO_CLAIMED = ['place_I3b_410411412', 'claim_star-04.star-06'];

export const discarding: Lesson = {
	id: 'discarding',
	steps: [
		{
			id: 'put',
			kind: 'do',
			rules: ['S-TURN-3'],
			guided: true,
			position: DUG,
			shows: ['hand', 'table'],
			goal: ['discarded', 'moon-14'],
			line: ['discard_moon-14']
		},
		{
			id: 'which',
			kind: 'mark',
			rules: ['S-TURN-3'],
			position: { ...DUG, hand: ['star-05', 'sun-03', 'moon-08', 'sun-18'] },
			shows: ['hand'],
			all: ['discardable'],
			answer: ['sun-03', 'moon-08', 'sun-18']
		},
		{
			id: 'star',
			kind: 'forbidden',
			rules: ['S-TURN-3'],
			position: DUG,
			shows: ['hand', 'table'],
			attempt: ['discard_star-04'],
			rule: 'S-TURN-3'
		},
		{
			id: 'how-many',
			kind: 'judge',
			rules: ['S-TURN-3'],
			position: DUG,
			shows: ['hand', 'table'],
			cases: [
				{ id: 'none', actions: ['discard_none'], rule: null },
				{ id: 'one', actions: ['discard_sun-09'], rule: null },
				{ id: 'two', actions: ['discard_sun-09', 'discard_moon-14'], rule: 'S-TURN-3' },
				{ id: 'star', actions: ['discard_star-06'], rule: 'S-TURN-3' }
			]
		},
		{
			id: 'draws',
			kind: 'count',
			rules: ['S-TURN-3', 'S-TURN-4'],
			position: { ...DUG, played: [...TWO_CLAIMED, 'discard_moon-14'] },
			shows: ['hand'],
			asks: [
				{ id: 'draw', amount: ['to-draw'], answer: 3, choices: [1, 2, 3] },
				{ id: 'altar', amount: ['altar', 'moon'], answer: 16, choices: [14, 15, 16] }
			]
		},
		{
			id: 'under',
			kind: 'do',
			rules: ['S-TURN-3', 'S-TURN-4'],
			guided: true,
			position: {
				...DUG,
				yard: ['O4b', 'L4w', 'V3g', 'S4a', 'I3a', 'U5w', 'Y4g', 'T4w', 'I2g'],
				// 3 Stars and 5 Pips on the only Sun left.
				altars: { sun: ['sun-16'] },
				played: ['take_row-1', 'marker_moon']
			},
			shows: ['hand', 'table'],
			goal: ['in-hand', 'sun-16'],
			line: ['discard_sun-09', 'draw_sun']
		},
		{
			id: 'empty',
			kind: 'forbidden',
			rules: ['S-TURN-4'],
			position: { ...DUG, altars: { sun: [] }, played: [...TWO_CLAIMED, 'discard_none'] },
			shows: ['hand', 'table'],
			attempt: ['draw_sun'],
			rule: 'S-TURN-4'
		},
		{
			id: 'mix',
			kind: 'do',
			rules: ['S-TURN-4'],
			position: { ...DUG, played: TWO_CLAIMED },
			shows: ['hand', 'table'],
			goal: ['holds-levels', 'sun', 3, 'moon', 1],
			line: ['discard_none', 'draw_sun', 'draw_sun']
		}
	]
};
