// For two to four players: weighs claims, placements and lines by the points they bring now and by the points that the Keys in the
// hand would bring one Block later. What the others are seen to build for counts a little: a placement may cover it.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Block, Cell } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck, KeyCard } from '../../../../puzzles/schema/deck.ts';
import type { Random } from '../../rng.ts';
import { cardOf } from '../cards.ts';
import type { Choices } from '../choices.ts';
import { flatView, viewWith, type FlatView } from '../flatview.ts';
import type { Known } from '../known.ts';
import { supplyOf } from '../puzzles/blocks.ts';
import type { Action, CardId, Piece } from '../state.ts';
import { positionOf } from '../temple.ts';
import { filledSites } from '../yard.ts';
import { claiming } from './claiming.ts';
import type { Policy } from './policy.ts';
import { playerOf } from './sheet.ts';

/** Claims and other placements that are weighed in a turn. */
const CLAIMS = 10;
const PLACES = 48;
/** What a point of the next turn is worth now: the others build meanwhile. */
const NEXT = 0.55;
/** Of a Key that could be claimed next, but not with the best Block. */
const BESIDES = 0.3;
/** Of a point of the Enigma before the last turn: much of it is covered again. */
const ENIGMA = 0.35;
/** Of a square in another view that is covered. */
const DENIES = 0.02;

type Acts = Extract<Choices, { kind: 'act' }>;

/** One player's way of weighing at one moment. */
class Scales {
	readonly #engine: Engine;
	readonly #deck: Deck;
	readonly #known: Known;
	readonly #me;
	readonly #isLast: boolean;
	readonly #view: FlatView;

	constructor(engine: Engine, deck: Deck, known: Known) {
		this.#engine = engine;
		this.#deck = deck;
		this.#known = known;
		this.#me = playerOf(known);
		this.#isLast = known.lastTurns !== null;
		this.#view = flatView(positionOf(deck, known), this.#me.seat);
	}

	/** Points of the next turn with these Blocks, once this stands. */
	next(blocks: readonly Block[], supply: readonly Piece[], hand: readonly CardId[]): number {
		if (this.#isLast || supply.length === 0) return 0;
		const keys = hand.map((id) => cardOf(this.#deck, id));
		this.#engine.setPosition(positionOf(this.#deck, { core: this.#known.core, blocks }), this.#me.seat);
		let best = 0;
		const shown = new Set<number>();
		for (const { keys: claimed } of this.#engine.solve(supplyOf(this.#deck, supply), keys, false)) {
			best = Math.max(best, pointsOf(keys, claimed));
			claimed.forEach((key) => shown.add(key));
		}
		return best + BESIDES * (pointsOf(keys, [...shown]) - best);
	}

	dig(sites: readonly number[]): number {
		const { supply, hand } = this.#me;
		const taken = sites.flatMap((site) => this.#known.yard[site] ?? []);
		return NEXT * this.next(this.#known.blocks, [...supply, ...taken], hand);
	}

	keep(supply: readonly Piece[]): number {
		return this.next(this.#known.blocks, supply, this.#me.hand);
	}

	/** `claimed`: places in the hand. */
	place(block: number, cells: readonly Cell[], claimed: readonly number[]): number {
		const { supply, hand } = this.#me;
		const piece = supply[block] as Piece;
		const keys = hand.map((id) => cardOf(this.#deck, id));
		const blocks = [...this.#known.blocks, { colour: piece.colour, cells }];
		const rest = supply.filter((_, k) => k !== block);
		const left = hand.filter((_, k) => !claimed.includes(k));
		return pointsOf(keys, claimed) + NEXT * this.next(blocks, rest, left) + this.#looks(piece, cells);
	}

	/** What the Block shows and covers. */
	#looks({ colour }: Piece, cells: readonly Cell[]): number {
		const { seat, enigma } = this.#me;
		const { floor } = this.#deck;
		const owner = this.#known.blocks.length + 1;
		const after = viewWith(this.#view, owner, colour, cells, seat, floor);
		const faces = (view: FlatView) => view.flat().filter((face) => face?.colour === enigma).length;
		const shown = (faces(after) - faces(this.#view)) / 3;
		const covered = this.#known.players.flatMap((other, k) => {
			if (k === this.#known.me) return [];
			const before = flatView(positionOf(this.#deck, this.#known), other.seat);
			const then = viewWith(before, owner, colour, cells, other.seat, floor);
			return then.flatMap((row, v) =>
				row.filter((face, u) => face?.owner === owner && before[v]?.[u] !== null)
			);
		});
		return (this.#isLast ? 1 : ENIGMA) * shown + DENIES * covered.length;
	}
}

const pointsOf = (keys: readonly KeyCard[], claimed: readonly number[]): number =>
	claimed.reduce((sum, key) => sum + (keys[key]?.vp ?? 0), 0);

interface Weighed {
	readonly action: Action;
	readonly worth: number;
}

const best = (all: readonly Weighed[]): Action | null =>
	all.reduce<Weighed | null>((one, other) => (one && one.worth >= other.worth ? one : other), null)?.action ??
	null;

export const weighing: Policy = (engine, deck, known, choices, chance) => {
	switch (choices.kind) {
		case 'act':
			return best(weighed(engine, deck, known, choices, chance)) ?? { do: 'pass' };
		case 'put-back':
			return { do: 'put-back', blocks: leastUseful(new Scales(engine, deck, known), choices) };
		default:
			return claiming(engine, deck, known, choices, chance);
	}
};

function weighed(engine: Engine, deck: Deck, known: Known, choices: Acts, chance: Random): Weighed[] {
	const { seat, supply, hand } = playerOf(known);
	const scales = new Scales(engine, deck, known);
	const keys = hand.map((id) => cardOf(deck, id));
	engine.setPosition(positionOf(deck, known), seat);
	const claims = engine
		.solve(supplyOf(deck, supply), keys, false)
		.sort((a, b) => pointsOf(keys, b.keys) - pointsOf(keys, a.keys))
		.slice(0, CLAIMS);
	const places = choices
		.blocks()
		.flatMap((block) => choices.placements(block).map((cells) => ({ block, cells })));
	const tried = Array.from({ length: Math.min(PLACES, places.length) }, () => ({
		...(places[chance.below(places.length)] as (typeof places)[number]),
		keys: [] as number[]
	}));
	const placing = [...claims, ...(claims.length > 0 ? [] : tried)].map(
		({ block, cells, keys: claimed }): Weighed => ({
			action: { do: 'place', block, cells },
			worth: scales.place(block, cells, claimed)
		})
	);
	const digging = choices.lines.map((line): Weighed => ({
		action: { do: 'take', line },
		worth: scales.dig(filledSites(known.yard, line))
	}));
	return [...placing, ...digging];
}

/** One after the other, each time the Block without which the rest is worth most. */
function leastUseful(
	scales: Scales,
	{ supply, over }: Extract<Choices, { kind: 'put-back' }>
): readonly number[] {
	const back: number[] = [];
	while (back.length < over) {
		const worth = supply.map((_, k) =>
			back.includes(k) ? -1 : scales.keep(supply.filter((__, other) => other !== k && !back.includes(other)))
		);
		back.push(worth.indexOf(Math.max(...worth)));
	}
	return back;
}
