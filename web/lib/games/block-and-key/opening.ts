// Which run an address asks for: one that is kept, a new one from a seed, or whatever is open.
import { ownRun, RUN_KINDS, type RunRecord } from '$lib/progress/runs.ts';
import { isSeed, tidySeed } from '../../../games/block-and-key/seed.ts';
import { newRun, type RunStore } from './saved.ts';

export interface Chance {
	readonly now: () => number;
	/** A seed that nobody has chosen. */
	readonly seed: () => string;
}

/** Null when the address names a run that is not here, or a seed that is none. */
export async function openRun(
	address: URLSearchParams,
	store: RunStore,
	{ now, seed }: Chance
): Promise<RunRecord | null> {
	const key = address.get('run');
	if (key) {
		const run = await store.run(key);
		// A branch is gone on with under a key of its own.
		const own = run && ownRun(run);
		return own && own !== run ? ((await store.run(own.key)) ?? own) : (run ?? null);
	}
	const wished = tidySeed(address.get('seed') ?? '');
	if (wished) {
		if (!isSeed(wished)) return null;
		const kind = RUN_KINDS.find((one) => one === address.get('kind')) ?? 'seed';
		return newRun(wished, kind, now());
	}
	const open = (await store.runs()).filter(({ endedAt }) => endedAt === null);
	open.sort((a, b) => b.savedAt - a.savedAt);
	return open[0] ?? newRun(seed(), 'random', now());
}
