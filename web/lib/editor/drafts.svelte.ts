// The drafts of this device as one tab sees them: its own, stored with every change; and those that went another way in another tab
// or on another device, which stay until somebody removes them.
import { SHAPES } from '$lib/engine/shapes.ts';
import { versionOf, type Base } from '$lib/progress/backend.ts';
import { copyOf, listed, ownRecord } from '$lib/progress/branches.ts';
import type { Draft } from '$lib/progress/records.ts';
import type { Store } from '$lib/progress/store.ts';
import { makeDraft, parseDraft, type Made } from './made.ts';

const KEY = 'editor';

export const madeOf = ({ text }: Draft): Made | null => parseDraft(text, SHAPES);

/** What can be shown, the latest first. */
function shownOf(drafts: readonly Draft[]): readonly Draft[] {
	const whole = listed(drafts).filter((draft) => !draft.removed && madeOf(draft) !== null);
	return whole.sort((a, b) => b.savedAt - a.savedAt);
}

export class Drafts {
	/** What this tab has read or written last: each save is made from it. */
	#mine = $state.raw<Draft | null>(null);
	#writing = $state(0);
	/** Something was made from these. */
	readonly #followed = new WeakSet<Draft>();
	readonly #stored: () => readonly Draft[] | null;
	readonly #open: () => Promise<Store>;
	readonly #now: () => number;

	/** `stored`: all drafts, as they are followed. */
	constructor(
		stored: () => readonly Draft[] | null,
		open: () => Promise<Store>,
		now: () => number = Date.now
	) {
		this.#stored = stored;
		this.#open = open;
		this.#now = now;
	}

	/** Another tab has changed this draft since. */
	readonly theirs = $derived.by(() => {
		const [mine, stored] = [this.#mine, this.#stored()];
		const now = stored?.find(({ key }) => key === (mine?.key ?? KEY));
		return now && this.#writing === 0 && !now.removed && now.text !== mine?.text ? now : null;
	});

	/** Kept beside this one. */
	readonly others = $derived.by(() => {
		const mine = this.#mine;
		return shownOf(this.#stored() ?? []).filter(({ key, text }) => key !== mine?.key && text !== mine?.text);
	});

	/** The latest to go on with; null if there is none. */
	resume(): Made | null {
		const drafts = this.#stored() ?? [];
		const [latest] = shownOf(drafts);
		if (latest) return this.read(latest);
		this.#mine = drafts.find(({ key, removed }) => key === KEY && removed) ?? null;
		return null;
	}

	read(draft: Draft): Made | null {
		this.#mine = draft;
		return madeOf(draft);
	}

	/** False when the browser does not keep it. */
	async save(made: Made): Promise<boolean> {
		const before = this.#mine;
		// A branch is gone on with under a key of its own.
		const own = before && ownRecord(before);
		const base = own && own.key === before.key ? versionOf(before) : null;
		// Later than the last one even if the clock was set back, or a join would prefer that.
		const savedAt = Math.max(this.#now(), (before?.savedAt ?? -1) + 1);
		const record = { ...(own ?? { key: KEY, name: '' }), savedAt, text: makeDraft(made), removed: false };
		if (before) this.#followed.add(before);
		this.#mine = record;
		const kept = await this.#put(record, base);
		if (kept && own && own.key !== before.key) await this.remove(before);
		return kept;
	}

	/** It stays as a fact that it was removed, or a file would bring it back. */
	async remove(draft: Draft): Promise<void> {
		const savedAt = Math.max(this.#now(), draft.savedAt + 1);
		// Joined: a branch has no key that it could be saved under.
		await (await this.#open()).putAll({ drafts: [{ ...draft, savedAt, removed: true }] });
	}

	async #put(record: Draft, base: Base | null): Promise<boolean> {
		this.#writing++;
		try {
			const outcome = await (await this.#open()).put('drafts', record, { base });
			if (!outcome.ok || outcome.value.status === 'stored') return outcome.ok && outcome.value.durable;
			// Something else is stored that this was not made from. That stays, and this goes on beside it; what has been made from this
			// meanwhile finds the same.
			if (this.#followed.has(record)) return true;
			const copy = copyOf(record);
			if (this.#mine === record) this.#mine = copy;
			return await this.#put(copy, null);
		} finally {
			this.#writing--;
		}
	}
}
