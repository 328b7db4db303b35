// A Key may be turned by quarters, and is never mirrored.
import type { Lesson } from '../../schema/lesson.ts';

const TEMPLE = 'bk1p-55-11wbga-a300301302.b112122212.g030031';
/** Sun 19 and Sun 20 mirror each other; the grey Block completes Sun 20. */
const MIRRORED = {
	temple: TEMPLE,
	supply: ['V3a'],
	hand: ['sun-20', 'sun-19'],
	played: ['place_V3a_213222223']
};

export const turningAKey: Lesson = {
	id: 'turning-a-key',
	steps: [
		{
			id: 'half-turn',
			kind: 'do',
			rules: ['B-KEY-1'],
			guided: true,
			position: {
				temple: 'bk1p-44-11gwba-x',
				supply: ['I3w'],
				hand: ['star-01'],
				keys: { 'star-01': '00w10g' }
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-01'],
			line: ['place_I3w_300301302', 'claim_star-01']
		},
		{
			id: 'four-ways',
			kind: 'judge',
			rules: ['B-KEY-1', 'B-KEY-2'],
			position: {
				temple: 'bk1p-44-11gwba-b112122',
				supply: ['I2w'],
				hand: ['star-01', 'star-02', 'star-03', 'star-04'],
				keys: {
					'star-01': '01b10g11w',
					'star-02': '00b01w11g',
					'star-03': '00g01w11b',
					'star-04': '00w01g10b'
				},
				played: ['place_I2w_212213']
			},
			shows: ['view', 'hand'],
			cases: [
				{ id: 'printed', actions: ['claim_star-01'], rule: null },
				{ id: 'quarter', actions: ['claim_star-02'], rule: null },
				{ id: 'mirrored', actions: ['claim_star-03'], rule: 'B-KEY-2' },
				{ id: 'half', actions: ['claim_star-04'], rule: null }
			]
		},
		{
			id: 'mirror',
			kind: 'forbidden',
			rules: ['B-KEY-2'],
			position: MIRRORED,
			shows: ['view', 'hand'],
			attempt: ['claim_sun-19'],
			rule: 'B-KEY-2'
		},
		{
			id: 'shown',
			kind: 'mark',
			rules: ['B-KEY-1', 'B-KEY-2'],
			position: {
				temple: TEMPLE,
				hand: ['star-01', 'star-02', 'star-03', 'star-04'],
				keys: {
					'star-01': '00w10a11b',
					'star-02': '00a10w11b',
					'star-03': '00b10w11a',
					'star-04': '00w01b11a'
				}
			},
			shows: ['view', 'hand'],
			all: ['shown'],
			answer: ['star-03', 'star-04']
		},
		{
			id: 'quarter-turn',
			kind: 'do',
			rules: ['B-KEY-1', 'B-KEY-2'],
			position: { temple: TEMPLE, supply: ['I3g', 'I2w'], hand: ['sun-09'] },
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'sun-09'],
			line: ['place_I3g_410411412', 'claim_sun-09']
		}
	]
};
