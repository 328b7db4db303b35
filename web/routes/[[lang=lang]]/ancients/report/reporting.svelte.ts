// The report of one run on its way: the run found and played again here, its values counted in the worker.
import { engineJobs } from '$lib/engine/jobs.ts';
import { runEngine } from '$lib/engine/run-engine.ts';
import { savedRun } from '$lib/games/block-and-key/runs.ts';
import { isFinished, type FinishedRun } from '$lib/progress/run-figures.ts';
import type { RunRecord } from '$lib/progress/runs.ts';
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import { deck } from '../../../../../puzzles/block-and-key/deck.ts';
import { retrace, type Retraced } from '../../../../games/block-and-key/replay.ts';
import type { Report } from '../../../../games/block-and-key/report.ts';

export interface Reported {
	readonly engine: Engine;
	readonly record: FinishedRun;
	readonly report: Report;
	readonly moments: Retraced['moments'];
}

export class Reporting {
	reported = $state.raw<Reported | null>(null);
	/** 0 to 1. */
	share = $state(0);
	/** `missing`: not on this device. `failed`: not loaded, or not to be played again. */
	fault = $state<'missing' | 'failed' | null>(null);
	/** A run that is still open has no report. */
	unfinished = $state.raw<RunRecord | null>(null);
	#control = new AbortController();

	/** A new question takes back the one before. */
	async open(key: string): Promise<void> {
		this.close();
		const { signal } = (this.#control = new AbortController());
		[this.reported, this.share, this.fault, this.unfinished] = [null, 0, null, null];
		try {
			const record = await savedRun(key);
			if (signal.aborted) return;
			if (!record) this.fault = 'missing';
			else if (isFinished(record)) await this.#count(record, signal);
			else this.unfinished = record;
		} catch {
			if (!signal.aborted) this.fault = 'failed';
		}
	}

	close(): void {
		this.#control.abort();
	}

	async #count(record: FinishedRun, signal: AbortSignal): Promise<void> {
		const { seed, actions } = record;
		const [engine, jobs] = await Promise.all([runEngine(), engineJobs()]);
		const report = await jobs.ask('report', { seed, actions }, signal, (share) => (this.share = share));
		const { moments } = retrace(engine, deck, seed, 1, actions);
		if (!signal.aborted) this.reported = { engine, record, report, moments };
	}
}
