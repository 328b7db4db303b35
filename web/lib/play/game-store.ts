// Games in the store: the one place that knows in which rows they lie, today in `lessons` under `game:<key>`.
import type { GameRecord } from '$lib/progress/games.ts';
import type { Base } from '$lib/progress/backend.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Instant, Json, Progress } from '$lib/progress/records.ts';
import type { Store } from '$lib/progress/store.ts';
import type { GameEntry } from '../../games/game.ts';

export interface GameStore {
	get(key: string): Promise<GameRecord | null>;
	/** All games of this kind, the latest first. What cannot be read is left out. */
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

const ROW = 'game:';

/** Everybody else is played by the game's own policy. */
function seatsOf(setup: Json, { opponent }: Kind): readonly string[] {
	const players = Number((setup as { readonly players?: number } | null)?.players ?? 1);
	return ['me', ...Array.from({ length: players - 1 }, () => opponent)];
}

/** Not stored before its first action. */
export function newGame(
	kind: Kind,
	{ setup, seed, origin }: { setup: unknown; seed: string; origin: GameRecord['origin'] },
	now: Instant
): GameRecord {
	return {
		key: `${kind.id}@${now}`,
		game: kind.id,
		setup: setup as Json,
		seed,
		seats: seatsOf(setup as Json, kind),
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

function rowOf(record: GameRecord, kind: Kind): Progress {
	const { key, game, startedAt, savedAt, endedAt, revision, setup, seed, actions, scores } = record;
	const { seats, origin, practice, copyOf } = record;
	const isUsual = seats.join() === seatsOf(setup, kind).join();
	return {
		key: ROW + key,
		kind: game,
		startedAt,
		changedAt: savedAt,
		steps: revision,
		finishedAt: endedAt,
		data: {
			setup,
			seed,
			actions,
			scores,
			...(isUsual ? {} : { seats }),
			...(origin === 'random' ? {} : { origin }),
			...(practice ? { practice } : {}),
			...(copyOf === undefined ? {} : { copyOf })
		}
	};
}

const isTexts = (value: Json | undefined): value is readonly string[] =>
	Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Null where the row is no game. */
function recordOf({ key, startedAt, changedAt, finishedAt, steps, data }: Progress, kind: Kind) {
	if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
	const {
		setup = null,
		seed,
		actions,
		scores,
		seats,
		origin,
		practice,
		copyOf
	} = data as Record<string, Json>;
	if (typeof seed !== 'string' || !isTexts(actions)) return null;
	return {
		key: key.slice(ROW.length),
		game: kind.id,
		setup,
		seed,
		seats: isTexts(seats) ? seats : seatsOf(setup, kind),
		actions,
		origin: origin === 'shared' ? origin : 'random',
		startedAt,
		savedAt: changedAt,
		endedAt: finishedAt,
		revision: steps,
		practice: practice === true,
		...(typeof copyOf === 'string' ? { copyOf } : {}),
		standing: null,
		scores: Array.isArray(scores) ? scores.map(Number) : null,
		result: null
	} satisfies GameRecord;
}

export function gameStore(kind: Kind, open: () => Promise<Store> = () => progress.store()): GameStore {
	const rows = async () => {
		const outcome = await (await open()).read();
		if (!outcome.ok) throw new Error(outcome.code);
		return outcome.value.lessons;
	};
	return {
		async get(key) {
			const row = (await rows()).find((one) => one.key === ROW + key);
			return row ? recordOf(row, kind) : null;
		},
		async list() {
			const own = (await rows()).filter(({ key }) => key.startsWith(`${ROW}${kind.id}@`));
			return own
				.flatMap((row) => recordOf(row, kind) ?? [])
				.sort((a, b) => b.startedAt - a.startedAt || b.savedAt - a.savedAt);
		},
		async put(record, base) {
			const outcome = await (await open()).put('lessons', rowOf(record, kind), { base });
			if (!outcome.ok) throw new Error(outcome.code);
			const stored = recordOf(outcome.value.record, kind);
			if (!stored) throw new Error(`no game in ${record.key}`);
			return { status: outcome.value.status, record: stored };
		},
		follow(key, changed) {
			const stops = [whenSeen(changed)];
			let isOver = false;
			void open().then((store) => {
				if (isOver) return;
				const stop = store.onchange((changes, from) => {
					if (from === 'here') return;
					if (changes === 'all' || changes.some((change) => change.key === ROW + key())) changed();
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
