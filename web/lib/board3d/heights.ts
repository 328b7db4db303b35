// Numbers lying on top of what stands: how high each stack is, and how high it would be with the held Block.
import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Palette } from './palette.ts';
import { scenePoint, type View } from './view.ts';

/** Pixels of a number in the picture that has them all: a row for what stands, one for what is held. */
const SIDE = 64;
const NUMBERS = 8;
/** Of a square, and above it. */
const SIZE = 0.66;
const LIFT = 0.03;

export function numbersTexture(palette: Palette): CanvasTexture {
	const canvas = document.createElement('canvas');
	canvas.width = NUMBERS * SIDE;
	canvas.height = 2 * SIDE;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No 2D canvas');
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	context.font = `700 ${SIDE * 0.62}px ${palette.font}`;
	[
		[palette.dotRim, palette.legal],
		[palette.legal, palette.dotRim]
	].forEach(([disc = '', ink = ''], row) => {
		for (let k = 0; k < NUMBERS; k++) {
			const [x, y] = [(k + 0.5) * SIDE, (row + 0.5) * SIDE];
			context.fillStyle = disc;
			context.beginPath();
			context.arc(x, y, SIDE * 0.44, 0, 2 * Math.PI);
			context.fill();
			context.fillStyle = ink;
			context.fillText(String(k + 1), x, y + SIDE * 0.04);
		}
	});
	const texture = new CanvasTexture(canvas);
	texture.colorSpace = SRGBColorSpace;
	texture.anisotropy = 8;
	return texture;
}

function topsOf(cells: readonly Cell[]): Map<string, Cell> {
	const tops = new Map<string, Cell>();
	for (const cell of cells) {
		const name = `${cell[0]},${cell[1]}`;
		if (cell[2] >= (tops.get(name)?.[2] ?? 0)) tops.set(name, cell);
	}
	return tops;
}

/** Cells as the seat sees them. The held Block's numbers take the place of those below it. */
export function numbersGeometry(
	view: View,
	standing: readonly Cell[],
	held: readonly Cell[]
): BufferGeometry {
	const positions: number[] = [];
	const uvs: number[] = [];
	const indices: number[] = [];
	const over = topsOf(held);
	const add = ([u, v, z]: Cell, row: 0 | 1) => {
		const at = positions.length / 3;
		const k = Math.min(z, NUMBERS - 1);
		for (const [du, dv] of [
			[0, 0],
			[1, 0],
			[1, 1],
			[0, 1]
		] as const) {
			const x = u + 0.5 + (du - 0.5) * SIZE;
			const y = v + 0.5 + (dv - 0.5) * SIZE;
			positions.push(...scenePoint(view, x, y, z + 1 + LIFT));
			uvs.push((k + du) / NUMBERS, (1 - row + dv) / 2);
		}
		indices.push(at, at + 1, at + 2, at, at + 2, at + 3);
	};
	for (const [name, cell] of topsOf(standing)) if (!over.has(name)) add(cell, 0);
	for (const cell of over.values()) add(cell, 1);
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
	geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
	geometry.setIndex(indices);
	return geometry;
}
