// Block and Key and The Ancients in the shared end-to-end tests.
import { expect } from '@playwright/test';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { ancients } from '../../../web/games/block-and-key/game.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { gameKey } from '../../../web/lib/progress/games.ts';
import type { InPages } from '../../e2e/games.ts';
import { blockActing } from './block-acting.ts';
import { runPlay } from './plays.ts';
import { engine, Player } from './run-player.ts';

const runAddress = (key: string) => `run=${encodeURIComponent(key)}`;

export const inPages: InPages = {
	acting: blockActing,
	courses: { 'block-and-key': 'touch', ancients: 'keys' },
	plays: { 'a run against the Ancients': runPlay },
	inTabs: {
		game: ancients(engine, deck),
		setup: { players: 1 },
		async act(page, state, action) {
			const player = new Player(page, '', 'keys');
			player.state = state as GameState;
			await player.press(action as Action);
		},
		async open(page) {
			await page.goto(`/ancients/play/?${runAddress(gameKey('ancients', 1000))}`);
			await expect(page.getByRole('heading', { name: /^(Set-up|Turn)/ })).toBeVisible();
		},
		// Only the tab that follows says so.
		shown: async (page) =>
			(await page.locator('main').ariaSnapshot()).replace(/^( *)- paragraph:.*\n(?:\1 .*\n)*/gm, ''),
		async openCopy(page, original, copy) {
			await expect(page).toHaveURL(`/ancients/play/?${runAddress(copy)}`);
			await page.goto('/ancients/');
			const row = (key: string) => page.locator(`a[href$="${runAddress(key)}"]`).first();
			await expect(row(original)).toBeVisible();
			await row(copy).click();
			await expect(page.getByText('practice', { exact: true })).toBeVisible();
		}
	}
};
