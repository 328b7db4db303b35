// Set-ups of Recall as unchecked JSON, and those of a game alone as words: `f` for a first game, `u` for a usual one, with `k` for
// known ancestors and `c` for the choice of boosters.
import { PATHS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { hasFields, isFlag, oneOf } from '../fields.ts';
import type { Setup } from './setup.ts';
import { COLOURS } from './state.ts';

export function isSetup(value: unknown): value is Setup {
	const sides = Object.fromEntries(PATHS.map((path) => [path, oneOf('A', 'B', undefined)]));
	const fits = hasFields(value, {
		players: oneOf(1, 2, 3, 4),
		colours: (colours) =>
			colours === undefined || (Array.isArray(colours) && colours.every(oneOf(...COLOURS))),
		firstGame: isFlag,
		deal: isFlag,
		sides: (each) => each === undefined || hasFields(each, sides),
		variants: (each) =>
			each === undefined || hasFields(each, { draft: isFlag, knownAncestors: isFlag, boosterChoice: isFlag })
	});
	return fits && differ(value as Setup);
}

/** R-SETUP-A: each person another colour. */
function differ({ colours, players }: Setup): boolean {
	return !colours || (colours.length === players && new Set(colours).size === players);
}

export function soloSetup(first: boolean, known: boolean, choice: boolean): Setup {
	return {
		players: 1,
		...(first ? { firstGame: true, deal: true } : {}),
		...(known || choice ? { variants: { knownAncestors: known, boosterChoice: choice } } : {})
	};
}

export function makeSetup({ firstGame, variants }: Setup): string {
	return `${firstGame ? 'f' : 'u'}${variants?.knownAncestors ? 'k' : ''}${variants?.boosterChoice ? 'c' : ''}`;
}

/** Null for anything that `makeSetup` does not write. */
export function parseSetup(word: string): Setup | null {
	const [, kind, known, choice] = /^([fu])(k?)(c?)$/.exec(word) ?? [];
	return kind === undefined ? null : soloSetup(kind === 'f', known === 'k', choice === 'c');
}
