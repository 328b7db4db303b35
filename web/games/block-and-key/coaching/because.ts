// Why one decision is better than another, in reasons that are proved: both are played on in the same worlds, what comes of them is
// taken apart into what it is made of, and a part is a reason only if it is sure, makes a good share of the gain, and the fact that is
// told of it holds in those worlds. No reason is better than a wrong one.
import type { RunDecision } from '../../../../engine-wasm/host/run.ts';
import type { ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import { COLOURS } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Reason } from '../../coach.ts';
import type { Known } from '../known.ts';
import { mean, paired, type Paired } from '../paired.ts';
import { playerOf } from '../policies/sheet.ts';
import { PARTS_OF_VALUE, readOn, type PartOfValue, type Reading } from './reading.ts';
import { READING, worldsAt } from './ways.ts';

/** Two decisions in the same worlds. */
export interface Compared {
	readonly better: readonly Reading[];
	readonly other: readonly Reading[];
}

export interface Rigour {
	/** Standard errors from nothing. */
	readonly sure: number;
	/** Without what is told, so much of the gain would go. */
	readonly share: number;
	/** A difference that is told is at least so much of the least. */
	readonly least: number;
}

export const STRICT: Rigour = { sure: 2.75, share: 0.4, least: 1 };
/** Worlds that are looked into. */
export const WORLDS_READ = 64;
/** Reasons that are told. */
const MOST = 2;
/** A Block or Key is named if it makes so much of what is claimed. */
const NAMED = 0.6;

/** Parts that are claims of the turns looked into. */
const CLAIMS: readonly PartOfValue[] = ['now', 'next', 'later'];

interface Question extends Compared {
	readonly deck: Deck;
	readonly known: Known;
	readonly rigour: Rigour;
	/** Facts told before: the Block and the Key that are asked about again. */
	readonly named?: Reason['facts'];
}

interface Predicate {
	readonly code: string;
	/** What of the value it speaks of. */
	readonly parts: readonly PartOfValue[];
	/** What is told; null if it does not hold. */
	facts(question: Question): Reason['facts'] | null;
}

/** What can be told, the more exact before the less; of each part of the value the first that holds. */
export const PREDICATES: readonly Predicate[] = [
	{ code: 'claims-now', parts: ['now'], facts: claimsNow },
	{ code: 'leaves-claim', parts: ['next'], facts: leavesClaim },
	{ code: 'claims-next', parts: ['next'], facts: (asked) => oftener(asked, ({ claim }) => claim !== null) },
	{
		code: 'claims-soon',
		parts: ['next', 'later'],
		facts: (asked) => more(asked, 'points', ({ parts }) => parts.next + parts.later, 0.3)
	},
	{
		code: 'keeps-blocks',
		parts: ['supply'],
		facts: (asked) => more(asked, 'blocks', ({ blocks }) => blocks, 0.5)
	},
	{ code: 'leaves-room', parts: ['floor'], facts: (asked) => more(asked, 'squares', ({ room }) => room, 2) },
	{
		code: 'enigma-faces',
		parts: ['faces'],
		facts: (asked) => more(asked, 'faces', ({ faces }) => faces, 0.5)
	}
];

/** What comes of a decision in the worlds that reasons are read in. */
export const readingsOf = (
	engine: ValuedEngine,
	deck: Deck,
	known: Known,
	decision: RunDecision
): Reading[] => readIn(engine, deck, known, decision, WORLDS_READ, worldsAt(known, READING));

export const readIn = (
	engine: ValuedEngine,
	deck: Deck,
	known: Known,
	decision: RunDecision,
	worlds: number,
	from: number
): Reading[] =>
	Array.from({ length: worlds }, (_, world) => readOn(engine, deck, known, decision, from + world));

/** At most two reasons, the one that counts most first. */
export function reasonsOf(deck: Deck, known: Known, compared: Compared): Reason[] {
	const asked: Question = { ...compared, deck, known, rigour: STRICT };
	const spoken = new Set<PartOfValue>();
	return PREDICATES.flatMap((predicate) => {
		if (predicate.parts.some((part) => spoken.has(part))) return [];
		const facts = proved(asked, predicate);
		if (!facts) return [];
		for (const part of predicate.parts) spoken.add(part);
		return [{ code: predicate.code, facts, gain: gainOf(compared, predicate.parts).gain }];
	})
		.sort((p, q) => q.gain - p.gain)
		.slice(0, MOST)
		.map(({ code, facts }) => ({ code, facts }));
}

