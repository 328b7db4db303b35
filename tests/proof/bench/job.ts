// How long a job of the built worker takes in Chromium, slowed down or not. Chromium slows down the page's thread only, never
// a worker, so for the figure that counts the worker's own script is run on the page's thread.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Page } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { BUILD, serveBuild } from './serve.ts';

const FILES = new URL('_app/immutable/', BUILD);
const SLOWDOWN = 4;

interface Asked {
	readonly worker: string;
	readonly wasm: string;
	readonly name: string;
	readonly questions: readonly unknown[];
	readonly inWorker: boolean;
	/** After so many questions the page calls `mark` with their number. */
	readonly every?: number;
}

function fileOf(folder: string, pattern: RegExp): string {
	const name = readdirSync(new URL(folder, FILES)).find((file) => pattern.test(file));
	if (!name) throw new Error(`no ${pattern} in ${folder}: build first`);
	return `/_app/immutable/${folder}${name}`;
}

/** The worker's script and its engine in the build. */
export const workerFiles = () => ({
	worker: fileOf('workers/', /^worker.*\.js$/),
	wasm: fileOf('assets/', /^engine\..*\.wasm$/)
});

/** From the question to the answer, for each question. */
export function measure(page: Page, asked: Asked): Promise<number[]> {
	return page.evaluate(async ({ worker, wasm, name, questions, inWorker, every }) => {
		type Port = {
			postMessage(message: unknown): void;
			onmessage: ((event: { data: unknown }) => void) | null;
		};
		type Reply = { answer?: unknown; error?: string };
		const module = await WebAssembly.compile(await (await fetch(wasm)).arrayBuffer());
		let answered: (reply: Reply) => void = () => {};
		// What only tells how far a job is, is no answer.
		const hear = (reply: object) => 'share' in reply || answered(reply);
		let send: (message: unknown) => void;
		if (inWorker) {
			const port = new Worker(worker, { type: 'module' }) as unknown as Port;
			port.onmessage = ({ data }) => hear(data as object);
			send = (message) => port.postMessage(message);
		} else {
			// The script takes its global scope for a worker's: its answers are caught, its questions handed over.
			const port = globalThis as unknown as Port;
			port.postMessage = (reply) => hear(reply as object);
			await import(worker);
			send = (message) => port.onmessage?.({ data: message });
		}
		send({ module });
		const times: number[] = [];
		for (const [job, argument] of questions.entries()) {
			const start = performance.now();
			const reply = await new Promise<Reply>((resolve) => {
				answered = resolve;
				send({ job, name, argument });
			});
			if (!reply.answer) throw new Error(reply.error ?? 'no answer');
			times.push(performance.now() - start);
			const { mark } = globalThis as { mark?: (asked: number) => Promise<void> };
			if (every && times.length % every === 0) await mark?.(times.length);
		}
		return times;
	}, asked);
}

function median(times: readonly number[]): number {
	const sorted = [...times].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Asks every question slowed down, at full speed and in a real worker; the exit code says whether the median kept the limit. */
export async function benchJob(
	what: string,
	name: string,
	questions: readonly unknown[],
	limitMs: number
): Promise<void> {
	const site = await serveBuild();
	const browser = await launchChromium();
	try {
		const files = workerFiles();
		const run = async (rate: number, inWorker: boolean): Promise<number[]> => {
			const page = await browser.newPage();
			// tsx names functions by a helper that the page does not have.
			await page.addInitScript('globalThis.__name = (named) => named');
			await page.goto(`${site.origin}/about/`, { waitUntil: 'load' });
			const session = await page.context().newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate });
			const measured = await measure(page, { ...files, name, questions, inWorker });
			await page.close();
			return measured;
		};
		const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
		const say = (way: string, times: readonly number[]) =>
			console.log(
				`${way.padEnd(28)} median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, all ${sum(times).toFixed(0)} ms`
			);
		const full = await run(1, false);
		const slow = await run(SLOWDOWN, false);
		const worker = await run(1, true);
		console.log(`${what}, Chromium ${browser.version()}, ${cpus()[0]?.model ?? 'unknown processor'}`);
		say(`page thread, ${SLOWDOWN}× slowdown`, slow);
		say('page thread, full speed', full);
		say('worker, full speed', worker);
		// On a busy machine the slowdown falls short, so the full-speed figure has to keep the limit four times over as well.
		const worst = Math.max(median(slow), SLOWDOWN * median(full));
		const kept = worst < limitMs;
		console.log(`${worst.toFixed(0)} ms at worst, ${kept ? 'below' : 'NOT below'} ${limitMs} ms`);
		if (!kept) process.exitCode = 1;
	} finally {
		await browser.close();
		site.close();
	}
}
