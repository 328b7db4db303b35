// The Temple Floor of a game as the engine sees it, and what may be placed there.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Position, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { shapeIdOf } from './puzzles/blocks.ts';
import type { Rules } from './moment.ts';
import type { GameState, Piece, Refusal } from './state.ts';

type Temple = Pick<GameState, 'core' | 'blocks'>;

/** Far beyond any floor; further numbers would not reach the engine as they are. */
const FAR = 1000;

export function positionOf({ floor }: Pick<Deck, 'floor'>, { core, blocks }: Temple): Position {
	return { floor, core, blocks };
}

export function shapeOf(deck: Deck, { shape: id }: Piece): Shape {
	const shape = deck.shapes[id];
	if (!shape) throw new RangeError(`no shape ${id}`);
	return shape;
}

/** The engine, set to the temple and looking from the south. */
export function engineAt({ engine, deck }: Rules, temple: Temple): Engine {
	engine.setPosition(positionOf(deck, temple));
	return engine;
}

/** Indices of the pieces that have at least one legal placement. */
export function placeable(rules: Rules, temple: Temple, pieces: readonly Piece[]): number[] {
	const engine = engineAt(rules, temple);
	return pieces.flatMap((piece, k) => (engine.count(shapeOf(rules.deck, piece)) > 0 ? [k] : []));
}

/** Why these cells are no legal placement of the piece; null when they are one. The engine is left at the temple. */
export function misplaced(
	rules: Rules,
	temple: Temple,
	piece: Piece,
	cells: readonly Cell[],
	rule: string
): Refusal | null {
	const near = cells.every((cell) => cell.every((n) => Number.isInteger(n) && Math.abs(n) < FAR));
	if (!near || shapeIdOf(rules.deck, cells) !== piece.shape) return { rule };
	const violations = engineAt(rules, temple).explain(cells);
	return violations.length > 0 ? { rule, violations } : null;
}
