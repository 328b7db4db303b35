// Questions to a worker, answered one after the other, each of which can be taken back. A call into WASM cannot be
// interrupted, so taking back the running one ends the worker; the next question starts a new one from the same module.

/** Says how far a long job has got, as a share of the whole. */
export type Tell = (share: number) => void;

/** What both sides know: the answer to a job's argument. */
export type Handlers = Readonly<Record<string, (argument: never, tell: Tell) => unknown>>;

type ArgumentOf<H extends Handlers, Name extends keyof H> = Parameters<H[Name]>[0];
type AnswerOf<H extends Handlers, Name extends keyof H> = Awaited<ReturnType<H[Name]>>;

/** The part of a Worker that is needed here. */
export interface WorkerLike {
	postMessage(message: unknown): void;
	terminate(): unknown;
	onmessage: ((event: { data: unknown }) => void) | null;
	onerror: ((event: unknown) => void) | null;
}

/** The part of a worker's own global scope that is needed here. */
export interface PortLike {
	postMessage(message: unknown): void;
	onmessage: ((event: { data: unknown }) => void) | null;
}

type Message = { module: WebAssembly.Module } | { job: number; name: string; argument: unknown };
type Reply =
	{ job: number; answer: unknown } | { job: number; error: string } | { job: number; share: number };

/** Inside the worker: waits for the module, then answers every job. */
export function serveJobs<H extends Handlers>(
	port: PortLike,
	start: (module: WebAssembly.Module) => Promise<H>
): void {
	let handlers: Promise<H> | undefined;
	port.onmessage = ({ data }) => {
		const message = data as Message;
		if ('module' in message) handlers = start(message.module);
		else void reply(message.job, message.name, message.argument);
	};

	async function reply(job: number, name: string, argument: unknown): Promise<void> {
		try {
			const handler = (await handlers)?.[name] as ((argument: unknown, tell: Tell) => unknown) | undefined;
			if (!handler) throw new Error(`no such job: ${name}`);
			const tell = (share: number) => port.postMessage({ job, share } satisfies Reply);
			port.postMessage({ job, answer: await handler(argument, tell) } satisfies Reply);
		} catch (error) {
			port.postMessage({
				job,
				error: error instanceof Error ? error.message : String(error)
			} satisfies Reply);
		}
	}
}

interface Waiting {
	readonly job: number;
	readonly name: string;
	readonly argument: unknown;
	readonly resolve: (answer: never) => void;
	readonly reject: (reason: unknown) => void;
	readonly tell: Tell | undefined;
}

/** Outside: asks the worker that `spawn` makes. */
export class Jobs<H extends Handlers> {
	readonly #spawn: () => WorkerLike;
	readonly #module: WebAssembly.Module;
	#worker: WorkerLike | null = null;
	#running: Waiting | null = null;
	#queue: Waiting[] = [];
	#count = 0;

	constructor(spawn: () => WorkerLike, module: WebAssembly.Module) {
		this.#spawn = spawn;
		this.#module = module;
	}

	/** Rejects with the signal's reason when it is taken back; nothing of it arrives later. */
	ask<Name extends keyof H & string>(
		name: Name,
		argument: ArgumentOf<H, Name>,
		signal?: AbortSignal,
		tell?: Tell
	): Promise<AnswerOf<H, Name>> {
		return new Promise((resolve, reject) => {
			if (signal?.aborted) {
				reject(signal.reason);
				return;
			}
			const waiting: Waiting = { job: ++this.#count, name, argument, resolve, reject, tell };
			signal?.addEventListener('abort', () => this.#takeBack(waiting, signal.reason), { once: true });
			this.#queue.push(waiting);
			this.#next();
		});
	}

	/** Ends the worker; what was waiting is rejected. */
	close(reason: unknown = new Error('closed')): void {
		const waiting = [this.#running, ...this.#queue];
		this.#queue = [];
		this.#end();
		for (const each of waiting) each?.reject(reason);
	}

	#next(): void {
		if (this.#running) return;
		const waiting = this.#queue.shift();
		if (!waiting) return;
		this.#running = waiting;
		this.#worker ??= this.#start();
		const { job, name, argument } = waiting;
		this.#worker.postMessage({ job, name, argument } satisfies Message);
	}

	#start(): WorkerLike {
		const worker = this.#spawn();
		worker.onmessage = ({ data }) => this.#finish(data as Reply);
		worker.onerror = (event) => this.#fail(event);
		worker.postMessage({ module: this.#module } satisfies Message);
		return worker;
	}

	#finish(reply: Reply): void {
		const waiting = this.#running;
		if (waiting?.job !== reply.job) return;
		if ('share' in reply) {
			waiting.tell?.(reply.share);
			return;
		}
		this.#running = null;
		if ('error' in reply) waiting.reject(new Error(reply.error));
		else waiting.resolve(reply.answer as never);
		this.#next();
	}

	#fail(event: unknown): void {
		const waiting = this.#running;
		this.#end();
		waiting?.reject(new Error('the worker failed', { cause: event }));
		this.#next();
	}

	#takeBack(waiting: Waiting, reason: unknown): void {
		if (waiting === this.#running) this.#end();
		else if (this.#queue.includes(waiting)) this.#queue = this.#queue.filter((other) => other !== waiting);
		else return;
		waiting.reject(reason);
		this.#next();
	}

	#end(): void {
		this.#worker?.terminate();
		this.#worker = null;
		this.#running = null;
	}
}
