// The runs of this device, for the playing screen: it keeps its run after every action and finds it again.
import { progress } from '$lib/progress/progress.svelte.ts';
import { runKey, type RunKind, type RunRecord } from '$lib/progress/runs.ts';
import type { Instant } from '$lib/progress/records.ts';

export interface RunStore {
	/** All of them, the latest first. */
	runs(): Promise<RunRecord[]>;
	run(key: string): Promise<RunRecord | undefined>;
	/** Rejects when it could not be written; it is then tried again with the next one. */
	keep(record: RunRecord): Promise<void>;
}

async function runs(): Promise<RunRecord[]> {
	const outcome = await (await progress.store()).all('runs');
	if (!outcome.ok) throw new Error(outcome.code);
	return [...outcome.value].sort((a, b) => b.startedAt - a.startedAt);
}

export const runStore: RunStore = {
	runs,
	async run(key) {
		const outcome = await (await progress.store()).get('runs', key);
		if (!outcome.ok) throw new Error(outcome.code);
		return outcome.value;
	},
	async keep(record) {
		const outcome = await (await progress.store()).put('runs', record);
		if (!outcome.ok) throw new Error(outcome.code);
	}
};

/** A run that has just begun. */
export function newRun(seed: string, kind: RunKind, now: Instant): RunRecord {
	return {
		key: runKey(now),
		seed,
		kind,
		startedAt: now,
		savedAt: now,
		practice: false,
		actions: [],
		held: null,
		endedAt: null,
		score: null,
		tier: null
	};
}
