// Where both editions of the rulebook say the same thing. Pages of the 2021 edition are those of its English part.
import type { Rule } from '../../schema/rules.ts';

export const said = (edition2021: string, retail: string): Rule['source'] => [
	{ book: '2021', at: edition2021 },
	{ book: 'retail', at: retail }
];
