// The streak of this device, for pages that follow the table `sessions`. Kept apart from the progress, so that a first visit does
// not load it.
import { progress } from './progress.svelte.ts';
import { streakOf, type Streak } from './streak.ts';

/** Null until the sittings have been read. Reactive. */
export function streakOfDevice(): Streak | null {
	const { sessions, clock } = progress;
	return sessions && clock ? streakOf(sessions, clock) : null;
}
