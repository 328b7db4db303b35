// Rules, section 2: the flat picture that a seat sees.
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import type { Colour, Position, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import { fillingAt, survey } from './geometry.ts';
import type { Filling, Temple } from './geometry.ts';

/** One visible face. */
export interface Face {
	readonly colour: Colour;
	readonly owner: number;
}

/** The view in rows from the top (v = 5) down, one letter and one Block number for each u. */
export function view(position: Position, seat: Seat): { rows: string[]; owners: number[][] } {
	const temple = survey(position);
	const rows: string[] = [];
	const owners: number[][] = [];
	for (let v = HEIGHT - 1; v >= 0; v--) {
		let letters = '';
		const numbers: number[] = [];
		for (let u = 0; u < viewWidth(temple, seat); u++) {
			const face = faceAt(temple, seat, u, v);
			letters += face === null ? '.' : face.colour;
			numbers.push(face === null ? -1 : face.owner);
		}
		rows.push(letters);
		owners.push(numbers);
	}
	return { rows, owners };
}

export function viewWidth(temple: Temple, seat: Seat): number {
	return seat === 'S' || seat === 'N' ? temple.width : temple.depth;
}

/** B-VIEW-1 and B-VIEW-2: the face of the nearest occupied cell on the line (u, v), or null for nothing. */
export function faceAt(temple: Temple, seat: Seat, u: number, v: number): Face | null {
	for (const [x, y] of columnsOnLine(temple, seat, u)) {
		const filling: Filling | undefined = fillingAt(temple, x, y, v);
		if (filling) return { colour: filling.colours[seat], owner: filling.owner };
	}
	return null;
}

/** The columns on a seat's line u, nearest first: the table of section 2. */
function columnsOnLine(temple: Temple, seat: Seat, u: number): [x: number, y: number][] {
	const { width, depth } = temple;
	const columns: [number, number][] = [];
	switch (seat) {
		case 'S':
			for (let y = 0; y < depth; y++) columns.push([u, y]);
			break;
		case 'N':
			for (let y = depth - 1; y >= 0; y--) columns.push([width - 1 - u, y]);
			break;
		case 'W':
			for (let x = 0; x < width; x++) columns.push([x, depth - 1 - u]);
			break;
		case 'E':
			for (let x = width - 1; x >= 0; x--) columns.push([x, u]);
			break;
	}
	return columns;
}
