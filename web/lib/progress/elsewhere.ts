// The same table may be open in two tabs. What the other one stores is told, so that this one can follow and neither overwrites
// what was done in the other.
import type { StoreName } from './records.ts';
import { progress } from './progress.svelte.ts';

/** Calls `follow` when another tab has changed this record. Returns how to stop. */
export function whenChangedElsewhere(
	store: StoreName,
	key: () => string | null | undefined,
	follow: () => void
): () => void {
	let stop: (() => void) | null = null;
	let over = false;
	void progress.store().then((opened) => {
		if (over) return;
		stop = opened.onchange((changes, from) => {
			if (from === 'here' || changes === 'all') return;
			if (changes.some((change) => change.store === store && change.key === key())) follow();
		});
	});
	return () => {
		over = true;
		stop?.();
	};
}
