// What a person has selected in each sitting or run but not yet done, kept at once so that a page that was closed comes back as it
// was. It is no fact of the records: it counts for nothing, joins with nothing and goes with the sitting.
import type { Json } from './values.ts';

/** By the key of a sitting or run. */
export interface Selections<Selection> {
	of(key: string): Selection | null;
	keep(key: string, selection: Selection | null): void;
}

const NAME = 'keystone.held';
/** Sittings and runs remembered; the oldest goes first. */
const MOST = 12;

type Entry = readonly [key: string, selection: unknown];

const isEntry = (entry: unknown): entry is Entry => Array.isArray(entry) && typeof entry[0] === 'string';

function read(storage: Storage): Entry[] {
	try {
		const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		return [];
	}
}

/** Whatever is damaged counts as nothing selected; a browser that refuses to store loses only this. */
export function selectionsIn<Selection>(
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
				if (entries.length > 0) storage().setItem(NAME, JSON.stringify(entries.slice(-MOST)));
				else storage().removeItem(NAME);
			} catch {
				// Selected until the page closes.
			}
		}
	};
}

/** In runs each screen knows for itself what it can still use of it. */
export const runSelections: Selections<Json> = selectionsIn(
	() => localStorage,
	(selection): selection is Json => selection !== undefined
);

/** For selections that were part of the records once. */
export function keepIfAbsent(key: string, selection: Json): void {
	if (runSelections.of(key) === null) runSelections.keep(key, selection);
}
