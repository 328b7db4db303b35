// Whole courses in the page: by touch, by keyboard or through the accessibility tree, as each game's own tests say.
// `npm run proof -- courses` plays every lesson; the tests play some of each.
import type { CourseText, StepText } from '../../puzzles/schema/lesson.ts';
import { blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import blockAndKeyText from '../../puzzles/block-and-key/text/en/block-and-key.json' with { type: 'json' };
import { blockActing } from '../block-and-key/e2e/block-acting.ts';
import { emptyBelow, expectSoundScreen } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { foundCourses, gamesInPages, type InPages } from './games.ts';
import { LessonPlayer } from './lesson-player.ts';
import type { Page } from '@playwright/test';

const GAMES = await gamesInPages();
const COURSES = (await foundCourses()).map((found) => {
	const inPages = GAMES.get(found.game) as InPages;
	return { ...found, how: inPages.courses[found.course.id] ?? 'touch', acting: inPages.acting };
});

/** Every so many lessons one is played. */
const STRIDE = process.env['KEYSTONE_LESSONS'] === 'all' ? 1 : 9;

for (const { how, course, text, acting } of COURSES)
	test.describe(`${course.id} by ${how}`, () => {
		test.use({ hasTouch: how === 'touch' });

		for (const lesson of course.lessons.filter((_, k) => k % STRIDE === 1 || STRIDE === 1))
			test(`${lesson.id}`, async ({ page }) => {
				test.setTimeout(120_000);
				const told = text.lessons[lesson.id];
				await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
				await page.goto(`/learn/lesson/?l=${course.id}.${lesson.id}`);
				await expect(page.getByRole('heading', { level: 1, name: told?.title ?? '' })).toBeVisible();
				const player = new LessonPlayer(page, how, acting(page, how));
				await player.lesson(lesson, (step) => told?.steps[step.id] as StepText);
				await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
			});
	});

const skip = async (page: Page) => {
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('button', { name: 'Skip this step' }).click();
};

for (const { course, text } of COURSES)
	test(`${course.id}: question and buttons of every step are in sight on a phone`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
		for (const lesson of course.lessons.filter((_, k) => k % STRIDE === 0)) {
			await page.goto(`/learn/lesson/?l=${course.id}.${lesson.id}`);
			for (const [at, step] of lesson.steps.entries()) {
				const prompt = text.lessons[lesson.id]?.steps[step.id]?.prompt ?? '';
				await expect(page.getByRole('heading', { level: 2, name: prompt })).toBeInViewport();
				await expect(page.locator('.actions').first()).toBeInViewport({ ratio: 1 });
				expect(await emptyBelow(page), `${lesson.id}.${step.id}`).toBe(0);
				if (at < lesson.steps.length - 1) await skip(page);
			}
		}
	});

test('an action that is allowed but misses the goal is told, and one tap takes it back', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
	await page.goto('/learn/lesson/?l=block-and-key.your-view');
	await page.getByRole('group', { name: 'Your blocks' }).getByRole('button').first().click();
	await page.getByRole('button', { name: 'Place', exact: true }).click();
	await expect(page.getByRole('status')).toContainText('Allowed, but it misses.');
	await expectSoundScreen(page);
	await page.getByRole('button', { name: 'Take it back' }).click();
	await expect(page.getByRole('status')).not.toContainText('misses');
	await expect(page.getByRole('button', { name: 'Place', exact: true })).toBeEnabled();
});

test('a lesson of skipped steps is not done, and a test of them not passed', async ({ page }) => {
	const [lesson] = blockAndKey.lessons;
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
	await page.goto(`/learn/lesson/?l=block-and-key.${lesson?.id}`);
	for (const _ of lesson?.steps ?? []) await skip(page);
	await expect(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible();
	await expect(page.getByText(`${lesson?.steps.length} skipped`)).toBeVisible();
	await page.getByRole('button', { name: 'Do what was skipped' }).click();
	await expect(page.getByText('Second try, 1 of')).toBeVisible();
	await page.goto(`/learn/lesson/?l=block-and-key.${lesson?.id}&test`);
	const more = page.getByRole('button', { name: 'More', exact: true });
	const failed = page.getByRole('heading', { name: 'Not yet' });
	for (let n = 0; n < 20; n++) {
		await expect(more.or(failed).first()).toBeVisible();
		if (await failed.isVisible()) break;
		await skip(page);
	}
	await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible();
});

/** One step of every kind, from the games that draw them differently. */
const KINDS = [...GAMES.keys()].flatMap((game) => {
	const { course } = COURSES.find((found) => found.game === game) as (typeof COURSES)[number];
	const steps = course.lessons.flatMap((lesson) =>
		lesson.steps.map((step, at) => ({ course, lesson, step, at }))
	);
	return [...new Map(steps.map((one) => [one.step.kind, one])).values()];
});

for (const { course, lesson, step, at } of KINDS.filter((_, k) => k % STRIDE === 0))
	test(`${course.id}: a step of the kind ${step.kind} is accessible and fits every screen`, async ({
		page
	}) => {
		test.setTimeout(90_000);
		await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
		await page.goto(`/learn/lesson/?l=${course.id}.${lesson.id}`);
		for (let k = 0; k < at; k++) await skip(page);
		await expect(page.getByText(`Step ${at + 1} of ${lesson.steps.length}`).first()).toBeVisible();
		await expectSoundScreen(page);
	});

test.describe('a new visitor', () => {
	test.use({ hasTouch: true });

	test('needs two taps to the first lesson, and comes back to the step that was left', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
		await page.goto('/');
		await page.getByRole('link', { name: 'Learn', exact: true }).tap();
		// The row leads to the lesson as soon as the lessons are there; before that to the course.
		await page.getByRole('link', { name: /^Block and Key Next: .*Start$/ }).tap();
		const [first] = blockAndKey.lessons;
		const { lessons: words }: CourseText = blockAndKeyText;
		const told = words[first?.id ?? ''];
		const [one, two] = first?.steps ?? [];
		if (!one || !two || !told) throw new Error('no lesson');
		const player = new LessonPlayer(page, 'touch', blockActing(page, 'touch'));
		await player.step(one, told.steps[one.id] as StepText);
		await page.getByRole('button', { name: 'Next', exact: true }).tap();
		await page.reload();
		await expect(
			page.getByRole('heading', { level: 2, name: told.steps[two.id]?.prompt ?? '' })
		).toBeVisible();
	});
});
