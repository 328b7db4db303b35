// Questions to a worker: order, faults, and taking back what waits or runs. A thread of Node stands in for the web worker.
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Jobs, type WorkerLike } from '../../../engine-wasm/host/jobs.ts';
import type { EngineHandlers } from '../../../engine-wasm/host/worker.ts';
import type { Position } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';

const EMPTY: Position = {
	floor: { width: 8, depth: 8 },
	core: { x: 3, y: 3, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } },
	blocks: []
};
const shape = deck.shapes['I2']!;
/** Takes far longer than any test. */
const ENDLESS = { position: EMPTY, shapes: Array.from({ length: 6 }, () => deck.shapes['L4']!), most: 1e12 };

let module: WebAssembly.Module;
let started = 0;
let jobs: Jobs<EngineHandlers>;

beforeAll(async () => {
	module = await WebAssembly.compile(
		await readFile(new URL('../../../engine-wasm/build/engine.wasm', import.meta.url))
	);
});

afterEach(() => jobs.close());

function thread(): WorkerLike {
	started++;
	const worker = new Worker(new URL('./thread.mjs', import.meta.url));
	const like: WorkerLike = {
		postMessage: (message) => worker.postMessage(message),
		terminate: () => worker.terminate(),
		onmessage: null,
		onerror: null
	};
	worker.on('message', (data: unknown) => like.onmessage?.({ data }));
	worker.on('error', (error) => like.onerror?.(error));
	return like;
}

function start(): Jobs<EngineHandlers> {
	started = 0;
	jobs = new Jobs<EngineHandlers>(thread, module);
	return jobs;
}

describe('jobs', () => {
	it('are answered by one worker, in order', async () => {
		const { ask } = bound(start());
		const answers = await Promise.all([
			ask('count', { position: EMPTY, shape }),
			ask('explain', { position: EMPTY, cells: [[0, 0, 0]] }),
			ask('perft', { position: EMPTY, shapes: [shape, shape], most: 1000 })
		]);
		expect(answers).toEqual([20, ['no-contact'], expect.any(Number)]);
		expect(started).toBe(1);
	});

	it('a running one can be taken back, the next runs in a new worker', async () => {
		const { ask } = bound(start());
		const control = new AbortController();
		const endless = ask('perft', ENDLESS, control.signal);
		const waiting = ask('count', { position: EMPTY, shape });
		setTimeout(() => control.abort(new Error('enough')), 100);
		await expect(endless).rejects.toThrow('enough');
		await expect(waiting).resolves.toBe(20);
		expect(started).toBe(2);
	});

	it('a waiting one can be taken back, the running one goes on', async () => {
		const { ask } = bound(start());
		const control = new AbortController();
		const running = ask('count', { position: EMPTY, shape });
		const waiting = ask('perft', ENDLESS, control.signal);
		control.abort(new Error('never mind'));
		await expect(waiting).rejects.toThrow('never mind');
		await expect(running).resolves.toBe(20);
		expect(started).toBe(1);
	});

	it('one taken back before it was asked never starts', async () => {
		const { ask } = bound(start());
		await expect(
			ask('count', { position: EMPTY, shape }, AbortSignal.abort(new Error('too late')))
		).rejects.toThrow('too late');
		expect(started).toBe(0);
	});

	it('a fault rejects its own job only', async () => {
		const { ask } = bound(start());
		const wrong = ask('nothing' as 'count', { position: EMPTY, shape });
		const right = ask('count', { position: EMPTY, shape });
		await expect(wrong).rejects.toThrow('no such job');
		await expect(right).resolves.toBe(20);
	});

	it('a long one tells how far it is before it answers', async () => {
		const shares: number[] = [];
		const like: WorkerLike = { postMessage: () => {}, terminate: () => {}, onmessage: null, onerror: null };
		jobs = new Jobs<EngineHandlers>(() => like, module);
		const answer = jobs.ask('count', { position: EMPTY, shape }, undefined, (share) => shares.push(share));
		for (const data of [
			{ job: 1, share: 0.5 },
			{ job: 1, share: 1 },
			{ job: 1, answer: 7 }
		])
			like.onmessage?.({ data });
		await expect(answer).resolves.toBe(7);
		expect(shares).toEqual([0.5, 1]);
	});

	it('closing rejects what waits', async () => {
		const { ask } = bound(start());
		const both = [ask('perft', ENDLESS), ask('count', { position: EMPTY, shape })].map((job) =>
			expect(job).rejects.toThrow()
		);
		jobs.close();
		await Promise.all(both);
	});
});

function bound(client: Jobs<EngineHandlers>) {
	return { ask: client.ask.bind(client) as typeof client.ask };
}
