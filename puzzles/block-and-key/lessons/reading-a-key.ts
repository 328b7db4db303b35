// A Key is a flat picture: its coloured squares count, its empty ones do not, and depth plays no part.
import type { Lesson } from '../../schema/lesson.ts';

export const readingAKey: Lesson = {
	id: 'reading-a-key',
	steps: [
		{
			id: 'first',
			kind: 'do',
			rules: ['B-KEY-1', 'B-POS-1', 'B-KEY-6'],
			guided: true,
			position: {
				temple: 'bk1p-55-11wbga-x',
				supply: ['I2b'],
				hand: ['star-01'],
				keys: { 'star-01': '00w01b' }
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-01'],
			line: ['place_I2b_112212', 'claim_star-01']
		},
		{
			id: 'shown',
			kind: 'mark',
			rules: ['B-KEY-1'],
			position: {
				temple: 'bk1p-44-11gwba-b000001.w130131132',
				hand: ['star-01', 'star-02', 'star-03', 'sun-01'],
				keys: { 'star-01': '00b10g', 'star-02': '00g01w', 'star-03': '00b01w', 'sun-01': '01w10g' }
			},
			shows: ['view', 'hand'],
			all: ['shown'],
			answer: ['star-01', 'star-02', 'sun-01']
		},
		{
			id: 'empty',
			kind: 'judge',
			rules: ['B-KEY-1'],
			position: {
				temple: 'bk1p-55-11wbga-x',
				supply: ['I2b'],
				hand: ['star-01', 'star-02', 'star-03'],
				keys: { 'star-01': '00w20b', 'star-02': '00w10g20b', 'star-03': '00w11b' },
				played: ['place_I2b_300301']
			},
			shows: ['view', 'hand'],
			cases: [
				{ id: 'gap', actions: ['claim_star-01'], rule: null },
				{ id: 'green-between', actions: ['claim_star-02'], rule: 'B-KEY-1' },
				{ id: 'diagonal', actions: ['claim_star-03'], rule: null }
			]
		},
		{
			id: 'apart',
			kind: 'pick',
			rules: ['B-KEY-3', 'B-KEY-1'],
			position: {
				temple: 'bk1p-55-10gwba-w320321322',
				supply: ['I4b'],
				hand: ['star-01', 'star-02', 'star-03'],
				keys: { 'star-01': '00g01b', 'star-02': '00b10w', 'star-03': '00g01b11b' },
				played: ['place_I4b_230231232233']
			},
			shows: ['view', 'hand'],
			from: ['star-01', 'star-02', 'star-03'],
			answer: ['star-01', 'star-02'],
			all: ['claimable'],
			pictured: true
		},
		{
			id: 'behind',
			kind: 'do',
			rules: ['B-KEY-3', 'B-KEY-1', 'B-POS-1'],
			position: {
				temple: 'bk1p-55-10gwba-w320321322',
				supply: ['I4b', 'I2a'],
				hand: ['sun-02'],
				keys: { 'sun-02': '00g01b10w11w' }
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'sun-02'],
			line: ['place_I4b_230231232233', 'claim_sun-02']
		},
		{
			id: 'sun',
			kind: 'do',
			rules: ['B-KEY-1', 'B-POS-1'],
			position: {
				temple: 'bk1p-55-11wbga-a300301302.b112122212.g030031',
				supply: ['V3a', 'I2w'],
				hand: ['sun-20']
			},
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'sun-20'],
			line: ['place_V3a_213222223', 'claim_sun-20']
		}
	]
};
