// A running game: the only class that owns one. Applies actions, saves after each of them, lets bots move, hands the phone on, takes
// actions back, and follows what other tabs do with the same game.
import type { Base } from '$lib/progress/backend.ts';
import { copyOf } from '$lib/progress/branches.ts';
import type { GameRecord } from '$lib/progress/games.ts';
import { COACH_LEVELS, type CoachLevel } from '$lib/progress/values.ts';
import type { Game, Moment, Refusal } from '../../games/game.ts';
import { Timeline, type Undoable } from '../../games/timeline.ts';
import type { GameStore } from './game-store.ts';
import type { Playable } from './playable.ts';
import type { Think } from './think.ts';

/**
 * superseded: the stored game is not the one these actions were made from, and neither holds all of the other. Nothing goes on until
 * `adopt` or `keepCopy`.
 */
export type Saving = 'saved' | 'writing' | 'unsaved' | 'superseded';

export interface MatchOptions<View, State, Action> {
	readonly game: Game<unknown, State, Action, unknown, unknown>;
	readonly screens: {
		see(state: State, player: number, moments: readonly Moment<State, unknown>[]): View;
	};
	readonly record: GameRecord;
	/** The record is new and not in the store. */
	readonly isNew: boolean;
	readonly store: GameStore;
	readonly think: Think;
	readonly now: () => number;
	/** Milliseconds before a bot moves. */
	readonly pause: () => number;
	/** So many actions at the beginning stay: a turn that is tried again. */
	readonly fixed?: number;
}

type Line<State, Action> = Timeline<unknown, State, Action, unknown, unknown>;

/** No rule: the board is covered, or another seat decides. */
const NOT_NOW: Refusal = { rule: 'not-now' };

const isPerson = (seat: string | undefined): boolean => seat === 'me' || seat === 'guest';
const versionOf = ({ revision, savedAt }: GameRecord): Base => ({ revision, savedAt });
const beginsWith = (list: readonly string[], start: readonly string[]): boolean =>
	start.length <= list.length && start.every((word, k) => list[k] === word);
const isSameDeal = (a: GameRecord, b: GameRecord): boolean =>
	a.seed === b.seed && JSON.stringify(a.setup) === JSON.stringify(b.setup);

export class Match<View, State, Action> implements Playable<View, Action> {
	record: GameRecord = $state.raw() as GameRecord;
	#timeline: Line<State, Action> = $state.raw() as Line<State, Action>;
	/** Who holds the phone. */
	player = $state(0);
	/** The person to hand the phone to; the board is covered until `takePhone`. Null most of the time. */
	handTo = $state<number | null>(null);
	saving = $state<Saving>('saved');

