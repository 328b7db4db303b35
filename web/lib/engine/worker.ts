// The worker in which the engine runs, so that the page never waits for it.
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { serveJobs, type PortLike } from '../../../engine-wasm/host/jobs.ts';
import { engineHandlers } from '../../../engine-wasm/host/worker.ts';

serveJobs(self as unknown as PortLike, async (module) => engineHandlers(await Engine.start(module)));
