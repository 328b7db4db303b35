// Rules, section 4: which placements are legal, and which rules an illegal one breaks.
// In the words of the rules: O is `temple`, the cells occupied before; B is `block`, the cells of the placed Block.
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import type { Cell, Position, Shape, Violation } from '../../../engine-wasm/host/vocabulary.ts';
import {
	compareCellLists,
	cornerNeighbours,
	faceNeighbours,
	isOccupied,
	NOTHING_OFF,
	rotations,
	stackHeight,
	survey,
	withoutDuplicates
} from './geometry.ts';
import type { Off, Temple } from './geometry.ts';

/** All rules that a placement breaks, in the order of the rules document. */
export function explain(position: Position, cells: readonly Cell[], off: Off = NOTHING_OFF): Violation[] {
	return violations(survey(position), cells, off);
}

/** Every legal set of cells: each of the 24 rotations tried at every place of the floor. */
export function placements(position: Position, shape: Shape, off: Off = NOTHING_OFF): Cell[][] {
	const temple = survey(position);
	const legal: Cell[][] = [];
	for (const turned of withoutDuplicates(rotations(shape)))
		for (let dx = 0; dx < temple.width; dx++)
			for (let dy = 0; dy < temple.depth; dy++)
				for (let dz = 0; dz < HEIGHT; dz++) {
					const cells = turned.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
					if (violations(temple, cells, off).length === 0) legal.push(cells);
				}
	return withoutDuplicates(legal).sort(compareCellLists);
}

function violations(temple: Temple, cells: readonly Cell[], off: Off): Violation[] {
	const broken: Violation[] = [];
	// With `outside` the other checks look at the cells inside the grid only; if there is none, at nothing.
	const block = cells.filter((cell) => isInsideGrid(temple, cell));
	if (!off.has('B-PLACE-GRID') && block.length < cells.length) broken.push('outside');
	if (block.length === 0) return broken;
	if (!off.has('B-PLACE-FREE') && overlaps(temple, block)) broken.push('overlap');
	if (!off.has('B-PLACE-DROP') && isCovered(temple, block)) broken.push('covered');
	if (!off.has('B-PLACE-3') && isTooHigh(block)) broken.push('too-high');
	if (!off.has('B-PLACE-5') && isLedge(temple, block, off)) broken.push('ledge');
	if (!off.has('B-PLACE-1') && !touches(temple, block)) broken.push('no-contact');
	if (!off.has('B-PLACE-2') && !isTaller(temple, block)) broken.push('not-taller');
	return broken;
}

/** B-PLACE-GRID: inside the grid lines. Below the floor is outside; above the sixth level is not (B-PLACE-3). */
function isInsideGrid(temple: Temple, [x, y, z]: Cell): boolean {
	return x >= 0 && x < temple.width && y >= 0 && y < temple.depth && z >= 0;
}

/** B-PLACE-FREE: no cell of B is occupied. */
function overlaps(temple: Temple, block: readonly Cell[]): boolean {
	return block.some(([x, y, z]) => isOccupied(temple, x, y, z));
}

/** B-PLACE-DROP: no occupied cell lies above a cell of B in its column. */
function isCovered(temple: Temple, block: readonly Cell[]): boolean {
	for (const [x, y, z] of block)
		for (let above = z + 1; above < HEIGHT; above++) if (isOccupied(temple, x, y, above)) return true;
	return false;
}

/** B-PLACE-3: every z ≤ 5. */
function isTooHigh(block: readonly Cell[]): boolean {
	return block.some(([, , z]) => z > 5);
}

/**
 * B-PLACE-4 and B-PLACE-5: all columns supported is fine. Otherwise only a straight bridge is allowed, whose
 * columns at both ends are supported. Everything else is a ledge.
 */
function isLedge(temple: Temple, block: readonly Cell[], off: Off): boolean {
	const lowest = lowestCells(block);
	if (lowest.every((cell) => isSupported(temple, cell))) return false;
	if (off.has('B-PLACE-4')) return true;
	const ends = endsOfLine(lowest);
	if (ends === null) return true;
	return !ends.every((cell) => isSupported(temple, cell));
}

/** The lowest cell of B in each column of its footprint. */
function lowestCells(block: readonly Cell[]): Cell[] {
	const lowest = new Map<string, Cell>();
	for (const cell of block) {
		const [x, y, z] = cell;
		const column = `${x},${y}`;
		const before = lowest.get(column);
		if (before === undefined || z < before[2]) lowest.set(column, cell);
	}
	return [...lowest.values()];
}

/** A column is supported when its lowest cell lies on the floor or directly on an occupied cell. */
function isSupported(temple: Temple, [x, y, z]: Cell): boolean {
	return z === 0 || isOccupied(temple, x, y, z - 1);
}

/** The two columns at the ends of a footprint that is one straight line from above, or null. */
function endsOfLine(columns: readonly Cell[]): [Cell, Cell] | null {
	const sorted = [...columns].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const first = sorted[0];
	const last = sorted[sorted.length - 1];
	if (first === undefined || last === undefined) return null;
	const alongX = columns.every(([, y]) => y === first[1]);
	const alongY = columns.every(([x]) => x === first[0]);
	return alongX || alongY ? [first, last] : null;
}

/** B-PLACE-1: B shares a face with an occupied cell, or touches one corner to corner. */
function touches(temple: Temple, block: readonly Cell[]): boolean {
	for (const cell of block) {
		for (const [x, y, z] of faceNeighbours(cell)) if (isOccupied(temple, x, y, z)) return true;
		for (const [x, y, z] of cornerNeighbours(cell)) if (isOccupied(temple, x, y, z)) return true;
	}
	return false;
}

/** B-PLACE-2: the top of B is greater than the full height of every stack it shares a face with. */
function isTaller(temple: Temple, block: readonly Cell[]): boolean {
	const top = 1 + Math.max(...block.map(([, , z]) => z));
	for (const cell of block)
		for (const [x, y, z] of faceNeighbours(cell))
			if (isOccupied(temple, x, y, z) && !(top > stackHeight(temple, x, y))) return false;
	return true;
}
