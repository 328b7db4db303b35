// A run against the Ancients in a page that is killed.
import { expect, type Page } from '@playwright/test';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { runsIn, type RunRecord } from '../../../web/lib/progress/runs.ts';
import { recordsIn, untilTold, type Play } from '../../e2e/killing.ts';
import { sum, table } from '../../e2e/plays.ts';
import { engine, Player } from './run-player.ts';

export function runPlay(): Play {
	let number = 0;
	let player: Player;
	let before = '';
	const seed = () => `killed ${number}`;

	async function latest(page: Page): Promise<RunRecord | undefined> {
		const games = await recordsIn<GameRecord>(page, 'games');
		return runsIn(games).find((run) => run.seed === seed());
	}

	const play: Play = {
		async open(page) {
			await page.goto('/ancients/');
			let record = await latest(page);
			if (record?.endedAt) number++;
			record = await latest(page);
			await page.goto(
				`/ancients/play/?${new URLSearchParams(record ? { run: record.key } : { seed: seed() })}`
			);
			await expect(page).toHaveURL(/run=/);
			await expect(page.getByRole('heading', { name: /^(Set-up|Turn|Run)/ }).first()).toBeVisible();
			player = new Player(page, seed(), 'keys');
			for (const action of (await latest(page))?.actions ?? []) {
				const outcome = apply(engine, deck, player.state, action);
				if (!outcome.ok) throw new Error(outcome.refusal.rule);
				player.state = outcome.state;
			}
			// What was chosen and not yet done is there again; one step takes it back.
			const held = await page.evaluate(() => localStorage.getItem('keystone.held') ?? '');
			if ((await table(page)) !== before && held.includes('"read":true')) await page.keyboard.press('z');
		},
		async ready(page) {
			if (player.kind === 'end') await play.open(page);
			if (await page.getByRole('button', { name: /^Go on/ }).isVisible()) await page.keyboard.press('Enter');
			before = await table(page);
		},
		async deed(page) {
			const shown = await table(page);
			const action = player.decide();
			await player.press(action);
			await untilTold(page, play, shown);
			const outcome = apply(engine, deck, player.state, action);
			if (!outcome.ok) throw new Error(outcome.refusal.rule);
			player.state = outcome.state;
		},
		kept: async (page) =>
			sum((await recordsIn<GameRecord>(page, 'games')).map(({ actions }) => actions.length)),
		told: table
	};
	return play;
}
