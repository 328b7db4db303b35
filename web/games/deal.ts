// A game before its first action as a word for an address: the word of its set-up, a dash and its seed.
import type { GameEntry } from './game.ts';

export interface Deal {
	readonly setup: unknown;
	readonly seed: string;
}

export function makeDeal({ makeSetup }: Pick<GameEntry, 'makeSetup'>, { setup, seed }: Deal): string {
	return `${makeSetup(setup)}-${seed}`;
}

/** Null for anything that is no deal. */
export function parseDeal({ parseSetup }: Pick<GameEntry, 'parseSetup'>, text: string): Deal | null {
	const [, word = '', seed] = /^(.+)-([a-z0-9]{1,40})$/.exec(text) ?? [];
	const setup = seed === undefined ? null : parseSetup(word);
	return setup === null || seed === undefined ? null : { setup, seed };
}
