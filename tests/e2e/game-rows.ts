// Saved games as they lie in the database, for tests that put them there or read them.
import type { Page } from '@playwright/test';
import { findGames } from '../../puzzles/tools/games.ts';
import { gameKey, type GameRecord } from '../../web/lib/progress/games.ts';
import type { Json } from '../../web/lib/progress/records.ts';
import { recordsIn } from './killing.ts';

const ENTRIES = await findGames();

/** A game that was begun at this moment, to be brought in as a file. */
export function gameRow(
	game: string,
	at: number,
	line: { readonly setup: Json; readonly seed: string; readonly actions?: readonly string[] },
	more: { readonly seats?: readonly string[] } = {}
): GameRecord {
	const opponent = ENTRIES.find(({ id }) => id === game)?.opponent ?? '';
	const { players = 1 } = line.setup as { readonly players?: number };
	return {
		key: gameKey(game, at),
		game,
		seats: ['me', ...Array.from({ length: players - 1 }, () => opponent)],
		actions: [],
		origin: 'random',
		startedAt: at,
		savedAt: at,
		endedAt: null,
		revision: 0,
		practice: false,
		standing: null,
		scores: null,
		result: null,
		...line,
		...more
	};
}

/** Once everything of earlier pages is written. */
export const gamesIn = async (page: Page, game: string): Promise<GameRecord[]> =>
	(await recordsIn<GameRecord>(page, 'games')).filter((record) => record.game === game);
