// The one draft of this device: stored with every change, taken up again on the next visit.
import { progress } from '$lib/progress/progress.svelte.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import type { Draft } from '$lib/progress/records.ts';
import { makeDraft, parseDraft, type Made } from './made.ts';

const KEY = 'editor';

export function storedDraft(): Draft | null {
	return progress.drafts?.find(({ key, removed }) => key === KEY && !removed) ?? null;
}

export function madeOfDraft(draft: Draft | null): Made | null {
	return draft && parseDraft(draft.text, SHAPES);
}

/** False when the browser does not keep it. */
export async function saveDraft(made: Made): Promise<{ readonly text: string; readonly kept: boolean }> {
	const text = makeDraft(made);
	const store = await progress.store();
	// Later than the last one even if the clock was set back, or the join would drop it.
	const savedAt = Math.max(Date.now(), (storedDraft()?.savedAt ?? -1) + 1);
	const outcome = await store.put('drafts', { key: KEY, savedAt, name: '', text, removed: false });
	return { text, kept: outcome.ok && outcome.value.durable };
}
