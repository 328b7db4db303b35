// The cards of Temple of Artefacts: ten decks of nine, twelve assistants, star cards and silver. What is printed on the cards
// is data and may be replaced; `parseTempleData` holds what the rules ask of every such file.
import * as v from 'valibot';
import { DeckError, refuse, type Fault } from '../schema/deck.ts';

/** Statues, Coins, Weapons, Manuscripts, Jewels, Relics, Curse & Blessing, Porcelain, Vampire & Mummy, Treasure. */
export const DECKS = ['ST', 'CO', 'WE', 'MA', 'JE', 'RE', 'CB', 'PO', 'VM', 'TR'] as const;
export type DeckCode = (typeof DECKS)[number];

/** `ST1` to `TR9`. */
export type CardId = string;
/** `AS1` to `AS12`. */
export type AssistantId = string;

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export const MONSTERS = ['vampire', 'mummy', 'vampire-mummy', 'silver-cross', 'coffin'] as const;
export type Monster = (typeof MONSTERS)[number];

/** Silver from the bank, free assistants, further actions; silver to the bank, silver for all others, own cards to the box. */
const EFFECTS = ['gain', 'assistant', 'action', 'lose', 'others-gain', 'discard'] as const;
export interface Effect {
	readonly kind: (typeof EFFECTS)[number];
	readonly count: number;
}

export interface ArtefactCard {
	readonly id: CardId;
	readonly deck: DeckCode;
	readonly star: boolean;
	/** Bears the symbol by which it lies face down in the temple. */
	readonly faceDown: boolean;
	/** Porcelain. */
	readonly letter?: Letter;
	/** Vampire & Mummy. */
	readonly monster?: Monster;
	/** Curse & Blessing, and treasures with an instant bonus. */
	readonly effect?: Effect;
	/** Treasures without one. */
	readonly vp?: number;
}

/** How an assistant scores at the end of the game. */
export type Formula =
	| { readonly kind: 'perCard'; readonly deck: DeckCode; readonly vp: number }
	| { readonly kind: 'perTurnedSet'; readonly deck: DeckCode; readonly vp: number }
	| { readonly kind: 'perCombination'; readonly vp: number }
	| { readonly kind: 'perSilver'; readonly step: number; readonly vp: number }
	| { readonly kind: 'perStar'; readonly vp: number };

export interface Assistant {
	readonly id: AssistantId;
	/** A word by which texts and drawings are found. */
	readonly name: string;
	/** The deck it belongs to; null for one that serves with every deck. */
	readonly deck: DeckCode | null;
	readonly formula: Formula;
}

export interface TempleData {
	readonly id: string;
	readonly note: string;
	/** Six decks for a first game. */
	readonly beginner: readonly DeckCode[];
	readonly silver: number;
	readonly starCards: { readonly count: number; readonly vp: number };
	/** Deck by deck in the order of `DECKS`, each by number. */
	readonly cards: readonly ArtefactCard[];
	readonly assistants: readonly Assistant[];
}

export const DECKS_IN_USE = 6;
export const DECK_SIZE = 9;
const ASSISTANTS = 12;
const STAR_CARDS = { count: 4, vp: 3 };
const SILVER = 40;
/** Cards of each letter: the values of porcelain sets end with three equal ones. */
const PER_LETTER = 3;

type TempleFaultCode =
	| 'structure'
	| 'deck-missing'
	| 'deck-twice'
	| 'deck-size'
	| 'card-id'
	| 'letter'
	| 'letter-count'
	| 'monster'
	| 'effect'
	| 'treasure'
	| 'vp'
	| 'beginner'
	| 'assistant-count'
	| 'assistant-id'
	| 'assistant-deck'
	| 'star-cards'
	| 'silver';
type TempleFault = Fault<TempleFaultCode>;

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const deckCode = v.picklist(DECKS);
const cardSchema = v.strictObject({
	id: v.string(),
	star: v.boolean(),
	faceDown: v.boolean(),
	letter: v.exactOptional(v.picklist(LETTERS)),
	monster: v.exactOptional(v.picklist(MONSTERS)),
	effect: v.exactOptional(v.strictObject({ kind: v.picklist(EFFECTS), count: whole(1) })),
	vp: v.exactOptional(whole(1))
});
const formulaSchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('perCard'), deck: deckCode, vp: whole(1) }),
	v.strictObject({ kind: v.literal('perTurnedSet'), deck: deckCode, vp: whole(1) }),
	v.strictObject({ kind: v.literal('perCombination'), vp: whole(1) }),
	v.strictObject({ kind: v.literal('perSilver'), step: whole(1), vp: whole(1) }),
	v.strictObject({ kind: v.literal('perStar'), vp: whole(1) })
]);
const dataSchema = v.strictObject({
	id: v.string(),
	note: v.string(),
	beginner: v.array(deckCode),
	silver: whole(0),
	starCards: v.strictObject({ count: whole(0), vp: whole(0) }),
	decks: v.array(v.strictObject({ code: deckCode, cards: v.array(cardSchema) })),
	assistants: v.array(
		v.strictObject({ id: v.string(), name: v.string(), deck: v.nullable(deckCode), formula: formulaSchema })
	)
});
type Input = v.InferOutput<typeof dataSchema>;

