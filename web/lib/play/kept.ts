// Games against the house's own players, as they are kept on this device.
import { versionOf } from '$lib/progress/backend.ts';
import { listed, ownRecord } from '$lib/progress/branches.ts';
import { whenChangedElsewhere } from '$lib/progress/elsewhere.ts';
import { gameKey, type GameRecord } from '$lib/progress/games.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Instant, Json } from '$lib/progress/records.ts';
import type { Line } from '../../games/timeline.ts';

export interface KeptGame<Setup> extends Line<Setup> {
	readonly key: string;
	readonly startedAt: Instant;
	readonly finishedAt: Instant | null;
	/** Every deed, taken back or not: the later copy has more. */
	readonly deeds: number;
	/** Points of all players at the end. */
	readonly scores: readonly number[] | null;
}

export function newKept<Setup>(game: string, setup: Setup, seed: string, now: Instant): KeptGame<Setup> {
	return {
		key: gameKey(game, now),
		setup,
		seed,
		actions: [],
		startedAt: now,
		finishedAt: null,
		deeds: 0,
		scores: null
	};
}

/** The house's own player of each game. */
const OPPONENTS: Readonly<Record<string, string>> = {
	temple: 'simple',
	pyramides: 'lookahead',
	recall: 'sensible'
};

function recordOf<Setup>(
	game: string,
	{ key, startedAt, finishedAt, deeds, setup, seed, actions, scores }: KeptGame<Setup>,
	before: GameRecord | undefined
): GameRecord {
	const players = (setup as { readonly players?: number }).players ?? 1;
	return {
		key,
		game,
		setup: setup as Json,
		seed,
		seats: ['me', ...Array.from({ length: players - 1 }, () => OPPONENTS[game] ?? 'random')],
		actions,
		origin: 'random',
		startedAt,
		savedAt: Math.max(Date.now(), startedAt + deeds),
		endedAt: finishedAt,
		revision: deeds,
		practice: false,
		...(before?.copyOf === undefined ? {} : { copyOf: before.copyOf }),
		standing: null,
		scores,
		result: null
	};
}

/** What this page has put or read last: each save is made from it. */
const latest = new Map<string, GameRecord>();

/** What another tab has stored meanwhile stays beside this one. */
export async function keepGame<Setup>(game: string, kept: KeptGame<Setup>): Promise<void> {
	const before = latest.get(kept.key);
	const record = recordOf(game, kept, before);
	latest.set(kept.key, record);
	const base = before ? versionOf(before) : null;
	const outcome = await (await progress.store()).put('games', record, { base, joins: true });
	if (!outcome.ok) throw new Error(outcome.code);
}

/**
 * Calls `take` when this game has gone further in another tab: at once where the tab says so, and when the page is seen again,
 * since a message can be lost while the page sleeps. Returns how to stop.
 */
export function followElsewhere<Setup>(
	game: string,
	here: () => KeptGame<Setup>,
	take: (further: KeptGame<Setup>) => void
): () => void {
	let over = false;
	async function look(): Promise<void> {
		const outcome = await (await progress.store()).get('games', here().key);
		const [stored] = outcome.ok && outcome.value?.game === game ? gamesIn<Setup>([outcome.value]) : [];
		if (!over && stored && stored.deeds > here().deeds) take(stored);
	}
	const seen = () => {
		if (document.visibilityState === 'visible') void look();
	};
	const stop = whenChangedElsewhere(
		'games',
		() => here().key,
		() => void look()
	);
	document.addEventListener('visibilitychange', seen);
	addEventListener('pageshow', seen);
	return () => {
		over = true;
		stop();
		document.removeEventListener('visibilitychange', seen);
		removeEventListener('pageshow', seen);
	};
}

/** All games of this kind, the latest first. What cannot be read is left out. */
export async function keptGames<Setup>(game: string): Promise<KeptGame<Setup>[]> {
	const outcome = await (await progress.store()).range('games', gameKey(game, ''));
	if (!outcome.ok) throw new Error(outcome.code);
	return gamesIn<Setup>(outcome.value).sort((a, b) => b.startedAt - a.startedAt);
}

function gamesIn<Setup>(records: readonly GameRecord[]): KeptGame<Setup>[] {
	return listed(records).map((stored) => {
		// An open branch is gone on with under a key of its own.
		const record = stored.endedAt === null ? ownRecord(stored) : stored;
		latest.set(record.key, record);
		const { key, startedAt, endedAt, revision, setup, seed, actions, scores } = record;
		return {
			key,
			startedAt,
			finishedAt: endedAt,
			deeds: revision,
			setup: setup as Setup,
			seed,
			actions,
			scores
		};
	});
}
