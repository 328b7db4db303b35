// What a person has selected in each sitting or run but not yet done, kept at once so that a page that was closed comes back as it
// was. It is no fact of the records: it counts for nothing, joins with nothing and goes with the sitting.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Json } from '$lib/progress/values.ts';

/** By the key of a sitting or run. */
export interface Selections<Selection> {
	of(key: string): Selection | null;
	keep(key: string, selection: Selection | null): void;
}

export interface HeldBlock {
	/** Index into the supply. */
	readonly block: number;
	readonly cells: readonly Cell[];
}
export type HeldBlocks = Selections<HeldBlock>;

const KEY = 'keystone.held';
/** Sittings and runs remembered; the oldest goes first. */
const MOST = 12;

type Entry = readonly [key: string, selection: unknown];

const isEntry = (entry: unknown): entry is Entry => Array.isArray(entry) && typeof entry[0] === 'string';

const isCell = (cell: unknown): cell is Cell =>
	Array.isArray(cell) && cell.length === 3 && cell.every((part) => Number.isInteger(part));

function isHeldBlock(held: unknown): held is HeldBlock {
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

/** Whatever is damaged counts as nothing selected; a browser that refuses to store loses only this. */
function selectionsIn<Selection>(
	storage: () => Storage,
	is: (selection: unknown) => selection is Selection
): Selections<Selection> {
	return {
		of(key) {
			try {
				const selection = read(storage()).find(([name]) => name === key)?.[1];
				return is(selection) ? selection : null;
			} catch {
				return null;
			}
		},
		keep(key, selection) {
			try {
				const others = read(storage()).filter(([name]) => name !== key);
				const entries: Entry[] = selection ? [...others, [key, selection]] : others;
				if (entries.length > 0) storage().setItem(KEY, JSON.stringify(entries.slice(-MOST)));
				else storage().removeItem(KEY);
			} catch {
				// Selected until the page closes.
			}
		}
	};
}

export const heldIn = (storage: () => Storage): HeldBlocks => selectionsIn(storage, isHeldBlock);
export const heldBlocks = heldIn(() => localStorage);

/** In runs each screen knows for itself what it can still use of it. */
export const runSelectionsIn = (storage: () => Storage): Selections<Json> =>
	selectionsIn(storage, (selection): selection is Json => selection !== undefined);
export const runSelections = runSelectionsIn(() => localStorage);
