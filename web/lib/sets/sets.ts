// Sets of puzzles on this device. A set is kept as a draft whose text is the set's own link, so that tabs, devices and backups join
// it as they join every draft: two lines of it stay beside each other, nothing gets lost.
import { versionOf } from '$lib/progress/backend.ts';
import { isBranch, listed, ownRecord } from '$lib/progress/branches.ts';
import { LIMITS, type Draft } from '$lib/progress/records.ts';
import type { Store } from '$lib/progress/store.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import { makeLink, parseLink } from '../../games/block-and-key/puzzles/link.ts';
import { makeSetLink, parseSetLink, SET_MAX } from '../../games/block-and-key/puzzles/set-link.ts';

export interface PuzzleSet {
	readonly name: string;
	/** Links of its puzzles, in their order; none twice. */
	readonly links: readonly string[];
}

/** A set with the draft that holds it. */
export interface StoredSet extends PuzzleSet {
	readonly draft: Draft;
}

/** What a change of a stored set comes to. */
export type SetChange = 'kept' | 'full' | 'there' | 'unsaved';

const KEY = 'set.';

export const linksOf = (text: string): readonly string[] => parseSetLink(text, SHAPES).map(makeLink);
export const textOf = (links: readonly string[]): string =>
	makeSetLink(
		links.map((link) => parseLink(link, SHAPES)),
		SHAPES
	);
export const nameIn = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LIMITS.name);

/** Null for a puzzle that is being made, and for what cannot be read. */
function setOf(draft: Draft): StoredSet | null {
	if (!draft.key.startsWith(KEY) || draft.removed) return null;
	try {
		return { name: draft.name, links: linksOf(draft.text), draft };
	} catch {
		return null;
	}
}

/** The latest first. */
export function setsIn(drafts: readonly Draft[]): readonly StoredSet[] {
	return listed(drafts)
		.flatMap((draft) => setOf(draft) ?? [])
		.sort((a, b) => b.draft.savedAt - a.draft.savedAt);
}

/** Stored under a key of its own. */
export async function newSet(store: Store, { name, links }: PuzzleSet, now: number): Promise<Draft | null> {
	const key = KEY + crypto.randomUUID();
	const draft: Draft = { key, savedAt: now, name: nameIn(name), text: textOf(links), removed: false };
	const outcome = await store.put('drafts', draft, { base: null });
	return outcome.ok ? draft : null;
}

/** What a change makes of a set: the set as it is then, or why it is not to be had. */
type Edit = (set: PuzzleSet) => PuzzleSet | Exclude<SetChange, 'kept' | 'unsaved'>;

/** Made from what is stored at that moment; should another tab be faster, made again from what it has left. */
async function change(store: Store, set: StoredSet, edit: Edit, now: number): Promise<SetChange> {
	const stored = await store.get('drafts', set.draft.key);
	let before = (stored.ok && stored.value) || set.draft;
	for (;;) {
		const after = edit(setOf(before) ?? set);
		if (typeof after === 'string') return after;
		const own = ownRecord(before);
		const isOwn = own.key === before.key;
		const record: Draft = {
			...own,
			savedAt: Math.max(now, before.savedAt + 1),
			name: nameIn(after.name),
			text: after.links.length > 0 ? textOf(after.links) : before.text,
			removed: after.links.length === 0
		};
		const outcome = await store.put('drafts', record, { base: isOwn ? versionOf(before) : null });
		if (!outcome.ok) return 'unsaved';
		if (outcome.value.status === 'stored') {
			if (isBranch(before)) await remove(store, before, now);
			return 'kept';
		}
		before = outcome.value.record;
	}
}

/** It stays as a fact that it was removed, or a file would bring it back. */
async function remove(store: Store, draft: Draft, now: number): Promise<void> {
	const savedAt = Math.max(now, draft.savedAt + 1);
	await store.putAll({ drafts: [{ ...draft, savedAt, removed: true }] });
}

export const addTo = (store: Store, set: StoredSet, link: string, now: number): Promise<SetChange> =>
	change(
		store,
		set,
		({ name, links }) => {
			if (links.includes(link)) return 'there';
			return links.length >= SET_MAX ? 'full' : { name, links: [...links, link] };
		},
		now
	);

/** Without its last puzzle a set is gone. */
export const takeFrom = (store: Store, set: StoredSet, link: string, now: number): Promise<SetChange> =>
	change(store, set, ({ name, links }) => ({ name, links: links.filter((one) => one !== link) }), now);

export const rename = (store: Store, set: StoredSet, name: string, now: number): Promise<SetChange> =>
	change(store, set, ({ links }) => ({ name, links }), now);

/** The whole set. */
export const removeSet = (store: Store, { draft }: StoredSet, now: number): Promise<void> =>
	remove(store, draft, now);

/** One place to the front. */
export const moveUp = (store: Store, set: StoredSet, link: string, now: number): Promise<SetChange> =>
	change(
		store,
		set,
		({ name, links }) => {
			const at = links.indexOf(link);
			const before = links[at - 1];
			if (before === undefined) return { name, links };
			return { name, links: links.with(at - 1, link).with(at, before) };
		},
		now
	);
