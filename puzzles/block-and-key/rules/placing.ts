// The registry of rules: a turn, and where a Block may stand.
import type { Rule } from '../../schema/rules.ts';
import { said } from './source.ts';

const HAND = ['star-01', 'star-02', 'sun-01', 'moon-01'];
const CORE = 'bk1p-55-11wbga-x';
/** Core Cube and two towers, all two high, with one square between them. */
const PILLARS = 'bk1p-55-01wbga-b230231.a320321';

export const placing: readonly Rule[] = [
	{
		id: 'B-TURN-1',
		kind: 'obligation',
		group: 'turn',
		source: said('p. 5', 'S. 4'),
		decision: true,
		related: ['B-EXC-1', 'B-POS-1', 'B-SETUP-10'],
		example: {
			position: { temple: CORE, supply: ['I2g'], hand: HAND },
			allowed: ['take_row-1'],
			refused: ['pass']
		}
	},
	{
		id: 'B-EXC-1',
		kind: 'permission',
		group: 'turn',
		source: said('p. 5', 'S. 4'),
		related: ['B-TURN-1', 'B-EXC-2', 'B-EXC-3', 'B-SETUP-7'],
		example: {
			position: {
				hand: HAND,
				yard: ['', '', '', 'L4a', 'I2w', '', 'U5b', 'V3a', 'Y4w'],
				bag: []
			},
			allowed: ['take_row-2'],
			refused: ['take_row-1']
		}
	},
	{
		id: 'B-EXC-2',
		kind: 'obligation',
		group: 'turn',
		source: said('p. 5', 'S. 4'),
		related: ['B-EXC-1', 'B-EXC-3'],
		example: {
			position: {
				hand: HAND,
				supply: ['I2b', 'I3b', 'V3b', 'O4b', 'L4b', 'S4b'],
				yard: ['I3w', 'T4b', 'O4g', 'L4a', 'I2w', 'S4g', 'U5b', 'V3a', 'Y4w'],
				played: ['take_row-1']
			},
			allowed: ['put-back_I2b.I3b'],
			refused: ['put-back_I2b']
		}
	},
	{
		id: 'B-EXC-3',
		kind: 'permission',
		group: 'turn',
		source: said('p. 5', 'S. 4'),
		related: ['B-EXC-1', 'B-SETUP-7', 'B-TURN-1']
	},
	{
		id: 'B-POS-1',
		kind: 'permission',
		group: 'turn',
		source: said('p. 5', 'S. 4'),
		related: ['B-TURN-1', 'B-PLACE-1', 'B-KEY-4']
	},
	{
		id: 'B-PLACE-GRID',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-FREE', 'B-PLACE-1'],
		example: {
			position: { temple: CORE, supply: ['I2g'] },
			allowed: ['place_I2g_300400'],
			refused: ['place_I2g_430530']
		}
	},
	{
		id: 'B-PLACE-FREE',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-GRID', 'B-PLACE-DROP'],
		example: {
			position: { temple: 'bk1p-55-11bgaw-a330340', supply: ['I3b'] },
			allowed: ['place_I3b_331332333'],
			refused: ['place_I3b_330331332']
		}
	},
	{
		id: 'B-PLACE-DROP',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		decision: true,
		related: ['B-PLACE-4', 'B-PLACE-FREE', 'B-PLACE-5'],
		example: {
			position: { temple: 'bk1p-55-00wbga-b220230320420430.w231331431', supply: ['L4g'] },
			allowed: ['place_L4g_240340341342'],
			refused: ['place_L4g_330340341342']
		}
	},
	{
		id: 'B-PLACE-3',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-2', 'B-PLACE-4'],
		example: {
			position: { temple: 'bk1p-44-11wbga-b112113212213', supply: ['I2w', 'I3w'] },
			allowed: ['place_I2w_114115'],
			refused: ['place_I3w_114115116']
		}
	},
	{
		id: 'B-PLACE-4',
		kind: 'permission',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-5', 'B-PLACE-DROP', 'B-PLACE-2'],
		example: {
			position: { temple: PILLARS, supply: ['I3w', 'V3g'] },
			allowed: ['place_I3w_122222322'],
			refused: ['place_V3g_122222232']
		}
	},
	{
		id: 'B-PLACE-5',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-4', 'B-PLACE-DROP'],
		example: {
			position: { temple: PILLARS, supply: ['I2w', 'I3w'] },
			allowed: ['place_I2w_012112'],
			refused: ['place_I3w_012112212']
		}
	},
	{
		id: 'B-PLACE-1',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-2', 'B-PLACE-GRID', 'S-ANC-3'],
		example: {
			position: { temple: CORE, supply: ['I2g'] },
			allowed: ['place_I2g_300400'],
			refused: ['place_I2g_440441']
		}
	},
	{
		id: 'B-PLACE-2',
		kind: 'prohibition',
		group: 'placing',
		source: said('p. 5', 'S. 4'),
		related: ['B-PLACE-1', 'B-PLACE-3'],
		example: {
			position: { temple: 'bk1p-55-00wbga-b220320.g321322323', supply: ['V3w'] },
			allowed: ['place_V3w_230240241'],
			refused: ['place_V3w_330340341']
		}
	}
];
