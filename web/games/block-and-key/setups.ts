// Set-ups as unchecked JSON and as words: `{ players: 3 }` and `3`.
import { hasFields, oneOf } from '../fields.ts';
import type { PlayerCount } from './state.ts';

export interface Setup {
	readonly players: PlayerCount;
}

/** Reads and writes the set-ups of a game for so many players. */
export function setupsFor(counts: readonly PlayerCount[]) {
	const isSetup = (value: unknown): value is Setup => hasFields(value, { players: oneOf(...counts) });
	return {
		isSetup,
		makeSetup: (setup: unknown): string => String((setup as Setup).players),
		/** Null for anything that `makeSetup` does not write. */
		parseSetup(word: string): Setup | null {
			const players = counts.find((count) => String(count) === word);
			return players === undefined ? null : { players };
		}
	};
}
