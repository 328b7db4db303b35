// The whole engine on the page's own thread, for the solo game.
import wasmUrl from '../../../engine-wasm/build/engine.wasm?url';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { startOnce } from '$lib/puzzle/engine.ts';

/** One engine for all runs of the page. */
export const runEngine = startOnce(wasmUrl, (module) => Engine.start(module));
