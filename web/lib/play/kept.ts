// Games against the house's own players, as they are kept on this device.
import { whenChangedElsewhere } from '$lib/progress/elsewhere.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Instant, Json, Progress } from '$lib/progress/records.ts';
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

const prefix = (game: string) => `game:${game}@`;

export function newKept<Setup>(game: string, setup: Setup, seed: string, now: Instant): KeptGame<Setup> {
	return {
		key: prefix(game) + now,
		setup,
		seed,
		actions: [],
		startedAt: now,
		finishedAt: null,
		deeds: 0,
		scores: null
	};
}

function recordOf<Setup>(
	game: string,
	{ key, startedAt, finishedAt, deeds, setup, seed, actions, scores }: KeptGame<Setup>
): Progress {
	return {
		key,
		kind: game,
		startedAt,
		changedAt: Math.max(Date.now(), startedAt + deeds),
		steps: deeds,
		finishedAt,
		data: { setup: setup as Json, seed, actions, scores }
	};
}

export async function keepGame<Setup>(game: string, kept: KeptGame<Setup>): Promise<void> {
	const outcome = await (await progress.store()).put('lessons', recordOf(game, kept));
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
		const outcome = await (await progress.store()).get('lessons', here().key);
		const [stored] = outcome.ok && outcome.value?.kind === game ? gamesIn<Setup>([outcome.value]) : [];
		if (!over && stored && stored.deeds > here().deeds) take(stored);
	}
	const seen = () => {
		if (document.visibilityState === 'visible') void look();
	};
	const stop = whenChangedElsewhere(
		'lessons',
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
	const outcome = await (await progress.store()).range('lessons', prefix(game));
	if (!outcome.ok) throw new Error(outcome.code);
	return gamesIn<Setup>(outcome.value).sort((a, b) => b.startedAt - a.startedAt);
}

const gamesIn = <Setup>(records: readonly Progress[]): KeptGame<Setup>[] =>
	records.flatMap(({ key, startedAt, finishedAt, steps, data }): KeptGame<Setup>[] => {
		if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
		const { setup, seed, actions, scores } = data as Readonly<Record<string, Json>>;
		if (
			typeof seed !== 'string' ||
			!Array.isArray(actions) ||
			!actions.every((one) => typeof one === 'string')
		)
			return [];
		return [
			{
				key,
				startedAt,
				finishedAt,
				deeds: steps,
				setup: setup as Setup,
				seed,
				actions,
				scores: Array.isArray(scores) ? scores.map(Number) : null
			}
		];
	});