	readonly moments = $derived<readonly Moment<State, unknown>[]>(this.#timeline.moments);
	readonly moment = $derived<Moment<State, unknown>>(this.#timeline.now);
	readonly view = $derived.by((): View =>
		this.#options.screens.see(this.moment.state, this.player, this.moments)
	);
	readonly over = $derived.by(() => this.#options.game.active(this.moment.state) === null);
	readonly undoable = $derived.by((): Undoable => {
		if (this.moments.length <= 1 + this.#fixed) return 'no';
		return this.record.practice ? 'yes' : this.#timeline.undoable(this.player);
	});

	readonly #options: MatchOptions<View, State, Action>;
	readonly #fixed: number;
	readonly #unfollow: () => void;
	/** The last version that is known to be stored; null for none. */
	#known: GameRecord | null;
	/** The last version that was sent to the store, which writes in this order. */
	#sent: GameRecord | null = null;
	/** What superseded the record. */
	#stored: GameRecord | null = null;
	/** Answers to saves of an earlier branch are not heard any more. */
	#branch = 0;
	#thinking: AbortController | null = null;
	#isClosed = false;
	/** Help that is on now. */
	#coach: CoachLevel = 'off';

	/** Throws a RangeError for a record that the rules refuse. */
	constructor(options: MatchOptions<View, State, Action>) {
		const { game, record, isNew, store, fixed = 0 } = options;
		this.#options = options;
		this.#fixed = fixed;
		this.record = record;
		this.#known = isNew ? null : record;
		this.#timeline = Timeline.open(game, record);
		const { seats } = record;
		const active = game.active(this.moment.state);
		const isShared = seats.filter(isPerson).length > 1;
		this.player =
			active !== null && isPerson(seats[active]) ? active : Math.max(0, seats.findIndex(isPerson));
		// Whoever opens it may be any of them.
		if (isShared && active !== null) this.handTo = this.player;
		this.#next();
		this.#unfollow = store.follow(
			() => this.record.key,
			() => void this.#look()
		);
		// The list it was opened from may be older than what another tab has stored since.
		if (!isNew) void this.#look();
	}

	get seats(): readonly string[] {
		return this.record.seats;
	}

	act(action: Action): Refusal | null {
		const { game } = this.#options;
		const isMine = game.active(this.moment.state) === this.player;
		if (!isMine || this.handTo !== null || this.saving === 'superseded') return NOT_NOW;
		const next = this.#timeline.after(action);
		if (!(next instanceof Timeline)) return next;
		this.#go(this.#afterForced(next));
		return null;
	}

	/** The action that was taken back; null if there is none. */
	undo(): Action | null {
		if (this.undoable !== 'yes' || this.handTo !== null || this.saving === 'superseded') return null;
		const { game } = this.#options;
		const now = this.#timeline;
		let earlier = now.before();
		// In practice also past the turns of others, to the player's own last decision.
		while (game.active(earlier.state) !== this.player && earlier.moments.length > 1 + this.#fixed)
			earlier = earlier.before();
		const word = now.line.actions[earlier.line.actions.length];
		this.#go(earlier);
		return word === undefined ? null : game.parseAction(word);
	}

	/** Stores a new game before its first action: its address leads back to it. */
	begin(): void {
		if (!this.#known && !this.#sent) void this.#write();
	}

	/** How much help is on. The most of it is saved with the next action. */
	coached(level: CoachLevel): void {
		this.#coach = level;
	}

	/** Undo past seals from now on; the record stays marked. */
	practise(): void {
		if (this.record.practice || this.saving === 'superseded') return;
		this.record = { ...this.record, practice: true };
		this.#save();
		this.#next();
	}

	takePhone(): void {
		this.player = this.handTo ?? this.player;
		this.handTo = null;
	}

	/** What this policy would do in the place of the player; null while another seat decides. */
	async propose(policy: string): Promise<Action | null> {
		const { game, think } = this.#options;
		if (game.active(this.moment.state) !== this.player) return null;
		return game.parseAction(await think(this.#anyLine, policy, new AbortController().signal));
	}

	/** Superseded: go on with what is stored. */
	async adopt(): Promise<void> {
		const latest = await this.#options.store.get(this.record.key).catch(() => null);
		const stored = latest ?? this.#stored;
		if (this.saving === 'superseded' && stored) this.#take(stored);
	}

	/** Superseded: go on with what was done here, under a key of its own and marked as practice. */
	async keepCopy(): Promise<void> {
		if (this.saving !== 'superseded') return;
		this.#known = null;
		this.record = {
			...copyOf(this.record),
			practice: true,
			revision: 1,
			savedAt: this.#options.now()
		};
		await this.#write();
	}

	/** The page may be gone before the person has chosen: what was done here is kept as a copy. */
	settle(): void {
		if (this.saving === 'superseded') void this.keepCopy();
	}

	close(): void {
		this.#isClosed = true;
		this.#unfollow();
		this.#thinking?.abort();
		this.settle();
	}

	get #anyLine(): Parameters<Think>[0] {
		return this.#timeline as unknown as Parameters<Think>[0];
	}

	#go(timeline: Line<State, Action>): void {
		this.#timeline = timeline;
		this.#save();
		this.#next();
	}

	/** What needs no decision of the person is done at once. */
	#afterForced(line: Line<State, Action>): Line<State, Action> {
		const { game } = this.#options;
		const action = game.active(line.state) === this.player ? (game.forced?.(line.state) ?? null) : null;
		const next = action && line.after(action);
		return next instanceof Timeline ? this.#afterForced(next) : line;
	}

	/** Whose turn it is: a bot thinks once everything is saved, another person gets the phone. */
	#next(): void {
		this.#thinking?.abort();
		if (this.#isClosed || this.saving === 'superseded') return;
		const active = this.#options.game.active(this.moment.state);
		const seat = active === null ? 'me' : this.record.seats[active];
		if (!isPerson(seat)) {
			if (this.saving !== 'writing') void this.#think(seat ?? '');
		} else if (active !== null && active !== this.player) this.handTo = active;
		else if (this.handTo !== this.player) this.handTo = null;
	}

	async #think(policy: string): Promise<void> {
		const { game, think, pause } = this.#options;
		const { signal } = (this.#thinking = new AbortController());
		await new Promise((passed) => setTimeout(passed, pause()));
		if (signal.aborted) return;
		const word = await think(this.#anyLine, policy, signal);
		if (signal.aborted) return;
		const action = game.parseAction(word);
		const next = action && this.#timeline.after(action);
		if (!(next instanceof Timeline)) throw new Error(`${policy} breaks ${next?.rule}: ${word}`);
		this.#go(next);
	}

	#save(): void {
		const { game, now } = this.#options;
		const { state } = this.moment;
		const { over } = this;
		const savedAt = Math.max(now(), this.record.savedAt + 1);
		const scores = game.scores(state);
		const { coach = 'off' } = this.record;
		const helped = COACH_LEVELS.indexOf(this.#coach) > COACH_LEVELS.indexOf(coach);
		this.record = {
			...this.record,
			...(helped ? { coach: this.#coach } : {}),
			actions: this.#timeline.line.actions,
			revision: this.record.revision + 1,
			savedAt,
			endedAt: over ? savedAt : null,
			standing: over ? null : { turn: game.turn(state), points: scores[this.player] ?? 0 },
			scores: over ? scores : null,
			result: over ? game.result(state) : null
		};
		void this.#write();
	}

	async #write(): Promise<void> {
		const { record } = this;
		const branch = this.#branch;
		const base = this.#sent ?? this.#known;
		this.#sent = record;
		this.saving = 'writing';
		const written = await this.#options.store.put(record, base && versionOf(base)).catch(() => null);
		if (branch !== this.#branch) return;
		if (written?.status === 'superseded') return this.#superseded(written.record);
		if (written) this.#known = record;
		if (record !== this.record) return;
		this.saving = written ? 'saved' : 'unsaved';
		this.#next();
	}

	/** Another tab has saved this game meanwhile. Asks only where something would be lost. */
	#superseded(stored: GameRecord): void {
		const mine = this.record;
		const isSame = isSameDeal(stored, mine);
		if (isSame && beginsWith(stored.actions, mine.actions) && this.#take(stored)) return;
		this.#branch++;
		this.#sent = null;
		// The other tab has done a part of the same: mine goes on from there.
		const known = this.#known?.actions ?? [];
		if (isSame && beginsWith(stored.actions, known) && beginsWith(mine.actions, stored.actions)) {
			this.#known = stored;
			this.record = {
				...mine,
				revision: stored.revision + 1,
				savedAt: Math.max(mine.savedAt, stored.savedAt + 1)
			};
			void this.#write();
			return;
		}
		this.#stored = stored;
		this.#thinking?.abort();
		this.saving = 'superseded';
		if (this.#isClosed) this.settle();
	}

	/** Goes on with a stored record; false where the rules refuse it. */
	#take(stored: GameRecord): boolean {
		let timeline: Line<State, Action>;
		try {
			timeline = Timeline.open(this.#options.game, stored);
		} catch {
			return false;
		}
		this.#branch++;
		this.#sent = null;
		this.#stored = null;
		this.#known = stored;
		this.record = stored;
		this.#timeline = timeline;
		this.saving = 'saved';
		this.#next();
		return true;
	}

	/** What is stored may have gone further: it was made from what is here, unless that is still being written. */
	async #look(): Promise<void> {
		const stored = await this.#options.store.get(this.record.key).catch(() => null);
		if (this.#isClosed || !stored || stored.key !== this.record.key) return;
		if (this.saving === 'superseded') {
			if (stored.revision > (this.#stored?.revision ?? 0)) this.#stored = stored;
		} else if (this.saving === 'saved' && stored.revision > this.record.revision) this.#take(stored);
	}
}
