// What a game hangs on the wall: `tests/<game>/wall.ts` exports it as `wall`, found by readdir.
import { existsSync, readdirSync } from 'node:fs';
import type { Line } from '../../../web/games/timeline.ts';
import type { Scene, Stage } from './stage.ts';

export interface OnWall {
	/** A game that was left in its middle, at the person's own turn, and one that is over. */
	played(): { readonly midway: Line<object>; readonly whole: Line<object> };
	/** Besides the page before a game and the end of one. */
	readonly scenes: readonly Scene[];
}

const TESTS = new URL('../../', import.meta.url);

/** By the game's folder. */
export async function gamesOnWall(): Promise<ReadonlyMap<string, OnWall>> {
	const games = readdirSync(TESTS).filter((game) => existsSync(new URL(`${game}/wall.ts`, TESTS)));
	const modules = games.map(async (game) => {
		const { wall } = (await import(new URL(`${game}/wall.ts`, TESTS).href)) as { readonly wall: OnWall };
		return [game, wall] as const;
	});
	return new Map(await Promise.all(modules));
}

/** Into the open game. */
export async function goOn(stage: Stage, game: string): Promise<void> {
	await stage.go(`${game}/`);
	await stage.page.locator('main button.primary').first().click();
	await stage.page.getByRole('status').first().waitFor();
}
