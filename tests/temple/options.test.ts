// The listed sets against every subset of the own cards: what is legal is listed, up to cards that look the same.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { data } from '../../puzzles/temple/data.ts';
import type { DeckCode } from '../../puzzles/temple/schema.ts';
import { cardOf } from '../../web/games/temple/cards.ts';
import { temple as game } from '../../web/games/temple/game.ts';
import { parsePosition } from '../../web/games/temple/position.ts';
import type { Action, State } from '../../web/games/temple/state.ts';

const DECKS: readonly DeckCode[] = ['ST', 'CO', 'WE', 'PO', 'MA', 'RE'];
const CARDS = data.cards.filter(({ deck }) => DECKS.includes(deck)).map(({ id }) => id);

/** What matters of a set: type, letter and star of its cards. */
function looks(action: Extract<Action, { cards: readonly string[] }>): string {
	const cards = action.cards.map(
		(id) => `${cardOf(id).deck}${cardOf(id).letter ?? ''}${cardOf(id).star ? '*' : ''}`
	);
	return [action.do, ...cards.sort()].join(' ');
}

/** By trying every subset. */
function legalSets(state: State): string[] {
	const cards = state.players[0]?.area.map(({ card }) => card) ?? [];
	const found = new Set<string>();
	for (let chosen = 1; chosen < 1 << cards.length; chosen++)
		for (const verb of ['trigger', 'secure'] as const) {
			const action = { do: verb, cards: cards.filter((_, k) => (chosen >> k) & 1) };
			if (game.apply(state, action).ok) found.add(looks(action));
		}
	return [...found].sort();
}

it('lists every set that may be turned over, once for cards that look the same', () => {
	const areas = fc.shuffledSubarray(CARDS, { minLength: 0, maxLength: 9 });
	fc.assert(
		fc.property(areas, fc.constantFrom('ACT', 'AFTER'), (area, phase) => {
			const temple = CARDS.filter((id) => !area.includes(id) && !cardOf(id).faceDown).slice(0, 1);
			const state = parsePosition({
				decks: DECKS,
				temple: { t1: temple[0] },
				players: [{ silver: 0, area }, { silver: 0 }],
				phase
			});
			const listed = game.options(state).flatMap((action) => ('cards' in action ? looks(action) : []));
			expect(listed.sort()).toEqual(legalSets(state));
		}),
		{ numRuns: 60 }
	);
});
