// One puzzle waits ahead, so that *Next* never waits: made while the one before is being solved. Another wish takes the
// running search back.

export interface Wish {
	readonly name: string;
}

export class Ahead<W extends Wish, P> {
	readonly #make: (wish: W, signal: AbortSignal) => Promise<P>;
	#waiting: { readonly name: string; readonly made: Promise<P>; readonly stop: AbortController } | null =
		null;

	constructor(make: (wish: W, signal: AbortSignal) => Promise<P>) {
		this.#make = make;
	}

	/** Begins one for this wish, unless one is under way or ready. */
	prepare(wish: W): void {
		if (this.#waiting?.name === wish.name) return;
		this.stop();
		const stop = new AbortController();
		const made = this.#make(wish, stop.signal);
		const waiting = { name: wish.name, made, stop };
		this.#waiting = waiting;
		made.catch(() => {
			// A failed one must not be handed out for ever.
			if (this.#waiting === waiting) this.#waiting = null;
		});
	}

	/** The waiting one. Rejects when it was taken back or could not be made. */
	take(wish: W): Promise<P> {
		this.prepare(wish);
		const made = this.#waiting?.made as Promise<P>;
		this.#waiting = null;
		return made;
	}

	stop(): void {
		this.#waiting?.stop.abort();
		this.#waiting = null;
	}
}
