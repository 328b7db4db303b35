// Asks the engine, through its protocol, and the slow reference the same question.
import { readFile } from 'node:fs/promises';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { readPosition } from '../../../engine-wasm/host/input.ts';
import { createProtocol } from '../../../engine-wasm/host/protocol.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { soloRuns } from '../../../web/games/block-and-key/solo.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { answer, draw } from '../reference/index.ts';
import { randomQuestion, type CommandName } from './cases.ts';

export const BUILDS = ['engine', 'engine-scalar', 'engine-debug'] as const;
export type Build = (typeof BUILDS)[number];

export async function startEngine(build: Build = 'engine'): Promise<Engine> {
	return Engine.start(await WebAssembly.compile(await wasmOf(build)));
}

/** Builds that have the value too. */
export const VALUED_BUILDS = ['valued', 'valued-scalar', 'engine-debug'] as const;

export async function startValued(build: (typeof VALUED_BUILDS)[number] = 'valued'): Promise<ValuedEngine> {
	return ValuedEngine.start(await WebAssembly.compile(await wasmOf(build)));
}

const wasmOf = (build: Build | (typeof VALUED_BUILDS)[number]) =>
	readFile(new URL(`../../../engine-wasm/build/${build}.wasm`, import.meta.url));

/** The JSON command as `npm run engine` sets it up. */
export function askingEngine(engine: Engine): (line: string) => string {
	return createProtocol(engine, {
		deck,
		dailyPuzzles: storedDailies,
		soloRuns: soloRuns(engine, deck)
	});
}

export interface Disagreement {
	readonly question: unknown;
	readonly engine: unknown;
	readonly reference: unknown;
	readonly drawing: string;
}

/** Runs `count` questions; the first on which the two differ, or null. Calls `progress` now and then. */
export async function findDisagreement(
	cmd: CommandName,
	count: number,
	seed: string,
	build: Build = 'engine',
	progress?: (done: number) => void
): Promise<Disagreement | null> {
	const engine = await startEngine(build);
	const ask = askingEngine(engine);
	const random = randomFrom(`${seed} ${cmd}`);
	for (let done = 0; done < count; done++) {
		const question = randomQuestion(cmd, engine, random);
		const fast: unknown = JSON.parse(ask(JSON.stringify(question)));
		const slow: unknown = JSON.parse(JSON.stringify(answer(question as never)));
		if (JSON.stringify(fast) !== JSON.stringify(slow)) {
			return { question, engine: fast, reference: slow, drawing: draw(readPosition(question['position'])) };
		}
		if (done % 500 === 499) progress?.(done + 1);
	}
	return null;
}
