// Saved games as they lie in the database, for tests that put them there or read them.
import type { Page } from '@playwright/test';
import type { Json, Progress } from '../../web/lib/progress/records.ts';
import { recordsIn } from './killing.ts';

export interface GameRow {
	readonly key: string;
	readonly finished: boolean;
	/** Saves so far; never falls. */
	readonly saves: number;
	readonly setup: Json;
	readonly seed: string;
	readonly actions: readonly string[];
	readonly copyOf?: string;
}

/** A game that was begun at this moment, to be brought in as a file. */
export const gameRow = (
	game: string,
	at: number,
	line: { readonly setup: Json; readonly seed: string; readonly actions?: readonly string[] },
	more: { readonly seats?: readonly string[] } = {}
): Progress => ({
	key: `game:${game}@${at}`,
	kind: game,
	startedAt: at,
	changedAt: at,
	steps: 0,
	finishedAt: null,
	data: { actions: [], ...line, scores: null, ...more }
});

/** Once everything of earlier pages is written. */
export async function gamesIn(page: Page, game: string): Promise<GameRow[]> {
	const rows = (await recordsIn<Progress>(page, 'lessons')).filter(({ key }) =>
		key.startsWith(`game:${game}@`)
	);
	return rows.map(({ key, finishedAt, steps, data }) => ({
		key,
		finished: finishedAt !== null,
		saves: steps,
		...(data as unknown as Pick<GameRow, 'setup' | 'seed' | 'actions'>)
	}));
}
