// Games of one kind in the store, as Match and the lists use them.
import type { Base } from '$lib/progress/backend.ts';
import { listed, ownRecord } from '$lib/progress/branches.ts';
import { gameKey, type GameRecord } from '$lib/progress/games.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Instant, Json } from '$lib/progress/records.ts';
import type { Store } from '$lib/progress/store.ts';
import type { GameEntry } from '../../games/game.ts';

export interface GameStore {
	get(key: string): Promise<GameRecord | null>;
	/**
	 * All games of this kind, the latest first. What cannot be read is left out. An open branch comes as the game of its own that it
	 * becomes when it is gone on with.
	 */
	list(): Promise<readonly GameRecord[]>;
	/** Stored only if the table still holds the version it was made from (null: nothing). Rejects when it cannot be written. */
	put(record: GameRecord, base: Base | null): Promise<PutGame>;
	/**
	 * Calls `changed` when another tab has changed this game, and when the page is seen again: a message can be lost while it sleeps.
	 * Returns how to stop.
	 */
	follow(key: () => string, changed: () => void): () => void;
}

export interface PutGame {
	readonly status: 'stored' | 'superseded';
	/** What is stored now. */
	readonly record: GameRecord;
}

type Kind = Pick<GameEntry, 'id' | 'opponent'>;

/** What a new game is made from. */
export interface Beginning {
	readonly setup: unknown;
	readonly seed: string;
	readonly origin: GameRecord['origin'];
	/** Where it is not one person against the game's own policy. */
	readonly seats?: readonly string[] | undefined;
}

/** Everybody else is played by the game's own policy. */
function seatsOf(setup: Json, { opponent }: Kind): readonly string[] {
	const players = Number((setup as { readonly players?: number } | null)?.players ?? 1);
	return ['me', ...Array.from({ length: players - 1 }, () => opponent)];
}

/** Not stored before its first action. */
export function newGame(kind: Kind, { setup, seed, origin, seats }: Beginning, now: Instant): GameRecord {
	return {
		key: gameKey(kind.id, now),
		game: kind.id,
		setup: setup as Json,
		seed,
		seats: seats ?? seatsOf(setup as Json, kind),
		actions: [],
		origin,
		startedAt: now,
		savedAt: now,
		endedAt: null,
		revision: 0,
		practice: false,
		standing: null,
		scores: null,
		result: null
	};
}

export function gameStore(kind: Kind, open: () => Promise<Store> = () => progress.store()): GameStore {
	return {
		async get(key) {
			const outcome = await (await open()).get('games', key);
			if (!outcome.ok) throw new Error(outcome.code);
			return outcome.value ?? null;
		},
		async list() {
			const outcome = await (await open()).range('games', gameKey(kind.id, ''));
			if (!outcome.ok) throw new Error(outcome.code);
			return listed(outcome.value)
				.map((record) => (record.endedAt === null ? ownRecord(record) : record))
				.sort((a, b) => b.startedAt - a.startedAt || b.savedAt - a.savedAt);
		},
		async put(record, base) {
			const outcome = await (await open()).put('games', record, { base });
			if (!outcome.ok) throw new Error(outcome.code);
			const { status, record: stored } = outcome.value;
			return { status, record: stored };
		},
		follow(key, changed) {
			const stops = [whenSeen(changed)];
			let isOver = false;
			void open().then((store) => {
				if (isOver) return;
				const stop = store.onchange((changes, from) => {
					if (from === 'here') return;
					if (changes === 'all' || changes.some((change) => change.key === key())) changed();
				});
				stops.push(stop);
			});
			return () => {
				isOver = true;
				stops.forEach((stop) => stop());
			};
		}
	};
}

function whenSeen(changed: () => void): () => void {
	if (typeof document === 'undefined') return () => undefined;
	const look = () => {
		if (document.visibilityState === 'visible') changed();
	};
	document.addEventListener('visibilitychange', look);
	addEventListener('pageshow', look);
	return () => {
		document.removeEventListener('visibilitychange', look);
		removeEventListener('pageshow', look);
	};
}
