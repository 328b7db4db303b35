// The runs of this device, and which of them an address asks for.
import { ownRecord } from '$lib/progress/branches.ts';
import { gameKey, ORIGINS, type GameRecord } from '$lib/progress/games.ts';
import { ANCIENTS, runOfGame, type RunRecord } from '$lib/progress/runs.ts';
import { gameStore, newGame, type GameStore } from '$lib/play/game-store.ts';
import { ancientsEntry } from '../../../games/block-and-key/index.ts';
import { isSeed, tidySeed } from '../../../games/block-and-key/seed.ts';

export const runStore: GameStore = gameStore(ancientsEntry);

/** Addresses of runs from before they were one game among others. */
const keyNow = (key: string): string => key.replace(/^run@/, gameKey(ANCIENTS, ''));

/** Not stored yet. */
export const newRun = (seed: string, origin: GameRecord['origin'], now: number): GameRecord =>
	newGame(ancientsEntry, { setup: { players: 1 }, seed, origin }, now);

/** To look at; null where there is none. */
export async function savedRun(key: string): Promise<RunRecord | null> {
	const record = await runStore.get(keyNow(key));
	return record && runOfGame(record);
}

export interface OpenedRun {
	readonly record: GameRecord;
	readonly isNew: boolean;
}

/** One that is saved, a new one from a seed, or whatever is open. Null for a run that is not here, or a seed that is none. */
export async function openRun(
	address: URLSearchParams,
	store: Pick<GameStore, 'get' | 'list'>,
	/** `seed`: one that nobody has chosen. */
	{ now, seed }: { readonly now: () => number; readonly seed: () => string }
): Promise<OpenedRun | null> {
	const begun = (chosen: string, origin: GameRecord['origin']) => ({
		record: newRun(chosen, origin, now()),
		isNew: true
	});
	const key = address.get('run');
	if (key) {
		const record = await store.get(keyNow(key));
		if (!record) return null;
		// An open branch is gone on with under a key of its own.
		const own = record.endedAt === null ? ownRecord(record) : record;
		return { record: own === record ? record : ((await store.get(own.key)) ?? own), isNew: false };
	}
	const wished = tidySeed(address.get('seed') ?? '');
	if (wished) {
		if (!isSeed(wished)) return null;
		return begun(wished, ORIGINS.find((one) => one === address.get('kind')) ?? 'seed');
	}
	const open = (await store.list()).filter(({ endedAt }) => endedAt === null);
	const [latest] = open.sort((a, b) => b.savedAt - a.savedAt);
	return latest ? { record: latest, isNew: false } : begun(seed(), 'random');
}
