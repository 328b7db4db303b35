// What follows the action of a turn: the mark, the discard and the draw from the Altars (S-TURN-2 to S-TURN-5, B-KEY-7).
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { ancientsBegin } from './ancients.ts';
import { altarOf } from './cards.ts';
import type { KnownAltar } from './known.ts';
import { activePlayer, isSolo, awaiting, advanced, withPlayer, type Moment, type Rules } from './moment.ts';
import {
	ALTARS,
	HAND,
	SOLO_TURNS,
	type Altar,
	type CardId,
	type GameState,
	type Mark,
	type Refusal
} from './state.ts';
import { endTurn, over } from './turns.ts';

/** The Altars with a card on them, in a state or in what a player knows. */
export function openAltars({
	altars
}: {
	readonly altars: Readonly<Record<Altar, readonly CardId[] | KnownAltar>>;
}): Altar[] {
	return ALTARS.filter((altar) => {
		const pile = altars[altar];
		return ('count' in pile ? pile.count : pile.length) > 0;
	});
}

/** S-TURN-3: a Star has no Altar. */
export function discardable(deck: Deck, hand: readonly CardId[]): CardId[] {
	return hand.filter((id) => altarOf(deck, id) !== null);
}

/** The action is done and these Keys were claimed. */
export function afterAction(rules: Rules, moment: Moment, claimed: readonly CardId[]): Moment {
	if (!isSolo(moment.state)) return toDraw(rules, moment);
	if (claimed.length === 0 && openAltars(moment.state).length > 0)
		return awaiting(moment, { kind: 'marker' });
	return marked(rules, moment, { turn: moment.state.turn, claimed, marker: null });
}

/** S-TURN-2 without a claim. */
export function layMarker(rules: Rules, moment: Moment, altar: Altar): Moment | Refusal {
	const top = takeTop(moment.state, altar);
	if (!top) return { rule: 'S-TURN-2' };
	const { card, state } = top;
	return marked(rules, advanced(moment, state, { what: 'marked', altar, card }), {
		turn: state.turn,
		claimed: [],
		marker: { altar, card }
	});
}

/** S-END-1: the last turn ends with its mark. */
function marked(rules: Rules, moment: Moment, mark: Mark): Moment {
	const state = { ...moment.state, marks: [...moment.state.marks, mark] };
	if (state.turn >= SOLO_TURNS) return over(advanced(moment, state));
	const { hand } = activePlayer(state);
	return discardable(rules.deck, hand).length > 0
		? awaiting(advanced(moment, state), { kind: 'discard' })
		: toDraw(rules, advanced(moment, state));
}

/** S-TURN-3. */
export function discard(rules: Rules, moment: Moment, card: CardId | null): Moment | Refusal {
	if (card === null) return toDraw(rules, moment);
	const { state } = moment;
	const { hand } = activePlayer(state);
	const altar = hand.includes(card) ? altarOf(rules.deck, card) : null;
	if (!altar) return { rule: 'S-TURN-3' };
	const kept = withPlayer(state, { hand: hand.filter((id) => id !== card) });
	const put = {
		...kept,
		altars: { ...state.altars, [altar]: [card, ...state.altars[altar]] },
		discarded: [...state.discarded.filter((id) => id !== card), card]
	};
	return toDraw(rules, advanced(moment, put, { what: 'discarded', card }));
}

/** S-TURN-4, B-KEY-7. */
export function draw(rules: Rules, moment: Moment, altar: Altar): Moment | Refusal {
	const top = takeTop(moment.state, altar);
	if (!top) return { rule: isSolo(moment.state) ? 'S-TURN-4' : 'B-KEY-7' };
	const { card, state } = top;
	const hand = [...activePlayer(state).hand, card];
	return toDraw(
		rules,
		advanced(moment, { ...withPlayer(state, { hand }), drawn: card }, { what: 'drawn', altar, card })
	);
}

/** The next card to draw, or what comes after the last. */
function toDraw(rules: Rules, moment: Moment): Moment {
	const { state } = moment;
	const left = HAND - activePlayer(state).hand.length;
	if (left > 0 && openAltars(state).length > 0) return awaiting(moment, { kind: 'draw', left });
	// S-TURN-5.
	return isSolo(state) && state.drawn !== null ? ancientsBegin(rules, moment, state.drawn) : endTurn(moment);
}

function takeTop(state: GameState, altar: Altar): { card: CardId; state: GameState } | null {
	const pile = ALTARS.includes(altar) ? state.altars[altar] : [];
	const card = pile.at(-1);
	if (card === undefined) return null;
	return { card, state: { ...state, altars: { ...state.altars, [altar]: pile.slice(0, -1) } } };
}
