// Saved games as lists show them.
import type { LoadedGame } from '$lib/games/entries.ts';
import type { GameRecord } from '$lib/progress/games.ts';
import { Timeline } from '../../games/timeline.ts';

export interface SavedGame {
	readonly record: GameRecord;
	readonly state: unknown;
}

/** Lists are short: every line is a game replayed. */
const OPEN_MOST = 4;
const FINISHED_MOST = 8;

/** Null where the record was damaged, or the rules have changed since. */
function opened({ game }: LoadedGame, record: GameRecord): SavedGame | null {
	try {
		return { record, state: Timeline.open(game, record).state };
	} catch {
		return null;
	}
}

export function openGames(played: LoadedGame, games: readonly GameRecord[]): SavedGame[] {
	const found: SavedGame[] = [];
	for (const record of games) {
		const saved = record.endedAt === null ? opened(played, record) : null;
		if (saved && found.push(saved) === OPEN_MOST) break;
	}
	return found;
}

export const finishedGames = (played: LoadedGame, games: readonly GameRecord[]): SavedGame[] =>
	games
		.filter(({ endedAt }) => endedAt !== null)
		.slice(0, FINISHED_MOST)
		.flatMap((record) => opened(played, record) ?? []);
