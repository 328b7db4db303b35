// The registry of rules: what a player sees, and the set-up.
import type { Rule } from '../../schema/rules.ts';
import { said } from './source.ts';

export const seeing: readonly Rule[] = [
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
	}
];
