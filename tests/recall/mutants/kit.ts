// A short way to write mutants down.
import type { Mutant } from '../../proof/mutant.ts';

/** Rule, file of the rules, what stands there, what stands there instead. */
export type Short = readonly [rule: string, file: string, from: string, to: string];

export const DATA = 'puzzles/recall/data.json';

export function mutants(list: readonly Short[]): Mutant[] {
	return list.map(([rule, file, from, to]) => ({
		rule,
		file: file === DATA ? DATA : `web/games/recall/${file}`,
		from,
		to
	}));
}
