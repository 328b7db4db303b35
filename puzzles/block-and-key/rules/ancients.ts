// The registry of rules: the solo game, The Ancients.
import type { Rule } from '../../schema/rules.ts';
import { said } from './source.ts';

const SOLO = { players: 1, hand: ['star-01', 'star-02', 'sun-01', 'moon-01'] };

export const ancients: readonly Rule[] = [
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
				temple: 'bk1p-55-11wbga-x',
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
