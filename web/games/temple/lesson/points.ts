// The final count in the parts of a score sheet.
import type { CardId, DeckCode } from '../../../../puzzles/temple/schema.ts';
import { scoreLines, type ScoreLine } from '../score.ts';
import type { State } from '../state.ts';

/** A deck, relics with what most and fewest give, all assistants, silver, the star card, or everything. */
export type Part = DeckCode | 'relics' | 'assistants' | 'silver' | 'stars' | 'total';

const LINES: Partial<Readonly<Record<Part, readonly ScoreLine['what'][]>>> = {
	relics: ['RE', 'relics-most', 'relics-fewest'],
	assistants: ['assistant']
};

export function pointsOf(state: Pick<State, 'decks' | 'players'>, player: number, part: Part): number {
	const wanted: readonly string[] = LINES[part] ?? [part];
	return scoreLines(state, player)
		.filter(({ what }) => part === 'total' || wanted.includes(what))
		.reduce((sum, { vp }) => sum + vp, 0);
}

/** What these cards of one deck score together while they lie face up. */
export function pointsOfCards(deck: DeckCode, cards: readonly CardId[]): number {
	const area = cards.map((card) => ({ card, set: null }));
	return pointsOf({ decks: [deck], players: [{ silver: 0, area, assistants: [] }] }, 0, deck);
}

/** What an assistant would score for a player. */
export function worthOf(state: Pick<State, 'decks' | 'players'>, player: number, assistant: string): number {
	const players = state.players.map((one, k) => (k === player ? { ...one, assistants: [assistant] } : one));
	return pointsOf({ ...state, players }, player, 'assistants');
}
