// A solo turn from the action to the Ancients, once led and once alone.
import type { Lesson } from '../../schema/lesson.ts';

const FIRST_TURN = {
	players: 1,
	temple: 'bk1p-66-22wbga-x',
	supply: ['I2g', 'V3b', 'I3a'],
	hand: ['star-01', 'star-05', 'sun-15', 'moon-06'],
	enigma: 'w',
	yard: ['O4b', 'T4w', 'I2a', 'S4g', 'L4a', 'Y4w', 'U5b', 'V3g', 'I2b'],
	// 1 Star and 9 Pips on the Sun, 3 Stars and 3 Pips on the Moon.
	onTop: { sun: ['sun-02'], moon: ['moon-04'] }
};
const CLAIMED = ['place_I2g_110111', 'claim_star-01'];
const DRAWN = [...CLAIMED, 'discard_none', 'draw_sun'];
const ALL = ['view', 'hand', 'supply', 'table'];

export const fiveSteps: Lesson = {
	id: 'five-steps',
	steps: [
		{
			id: 'act',
			kind: 'do',
			rules: ['S-TURN-1', 'S-TURN-2'],
			guided: true,
			position: FIRST_TURN,
			shows: ['view', 'hand', 'supply'],
			goal: ['claims', 1],
			line: CLAIMED
		},
		{
			id: 'draw',
			kind: 'do',
			rules: ['S-TURN-3', 'S-TURN-4'],
			guided: true,
			position: { ...FIRST_TURN, played: CLAIMED },
			shows: ['hand', 'table'],
			goal: ['hand', 4],
			line: ['discard_none', 'draw_sun']
		},
		{
			id: 'ancients',
			kind: 'do',
			rules: ['S-TURN-5'],
			guided: true,
			position: { ...FIRST_TURN, played: DRAWN },
			shows: ['hand', 'table'],
			goal: ['ancients-placed'],
			line: ['ancients_1_200300']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['S-TURN-1', 'S-TURN-2', 'S-TURN-3', 'S-TURN-4', 'S-TURN-5'],
			items: ['act', 'mark', 'put-back', 'draw', 'ancients']
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['S-TURN-1', 'S-TURN-2', 'S-TURN-4', 'S-TURN-5'],
			position: FIRST_TURN,
			shows: ALL,
			cases: [
				{ id: 'two-actions', actions: ['take_row-1', 'place_I2g_110111'], rule: 'S-TURN-2' },
				{
					id: 'swap',
					actions: ['take_row-1', 'marker_moon', 'discard_sun-15', 'draw_moon'],
					rule: null
				},
				{ id: 'unmarked', actions: ['take_row-1', 'draw_moon'], rule: 'S-TURN-2' },
				{ id: 'three-keys', actions: [...CLAIMED, 'discard_none', 'take_row-1'], rule: 'S-TURN-4' },
				{ id: 'too-soon', actions: [...DRAWN, 'take_row-1'], rule: 'S-TURN-5' }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['S-TURN-1', 'S-TURN-2', 'S-TURN-3', 'S-TURN-4'],
			position: {
				players: 1,
				temple: 'bk1p-66-22gawb-x',
				supply: ['I2a', 'O4b', 'S4w'],
				hand: ['star-05', 'star-07', 'sun-04', 'moon-03'],
				enigma: 'a'
			},
			shows: ALL,
			goal: ['turn', 2],
			line: ['take_row-2', 'marker_sun', 'discard_none']
		}
	]
};
