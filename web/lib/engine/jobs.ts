// The page's way to the worker that runs the engine, makes puzzles and looks ahead in runs.
import { Jobs, type WorkerLike } from '../../../engine-wasm/host/jobs.ts';
import type { EngineHandlers } from '../../../engine-wasm/host/worker.ts';
import type { PuzzleHandlers } from './puzzles.ts';
import type { RunHandlers } from './runs.ts';
import { engineUrl } from './wasm.ts';

export type WorkerJobs = Jobs<EngineHandlers & PuzzleHandlers & RunHandlers>;

let started: Promise<WorkerJobs> | undefined;

/** One worker for all pages. The module is compiled here: a file fetched only by a worker would miss the offline store. */
export function engineJobs(): Promise<WorkerJobs> {
	started ??= start().catch((error: unknown) => {
		// The next question may find the network again.
		started = undefined;
		throw error;
	});
	return started;
}

async function start(): Promise<WorkerJobs> {
	const file = await fetch(engineUrl);
	const module = await WebAssembly.compile(await file.arrayBuffer());
	return new Jobs(
		() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
		module
	);
}
