// For two to four players: claims the most VP that one Block can; without a claim it digs while it has few Blocks, else it
// places where its own Enigma shows most.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Cell } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Random } from '../../rng.ts';
import { cardOf } from '../cards.ts';
import type { Choices } from '../choices.ts';
import { flatView, viewWith } from '../flatview.ts';
import type { Known } from '../known.ts';
import { supplyOf } from '../puzzles/blocks.ts';
import type { Action, Line, Piece } from '../state.ts';
import { positionOf } from '../temple.ts';
import { filledSites } from '../yard.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { playerOf } from './sheet.ts';

/** With so many Blocks or fewer it digs. */
const DIG_BELOW = 4;
/** Placements that are looked at when there is nothing to claim. */
const LOOKS = 40;

type Acts = Extract<Choices, { kind: 'act' }>;

export const claiming: Policy = (engine, deck, known, choices, chance) => {
	switch (choices.kind) {
		case 'core':
			return { do: 'core', colour: playerOf(known).enigma ?? 'w' };
		case 'line':
			return { do: 'take', line: usefulLine(deck, known, choices.lines) };
		case 'act':
			return claim(engine, deck, known) ?? dig(deck, known, choices) ?? place(deck, known, choices, chance);
		case 'put-back': {
			const use = choices.supply.map((piece) => usefulness(deck, known, piece));
			const least = [...use.keys()].sort((a, b) => (use[a] as number) - (use[b] as number));
			return { do: 'put-back', blocks: least.slice(0, choices.over) };
		}
		case 'claim':
			return { do: 'claim', cards: choices.claimable };
		case 'draw':
			// Suns are claimed sooner than Moons.
			return { do: 'draw', altar: choices.altars[0] ?? 'sun' };
		default:
			return random(engine, deck, known, choices, chance);
	}
};

function claim(engine: Engine, deck: Deck, known: Known): Action | null {
	const { seat, supply, hand } = playerOf(known);
	const keys = hand.map((id) => cardOf(deck, id));
	engine.setPosition(positionOf(deck, known), seat);
	let best: { readonly action: Action; readonly points: number } | null = null;
	for (const { block, cells, keys: claimed } of engine.solve(supplyOf(deck, supply), keys, false)) {
		const points = claimed.reduce((sum, key) => sum + (keys[key]?.vp ?? 0), 0);
		if (points > (best?.points ?? 0)) best = { action: { do: 'place', block, cells }, points };
	}
	return best?.action ?? null;
}

function dig(deck: Deck, known: Known, { lines, blocks }: Acts): Action | null {
	const few = playerOf(known).supply.length <= DIG_BELOW && known.lastTurns === null;
	if (lines.length === 0 || (!few && blocks().length > 0)) return null;
	return { do: 'take', line: usefulLine(deck, known, lines) };
}

function place(deck: Deck, known: Known, { blocks, placements }: Acts, chance: Random): Action {
	const { seat, supply, enigma } = playerOf(known);
	const before = flatView(positionOf(deck, known), seat);
	const facesWith = ({ colour }: Piece, cells: readonly Cell[]) =>
		viewWith(before, known.blocks.length + 1, colour, cells, seat, deck.floor)
			.flat()
			.filter((face) => face?.colour === enigma).length;
	const places = blocks().flatMap((block) => placements(block).map((cells) => ({ block, cells })));
	let best: { readonly action: Action; readonly faces: number } | null = null;
	for (let look = 0; look < LOOKS && places.length > 0; look++) {
		const { block, cells } = places[chance.below(places.length)] as (typeof places)[number];
		const faces = facesWith(supply[block] as Piece, cells);
		if (faces > (best?.faces ?? -1)) best = { action: { do: 'place', block, cells }, faces };
	}
	return best?.action ?? { do: 'pass' };
}

/** The VP of the Keys in the hand that show the Block's colour. */
function usefulness(deck: Deck, known: Known, { colour }: Piece): number {
	const showing = playerOf(known)
		.hand.map((id) => cardOf(deck, id))
		.filter(({ squares }) => squares.some(([, , square]) => square === colour));
	return 1 + showing.reduce((sum, { vp }) => sum + vp, 0);
}

function usefulLine(deck: Deck, known: Known, lines: readonly Line[]): Line {
	const useOf = (line: Line) =>
		filledSites(known.yard, line).reduce(
			(sum, site) => sum + usefulness(deck, known, known.yard[site] as Piece),
			0
		);
	const use = lines.map(useOf);
	return lines[use.indexOf(Math.max(...use))] as Line;
}
