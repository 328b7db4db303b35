// The rules of Nim.
import type { Rule } from '../../../../../puzzles/schema/rules.ts';

const source = [{ book: 'heap', at: '1' }];

export const rules: readonly Rule[] = [
	{
		id: 'T-TAKE-1',
		kind: 'obligation',
		group: 'taking',
		source,
		related: ['T-TAKE-2'],
		example: { position: { heap: 9 }, allowed: ['take_3'], refused: ['take_4'] }
	},
	{ id: 'T-TAKE-2', kind: 'prohibition', group: 'taking', source, related: ['T-TAKE-1'] },
	{ id: 'T-END-1', kind: 'end', group: 'ending', source, related: [] }
];

/** The rulebook leaves nothing open. */
export const rulings: readonly string[] = [];