/** Whether a reason holds in these worlds too, told of the same Block and Key. */
export function holds(deck: Deck, known: Known, compared: Compared, reason: Reason, rigour: Rigour): boolean {
	const predicate = PREDICATES.find(({ code }) => code === reason.code);
	return !!predicate && proved({ ...compared, deck, known, rigour, named: reason.facts }, predicate) !== null;
}

/** The facts of a predicate, if what it speaks of is sure and makes a good share of the gain. */
function proved(asked: Question, { parts, facts }: Predicate): Reason['facts'] | null {
	const { rigour } = asked;
	const whole = gainOf(asked, PARTS_OF_VALUE);
	const part = gainOf(asked, parts);
	const enough = rigour.share * whole.gain;
	if (!isSure(whole, rigour) || !isSure(part, rigour) || part.gain < enough) return null;
	// What is claimed sooner and missed later, or the other way round, is no reason.
	if (parts.some((each) => CLAIMS.includes(each)) && gainOf(asked, CLAIMS).gain < enough) return null;
	return facts(asked);
}

export const gainOf = (compared: Compared, of: readonly PartOfValue[]): Paired =>
	difference(compared, ({ parts }) => of.reduce((sum, part) => sum + parts[part], 0));

/** More points at once; which Keys those are. */
function claimsNow(asked: Question): Reason['facts'] | null {
	const found = more(asked, 'points', ({ parts }) => parts.now, 0.3);
	const cards = asked.better[0]?.claimed.map((card) => idOf(asked.deck, card)) ?? [];
	return found && { ...found, cards: cards.join(' ') };
}

/** A Block that lies in the supply from now on and completes a Key of the hand in the next turn, far oftener than it is claimed otherwise. */
function leavesClaim(asked: Question): Reason['facts'] | null {
	const { deck, known, better, other, named } = asked;
	const claims = better.flatMap(({ claim }) => claim ?? []);
	const hand = playerOf(known).hand.map((id) => deck.keys.findIndex((key) => key.id === id));
	const card = named
		? deck.keys.findIndex(({ id }) => id === named['card'])
		: mostOf(claims.flatMap(({ cards }) => cards).filter((each) => hand.includes(each)));
	// Claimed at once instead, it would not be left.
	if (card === null || other.some(({ claimed }) => claimed.includes(card))) return null;
	const withCard = claims.filter(({ cards }) => cards.includes(card));
	const blocks = withCard.map((claim) => claim.block);
	const block = named ? blocks.find((each) => nameOf(deck, each) === named['block']) : mostOf(blocks);
	if (block === undefined || block === null) return null;
	const by = withCard.filter((claim) => claim.block === block).length;
	if (by < asked.rigour.least * NAMED * claims.length) return null;
	const facts = oftener(asked, ({ claim }) => claim?.cards.includes(card) ?? false);
	return (
		facts && {
			...{ card: idOf(deck, card), block: nameOf(deck, block) },
			...{ percent: Math.round((100 * by) / better.length), instead: facts.instead }
		}
	);
}

/** In how many of a hundred worlds something happens, on both sides. */
function oftener(asked: Question, happens: (reading: Reading) => boolean) {
	const found = more(asked, 'percent', (reading) => (happens(reading) ? 100 : 0), 10);
	return found && { percent: Math.round(found.percent), instead: Math.round(found.instead) };
}

/** The means of something on both sides, to a tenth; null if it is not surely more. */
function more<Name extends string>(
	asked: Question,
	name: Name,
	of: (reading: Reading) => number,
	least: number
): Record<Name | 'instead', number> | null {
	const { better, other, rigour } = asked;
	const found = difference(asked, of);
	if (!isSure(found, rigour) || found.gain < rigour.least * least) return null;
	const [mine, instead] = [better, other].map((side) => tenths(mean(side.map(of))));
	return { [name]: mine, instead } as Record<Name | 'instead', number>;
}

const difference = ({ better, other }: Compared, of: (reading: Reading) => number): Paired =>
	paired(better.map(of), other.map(of));

const isSure = ({ gain, error }: Paired, { sure }: Rigour): boolean => gain > 0 && gain >= sure * error;

const tenths = (number: number): number => Math.round(10 * number) / 10;

function mostOf(numbers: readonly number[]): number | null {
	const counts = new Map<number, number>();
	for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
	return [...counts].sort(([, p], [, q]) => q - p)[0]?.[0] ?? null;
}

const idOf = (deck: Deck, card: number): string => deck.keys[card]?.id ?? '';

const nameOf = (deck: Deck, block: number): string =>
	`${Object.keys(deck.shapes)[block >> 2]}${COLOURS[block & 3]}`;
