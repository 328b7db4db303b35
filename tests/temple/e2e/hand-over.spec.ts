// Two persons at one device: the board is covered in between.
import { temple } from '../../../web/games/temple/game.ts';
import { BEGINNER_DECKS } from '../../../web/games/temple/setup.ts';
import text from '../../../web/lib/text/en/play.ts';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { gameRow } from '../../e2e/game-rows.ts';
import { recordsOf, seed } from '../../e2e/seed.ts';

test.use({ reducedMotion: 'reduce' });

/** A deal in which this player begins. */
function seedWhere(first: number): string {
	for (let k = 0; ; k++)
		if (temple.active(temple.begin({ players: 2, decks: BEGINNER_DECKS }, `tabs${k}`)) === first)
			return `tabs${k}`;
}

test('a game of two persons: the board is covered until the other has the device', async ({ page }) => {
	const line = { setup: { players: 2, decks: BEGINNER_DECKS }, seed: seedWhere(0) };
	const row = gameRow('temple', 1000, line, { seats: ['me', 'guest'] });
	await seed(page, recordsOf([], { games: [row] }));
	await page.goto('/temple/');
	await page.getByRole('button', { name: /^Continue the open/ }).click();
	await expect(page.getByRole('alert')).toContainText(text.handOver(1));
	await expect(page.locator('.temple')).toBeHidden();
	await expectAccessible(page);
	await page.getByRole('button', { name: text.takePhone(1), exact: true }).press('Enter');
	await expect(page.locator('.temple')).toBeVisible();
});
