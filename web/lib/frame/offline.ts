// Keeps the app on this device: registers the service worker, follows it, and asks it what is really stored.
// Loaded after the page is in use, so that it costs the first visit nothing.
import { Workbox, messageSW } from 'workbox-window';
import { allowed } from './allowed.ts';
import type { Cause, Check, Notice, Request } from './messages.ts';

export type OfflineState =
	| { readonly kind: 'checking' }
	| { readonly kind: 'unsupported' }
	| { readonly kind: 'storing'; readonly percent: number }
	| { readonly kind: 'ready'; readonly files: number; readonly bytes: number }
	| { readonly kind: 'failed'; readonly cause: Cause };

interface Listener {
	state(state: OfflineState): void;
	/** A new version waits for a tap. */
	updateReady(): void;
}

const PATIENCE = 30_000;
const BETWEEN_UPDATE_CHECKS = 3_600_000;

function late(): Promise<never> {
	return new Promise((_, reject) =>
		setTimeout(() => reject(new Error('no answer from the worker')), PATIENCE)
	);
}

export class OfflineApp {
	readonly #script: string;
	readonly #listener: Listener;
	#workbox: Workbox | undefined;
	#registration: ServiceWorkerRegistration | undefined;
	#state: OfflineState = { kind: 'checking' };
	#cause: Cause = 'network';
	#controlled = false;
	#leaving = false;
	#repairing = false;
	#lastUpdateCheck = Date.now();

	constructor(script: string, listener: Listener) {
		this.#script = script;
		this.#listener = listener;
	}

	async start(): Promise<void> {
		// Missing in old browsers, on insecure addresses and in some private windows.
		const container = allowed(() => navigator.serviceWorker);
		if (!container) return this.#show({ kind: 'unsupported' });
		this.#controlled = Boolean(container.controller);
		container.addEventListener('message', ({ data }: MessageEvent<Notice>) => this.#hear(data));
		container.addEventListener('controllerchange', () => this.#takenOver());
		addEventListener('online', () => void this.#again());
		document.addEventListener('visibilitychange', () => void this.#lookForUpdate());
		await this.#register();
	}

	/** Tries again to store what is missing. */
	async retry(): Promise<void> {
		this.#show({ kind: 'storing', percent: 0 });
		if (this.#registration?.active) await this.#repair();
		else await this.#register();
	}

	/** Reads every stored file again and compares it with what was built; null without an installed worker. */
	async selfTest(): Promise<Check | null> {
		const check = await this.#check(true);
		if (check && check.missing.length > 0) await this.#repair();
		return check;
	}

	/** To be called by a tap only: lets the waiting version take over, then loads the page with it. */
	useUpdate(): void {
		this.#leaving = true;
		if (!this.#registration?.waiting) return location.reload();
		this.#workbox?.messageSkipWaiting();
		// Normally the change of controller comes first.
		setTimeout(() => location.reload(), PATIENCE);
	}

	async #register(): Promise<void> {
		try {
			// The worker script itself is never taken from a cache on the way.
			this.#workbox = new Workbox(this.#script, { updateViaCache: 'none' });
			const registration = await this.#workbox.register();
			if (!registration) throw new DOMException('blocked', 'SecurityError');
			this.#follow(registration);
		} catch (error) {
			const refused = error instanceof DOMException && error.name === 'SecurityError';
			return this.#show({ kind: 'failed', cause: refused ? 'refused' : 'network' });
		}
		if (this.#registration?.active) await this.#settle();
	}

	#follow(registration: ServiceWorkerRegistration): void {
		if (registration !== this.#registration)
			registration.addEventListener('updatefound', () => this.#watch(registration.installing));
		this.#registration = registration;
		this.#watch(registration.installing);
		if (registration.waiting && registration.active) this.#listener.updateReady();
	}

	readonly #watched = new WeakSet<ServiceWorker>();

	#watch(installing: ServiceWorker | null): void {
		if (!installing || this.#watched.has(installing)) return;
		this.#watched.add(installing);
		if (!this.#registration?.active) this.#show({ kind: 'storing', percent: 0 });
		installing.addEventListener('statechange', () => {
			if (installing.state === 'installed' && this.#registration?.active) this.#listener.updateReady();
			if (installing.state === 'activated') void this.#settle();
			// Without a version in use nothing is stored; with one, that one goes on.
			if (installing.state === 'redundant' && !this.#registration?.active)
				this.#show({ kind: 'failed', cause: this.#cause });
		});
	}

	/** Says what is true about the version in use, after one attempt to store what is missing from it. */
	async #settle(): Promise<void> {
		const check = await this.#check(false);
		if (check && check.missing.length === 0) this.#showReady(check);
		else await this.#repair();
	}

	async #repair(): Promise<void> {
		this.#repairing = true;
		const cause = await this.#ask<Cause | null>({ type: 'STORE' }).catch((): Cause => 'network');
		this.#repairing = false;
		const check = cause ? null : await this.#check(false);
		if (check && check.missing.length === 0) this.#showReady(check);
		else this.#show({ kind: 'failed', cause: cause ?? 'space' });
	}

	#check(deep: boolean): Promise<Check | null> {
		return this.#ask<Check>({ type: 'CHECK', deep }).catch(() => null);
	}

	async #ask<Answer>(request: Request): Promise<Answer> {
		const worker = this.#registration?.active;
		if (!worker) throw new Error('no worker');
		return Promise.race([messageSW(worker, request) as Promise<Answer>, late()]);
	}

	#hear(notice: Notice): void {
		if (notice.type === 'FAILED') this.#cause = notice.cause;
		// Files of a next version say nothing about the one in use; a notice may come after the end it was sent before.
		const first = this.#registration?.installing && !this.#registration.active;
		if (notice.type === 'STORING' && (first || this.#repairing))
			this.#show({ kind: 'storing', percent: notice.percent });
	}

	#takenOver(): void {
		if (this.#leaving) location.reload();
		// The new version was chosen in another tab: this page goes on with its own until it is told to change.
		else if (this.#controlled) this.#listener.updateReady();
		this.#controlled = true;
	}

	async #again(): Promise<void> {
		if (this.#state.kind === 'failed' && this.#state.cause === 'network') await this.retry();
	}

	async #lookForUpdate(): Promise<void> {
		const now = Date.now();
		if (document.hidden || now - this.#lastUpdateCheck < BETWEEN_UPDATE_CHECKS) return;
		this.#lastUpdateCheck = now;
		// Without a network there is nothing to learn.
		await this.#workbox?.update().catch(() => undefined);
	}

	#showReady({ files, bytes }: Check): void {
		this.#show({ kind: 'ready', files, bytes });
	}

	#show(state: OfflineState): void {
		this.#state = state;
		this.#listener.state(state);
	}
}
