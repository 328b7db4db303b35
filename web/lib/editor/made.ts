// A puzzle in the making: the temple, the supply and the painted keys, any of which may still be missing; and its text,
// which is a link in which 'x' stands for what is missing and a key's squares stay where they were painted.
import { settled } from '../../../engine-wasm/host/input.ts';
import { makePosition } from '../../../engine-wasm/host/notation.ts';
import {
	COLOURS,
	SEATS,
	type Block,
	type Colour,
	type Core,
	type Key,
	type Position,
	type Seat,
	type Square
} from '../../../engine-wasm/host/vocabulary.ts';
import type { Kind, PuzzleBlock } from '../../../puzzles/schema/puzzle.ts';
import {
	KEY_SIDE,
	KIND_PARTS,
	kindOfLink,
	parseLink,
	shapeOf,
	SUPPLY_MAX,
	wordOf,
	type LinkPuzzle,
	type Shapes
} from '../../games/block-and-key/puzzles/link.ts';

/** The squares of a card from the lower left, row by row. */
export type Painted = readonly (Colour | null)[];

export interface Made {
	/** The side of the Core Cube that looks to the player. */
	readonly south: Colour;
	/** In the order of placing. */
	readonly blocks: readonly Block[];
	readonly supply: readonly PuzzleBlock[];
	readonly keys: readonly Painted[];
	readonly kind: Kind;
}

export const BLANK: Painted = Array<null>(KEY_SIDE * KEY_SIDE).fill(null);
export const EMPTY: Made = { south: 'w', blocks: [], supply: [], keys: [BLANK], kind: 'one-block' };

const KEYS_MAX = Math.max(...Object.values(KIND_PARTS).map(({ keys }) => keys[1]));
const VERSION = 'bk1e';
const NONE = 'x';

export function positionOf({ south, blocks }: Made): Position {
	return { floor: { width: 8, depth: 8 }, core: coreFacing(south), blocks };
}

function coreFacing(south: Colour): Core {
	const from = COLOURS.indexOf(south);
	const sides = SEATS.map((seat, k) => [seat, COLOURS[(from + k) % COLOURS.length]]);
	return { x: 3, y: 3, sides: Object.fromEntries(sides) as Record<Seat, Colour> };
}

export const squareAt = (i: number, j: number): number => KEY_SIDE * j + i;

function squaresOf(painted: Painted): Square[] {
	return painted.flatMap((colour, at): Square[] =>
		colour ? [[at % KEY_SIDE, Math.floor(at / KEY_SIDE), colour]] : []
	);
}

/** The keys that have a square, moved to the corner of their card. */
export function keysOf({ keys }: Made): Key[] {
	return keys
		.map(squaresOf)
		.filter(({ length }) => length > 0)
		.map((squares) => ({ squares: settled(squares) }));
}

/** What a link holds, once there is a key and something to claim it with. */
export function puzzleOf(made: Made): LinkPuzzle | null {
	const keys = keysOf(made);
	const { kind, supply } = made;
	if (!isWithin(supply.length, KIND_PARTS[kind].supply) || !isWithin(keys.length, KIND_PARTS[kind].keys))
		return null;
	const position = positionOf(made);
	return { position, seat: 'S', supply, keys, ...(kind !== 'one-block' && { kind }) };
}

const isWithin = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most;

export const blockName = ({ shape, colour }: PuzzleBlock): string => shape + colour;

/** The Blocks that stand in the temple, as the box names them. */
export function standing({ blocks }: Made, shapes: Shapes): PuzzleBlock[] {
	return blocks.map(({ colour, cells }) => ({ shape: shapeOf(shapes, cells) ?? '', colour }));
}

export function makeDraft(made: Made): string {
	const position = makePosition(positionOf(made)).replace(/^bk1p/, VERSION);
	const supply = made.supply.map(blockName).join('.') || NONE;
	const keys = made.keys.map((key) => squaresOf(key).flat().join('') || NONE).join('.');
	return [position, 'S', supply, keys, ...wordOf(made.kind)].join('-');
}

/** Null when the text is none of ours, for instance of a later version. */
export function parseDraft(text: string, shapes: Shapes): Made | null {
	const [version, floor = '', core = '', blocks = '', seat = '', supply = '', keys = '', ...words] =
		text.split('-');
	const kind = kindOfLink(text);
	if (version !== VERSION || String(words) !== String(wordOf(kind))) return null;
	// Some Block of the supply and some key that are always good stand for the missing ones.
	const spare = supply === NONE ? spareBlock(blocks, shapes) : supply;
	try {
		const held = parseLink(`bk1z-${floor}-${core}-${blocks}-${seat}-${spare}-00w`, shapes);
		const painted = keys.split('.').map(paintedOf);
		if (painted.length > KEYS_MAX || held.seat !== 'S') return null;
		const { position } = held;
		return {
			south: position.core?.sides.S ?? 'w',
			blocks: position.blocks,
			supply: supply === NONE ? [] : held.supply,
			keys: painted,
			kind
		};
	} catch {
		return null;
	}
}

function spareBlock(blocks: string, shapes: Shapes): string {
	const taken = blocks.split('.').map((text) => {
		const cells = (text.slice(1).match(/.{3}/g) ?? []).map(
			(cell) => [...cell].map(Number) as unknown as readonly [number, number, number]
		);
		return (cells.length > 0 ? shapeOf(shapes, cells) : null) + text.charAt(0);
	});
	const box = Object.keys(shapes).flatMap((shape) => COLOURS.map((colour) => shape + colour));
	return box.find((name) => !taken.includes(name)) ?? '';
}

function paintedOf(text: string): Painted {
	if (text === NONE) return BLANK;
	if (!/^(?:[0-3][0-3][wbga]){1,16}$/.test(text)) throw new RangeError('no key');
	const painted = [...BLANK];
	for (const [i, j, colour] of text.match(/.{3}/g) ?? [])
		painted[squareAt(Number(i), Number(j))] = colour as Colour;
	return painted;
}

export const isFull = ({ supply }: Made): boolean => supply.length >= SUPPLY_MAX;
