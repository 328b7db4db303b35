// The shapes as the table of dailies writes them: a first visit has them already, and the deck would bring its cards along. A test holds
// both together.
import { SHAPES as written } from '../../../puzzles/block-and-key/daily/table.ts';
import type { Cell, Shape } from '../../../engine-wasm/host/vocabulary.ts';

const cellOf = (digits: string) => [...digits].map(Number) as unknown as Cell;

export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
	written.map(([id, cells]) => [id, cells.split(' ').sort().map(cellOf)])
);
