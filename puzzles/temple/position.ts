// A table of Temple of Artefacts as a lesson or a test writes it down: only what matters, unchecked. `readPosition` looks at
// its structure; whether it can be played is for the rules to say.
import * as v from 'valibot';
import { DeckError } from '../schema/deck.ts';
import { DECKS, structureFault, type AssistantId, type CardId, type DeckCode } from './schema.ts';

interface PositionPlayer {
	readonly silver: number;
	/** Face-up cards. */
	readonly area?: readonly CardId[];
	/** Sets that have been turned over. */
	readonly sets?: readonly (readonly CardId[])[];
	readonly assistants?: readonly AssistantId[];
}

export interface Position {
	/** The beginner's six, if none are named. */
	readonly decks?: readonly DeckCode[];
	/** Place → `CO1` for a card that lies face up, `[WE7]` for one that lies face down. */
	readonly temple: Readonly<Record<string, string>>;
	/** Place → the players who have looked at the card. */
	readonly known?: Readonly<Record<string, readonly number[]>>;
	/** The next cards of the pile; all cards in use that are named nowhere follow in the order of the box. */
	readonly pile?: readonly CardId[];
	/** Cards in use that were put into the box for all to see. */
	readonly box?: readonly CardId[];
	/** Every assistant in use that nobody owns, if none are named; otherwise the others lie in the box. */
	readonly display?: readonly AssistantId[];
	/** In clockwise order; the bank has the rest of the silver. */
	readonly players: readonly PositionPlayer[];
	/** Start player of round 1 and active player: 0, if not named. */
	readonly start?: number;
	readonly active?: number;
	/** 1, if not named. In round 2 all cards named nowhere lie unseen in the box. */
	readonly round?: 1 | 2;
	/** `ACT`, if not named. A choice is reached by the action that asks for it. */
	readonly phase?: 'ACT' | 'AFTER' | 'GAME_END';
	/** 1 in `ACT`, if not named. */
	readonly actionsLeft?: number;
}

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const ids = v.array(v.string());
const positionSchema = v.strictObject({
	decks: v.exactOptional(v.array(v.picklist(DECKS))),
	temple: v.record(v.string(), v.string()),
	known: v.exactOptional(v.record(v.string(), v.array(index))),
	pile: v.exactOptional(ids),
	box: v.exactOptional(ids),
	display: v.exactOptional(ids),
	players: v.array(
		v.strictObject({
			silver: index,
			area: v.exactOptional(ids),
			sets: v.exactOptional(v.array(ids)),
			assistants: v.exactOptional(ids)
		})
	),
	start: v.exactOptional(index),
	active: v.exactOptional(index),
	round: v.exactOptional(v.picklist([1, 2])),
	phase: v.exactOptional(v.picklist(['ACT', 'AFTER', 'GAME_END'])),
	actionsLeft: v.exactOptional(index)
});

/** A DeckError names what has another form. */
export function readPosition(input: unknown): Position {
	const result = v.safeParse(positionSchema, input);
	if (result.success) return result.output;
	const [first, ...rest] = result.issues;
	throw new DeckError([structureFault(first), ...rest.map(structureFault)]);
}
