// Every game with a page of its own: before a game, what the game itself hangs, at its end.
import { gamesOnWall } from '../games.ts';
import type { Scene } from '../stage.ts';

const GAMES = await gamesOnWall();

const begin = (game: string): Scene => ({
	name: game,
	async play(stage) {
		await stage.go(`${game}/`);
		await stage.shoot('begin');
	}
});

const end = (game: string): Scene => ({
	name: game,
	seeded: 'ends',
	async play(stage) {
		await stage.go(`${game}/`);
		await stage.page.locator('main button.primary').first().click();
		await stage.page.locator('main h2').first().waitFor();
		await stage.shoot('end');
	}
});

export const games = (): readonly Scene[] =>
	[...GAMES].flatMap(([game, { scenes }]) => [begin(game), end(game), ...scenes]);
