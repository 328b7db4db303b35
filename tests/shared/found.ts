// The games that the shared tests look at: those of the house, and the template, found in its own folder in the same way.
import { findGames } from '../../puzzles/tools/games.ts';
import type { GameEntry } from '../../web/games/game.ts';

/** The template's layers. */
export const TEMPLATE = {
	games: new URL('template/games/', import.meta.url),
	content: new URL('template/puzzles/', import.meta.url)
};

export async function foundGames(): Promise<readonly GameEntry[]> {
	return [...(await findGames()), ...(await findGames(TEMPLATE.games))];
}
