// The registry of rules: Keys, the end of the game and the score.
import type { Rule } from '../../schema/rules.ts';
import { said } from './source.ts';

const HAND = ['star-01', 'star-02', 'sun-01', 'moon-01'];
/** White beside brown shows before the green Block is placed. */
const GREEN_PLACED = {
	temple: 'bk1p-55-11wbga-b300301',
	supply: ['I2g'],
	hand: ['star-01', 'star-02', 'star-03'],
	keys: { 'star-01': '00w10b', 'star-02': '00b10g', 'star-03': '00w10g' },
	played: ['place_I2g_410411']
};

export const claiming: readonly Rule[] = [
	{
		id: 'B-KEY-1',
		kind: 'definition',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-2', 'B-KEY-3', 'B-VIEW-1'],
		example: {
			position: {
				temple: 'bk1p-55-11wbga-x',
				supply: ['I2b'],
				hand: ['star-01', 'star-02'],
				keys: { 'star-01': '00w20b', 'star-02': '00w10g20b' },
				played: ['place_I2b_300301']
			},
			allowed: ['claim_star-01'],
			refused: ['claim_star-02']
		}
	},
	{
		id: 'B-KEY-2',
		kind: 'prohibition',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-1', 'B-KEY-4'],
		example: {
			position: {
				temple: 'bk1p-55-11wbga-a300301302.b112122212.g030031',
				supply: ['V3a'],
				hand: ['sun-20', 'sun-19'],
				played: ['place_V3a_213222223']
			},
			allowed: ['claim_sun-20'],
			refused: ['claim_sun-19']
		}
	},
	{
		id: 'B-KEY-3',
		kind: 'definition',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-1', 'B-VIEW-1']
	},
	{
		id: 'B-KEY-4',
		kind: 'prohibition',
		group: 'keys',
		source: said('p. 5, 6', 'S. 4, 5'),
		decision: true,
		related: ['B-KEY-1', 'B-KEY-5', 'B-POS-1', 'S-ANC-8'],
		example: {
			position: GREEN_PLACED,
			allowed: ['claim_star-02'],
			refused: ['claim_star-01']
		}
	},
	{
		id: 'B-KEY-5',
		kind: 'permission',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-4', 'B-KEY-6']
	},
	{
		id: 'B-KEY-6',
		kind: 'permission',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-4', 'B-KEY-7', 'B-VIEW-3'],
		example: {
			position: GREEN_PLACED,
			allowed: ['claim_none'],
			refused: ['take_row-1']
		}
	},
	{
		id: 'B-KEY-7',
		kind: 'obligation',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-6', 'B-SETUP-4', 'S-TURN-4'],
		example: {
			position: {
				...GREEN_PLACED,
				altars: { moon: [] },
				played: [...GREEN_PLACED.played, 'claim_star-02']
			},
			allowed: ['draw_sun'],
			refused: ['draw_moon']
		}
	},
	{
		id: 'B-KEY-8',
		kind: 'scoring',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-6', 'B-END-3', 'S-SCORE-1']
	},
	{
		id: 'B-END-1',
		kind: 'end',
		group: 'end',
		source: said('p. 6', 'S. 5'),
		related: ['B-END-2', 'B-KEY-6', 'S-END-1']
	},
	{
		id: 'B-END-2',
		kind: 'end',
		group: 'end',
		source: said('p. 6', 'S. 5'),
		decision: true,
		related: ['B-END-1', 'B-SETUP-10'],
		example: {
			position: { hand: HAND, lastTurns: 1 },
			allowed: ['take_row-1'],
			refused: ['take_row-1', 'take_row-2']
		}
	},
	{
		id: 'B-END-3',
		kind: 'scoring',
		group: 'end',
		source: said('p. 6', 'S. 5'),
		related: ['B-VIEW-2', 'B-VIEW-3', 'B-KEY-8', 'S-SCORE-1']
	},
	{
		id: 'B-END-4',
		kind: 'scoring',
		group: 'end',
		source: said('p. 6', 'S. 5'),
		related: ['B-END-3', 'B-SETUP-10']
	}
];
