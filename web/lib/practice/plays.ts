// The plays of one puzzle outside the dailies, without reading all the others.
import { progress } from '$lib/progress/progress.svelte.ts';
import { playKey, type PracticeSession } from '$lib/progress/records.ts';

/** Empty where they cannot be read. */
export async function playsOf(puzzle: string): Promise<readonly PracticeSession[]> {
	const outcome = await (await progress.store()).range('practice', playKey(puzzle, ''));
	return outcome.ok ? outcome.value : [];
}
