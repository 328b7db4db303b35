// The runs of this device, for the playing screen: it keeps its run after every action and finds it again.
import { versionOf } from '$lib/progress/backend.ts';
import { gameKey } from '$lib/progress/games.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import { ANCIENTS, gameOfRun, runKey, runsIn, type RunKind, type RunRecord } from '$lib/progress/runs.ts';
import type { Instant } from '$lib/progress/records.ts';

export interface RunStore {
	/** All of them, the latest first. */
	runs(): Promise<RunRecord[]>;
	run(key: string): Promise<RunRecord | undefined>;
	/**
	 * `before`: what it was made from, null for a run that is new. Another line of actions that was stored meanwhile stays beside
	 * this one. Resolves with what is stored under the key; rejects when nothing could be written, which is then tried again.
	 */
	keep(record: RunRecord, before: RunRecord | null): Promise<RunRecord>;
}

/** Addresses of runs from before they were one game among others. */
const keyNow = (key: string): string => key.replace(/^run@/, gameKey(ANCIENTS, ''));

async function runs(): Promise<RunRecord[]> {
	const outcome = await (await progress.store()).range('games', gameKey(ANCIENTS, ''));
	if (!outcome.ok) throw new Error(outcome.code);
	return runsIn(outcome.value).sort((a, b) => b.startedAt - a.startedAt);
}

export const runStore: RunStore = {
	runs,
	async run(key) {
		const outcome = await (await progress.store()).get('games', keyNow(key));
		if (!outcome.ok) throw new Error(outcome.code);
		return outcome.value && runsIn([outcome.value])[0];
	},
	async keep(record, before) {
		const game = gameOfRun(record);
		const base = before && versionOf(gameOfRun(before));
		const outcome = await (await progress.store()).put('games', game, { base, joins: true });
		if (!outcome.ok) throw new Error(outcome.code);
		return runsIn([outcome.value.record])[0] ?? record;
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
		revision: 0,
		practice: false,
		actions: [],
		standing: null,
		endedAt: null,
		score: null,
		tier: null
	};
}
