// The whole engine on the page's own thread, for the solo game.
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { engineUrl } from './wasm.ts';
import { startOnce } from './puzzle-engine.ts';

/** One engine for all runs of the page. */
export const runEngine = startOnce(engineUrl, (module) => Engine.start(module));
