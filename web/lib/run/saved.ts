// A run as it is kept, and the store that keeps it. A run is its seed and its actions; the rest is there so that lists and
// backups need not replay it.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Instant, Json, Progress } from '$lib/training/records.ts';
import type { Action, Score, Tier } from '../../games/block-and-key/game/state.ts';

export const RUN_KINDS = ['random', 'day', 'seed', 'shared'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export interface RunRecord {
	/** `run@<startedAt>` */
	readonly key: string;
	readonly seed: string;
	readonly kind: RunKind;
	readonly startedAt: Instant;
	readonly savedAt: Instant;
	/** Something hidden was seen and taken back, or might have been; for good. */
	readonly practice: boolean;
	readonly actions: readonly Action[];
	/** What was chosen in the present step but not yet done. */
	readonly held: Json | null;
	readonly endedAt: Instant | null;
	readonly score: Score | null;
	readonly tier: Tier | null;
}

export interface RunStore {
	runs(): Promise<RunRecord[]>;
	run(key: string): Promise<RunRecord | undefined>;
	/** Rejects when it could not be written. */
	keep(record: RunRecord): Promise<void>;
}

export function newRun(seed: string, kind: RunKind, now: Instant): RunRecord {
	return {
		key: `run@${now}`,
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

const GAME = 'ancients';

/** The runs among the records of this device. */
export const runStore: RunStore = {
	async runs() {
		const outcome = await (await progress.store()).read();
		return outcome.ok ? outcome.value.runs.flatMap((one) => runOf(one) ?? []) : [];
	},
	async run(key) {
		return (await this.runs()).find((one) => one.key === key);
	},
	async keep(record) {
		const outcome = await (await progress.store()).put('runs', recordOf(record));
		if (!outcome.ok) throw new Error(outcome.code);
	}
};

function recordOf(run: RunRecord): Progress {
	return {
		key: run.key,
		kind: GAME,
		startedAt: run.startedAt,
		changedAt: run.savedAt,
		// The later state of a run wins even when a move was taken back.
		steps: run.savedAt - run.startedAt,
		finishedAt: run.endedAt,
		data: run as unknown as Json
	};
}

function runOf({ kind, data }: Progress): RunRecord | null {
	return kind === GAME ? (data as unknown as RunRecord) : null;
}
