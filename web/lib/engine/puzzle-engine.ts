// The engine on the page's own thread: a question takes microseconds, so the board can ask with every move. Puzzles are
// served by its small build.
import wasmUrl from '../../../engine-wasm/build/puzzle.wasm?url';
import { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';

export { wasmUrl };

/** Starts an engine when it is first asked for, one for all pages; after a failure it is tried again. */
export function startOnce<E>(
	url: string,
	start: (module: WebAssembly.Module) => Promise<E>
): () => Promise<E> {
	let started: Promise<E> | undefined;
	const load = async () => {
		const answer = await fetch(url);
		if (!answer.ok) throw new Error(`engine: ${answer.status}`);
		return start(await WebAssembly.compile(await answer.arrayBuffer()));
	};
	return () =>
		(started ??= load().catch((error: unknown) => {
			started = undefined;
			throw error;
		}));
}

/** One engine for all puzzles of the page. */
export const pageEngine = startOnce(wasmUrl, (module) => PuzzleEngine.start(module));