/** `decks[3].cards[2] MA3`: the way to the value, and the id of the card or assistant on it. */
export function structureFault(issue: v.BaseIssue<unknown>): Fault<'structure'> {
	let where = '';
	let named = '';
	for (const { key, value } of issue.path ?? []) {
		where += typeof key === 'number' ? `[${key}]` : `${where && '.'}${String(key)}`;
		if (typeof value === 'object' && value !== null && 'id' in value) named = ` ${String(value.id)}`;
	}
	const detail = `expected ${issue.expected ?? 'something else'}, found ${issue.received}`;
	return { code: 'structure', where: `${where || 'data'}${named}`, detail };
}

/** What must stand on the cards of one deck and on no other. */
function printFaults({ deck, ...card }: ArtefactCard): TempleFault[] {
	const faults: TempleFault[] = [];
	const wrong = (code: TempleFaultCode, detail: string) => faults.push({ code, where: card.id, detail });
	if ((card.letter !== undefined) !== (deck === 'PO'))
		wrong('letter', 'porcelain has a letter, no other card has');
	if ((card.monster !== undefined) !== (deck === 'VM'))
		wrong('monster', 'Vampire & Mummy has a figure, no other card has');
	if (deck === 'TR') {
		// T-TREAS-1: one or the other.
		if ((card.effect === undefined) === (card.vp === undefined))
			wrong('treasure', 'either an instant bonus or VP, not both');
	} else {
		// T-CURSE-2
		if ((card.effect !== undefined) !== (deck === 'CB'))
			wrong('effect', 'Curse & Blessing has an action, no other card but treasures has');
		if (card.vp !== undefined) wrong('vp', 'only treasures have VP of their own');
	}
	return faults;
}

/** T-COMP-1. */
function deckFaults({ decks }: Input): TempleFault[] {
	const faults: TempleFault[] = [];
	for (const code of DECKS) {
		const found = decks.filter((deck) => deck.code === code);
		if (found.length === 0)
			faults.push({ code: 'deck-missing', where: `decks ${code}`, detail: 'not there' });
		if (found.length > 1) faults.push({ code: 'deck-twice', where: `decks ${code}`, detail: 'there twice' });
	}
	for (const { code, cards } of decks) {
		const where = `decks ${code}`;
		if (cards.length !== DECK_SIZE)
			faults.push({ code: 'deck-size', where, detail: `${cards.length} cards, not ${DECK_SIZE}` });
		cards.forEach((card, k) => {
			const id = `${code}${k + 1}`;
			if (card.id !== id)
				faults.push({ code: 'card-id', where: `${where}.cards[${k}] ${card.id}`, detail: `not ${id}` });
			faults.push(...printFaults({ ...card, deck: code }));
		});
		if (code !== 'PO') continue;
		for (const letter of LETTERS) {
			const count = cards.filter((card) => card.letter === letter).length;
			if (count !== PER_LETTER)
				faults.push({ code: 'letter-count', where, detail: `${count} of ${letter}, not ${PER_LETTER}` });
		}
	}
	return faults;
}

/** T-COMP-2. */
function otherFaults({ assistants, starCards, silver, beginner }: Input): TempleFault[] {
	const faults: TempleFault[] = [];
	const wrong = (code: TempleFaultCode, where: string, detail: string) =>
		faults.push({ code, where, detail });
	if (assistants.length !== ASSISTANTS)
		wrong('assistant-count', 'assistants', `${assistants.length}, not ${ASSISTANTS}`);
	assistants.forEach(({ id, deck, formula }, k) => {
		const where = `assistants[${k}] ${id}`;
		if (id !== `AS${k + 1}`) wrong('assistant-id', where, `not AS${k + 1}`);
		const scored = 'deck' in formula ? formula.deck : formula.kind === 'perCombination' ? 'VM' : null;
		if (scored !== null && scored !== deck)
			wrong('assistant-deck', where, `scores ${scored} and belongs to ${deck ?? 'no deck'}`);
	});
	if (starCards.count !== STAR_CARDS.count || starCards.vp !== STAR_CARDS.vp)
		wrong('star-cards', 'starCards', `not ${STAR_CARDS.count} of ${STAR_CARDS.vp} VP`);
	if (silver !== SILVER) wrong('silver', 'silver', `${silver}, not ${SILVER}`);
	if (beginner.length !== DECKS_IN_USE || new Set(beginner).size !== DECKS_IN_USE)
		wrong('beginner', 'beginner', `not ${DECKS_IN_USE} different decks`);
	return faults;
}

/** Cards that can be played with, or a DeckError with every fault found. */
export function parseTempleData(input: unknown): TempleData {
	const result = v.safeParse(dataSchema, input);
	if (!result.success) {
		const [first, ...rest] = result.issues;
		throw new DeckError([structureFault(first), ...rest.map(structureFault)]);
	}
	const { decks, ...others } = result.output;
	refuse([...deckFaults(result.output), ...otherFaults(result.output)]);
	const cards = DECKS.flatMap((code) =>
		decks
			.filter((deck) => deck.code === code)
			.flatMap((deck) => deck.cards.map((card): ArtefactCard => ({ ...card, deck: code })))
	);
	return { ...others, cards };
}
