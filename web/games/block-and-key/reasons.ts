// Why a Block may not stay where it is, with the numbers that a sentence needs and the stacks to point at.
import { HEIGHT, type Cell, type Violation } from '../../../engine-wasm/host/vocabulary.ts';
import type { Stacks } from './puzzles/stacks.ts';
import type { Column } from './seats.ts';

export interface Reason {
	readonly rule: Violation;
	/** Height at which the Block ends. */
	readonly top: number;
	/** Height of the highest stack to blame; 0 where none is. */
	readonly height: number;
	/** The stacks, or the free-hanging columns, to point at. */
	readonly columns: readonly Column[];
}

/** `broken` is the engine's answer for these cells, which lie inside the grid as seen from above. */
export function reasonsOf(broken: readonly Violation[], cells: readonly Cell[], stacks: Stacks): Reason[] {
	const top = topOf(cells);
	// Above the engine's levels it calls a cell outside; in words it is too high.
	const rules = top > HEIGHT ? [...broken.filter((rule) => rule !== 'outside'), 'too-high' as const] : broken;
	return [...new Set(rules)].map((rule) => {
		const columns = blamed(rule, cells, top, stacks);
		const height = Math.max(0, ...columns.map(([x, y]) => stacks.height(x, y)));
		return { rule, top, height, columns };
	});
}

export function topOf(cells: readonly Cell[]): number {
	return 1 + Math.max(...cells.map(([, , z]) => z));
}

/** The squares under a Block, each once. */
export function footprint(cells: readonly Cell[]): Column[] {
	const squares = new Map(cells.map(([x, y]): [string, Column] => [`${x} ${y}`, [x, y]]));
	return [...squares.values()];
}

/** Columns of the footprint whose lowest cell has nothing below it. */
export function hanging(cells: readonly Cell[], stacks: Stacks): Column[] {
	return footprint(cells).filter(([x, y]) => {
		const low = Math.min(...cells.filter((cell) => cell[0] === x && cell[1] === y).map(([, , z]) => z));
		return !stacks.supports([x, y, low]);
	});
}

/** Stacks that share a face with the Block, below it and beside it. */
export function touchedStacks(cells: readonly Cell[], stacks: Stacks): Column[] {
	const own = new Set(cells.map(String));
	const beside = cells.flatMap(([x, y, z]): Cell[] => [
		[x - 1, y, z],
		[x + 1, y, z],
		[x, y - 1, z],
		[x, y + 1, z],
		[x, y, z - 1]
	]);
	return footprint(beside.filter((cell) => !own.has(String(cell)) && stacks.isOccupied(...cell)));
}

function blamed(rule: Violation, cells: readonly Cell[], top: number, stacks: Stacks): Column[] {
	if (rule === 'not-taller')
		return touchedStacks(cells, stacks).filter(([x, y]) => stacks.height(x, y) >= top);
	if (rule === 'ledge') return hanging(cells, stacks);
	if (rule === 'too-high') return footprint(cells.filter(([, , z]) => z >= HEIGHT));
	return rule === 'no-contact' ? [] : footprint(cells);
}
