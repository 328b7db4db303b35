// A Key is claimed with the Block placed this turn, laid open and shown, or kept.
import type { Lesson } from '../../schema/lesson.ts';

/** White beside brown shows before anything is placed. */
const TEMPLE = 'bk1p-55-11wbga-b300301';
const KEYS = { 'star-01': '00w10b', 'star-02': '00b10g' };
const GREEN_PLACED = {
	temple: TEMPLE,
	supply: ['I2g'],
	hand: ['star-01', 'star-02'],
	keys: KEYS,
	played: ['place_I2g_410411']
};

export const takePart: Lesson = {
	id: 'take-part',
	steps: [
		{
			id: 'new-face',
			kind: 'do',
			rules: ['B-KEY-4', 'B-POS-1'],
			guided: true,
			position: { temple: TEMPLE, supply: ['I2w'], hand: ['star-01'], keys: KEYS },
			shows: ['view', 'hand', 'supply'],
			goal: ['claimed', 'star-01'],
			line: ['place_I2w_410411', 'claim_star-01']
		},
		{
			id: 'already',
			kind: 'forbidden',
			rules: ['B-KEY-4'],
			position: GREEN_PLACED,
			shows: ['view', 'hand'],
			attempt: ['claim_star-01'],
			rule: 'B-KEY-4'
		},
		{
			id: 'second-copy',
			kind: 'judge',
			rules: ['B-KEY-4'],
			cases: [
				{ id: 'old-faces', position: GREEN_PLACED, actions: ['claim_star-01'], rule: 'B-KEY-4' },
				{ id: 'green-face', position: GREEN_PLACED, actions: ['claim_star-02'], rule: null },
				{
					id: 'copy',
					position: { ...GREEN_PLACED, supply: ['I2w'], played: ['place_I2w_410411'] },
					actions: ['claim_star-01'],
					rule: null
				}
			],
			shows: ['view', 'hand']
		},
		{
			id: 'one-action',
			kind: 'judge',
			rules: ['B-TURN-1', 'B-KEY-4'],
			position: {
				temple: TEMPLE,
				supply: ['I2w'],
				hand: ['star-01', 'star-02', 'sun-01', 'moon-01'],
				keys: KEYS
			},
			shows: ['view', 'hand', 'supply', 'table'],
			cases: [
				{ id: 'claim', actions: ['claim_star-01'], rule: 'B-TURN-1' },
				{ id: 'dig', actions: ['take_row-1'], rule: null },
				{ id: 'place', actions: ['place_I2w_410411'], rule: null },
				{ id: 'pass', actions: ['pass'], rule: 'B-TURN-1' }
			]
		},
		{
			id: 'keep',
			kind: 'do',
			rules: ['B-KEY-6'],
			guided: true,
			position: {
				temple: TEMPLE,
				supply: ['I2g'],
				hand: ['star-01', 'star-02', 'sun-01', 'moon-01'],
				keys: KEYS,
				played: ['place_I2g_410411']
			},
			shows: ['view', 'hand'],
			goal: ['kept', 'star-02'],
			line: ['claim_none']
		},
		{
			id: 'sequence',
			kind: 'order',
			rules: ['B-POS-1', 'B-KEY-6', 'B-KEY-7', 'B-VIEW-3'],
			items: ['place', 'open', 'check', 'draw']
		}
	]
};
