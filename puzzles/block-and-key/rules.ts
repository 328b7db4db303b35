// Every rule of Block and Key and of The Ancients, with its source in the two editions of the rulebook.
import type { Rule } from '../schema/rules.ts';
import { ancients } from './rules/ancients.ts';
import { claiming } from './rules/claiming.ts';
import { placing } from './rules/placing.ts';
import { seeing } from './rules/seeing.ts';

export const rules: readonly Rule[] = [...seeing, ...placing, ...claiming, ...ancients];

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
