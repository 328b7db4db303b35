// One playout looked into: the same that `ValuedEngine.playOn` plays through two own turns, step by step, and what its result is made
// of. The parts add up to what the value expects in the end, so that a difference of two results can be told part by part.
import { DECISIONS, type RunDecision } from '../../../../engine-wasm/host/run.ts';
import type { RunChoice, ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import { PLACE_SHIFT, SOLO_TURNS } from '../../../../engine-wasm/shared.ts';
import { COLOURS } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { WEIGHTS } from '../../../../puzzles/block-and-key/value.ts';
import type { Known } from '../known.ts';
import { setToValued } from '../policies/quick.ts';

/** What the value looks at, in the order of engine-wasm/assembly/features.ts: the first feature of each group. */
const GROUPS = { start: 0, keys: 1, supply: 41, yard: 53, cards: 56, faces: 64, floor: 65 } as const;
/** How much of the floor lies before the foremost stacks. */
const ROOM = 69;
/** Places of Blocks that the player of a playout thinks of, as in engine-wasm/assembly/horizon.ts. */
const BEAM = 6;
/** Weights of a turn: for the deed, for the cards, for the Ancients. */
const PARTS = 3;

/** VP claimed now, in the next own turn and in the one after it, and what the value expects of the rest, by what it looks at. */
export const PARTS_OF_VALUE = ['now', 'next', 'later', ...keysOf(GROUPS)] as const;
export type PartOfValue = (typeof PARTS_OF_VALUE)[number];

export interface Claim {
	/** Places in the deck. */
	readonly cards: readonly number[];
	/** Shape × 4 + colour. */
	readonly block: number;
}

export interface Reading {
	readonly parts: Readonly<Record<PartOfValue, number>>;
	/** Claimed by the decision itself: places in the deck. */
	readonly claimed: readonly number[];
	/** What is claimed in the next own turn. */
	readonly claim: Claim | null;
	/** At the beginning of the next own turn: how many Blocks lie in the supply. */
	readonly blocks: number;
	/** When the playout ends: squares of the floor before the foremost stacks. */
	readonly room: number;
	/** Faces of the Enigma's colour when the playout ends. */
	readonly faces: number;
}

/** Looks into the playout of one world after a decision. */
export function readOn(
	engine: ValuedEngine,
	deck: Deck,
	known: Known,
	decision: RunDecision,
	world: number
): Reading {
	setToValued(engine, deck, known);
	engine.enterWorld(world);
	const { points: before, enigma, hand: held } = engine.readRun();
	const parts = Object.fromEntries(PARTS_OF_VALUE.map((part) => [part, 0])) as Record<PartOfValue, number>;
	let claim: Claim | null = null;
	let blocks = 0;
	let room = 0;
	let last: RunChoice = { ...decision, value: engine.valueAfter(decision).value };
	const facesNow = () =>
		engine
			.view()
			.colours.flat()
			.filter((colour) => colour === COLOURS[enigma]).length;
	const pointsOf = () => engine.readRun().points;

	// This turn to its end, and the next one.
	let ended = deedsDone(engine, decision);
	parts.now = pointsOf() - before;
	if (!ended) {
		const { supply, hand } = engine.readRun();
		blocks = supply.length;
		last = engine.choices(BEAM)[0] as RunChoice;
		claim = claimOf(last, hand, supply);
		const points = pointsOf();
		if (engine.moment().turn === SOLO_TURNS) {
			engine.carryOut(last);
			ended = true;
		} else ended = deedsDone(engine, last);
		parts.next = pointsOf() - points;
	}
	if (!ended) {
		const points = pointsOf();
		const { turn } = engine.moment();
		last = engine.choices(BEAM)[0] as RunChoice;
		if (turn < SOLO_TURNS) {
			const { features } = engine.valueAfter(last);
			addTerms(parts, features, turn);
			room = features[ROOM] as number;
		}
		engine.carryOut(last);
		parts.later = pointsOf() - points;
	}
	// In the end nothing but the Enigma counts besides the Keys.
	const told = before + PARTS_OF_VALUE.reduce((sum, part) => sum + parts[part], 0);
	if (engine.moment().turn === SOLO_TURNS) parts.faces += last.value - told;
	return { parts, claimed: cardsOf(decision, held), claim, blocks, room, faces: facesNow() };
}

/** Carries out a decision and whatever follows until the next own deed; true when the run is over. */
function deedsDone(engine: ValuedEngine, decision: RunDecision): boolean {
	engine.carryOut(decision);
	for (;;) {
		const { step, turn } = engine.moment();
		if (step === 'end') return true;
		if (step === 'act') return false;
		if (turn === SOLO_TURNS && step === 'marker') return true;
		engine.carryOut(engine.choices(BEAM)[0] as RunChoice);
	}
}

/** The Keys of the hand that a decision claims. */
function cardsOf({ what, a }: RunDecision, hand: readonly number[]): number[] {
	const keys = what === DECISIONS.place ? a >> PLACE_SHIFT : what === DECISIONS.claim ? a : 0;
	return hand.filter((_, place) => (keys >> place) & 1);
}

function claimOf(decision: RunDecision, hand: readonly number[], supply: readonly number[]): Claim | null {
	const cards = cardsOf(decision, hand);
	if (cards.length === 0) return null;
	return { cards, block: supply[decision.a & ((1 << PLACE_SHIFT) - 1)] as number };
}

function addTerms(parts: Record<PartOfValue, number>, features: Float32Array, turn: number): void {
	const size = features.length;
	const from = turn * PARTS * size;
	const groups = keysOf(GROUPS);
	for (const [index, group] of groups.entries()) {
		const next = groups[index + 1];
		const end = next === undefined ? size : GROUPS[next];
		for (let at = GROUPS[group]; at < end; at++)
			parts[group] += (WEIGHTS[from + at] as number) * (features[at] as number);
	}
}

function keysOf<T extends object>(fields: T): (keyof T)[] {
	return Object.keys(fields) as (keyof T)[];
}
