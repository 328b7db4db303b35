// Random temples as they arise in play: Blocks of the box placed legally one after the other.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import {
	COLOURS,
	SEATS,
	type Block,
	type Cell,
	type Colour,
	type Core
} from '../../../../engine-wasm/host/vocabulary.ts';
import type { Position, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Random } from '../../rng.ts';
import { boxOf, type BoxBlock } from './blocks.ts';

export interface Temple {
	readonly position: Position;
	/** What is still in the box, in random order. */
	readonly rest: readonly BoxBlock[];
}

/** Placements looked at for each Block; the most temple-like of them is taken. */
const LOOKS = 2;

/** The Core Cube of the solo game with this colour to the south; the others follow the cycle clockwise. */
export function coreFacing(deck: Deck, south: Colour): Core {
	const from = COLOURS.indexOf(south);
	const sides = Object.fromEntries(
		SEATS.map((seat, k) => [seat, COLOURS[(from + k) % COLOURS.length]])
	) as Record<Seat, Colour>;
	const [x, y] = deck.core[1];
	return { x, y, sides };
}

/** A temple of so many Blocks; leaves the engine set to it, looked at from the south. */
export function randomTemple(engine: Engine, deck: Deck, random: Random, count: number): Temple {
	const { width, depth } = deck.floor;
	const rest = random.shuffled(boxOf(deck));
	const blocks: Block[] = [];
	const core = coreFacing(deck, COLOURS[random.below(COLOURS.length)] as Colour);
	const position = { floor: { width, depth }, core, blocks };
	engine.setPosition(position, 'S');
	for (let tries = rest.length; blocks.length < count && tries > 0; tries--) {
		const block = rest.shift() as BoxBlock;
		const cells = templeLike(engine, deck, block, random);
		// A Block without room goes back under the others.
		if (!cells) rest.push(block);
		else {
			blocks.push({ colour: block.colour, cells });
			engine.setPosition(position, 'S');
		}
	}
	return { position, rest };
}

function templeLike(engine: Engine, deck: Deck, { shape }: BoxBlock, random: Random): Cell[] | null {
	const count = engine.list(shape);
	let best: Cell[] | null = null;
	let bestWorth = -Infinity;
	for (let look = 0; look < LOOKS && count > 0; look++) {
		const cells = engine.cells(engine.listed[random.below(count)] as number);
		const worth = templeWorth(deck, cells);
		if (worth > bestWorth) [best, bestWorth] = [cells, worth];
	}
	return best;
}

/** Temples are high and close together: height counts for, distance from the middle against a placement. */
function templeWorth(deck: Deck, cells: readonly Cell[]): number {
	const { width, depth } = deck.floor;
	let worth = 0;
	for (const [x, y, z] of cells) {
		worth += z - Math.abs(2 * x + 1 - width) / 2 - Math.abs(2 * y + 1 - depth) / 2;
	}
	return worth / cells.length;
}
