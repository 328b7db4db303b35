// A game before its first action as a word for an address: `t1-abc`, `3so-abc`.
import { makeDeal as make, parseDeal as parse } from '../../../games/deal.ts';
import { entry } from '../../../games/pyramides/index.ts';
import type { Setup } from '../../../games/pyramides/state.ts';

export interface Deal {
	readonly setup: Setup;
	readonly seed: string;
}

export const makeDeal = (deal: Deal): string => make(entry, deal);
/** Null for anything that is no deal. */
export const parseDeal = (text: string): Deal | null => parse(entry, text) as Deal | null;

export { gameSetup } from '../../../games/pyramides/setups.ts';
