// The draft of this device: stored with every change, taken up again on the next visit; and drafts that went another way in
// another tab or on another device.
import { versionOf } from '$lib/progress/backend.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import type { Draft } from '$lib/progress/records.ts';
import { makeDraft, parseDraft, type Made } from './made.ts';

const KEY = 'editor';

export function storedDraft(): Draft | null {
	return progress.drafts?.find(({ key, removed }) => key === KEY && !removed) ?? null;
}

/** The latest first. */
export function otherDrafts(): readonly Draft[] {
	const others = progress.drafts?.filter(({ key, removed }) => key !== KEY && !removed) ?? [];
	return others.sort((a, b) => b.savedAt - a.savedAt);
}

export function madeOfDraft(draft: Draft | null): Made | null {
	return draft && parseDraft(draft.text, SHAPES);
}

/** What this tab has written or read last: each save is made from it. */
let latest: Draft | null = null;

export function readDraft(draft: Draft | null): Made | null {
	latest = draft;
	return madeOfDraft(draft);
}

/** `kept` is false when the browser does not keep it. What another tab has stored meanwhile stays as a draft of its own. */
export async function saveDraft(made: Made): Promise<{ readonly text: string; readonly kept: boolean }> {
	const text = makeDraft(made);
	const before = latest;
	// Later than the last one even if the clock was set back, or the join would drop it.
	const savedAt = Math.max(Date.now(), (before?.savedAt ?? -1) + 1);
	latest = { key: KEY, savedAt, name: '', text, removed: false };
	const base = before && versionOf(before);
	const outcome = await (await progress.store()).put('drafts', latest, { base, joins: true });
	return { text, kept: outcome.ok && outcome.value.durable };
}
