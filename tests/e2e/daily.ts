// A daily that is open on a day of its own, for the tests of its screen.
import type { Page } from '@playwright/test';
import type { Level } from '../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import { expect } from './fixtures.ts';
import { answerOf as answerTo, dailyOf, type Answer } from './solving.ts';

export const DATE = '2026-11-14';
export const KEY = { spin: 'q', tip: 'w', roll: 'e' } as const;

export async function answerOf(level: Level, date = DATE): Promise<Answer & { puzzle: Puzzle }> {
	const puzzle = dailyOf(level, date);
	return { puzzle, ...(await answerTo(puzzle)) };
}

export { TODAY } from './today.ts';
/** A time of a day, and of the day after it. */
export const timeOn = (date: string, hours: number, minutes: number) => {
	const [year, month, day] = date.split('-').map(Number) as [number, number, number];
	return new Date(year, month - 1, day, hours, minutes);
};

/** The clock of the page stands in the evening of the puzzle's day. */
export async function open(
	page: Page,
	path = '/daily/',
	settings: object = { board: '2d' },
	date = DATE
): Promise<void> {
	await page.clock.setFixedTime(timeOn(date, 21, 30));
	await page.addInitScript((values) => {
		localStorage.setItem('keystone.settings', JSON.stringify(values));
	}, settings);
	await page.goto(path);
	await expect(
		page
			.getByRole('group', { name: /Your blocks|Deine Blöcke|Vos blocs/ })
			.getByRole('button')
			.first()
	).toBeVisible({ timeout: 20_000 });
}

/** Moves the first Block about until it stands somewhere it may not. */
export async function findRefusal(page: Page): Promise<void> {
	await page.keyboard.press('1');
	for (let y = 1; y <= 8; y++) {
		await page.getByRole('button', { name: new RegExp(`^a${y}, `) }).click();
		if (await page.getByRole('button', { name: 'Can’t place here' }).isVisible()) return;
	}
	throw new Error('it may stand everywhere');
}
