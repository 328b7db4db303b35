// A key in another turn.
import type { Key, Square } from '../../../engine-wasm/host/vocabulary.ts';

/** The key's squares, in their order, after quarter turns counter-clockwise; the smallest i and j are 0. */
export function turnedKey({ squares }: Key, rotation: number): Square[] {
	let turned: Square[] = squares.map(([i, j, colour]) => [i, j, colour]);
	for (let k = 0; k < rotation; k++) turned = turned.map(([i, j, colour]) => [-j, i, colour]);
	const left = Math.min(...turned.map(([i]) => i));
	const bottom = Math.min(...turned.map(([, j]) => j));
	return turned.map(([i, j, colour]) => [i - left, j - bottom, colour]);
}
