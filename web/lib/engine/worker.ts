// The worker in which the engine runs, puzzles are made and runs are looked ahead in, so that the page never waits for it.
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { serveJobs, type PortLike } from '../../../engine-wasm/host/jobs.ts';
import { engineHandlers } from '../../../engine-wasm/host/worker.ts';
import { puzzleHandlers } from './puzzles.ts';
import { runHandlers } from './runs.ts';

serveJobs(self as unknown as PortLike, async (module) => {
	const engine = await Engine.start(module);
	return { ...engineHandlers(engine), ...puzzleHandlers(engine), ...runHandlers(engine) };
});
