// The flat picture that the player in the south sees, with what the engine's view leaves out: how deep each face lies.
import { coreCells } from '../../../../engine-wasm/host/cells.ts';
import {
	COLOURS,
	HEIGHT,
	type Cell,
	type Colour,
	type Position
} from '../../../../engine-wasm/host/vocabulary.ts';

/** Squares of the picture lie eight to a row, whatever the floor: (u, v) at 8 v + u. */
export const ROW = 8;
const SQUARES = ROW * HEIGHT;
/** Behind every floor: nothing is seen there. */
const NOTHING_DEPTH = 99;
/** Where nothing is seen, in place of a colour or an owner. */
export const NOTHING = -1;

export interface Picture {
	readonly width: number;
	/** Index of the colour in COLOURS. */
	readonly colours: Int8Array;
	/** Block numbers as in a position. */
	readonly owners: Int8Array;
	/** The row y of the face. */
	readonly depths: Int8Array;
}

export function pictureOf(position: Position): Picture {
	const picture: Picture = {
		width: position.floor.width,
		colours: new Int8Array(SQUARES).fill(NOTHING),
		owners: new Int8Array(SQUARES).fill(NOTHING),
		depths: new Int8Array(SQUARES).fill(NOTHING_DEPTH)
	};
	const { core, blocks } = position;
	if (core) paint(picture, 0, core.sides.S, coreCells(core.x, core.y));
	blocks.forEach(({ colour, cells }, index) => paint(picture, index + 1, colour, cells));
	return picture;
}

/** The picture once one more Block stands there. */
export function pictureWith(
	before: Picture,
	number: number,
	colour: Colour,
	cells: readonly Cell[]
): Picture {
	const after: Picture = {
		width: before.width,
		colours: before.colours.slice(),
		owners: before.owners.slice(),
		depths: before.depths.slice()
	};
	paint(after, number, colour, cells);
	return after;
}

function paint(picture: Picture, number: number, colour: Colour, cells: readonly Cell[]): void {
	for (const [x, y, z] of cells) {
		const square = ROW * z + x;
		if (y >= (picture.depths[square] as number)) continue;
		picture.depths[square] = y;
		picture.owners[square] = number;
		picture.colours[square] = COLOURS.indexOf(colour);
	}
}
