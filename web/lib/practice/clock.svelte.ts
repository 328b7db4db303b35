// The clock of the ladder, only for who wants it: how long the puzzle has stood open. Whether it shows is kept on this device.
const KEY = 'keystone.ladder';
const SECOND = 1000;

function wanted(): boolean {
	try {
		return localStorage.getItem(KEY) === 'clock';
	} catch {
		return false;
	}
}

export class LadderClock {
	shown = $state(false);
	#now = $state(Date.now());

	/** Made while a component is set up. */
	constructor() {
		$effect(() => {
			this.shown = wanted();
		});
		$effect(() => {
			if (!this.shown) return;
			const ticking = setInterval(() => (this.#now = Date.now()), SECOND);
			return () => clearInterval(ticking);
		});
	}

	toggle(): void {
		this.shown = !this.shown;
		this.#now = Date.now();
		try {
			if (this.shown) localStorage.setItem(KEY, 'clock');
			else localStorage.removeItem(KEY);
		} catch {
			// It holds until the page closes.
		}
	}

	/** `m:ss` since then, until then if it is over. */
	since(openedAt: number, solvedAt: number | null): string {
		const seconds = Math.max(0, Math.floor(((solvedAt ?? this.#now) - openedAt) / SECOND));
		return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
	}
}
