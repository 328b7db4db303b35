// What pages do when they are killed in practice: rungs of the ladder, and puzzles gathered in sets.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../web/lib/progress/civil.ts';
import type { Draft } from '../../web/lib/progress/records.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { parseSetLink } from '../../web/games/block-and-key/puzzles/set-link.ts';
import { holdAnswer, playsOf, standing } from './climbing.ts';
import { recordsIn, untilTold, wordsOf, type Play } from './killing.ts';
import { status, sum } from './plays.ts';
import { TODAY } from './seed.ts';
import { answerOf, placeButton, slot } from './solving.ts';

/** Three rungs are solved, the fourth is missed, and another climb begins. */
const CLIMB = 4;
const MAKING = { timeout: 30_000 };

export function ladderPlay(): Play {
	let deeds = 0;
	const placed = async (page: Page) =>
		sum((await playsOf(page, 'ladder')).map(({ attempts }) => attempts.length));
	const start = (page: Page) => page.getByRole('button', { name: 'Start climbing' });

	/** A Block in the hand that may be placed, the answer or not. */
	async function hold(page: Page): Promise<void> {
		const puzzle = await standing(page, 'ladder');
		const { block } = await answerOf(puzzle);
		if (deeds % CLIMB === CLIMB - 1) {
			for (let other = 0; other < puzzle.supply.length; other++) {
				if (other === block) continue;
				await slot(page, other).click();
				await expect(slot(page, other)).toHaveAttribute('aria-pressed', 'true');
				if (await placeButton(page).isVisible()) return;
			}
		}
		await holdAnswer(page, puzzle);
	}

	const play: Play = {
		async open(page) {
			await page.goto('/practice/ladder/');
			// The puzzle of a rung is made before it is there.
			await expect(start(page).or(page.locator('.slots button')).first()).toBeVisible(MAKING);
			if (await start(page).isVisible()) await start(page).click();
			await expect(page.locator('.slots button').first()).toBeVisible(MAKING);
			// However often the page has died, a rung has one puzzle.
			const places = (await playsOf(page, 'ladder')).map(({ run }) => `${run?.began} ${run?.rung}`);
			expect(new Set(places).size).toBe(places.length);
		},
		async ready(page) {
			// What was held comes back turned as it was: begin anew.
			await page.evaluate(() => localStorage.removeItem('keystone.held'));
			await play.open(page);
			await hold(page);
		},
		async deed(page) {
			const before = await status(page);
			await placeButton(page).click();
			await untilTold(page, play, before);
			deeds++;
		},
		kept: placed,
		told: status
	};
	return play;
}

/** The set that is added to is begun anew after so many puzzles. */
const SET = 5;

export function setPlay(): Play {
	const links = async (page: Page) =>
		sum((await recordsIn<Draft>(page, 'drafts')).map(({ text }) => parseSetLink(text, deck.shapes).length));
	const play: Play = {
		async open(page) {
			await page.goto('/sets/');
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		},
		async ready(page) {
			// The same one as long as it has not been kept.
			await page.goto(`/sets/?add=${addDays(TODAY, -1 - (await links(page)))}-star`);
			await expect(page.getByRole('button', { name: /^Start a new/ })).toBeEnabled();
		},
		async deed(page) {
			const before = await play.told(page);
			const into = (await links(page)) % SET === 0 ? /^Start a new/ : /^Add to “/;
			await page.getByRole('button', { name: into }).first().click();
			await expect(page.getByRole('textbox', { name: 'Name of the set' })).toBeVisible();
			await untilTold(page, play, before);
		},
		kept: links,
		told: (page) => wordsOf(page, 'main')
	};
	return play;
}
