// What pages do when they are killed, where no game comes into it: a daily, the lessons of a course. The games' own plays are in
// their folders.
import { expect, type Page } from '@playwright/test';
import type { Course, CourseText, StepText } from '../../puzzles/schema/lesson.ts';
import learn from '../../web/lib/text/en/learn.ts';
import { addDays } from '../../web/lib/progress/civil.ts';
import type { AnswerRecord, DailySession } from '../../web/lib/progress/records.ts';
import { recordsIn, untilTold, wordsOf, type Play } from './killing.ts';
import { LessonPlayer, type Acting } from './lesson-player.ts';
import { TODAY } from './seed.ts';
import { answerOf, dailyOf, placeButton, slot, squareButton, turnButton } from './solving.ts';

export const status = (page: Page) => wordsOf(page, '[role="status"]');
/** All that a table says. */
export const table = (page: Page) => wordsOf(page, 'main', '[role="status"]');
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Dailies of the archive, one day after the other: two misses, then the answer. */
export function dailyPlay(): Play {
	let day = 1;
	let deeds = 0;
	const puzzle = () => dailyOf('star', addDays(TODAY, -day));
	const solves = () => deeds % 3 === 2;

	async function open(page: Page): Promise<void> {
		await page.goto(`/daily/?p=${addDays(TODAY, -day)}-star`);
		// The tray, or the way on from a solved one.
		await expect(page.locator('.slots button, a.primary').first()).toBeVisible();
	}

	/** A Block held where it may be placed; its note differs from what a placement says. On some days the other Block must be turned first. */
	async function hold(page: Page): Promise<boolean> {
		const { block, turns, square } = await answerOf(puzzle());
		if (solves()) {
			await slot(page, block).click();
			for (const turn of turns) await turnButton(page, turn).click();
			await squareButton(page, square).click();
			await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'false');
			return true;
		}
		const other = slot(page, (block + 1) % puzzle().supply.length);
		await other.click();
		await expect(other).toHaveAttribute('aria-pressed', 'true');
		return placeButton(page).isVisible();
	}

	const play: Play = {
		async open(page) {
			await open(page);
			if ((await status(page)).includes('claimed')) {
				day++;
				deeds = 0;
				await open(page);
			}
		},
		async ready(page) {
			for (;;) {
				// What was held comes back turned as it was: begin anew.
				await page.evaluate(() => localStorage.removeItem('keystone.held'));
				await play.open(page);
				if (await hold(page)) return;
				day++;
				deeds = 0;
			}
		},
		async deed(page) {
			const before = await status(page);
			await placeButton(page).click();
			await untilTold(page, play, before);
			deeds++;
		},
		kept: async (page) =>
			sum((await recordsIn<DailySession>(page, 'sessions')).map(({ attempts }) => attempts.length)),
		told: status
	};
	return play;
}

/** One lesson of a course after the other. */
export function lessonPlay(course: Course, text: CourseText, acting: () => Acting): Play {
	let at = 0;
	const lesson = () => course.lessons[at % course.lessons.length] as Course['lessons'][number];
	const told = (id: string) => text.lessons[lesson().id]?.steps[id] as StepText;
	const prompt = (page: Page) => page.getByRole('heading', { level: 2 });

	async function stepOf(page: Page) {
		const words = await prompt(page).innerText();
		const step = lesson().steps.find(({ id }) => told(id).prompt === words);
		if (!step) throw new Error(`no such step: ${words}`);
		return step;
	}

	const play: Play = {
		async open(page) {
			await page.goto(`/learn/lesson/?l=${course.id}.${lesson().id}`);
			await expect(prompt(page)).toBeVisible();
			// Parts of a step that were kept would be in the way.
			await page.getByRole('button', { name: learn.menu, exact: true }).click();
			await page.getByRole('button', { name: learn.restart, exact: true }).click();
		},
		async ready(page) {
			const next = page.getByRole('button', { name: new RegExp(`^(${learn.nextStep}|${learn.finish})$`) });
			if (!(await next.isVisible())) return;
			const isLast = (await next.innerText()) === learn.finish;
			await next.click();
			if (!isLast) return;
			at++;
			await play.open(page);
		},
		async deed(page) {
			const step = await stepOf(page);
			await new LessonPlayer(page, 'names', acting()).step(step, told(step.id));
			await expect(page.getByRole('status')).toContainText(told(step.id).done);
		},
		kept: async (page) => {
			return (await recordsIn<AnswerRecord>(page, 'answers')).length;
		},
		told: status
	};
	return play;
}
