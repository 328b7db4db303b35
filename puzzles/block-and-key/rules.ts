// Every rule of Block and Key and of The Ancients, with its source in the two editions of the rulebook. Pages of the 2021
// edition are those of its English part.
import type { Rule } from '../schema/rules.ts';

const said = (year2021: string, retail: string): Rule['source'] => [
	{ book: '2021', at: year2021 },
	{ book: 'retail', at: retail }
];

const CORE = 'bk1p-55-11wbga-x';
/** Core Cube and two towers, all two high, with one square between them. */
const PILLARS = 'bk1p-55-01wbga-b230231.a320321';
/** White beside brown shows before the green Block is placed. */
const GREEN_PLACED = {
	temple: 'bk1p-55-11wbga-b300301',
	supply: ['I2g'],
	hand: ['star-01', 'star-02', 'star-03'],
	keys: { 'star-01': '00w10b', 'star-02': '00b10g', 'star-03': '00w10g' },
	played: ['place_I2g_410411']
};
const HAND = ['star-01', 'star-02', 'sun-01', 'moon-01'];
const SOLO = { players: 1, hand: HAND };

export const rules: readonly Rule[] = [
	{
		id: 'B-VIEW-1',
		kind: 'definition',
		group: 'view',
		source: said('p. 4', 'S. 3'),
		related: ['B-VIEW-2', 'B-VIEW-3', 'B-KEY-3']
	},
	{
		id: 'B-VIEW-2',
		kind: 'definition',
		group: 'view',
		source: said('p. 4', 'S. 3'),
		related: ['B-VIEW-1', 'B-SETUP-8', 'B-END-3']
	},
	{
		id: 'B-VIEW-3',
		kind: 'prohibition',
		group: 'view',
		source: said('p. 4, 6', 'S. 3, 5'),
		related: ['B-VIEW-1', 'B-KEY-1', 'B-KEY-6', 'B-END-3'],
		example: {
			position: {
				temple: 'bk1p-44-11wbga-x',
				supply: ['I3g'],
				hand: ['star-01', 'star-02'],
				keys: { 'star-01': '00w10g', 'star-02': '00g10a' },
				played: ['place_I3g_310311312']
			},
			allowed: ['claim_star-01'],
			refused: ['claim_star-02']
		}
	},
	{
		id: 'B-SETUP-1',
		kind: 'setup',
		group: 'setup',
		source: [{ book: '2021', at: 'p. 2' }],
		related: ['B-SETUP-2', 'B-SETUP-3', 'B-SETUP-6']
	},
	{
		id: 'B-SETUP-2',
		kind: 'setup',
		group: 'setup',
		source: [{ book: '2021', at: 'p. 2' }],
		related: ['B-SETUP-1', 'B-SETUP-4', 'B-SETUP-5']
	},
	{
		id: 'B-SETUP-3',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-1', 'B-SETUP-8', 'B-SETUP-10']
	},
	{
		id: 'B-SETUP-4',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-2', 'B-SETUP-5', 'B-KEY-7']
	},
	{
		id: 'B-SETUP-5',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-2', 'B-SETUP-4', 'B-END-3']
	},
	{
		id: 'B-SETUP-6',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-1', 'B-SETUP-7', 'B-SETUP-9']
	},
	{
		id: 'B-SETUP-7',
		kind: 'obligation',
		group: 'setup',
		source: said('p. 4, 5', 'S. 3, 4'),
		related: ['B-SETUP-6', 'B-EXC-1', 'B-EXC-3']
	},
	{
		id: 'B-SETUP-8',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-VIEW-2', 'B-SETUP-3', 'S-SETUP-2']
	},
	{
		id: 'B-SETUP-9',
		kind: 'setup',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-6', 'B-SETUP-7', 'B-SETUP-10', 'B-EXC-1']
	},
	{
		id: 'B-SETUP-10',
		kind: 'obligation',
		group: 'setup',
		source: said('p. 4', 'S. 3'),
		related: ['B-SETUP-9', 'B-TURN-1', 'B-END-2']
	},
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
	},
	{
		id: 'B-KEY-1',
		kind: 'definition',
		group: 'keys',
		source: said('p. 6', 'S. 5'),
		related: ['B-KEY-2', 'B-KEY-3', 'B-VIEW-1'],
		example: {
			position: {
				temple: CORE,
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
	},
	{
		id: 'S-SETUP-1',
		kind: 'setup',
		group: 'solo-setup',
		source: said('p. 7', 'S. 6'),
		related: ['B-SETUP-4', 'B-SETUP-5', 'S-SETUP-2']
	},
	{
		id: 'S-SETUP-2',
		kind: 'setup',
		group: 'solo-setup',
		source: said('p. 7', 'S. 6'),
		related: ['B-SETUP-8', 'S-SETUP-1', 'S-SETUP-3']
	},
	{
		id: 'S-SETUP-3',
		kind: 'setup',
		group: 'solo-setup',
		source: said('p. 7', 'S. 6'),
		related: ['B-SETUP-9', 'B-SETUP-7', 'S-SETUP-2']
	},
	{
		id: 'S-TURN-1',
		kind: 'obligation',
		group: 'solo-turn',
		source: said('p. 7', 'S. 6'),
		related: ['B-TURN-1', 'S-TURN-2', 'S-END-1']
	},
	{
		id: 'S-TURN-2',
		kind: 'obligation',
		group: 'solo-turn',
		source: said('p. 7', 'S. 6'),
		related: ['S-TURN-1', 'S-TURN-3', 'B-KEY-6'],
		example: {
			position: { ...SOLO, played: ['take_row-1'] },
			allowed: ['marker_sun'],
			refused: ['discard_none']
		}
	},
	{
		id: 'S-TURN-3',
		kind: 'permission',
		group: 'solo-turn',
		source: said('p. 7', 'S. 6'),
		decision: true,
		related: ['S-TURN-2', 'S-TURN-4', 'B-SETUP-4'],
		example: {
			position: { ...SOLO, played: ['take_row-1', 'marker_sun'] },
			allowed: ['discard_sun-01'],
			refused: ['discard_star-01']
		}
	},
	{
		id: 'S-TURN-4',
		kind: 'obligation',
		group: 'solo-turn',
		source: said('p. 7', 'S. 6'),
		related: ['B-KEY-7', 'S-TURN-3', 'S-TURN-5'],
		example: {
			position: {
				...SOLO,
				hand: ['star-01', 'sun-01', 'moon-01'],
				altars: { moon: [] },
				played: ['take_row-1', 'marker_sun', 'discard_none']
			},
			allowed: ['draw_sun'],
			refused: ['draw_moon']
		}
	},
	{
		id: 'S-TURN-5',
		kind: 'obligation',
		group: 'solo-turn',
		source: said('p. 7', 'S. 6'),
		related: ['S-TURN-4', 'S-ANC-1', 'S-END-1']
	},
	{
		id: 'S-END-1',
		kind: 'end',
		group: 'solo-end',
		source: said('p. 7', 'S. 6'),
		related: ['S-TURN-2', 'S-TURN-5', 'S-SCORE-1'],
		example: {
			position: { ...SOLO, turn: 11 },
			allowed: ['take_row-1', 'marker_sun'],
			refused: ['take_row-1', 'marker_sun', 'take_row-2']
		}
	},
	{
		id: 'S-ANC-1',
		kind: 'definition',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['S-TURN-5', 'S-ANC-2', 'S-ANC-3']
	},
	{
		id: 'S-ANC-2',
		kind: 'obligation',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		decision: true,
		related: ['S-ANC-1', 'S-ANC-3', 'S-ANC-7']
	},
	{
		id: 'S-ANC-3',
		kind: 'obligation',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		decision: true,
		related: ['S-ANC-4', 'S-ANC-5', 'B-PLACE-1', 'S-ANC-6'],
		example: {
			// The top Sun names site 3 and the south-west corner; the Core Cube is the only Block.
			position: {
				...SOLO,
				hand: ['star-01', 'sun-05', 'moon-01'],
				yard: ['I3w', 'T4b', 'I2w', 'L4a', 'O4g', 'S4g', 'U5b', 'V3a', 'Y4w'],
				altars: { sun: ['sun-02', 'sun-01', 'sun-03'] },
				temple: CORE,
				played: ['take_row-2', 'marker_sun', 'discard_none', 'draw_sun']
			},
			allowed: ['ancients_0_000001'],
			refused: ['ancients_0_112113']
		}
	},
	{
		id: 'S-ANC-4',
		kind: 'permission',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['S-ANC-3', 'S-ANC-5']
	},
	{
		id: 'S-ANC-5',
		kind: 'permission',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['S-ANC-3', 'S-ANC-4', 'S-ANC-6']
	},
	{
		id: 'S-ANC-6',
		kind: 'obligation',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['S-ANC-3', 'S-ANC-7']
	},
	{
		id: 'S-ANC-7',
		kind: 'obligation',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['B-SETUP-7', 'S-ANC-2', 'S-ANC-6']
	},
	{
		id: 'S-ANC-8',
		kind: 'prohibition',
		group: 'ancients',
		source: said('p. 7', 'S. 6'),
		related: ['B-KEY-4', 'S-ANC-5']
	},
	{
		id: 'S-SCORE-1',
		kind: 'scoring',
		group: 'solo-end',
		source: said('p. 7', 'S. 6'),
		related: ['B-END-3', 'B-KEY-8', 'S-SCORE-2']
	},
	{
		id: 'S-SCORE-2',
		kind: 'scoring',
		group: 'solo-end',
		source: said('p. 7', 'S. 6'),
		related: ['S-SCORE-1', 'S-END-1']
	}
];

/** Places where the rulebook is silent: the texts say what we do and why. */
export const rulings: readonly string[] = [
	'decision-from-above',
	'decision-second-copy',
	'decision-last-turns',
	'decision-pass',
	'decision-star-stays',
	'decision-empty-site',
	'decision-distance',
	'decision-core-cube-counts',
	'decision-corner-with-the-closest'
];
