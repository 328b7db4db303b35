// A thread that serves the engine's jobs, with tsx to read the TypeScript.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { Engine } = await import('../../../engine-wasm/host/engine.ts');
const { serveJobs } = await import('../../../engine-wasm/host/jobs.ts');
const { engineHandlers } = await import('../../../engine-wasm/host/worker.ts');

/** @type {{ postMessage(message: unknown): void, onmessage: ((event: { data: unknown }) => void) | null }} */
const port = { postMessage: (message) => parentPort?.postMessage(message), onmessage: null };
serveJobs(port, async (module) => engineHandlers(await Engine.start(module)));
parentPort?.on('message', (data) => port.onmessage?.({ data }));
