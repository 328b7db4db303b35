// The engine on the page's own thread: a question takes microseconds, so the board can ask with every move.
import wasmUrl from '../../../engine-wasm/build/engine.wasm?url';
import { Engine } from '../../../engine-wasm/host/engine.ts';

export { wasmUrl };

let started: Promise<Engine> | undefined;

/** One engine for all puzzles of the page. */
export function pageEngine(): Promise<Engine> {
	started ??= start().catch((error: unknown) => {
		started = undefined;
		throw error;
	});
	return started;
}

async function start(): Promise<Engine> {
	const answer = await fetch(wasmUrl);
	if (!answer.ok) throw new Error(`engine: ${answer.status}`);
	return Engine.start(await WebAssembly.compile(await answer.arrayBuffer()));
}
