// Rules, section 4, "Claiming Keys": where a Key is matched after a placement.
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import type { Cell, Colour, Key, Position, Seat, Square } from '../../../engine-wasm/host/vocabulary.ts';
import { NOTHING_OFF, survey, withBlock } from './geometry.ts';
import type { Off } from './geometry.ts';
import { faceAt, viewWidth } from './view.ts';
import type { Face } from './view.ts';

/** A Key turned `rotation` quarter turns counter-clockwise with its lower left corner at (u, v). */
export interface Match {
	rotation: number;
	u: number;
	v: number;
}

/** For each Key the first match that can be claimed, or null. The placement must be legal. */
export function claims(
	position: Position,
	colour: Colour,
	cells: readonly Cell[],
	seat: Seat,
	keys: readonly Key[],
	off: Off = NOTHING_OFF
): (Match | null)[] {
	const temple = survey(withBlock(position, { colour, cells }));
	const newBlock = position.blocks.length + 1;
	const picture: (Face | null)[][] = [];
	for (let v = 0; v < HEIGHT; v++) {
		const row: (Face | null)[] = [];
		for (let u = 0; u < viewWidth(temple, seat); u++) row.push(faceAt(temple, seat, u, v));
		picture.push(row);
	}
	return keys.map((key) => firstMatch(picture, key, newBlock, off));
}

/** First match: smallest rotation, then v, then u. */
function firstMatch(
	picture: readonly (readonly (Face | null)[])[],
	key: Key,
	newBlock: number,
	off: Off
): Match | null {
	for (const { rotation, squares } of turnedKeys(key, off))
		for (const [v, row] of picture.entries())
			for (const u of row.keys()) {
				const faces = squares.map(([i, j]) => picture[v + j]?.[u + i] ?? null);
				if (!showsAll(faces, squares)) continue;
				if (!off.has('B-KEY-4') && !takesPart(faces, newBlock)) continue;
				return { rotation, u, v };
			}
	return null;
}

/** B-KEY-1 and B-KEY-3: all coloured squares show their colours; what the empty ones show is not asked. */
function showsAll(faces: readonly (Face | null)[], squares: readonly Square[]): boolean {
	return squares.every(([, , colour], index) => faces[index]?.colour === colour);
}

/** B-KEY-4: at least one square of the match is a face of the Block placed this turn. */
function takesPart(faces: readonly (Face | null)[], newBlock: number): boolean {
	return faces.some((face) => face?.owner === newBlock);
}

/** B-KEY-1: turned by 0°, 90°, 180° and 270°. B-KEY-2: never mirrored. */
function turnedKeys(key: Key, off: Off): { rotation: number; squares: Square[] }[] {
	const designs = [key.squares];
	if (off.has('B-KEY-2')) designs.push(key.squares.map(([i, j, colour]): Square => [-i, j, colour]));
	const turned: { rotation: number; squares: Square[] }[] = [];
	for (const design of designs) {
		let squares = design;
		for (let rotation = 0; rotation < (off.has('B-KEY-1') ? 1 : 4); rotation++) {
			turned.push({ rotation, squares: moveToCorner(squares) });
			squares = squares.map(([i, j, colour]): Square => [-j, i, colour]);
		}
	}
	return turned;
}

/** Moved so that the smallest i and j are 0. */
function moveToCorner(squares: readonly Square[]): Square[] {
	const minI = Math.min(...squares.map(([i]) => i));
	const minJ = Math.min(...squares.map(([, j]) => j));
	return squares.map(([i, j, colour]): Square => [i - minI, j - minJ, colour]);
}
