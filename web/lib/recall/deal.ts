// A solo game before its first action as a word for an address: `f-abc` for a first game, `u-abc` for a usual one, with `k` for known
// ancestors and `c` for the choice of boosters, each with its seed.
import type { Setup } from '../../games/recall/setup.ts';

export interface Deal {
	readonly setup: Setup;
	readonly seed: string;
}

export function soloSetup(first: boolean, known: boolean, choice: boolean): Setup {
	return {
		players: 1,
		...(first ? { firstGame: true, deal: true } : {}),
		...(known || choice ? { variants: { knownAncestors: known, boosterChoice: choice } } : {})
	};
}

export function makeDeal({ setup, seed }: Deal): string {
	const { firstGame, variants } = setup;
	return `${firstGame ? 'f' : 'u'}${variants?.knownAncestors ? 'k' : ''}${variants?.boosterChoice ? 'c' : ''}-${seed}`;
}

/** Null for anything that is no deal. */
export function parseDeal(text: string): Deal | null {
	const [, kind, known, choice, seed] = /^([fu])(k?)(c?)-([a-z0-9]{1,40})$/.exec(text) ?? [];
	if (seed === undefined) return null;
	return { setup: soloSetup(kind === 'f', known === 'k', choice === 'c'), seed };
}
