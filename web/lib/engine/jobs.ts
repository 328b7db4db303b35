// The page's way to the engine in its worker.
import wasmUrl from '../../../engine-wasm/build/engine.wasm?url';
import { Jobs, type WorkerLike } from '../../../engine-wasm/host/jobs.ts';
import type { EngineHandlers } from '../../../engine-wasm/host/worker.ts';

let started: Promise<Jobs<EngineHandlers>> | undefined;

/** One worker for all pages. The module is compiled here: a file fetched only by a worker would miss the offline store. */
export function engineJobs(): Promise<Jobs<EngineHandlers>> {
	started ??= start();
	return started;
}

async function start(): Promise<Jobs<EngineHandlers>> {
	const file = await fetch(wasmUrl);
	const module = await WebAssembly.compile(await file.arrayBuffer());
	return new Jobs(
		() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
		module
	);
}
