// Set-ups of Temple of Artefacts as words and as unchecked JSON: `2b` for two players with the decks for beginners, `3r` for random ones,
// `4COWE…` for six decks by name.
import { DECKS, type DeckCode } from '../../../puzzles/temple/schema.ts';
import { hasFields, oneOf } from '../fields.ts';
import { BEGINNER_DECKS, PLAYER_COUNTS, refuseDecks, type PlayerCount, type Setup } from './setup.ts';

export function isSetup(value: unknown): value is Setup {
	return hasFields(value, {
		players: oneOf(...PLAYER_COUNTS),
		decks: (decks) => decks === 'random' || (Array.isArray(decks) && areDecks(decks))
	});
}

function areDecks(decks: readonly unknown[]): decks is readonly DeckCode[] {
	return decks.every(oneOf(...DECKS)) && !refuseDecks(decks as readonly DeckCode[]);
}

export function makeSetup({ players, decks }: Setup): string {
	if (decks === 'random') return `${players}r`;
	const word = decks.join('');
	return players + (word === BEGINNER_DECKS.join('') ? 'b' : word);
}

export function parseSetup(word: string): Setup | null {
	const [, players, rest = ''] = /^([2-4])(b|r|[A-Z]+)$/.exec(word) ?? [];
	const decks = rest === 'r' ? 'random' : rest === 'b' ? BEGINNER_DECKS : rest.match(/../g);
	const setup = { players: Number(players) as PlayerCount, decks } as Setup;
	return isSetup(setup) && makeSetup(setup) === word ? setup : null;
}
