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

/** What a game is opened with. */
type Rules = Pick<LoadedGame, 'entry' | 'game'>;

/** Null where the record was damaged, or the rules have changed since. */
function opened({ entry, game }: Rules, record: GameRecord): SavedGame | null {
	// Asked first: dealing to a million players would not fail, it would not end.
	if (!entry.isSetup(record.setup)) return null;
	try {
		return { record, state: Timeline.open(game, record).state };
	} catch {
		return null;
	}
}

export function openGames(played: Rules, games: readonly GameRecord[]): SavedGame[] {
	const found: SavedGame[] = [];
	for (const record of games) {
		const saved = record.endedAt === null ? opened(played, record) : null;
		if (saved && found.push(saved) === OPEN_MOST) break;
	}
	return found;
}

export const finishedGames = (played: Rules, games: readonly GameRecord[]): SavedGame[] =>
	games
		.filter(({ endedAt }) => endedAt !== null)
		.slice(0, FINISHED_MOST)
		.flatMap((record) => opened(played, record) ?? []);
