// Every rule of Block and Key and of The Ancients, with its source in the two editions of the rulebook.
import type { Rule } from '../schema/rules.ts';

export const rules: readonly Rule[] = [
	{
		id: 'B-PLACE-1',
		kind: 'prohibition',
		group: 'placing',
		source: [
			{ book: '2021', at: 'p. 5' },
			{ book: 'retail', at: 'S. 4' }
		],
		related: [],
		example: {
			position: { temple: 'bk1p-55-11wbga-x', supply: ['I2g'] },
			allowed: ['place_I2g_300400'],
			refused: ['place_I2g_440441']
		}
	}
];

/** Places where the rulebook is silent: the texts say what we do and why. */
export const rulings: readonly string[] = [];
