// A game open in one tab or two, over one database in memory, as the tests of Match need it: whatever the game.
import { expect } from 'vitest';
import { findGames } from '../../puzzles/tools/games.ts';
import type { AnyBots, AnyGame, GameEntry } from '../../web/games/game.ts';
import { Timeline } from '../../web/games/timeline.ts';
import { gameStore, newGame, type GameStore } from '../../web/lib/play/game-store.ts';
import { Match } from '../../web/lib/play/match.svelte.ts';
import { thinkHere } from '../../web/lib/play/think.ts';
import type { Backend } from '../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { openStore } from '../../web/lib/progress/store.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

export type AnyMatch = Match<unknown, unknown, unknown>;
export type AnyTimeline = Timeline<unknown, unknown, unknown, unknown, unknown>;

export const tick = () => new Promise((passed) => setImmediate(passed));

export async function until(holds: () => boolean): Promise<void> {
	const end = Date.now() + 20_000;
	while (!holds() && Date.now() < end) await tick();
	expect(holds()).toBe(true);
}

/** One tab of a browser: its own store over the same database. Messages of other tabs arrive when `hear` is called. */
export class Tab {
	readonly store: GameStore;
	/** What the database has accepted from this tab. */
	readonly accepted: GameRecord[] = [];
	hear: () => void = () => undefined;
	/** Turns of the event loop before an answer of the database is heard. Saves are answered in their order, reads at any time. */
	lag: () => number = () => 0;
	#clock: () => number;
	#heard: Promise<unknown> = Promise.resolve();

	constructor(inner: GameStore, clock: () => number) {
		this.#clock = clock;
		this.store = {
			...inner,
			get: (key) => this.#late(inner.get(key), Promise.resolve()),
			put: (record, base) => {
				const written = inner.put(record, base).then((answer) => {
					if (answer.status === 'stored') this.accepted.push(answer.record);
					return answer;
				});
				const answer = this.#late(written, this.#heard);
				this.#heard = answer;
				return answer;
			},
			follow: (_, changed) => {
				this.hear = changed;
				return () => (this.hear = () => undefined);
			}
		};
	}

	static async open(entry: GameEntry, backend: Backend, clock: () => number): Promise<Tab> {
		const store = await openStore({ open: async () => backend, channel: null, storage: null });
		return new Tab(
			gameStore(entry, async () => store),
			clock
		);
	}

	async #late<T>(answer: Promise<T>, before: Promise<unknown>): Promise<T> {
		const lag = this.lag();
		const value = await answer;
		await before;
		for (let k = 0; k < lag; k++) await tick();
		return value;
	}

	play({ game, bots }: Played, record: GameRecord, isNew = false, fixed = 0): AnyMatch {
		return new Match({
			fixed,
			game,
			screens: { see: (state: unknown) => state },
			record,
			isNew,
			store: this.store,
			think: thinkHere(bots),
			now: this.#clock,
			pause: () => 0
		});
	}
}

export interface Played {
	readonly entry: GameEntry;
	readonly game: AnyGame;
	readonly bots: AnyBots;
}

/** Time goes on with every look at it: two taps on one device never fall into the same millisecond. */
export function clockFrom(start: number): () => number {
	let now = start;
	return () => ++now;
}

export function begun({ entry }: Played, seed: string, seats?: (players: number) => string[]): GameRecord {
	const { setup } = entry.setups[0] as GameEntry['setups'][number];
	const record = newGame(entry, { setup, seed, origin: 'random' }, 1000);
	return seats ? { ...record, seats: seats(record.seats.length) } : record;
}

/** So that the person in the first seat begins. */
export function begunByMe(played: Played): GameRecord {
	for (let k = 0; ; k++) {
		const record = begun(played, `match${k}`);
		if (played.game.active(Timeline.open(played.game, record).state) === 0) return record;
	}
}

export const lineOf = ({ game }: Played, record: GameRecord): AnyTimeline => Timeline.open(game, record);
export const optionsOf = ({ game }: Played, match: AnyMatch) => game.options(match.moment.state);
export const wordsOf = (match: AnyMatch) => match.record.actions;
export const beginsWith = (list: readonly string[], start: readonly string[]) =>
	start.every((word, k) => list[k] === word);

/** Stored as new, then opened in two tabs. */
export async function twoTabs(played: Played, record: GameRecord) {
	const clock = clockFrom(record.startedAt);
	const backend = { ...memoryBackend(), durable: true };
	const tabs = [
		await Tab.open(played.entry, backend, clock),
		await Tab.open(played.entry, backend, clock)
	] as const;
	await tabs[0].store.put(record, null);
	const stored = (await tabs[0].store.get(record.key)) as GameRecord;
	const matches = tabs.map((tab) => tab.play(played, stored)) as [AnyMatch, AnyMatch];
	return { tabs, matches, stored };
}

const ENTRIES = await findGames();
export const GAMES = await Promise.all(
	ENTRIES.map(async (entry): Promise<Played> => {
		const engine = () => startEngine();
		return { entry, game: await entry.game(engine), bots: await entry.bots(engine) };
	})
);
