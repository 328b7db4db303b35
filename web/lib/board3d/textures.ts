// Pictures on the surfaces, drawn on a 2D canvas: one tile a colour, the Core Cube's top, the Temple Floor.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { PATTERNS, UNIT } from '$lib/boards/patterns.ts';
import { marginOf } from './extent.ts';
import { mix, type Palette } from './palette.ts';
import { labels, type View } from './view.ts';

const TILE = 256;
const FLOOR_TILE = 112;

/** Draws in units of `units` to a side. */
function picture(
	width: number,
	height: number,
	scale: number,
	draw: (context: CanvasRenderingContext2D) => void
): CanvasTexture {
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No 2D canvas');
	context.scale(scale, scale);
	draw(context);
	const texture = new CanvasTexture(canvas);
	texture.colorSpace = SRGBColorSpace;
	texture.anisotropy = 8;
	return texture;
}

/** One cell of a Block: its pattern, a thin line around it so that cells can be counted, and its letter. */
export function tileTexture(
	palette: Palette,
	colour: Colour,
	strong: boolean,
	letter: string | null
): CanvasTexture {
	const { fill, line, mark, letter: ink } = palette.blocks[colour];
	const texture = picture(UNIT, UNIT, TILE / UNIT, (context) => {
		context.fillStyle = fill;
		context.fillRect(0, 0, UNIT, UNIT);
		context.lineCap = 'round';
		context.lineJoin = 'round';
		context.strokeStyle = strong ? mix(fill, mark, 2) : mark;
		context.lineWidth = colour === 'a' ? 2.5 : 1.9;
		context.stroke(new Path2D(PATTERNS[colour]));
		context.strokeStyle = mix(fill, line, 0.22);
		context.lineWidth = 0.5;
		context.strokeRect(0, 0, UNIT, UNIT);
		if (letter === null) return;
		context.font = `700 13px ${palette.font}`;
		context.textAlign = 'center';
		context.textBaseline = 'alphabetic';
		context.strokeStyle = fill;
		context.lineWidth = 5;
		context.strokeText(letter, UNIT / 2, UNIT / 2 + 4.6);
		context.fillStyle = ink;
		context.fillText(letter, UNIT / 2, UNIT / 2 + 4.6);
	});
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	return texture;
}

/** The top of the Core Cube: two cells a side, with the mark. */
export function coreTopTexture(palette: Palette): CanvasTexture {
	return picture(64, 64, 4, (context) => {
		context.fillStyle = palette.coreTop;
		context.fillRect(0, 0, 64, 64);
		context.strokeStyle = mix(palette.coreTop, '#22303b', 0.22);
		context.lineWidth = 0.7;
		context.stroke(new Path2D('M32 0v64M0 32h64'));
		context.translate(12, 12);
		context.scale(1.25, 1.25);
		context.strokeStyle = context.fillStyle = mix(palette.coreTop, '#fffdf8', 0.82);
		context.lineWidth = 2.6;
		context.lineJoin = 'round';
		context.stroke(new Path2D('M6 4.5h20L22.4 27.5H9.6z'));
		context.fill(new Path2D('M12.8 10.4h6.4v6.2h-1.8v4.2h-2.8v-4.2h-1.8z'));
	});
}

/** The slab seen from above: margin, chequered squares, grid, names of columns and rows. */
export function floorTexture(palette: Palette, view: View, plain: boolean): CanvasTexture {
	const margin = marginOf(plain);
	const { width, depth } = view;
	return picture(width + 2 * margin, depth + 2 * margin, FLOOR_TILE, (context) => {
		context.fillStyle = palette.slab;
		context.fillRect(0, 0, width + 2 * margin, depth + 2 * margin);
		context.translate(margin, margin);
		const tint = mix(palette.floor, palette.grid, 0.16);
		for (let u = 0; u < width; u++) {
			for (let row = 0; row < depth; row++) {
				// Row 0 of the picture is the farthest; the square nearest left is tinted, as a1 is dark in chess.
				context.fillStyle = (u + depth - 1 - row) % 2 === 0 ? tint : palette.floor;
				context.fillRect(u, row, 1, 1);
			}
		}
		context.strokeStyle = palette.grid;
		context.lineWidth = 0.025;
		context.beginPath();
		for (let u = 0; u <= width; u++) {
			context.moveTo(u, 0);
			context.lineTo(u, depth);
		}
		for (let row = 0; row <= depth; row++) {
			context.moveTo(0, row);
			context.lineTo(width, row);
		}
		context.stroke();
		if (plain) return;
		const { near, left } = labels(view);
		context.fillStyle = palette.label;
		context.textAlign = 'center';
		context.textBaseline = 'middle';
		// Browsers measure text in whole pixels, so it is drawn large and scaled down.
		const write = (text: string, x: number, y: number) => {
			context.save();
			context.translate(x, y);
			context.scale(0.01, 0.01);
			context.font = `700 44px ${palette.font}`;
			context.fillText(text, 0, 0);
			context.restore();
		};
		near.forEach((name, u) => write(name, u + 0.5, depth + margin * 0.45));
		left.forEach((name, v) => write(name, -margin * 0.45, depth - v - 0.5));
	});
}
