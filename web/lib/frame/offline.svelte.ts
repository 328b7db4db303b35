// Whether the app is stored on this device, and whether a new version waits: for components to show.
import { allowed } from './allowed.ts';
import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import type { Check } from './messages.ts';
import type { OfflineApp, OfflineState } from './offline.ts';

/** Milliseconds. */
const AFTER_LOAD = 2000;

class Offline {
	state = $state.raw<OfflineState>({ kind: 'checking' });
	/** A new version is stored; `useUpdate` starts it. */
	updateReady = $state(false);
	/** The last file arrived during this visit: the moment to say so once. */
	justStored = $state(false);
	#app: Promise<OfflineApp> | undefined;

	/** Once for all pages, after the first of them has loaded. */
	start(): void {
		if (dev) this.state = { kind: 'unsupported' };
		else this.#app ??= this.#load();
	}

	async retry(): Promise<void> {
		await (await this.#app)?.retry();
	}

	async selfTest(): Promise<Check | null> {
		return (await (await this.#app)?.selfTest()) ?? null;
	}

	/** By a tap only, never during a puzzle. */
	async useUpdate(): Promise<void> {
		(await this.#app)?.useUpdate();
	}

	async #load(): Promise<OfflineApp> {
		if (document.readyState !== 'complete')
			await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
		// On a first visit, what the page itself still fetches goes first; later everything is stored, and news must not be missed.
		if (!allowed(() => navigator.serviceWorker)?.controller)
			await new Promise((passed) => setTimeout(passed, AFTER_LOAD));
		const { OfflineApp } = await import('./offline.ts');
		const app = new OfflineApp(`${resolve('/')}service-worker.js`, {
			state: (state) => {
				if (state.kind === 'ready' && this.state.kind === 'storing') this.justStored = true;
				this.state = state;
			},
			updateReady: () => {
				this.updateReady = true;
			}
		});
		void app.start();
		return app;
	}
}

export const offline = new Offline();
