// One Block may complete several Keys, and one face may serve them all.
import type { Lesson } from '../../schema/lesson.ts';

const BOTH = {
	temple: 'bk1p-44-11wbga-b112122',
	supply: ['I3g'],
	hand: ['star-01', 'star-02'],
	keys: { 'star-01': '00g10w', 'star-02': '00g10b' }
};
/** The green tower completes two of four Keys; white under brown showed before. */
const FOUR = {
	temple: 'bk1p-44-11wbga-b112122',
	supply: ['I3g'],
	hand: ['star-01', 'star-02', 'star-03', 'sun-01'],
	keys: { 'star-01': '00g10w', 'star-02': '00g10b', 'star-03': '00w01b', 'sun-01': '00g10b11w' },
	played: ['place_I3g_000001002']
};

export const twoKeys: Lesson = {
	id: 'two-keys',
	steps: [
		{
			id: 'both',
			kind: 'do',
			rules: ['B-KEY-5', 'B-KEY-4'],
			guided: true,
			position: BOTH,
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-01', 'star-02'],
			line: ['place_I3g_000001002', 'claim_star-01.star-02']
		},
		{
			id: 'which',
			kind: 'mark',
			rules: ['B-KEY-5', 'B-KEY-4'],
			position: FOUR,
			shows: ['view', 'hand'],
			all: ['claimable'],
			answer: ['star-01', 'star-02']
		},
		{
			id: 'together',
			kind: 'judge',
			rules: ['B-KEY-5', 'B-KEY-4', 'B-KEY-6'],
			position: FOUR,
			shows: ['view', 'hand'],
			cases: [
				{ id: 'one', actions: ['claim_star-02'], rule: null },
				{ id: 'two', actions: ['claim_star-01.star-02'], rule: null },
				{ id: 'three', actions: ['claim_star-01.star-02.star-03'], rule: 'B-KEY-4' }
			]
		},
		{
			id: 'find',
			kind: 'do',
			rules: ['B-KEY-5'],
			position: {
				temple: 'bk1p-55-11gawb-b212213222223.b030031032033.w330420430440.b340341441442',
				supply: ['I3a', 'I2w'],
				hand: ['star-08', 'sun-05']
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-08', 'sun-05'],
			line: ['place_I3a_112113114', 'claim_star-08.sun-05']
		}
	]
};
