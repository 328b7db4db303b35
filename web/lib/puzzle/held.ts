// The Block that a person holds in each sitting, kept at once so that a page that was closed comes back as it was. It is
// no fact of the records: it counts for nothing, joins with nothing and goes with the sitting.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';

export interface HeldBlock {
	/** Index into the supply. */
	readonly block: number;
	readonly cells: readonly Cell[];
}

export interface HeldBlocks {
	of(play: string): HeldBlock | null;
	keep(play: string, held: HeldBlock | null): void;
}

const KEY = 'keystone.held';
/** Sittings remembered; the oldest goes first. */
const MOST = 12;

type Entry = readonly [play: string, held: HeldBlock];

const isCell = (cell: unknown): cell is Cell =>
	Array.isArray(cell) && cell.length === 3 && cell.every((part) => Number.isInteger(part));

function isEntry(entry: unknown): entry is Entry {
	if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
	const held: unknown = entry[1];
	if (typeof held !== 'object' || held === null || !('block' in held) || !('cells' in held)) return false;
	return Number.isInteger(held.block) && Array.isArray(held.cells) && held.cells.every(isCell);
}

function read(storage: Storage): Entry[] {
	try {
		const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		return [];
	}
}

/** Whatever is damaged counts as nothing held; a browser that refuses to store loses only this. */
export function heldIn(storage: () => Storage): HeldBlocks {
	return {
		of(play) {
			try {
				return read(storage()).find(([key]) => key === play)?.[1] ?? null;
			} catch {
				return null;
			}
		},
		keep(play, held) {
			try {
				const others = read(storage()).filter(([key]) => key !== play);
				const entries: Entry[] = held ? [...others, [play, held]] : others;
				if (entries.length > 0) storage().setItem(KEY, JSON.stringify(entries.slice(-MOST)));
				else storage().removeItem(KEY);
			} catch {
				// Held until the page closes.
			}
		}
	};
}

export const heldBlocks = heldIn(() => localStorage);
