// What a player's cards, assistants and silver are likely to count at the end, by what somebody knows: the points as they
// stand, and what may still come of them. All weights are our own guesses.
import {
	LETTERS,
	MONSTERS,
	type AssistantId,
	type CardId,
	type DeckCode
} from '../../../../puzzles/temple/schema.ts';
import { assistantOf, cardOf, cardsOf, faceUpOf } from '../cards.ts';
import { monsterGroups, porcelainGroups, type Group } from '../grouping.ts';
import type { Known } from '../known.ts';
import { PLACES } from '../places.ts';
import { scoreLines } from '../score.ts';
import { BONUS_DECKS, type BonusDeck, type Player } from '../state.ts';

/** Points that one more action brings. */
export const ACTION = 2;
/** Points that a theft brings to the thief and takes from the victim, together. */
const THEFT = 3;
const STATUE_GROWTH = 0.5;
const NEXT_OF_A_SET = 0.3;
const NEXT_OF_A_BONUS = 0.5;
/** A bonus that is not triggered may be lost. Two pairs give as much as a set of three and a single card. */
const HELD_BONUS = 0.9;
const ASSISTANT_GROWTH = 0.6;
/** A first few silver can be spent well. */
const PURSE = 3;
const PURSE_WORTH = 0.4;
/** How likely another player steals next, by the weapons that lie face up before that player. */
const THREAT: readonly number[] = [0, 0.1, 0.3, 0.4];

export interface Outlook {
	readonly known: Known;
	/** Cards that somebody may still take, as far as is known. */
	readonly coming: readonly CardId[];
	/** Cards of each deck that a player will still get if all get as many. */
	readonly share: Readonly<Record<DeckCode, number>>;
	/** Porcelain by letter and monsters by kind, of the cards that may still be taken. */
	readonly letters: readonly (readonly CardId[])[];
	readonly monsters: readonly (readonly CardId[])[];
	/** How much of the game is over, 0 to 1. */
	readonly done: number;
}

export function outlookOf(known: Known): Outlook {
	const open = PLACES.flatMap((place) => known.temple[place]?.card ?? []);
	const coming = [...known.unseen, ...open];
	const all = coming.length + known.players.reduce((sum, { area }) => sum + area.length, 0);
	const share: Record<DeckCode, number> = {
		ST: 0,
		CO: 0,
		WE: 0,
		MA: 0,
		JE: 0,
		RE: 0,
		CB: 0,
		PO: 0,
		VM: 0,
		TR: 0
	};
	for (const card of coming) share[cardOf(card).deck] += 1 / known.players.length;
	const letters = LETTERS.map((letter) => coming.filter((card) => cardOf(card).letter === letter));
	const monsters = MONSTERS.map((monster) => coming.filter((card) => cardOf(card).monster === monster));
	return { known, coming, share, letters, monsters, done: 1 - coming.length / Math.max(all, 1) };
}

/** The player with these holdings instead of those on the table. */
export function worth(outlook: Outlook, player: number, holdings: Player): number {
	const { known, done } = outlook;
	const players = known.players.map((other, k) => (k === player ? holdings : other));
	let points = 0;
	for (const { what, vp } of scoreLines({ decks: known.decks, players }, player)) {
		// A majority can still be lost and won.
		const isMajority = what === 'stars' || what === 'relics-most' || what === 'relics-fewest';
		points += isMajority ? vp * (0.3 + 0.7 * done) : vp;
	}
	return points + hopes(outlook, player, holdings);
}

function hopes(outlook: Outlook, player: number, { area, assistants, silver }: Player): number {
	const { letters, monsters, done } = outlook;
	return (
		STATUE_GROWTH * faceUpOf(area, 'ST').length * outlook.share.ST +
		NEXT_OF_A_SET * nextGain(faceUpOf(area, 'PO'), porcelainGroups, letters) +
		NEXT_OF_A_SET * nextGain(cardsOf(area, 'VM'), monsterGroups, monsters) +
		BONUS_DECKS.reduce((total, deck) => total + bonusHope(outlook, deck, faceUpOf(area, deck).length), 0) +
		assistants.reduce((total, assistant) => total + assistantHope(outlook, assistant), 0) +
		PURSE_WORTH * Math.min(silver, PURSE) * (1 - done) -
		threat(outlook, player) * exposed(area)
	);
}

/** What the best next card would add to these, if any is still to come. */
function nextGain(
	cards: readonly CardId[],
	grouped: (cards: readonly CardId[]) => Group[],
	kinds: readonly (readonly CardId[])[]
): number {
	const sum = (some: readonly CardId[]) => grouped(some).reduce((total, { vp }) => total + vp, 0);
	// A card that is only thought to be owned is not to come again.
	const next = kinds.flatMap((kind) => kind.find((card) => !cards.includes(card)) ?? []);
	if (next.length === 0) return 0;
	return Math.max(0, Math.max(...next.map((card) => sum([...cards, card]))) - sum(cards));
}

/** What so many face-up cards of a deck with a bonus promise, beyond their points. */
function bonusHope(outlook: Outlook, deck: BonusDeck, cards: number): number {
	if (cards >= 3) return HELD_BONUS * bonusWorth(outlook, deck, 3) + bonusHope(outlook, deck, cards - 3);
	const two = bonusWorth(outlook, deck, 2);
	if (cards === 2) return HELD_BONUS * two;
	return cards === 1 ? NEXT_OF_A_BONUS * Math.min(1, outlook.share[deck] / 2) * two : 0;
}

/** What a bonus is worth when it is triggered. */
export function bonusWorth({ known }: Outlook, deck: BonusDeck, size: 2 | 3): number {
	const count = size - 1;
	switch (deck) {
		case 'CO':
			return Math.min(count, known.bank);
		case 'WE':
			return THEFT * count;
		case 'MA':
			// Without a temple before it an action can only hire.
			return ACTION * (known.round === 1 ? count : Math.min(count, Object.keys(known.temple).length));
		case 'JE':
			return 2 * Math.min(count, known.display.length);
	}
}

/** What an assistant may still gain, beyond its points as they stand. */
function assistantHope(outlook: Outlook, assistant: AssistantId): number {
	const { formula } = assistantOf(assistant);
	switch (formula.kind) {
		case 'perCard':
			return ASSISTANT_GROWTH * formula.vp * outlook.share[formula.deck];
		case 'perTurnedSet':
			return (ASSISTANT_GROWTH * formula.vp * outlook.share[formula.deck]) / 3;
		case 'perCombination':
			return (ASSISTANT_GROWTH * formula.vp * outlook.share.VM) / 3;
		case 'perSilver':
			return 0;
		case 'perStar': {
			const stars = outlook.coming.filter((card) => cardOf(card).star).length;
			return (ASSISTANT_GROWTH * formula.vp * stars) / outlook.known.players.length;
		}
	}
}

/** How likely a face-up card of the player is stolen soon. */
function threat({ known }: Outlook, player: number): number {
	return known.players.reduce((sum, { area }, k) => {
		const weapons = Math.min(faceUpOf(area, 'WE').length, THREAT.length - 1);
		return k === player ? sum : sum + (THREAT[weapons] ?? 0) / (known.players.length - 1);
	}, 0);
}

/** What the theft of one card would cost: a statue takes the points of its set along. */
function exposed(area: Player['area']): number {
	const porcelain = porcelainGroups(faceUpOf(area, 'PO')).map(({ vp, cards }) => vp - cards.length + 1);
	const any = area.some(({ set }) => set === null) ? 2 : 0;
	return Math.max(any, faceUpOf(area, 'ST').length, ...porcelain);
}
