// Whole courses in the page: Block and Key, Terra Pyramides and Recall by touch, The Ancients by keyboard, Temple of Artefacts
// through the accessibility tree.
// `npm run proof -- courses` plays every lesson; the tests play some of each.
import type { Course, CourseText, StepText } from '../../puzzles/schema/lesson.ts';
import { ancients } from '../../puzzles/block-and-key/lessons/ancients.ts';
import { blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import ancientsText from '../../puzzles/block-and-key/text/en/ancients.json' with { type: 'json' };
import blockAndKeyText from '../../puzzles/block-and-key/text/en/block-and-key.json' with { type: 'json' };
import { pyramides } from '../../puzzles/pyramides/lessons/index.ts';
import pyramidesText from '../../puzzles/pyramides/text/en/pyramides.json' with { type: 'json' };
import { recall } from '../../puzzles/recall/lessons/index.ts';
import recallText from '../../puzzles/recall/text/en/recall.json' with { type: 'json' };
import { temple } from '../../puzzles/temple/lessons/index.ts';
import templeText from '../../puzzles/temple/text/en/temple.json' with { type: 'json' };
import { emptyBelow, expectSoundScreen } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { blockActing, LessonPlayer, templeActing, type Acting, type How } from './lesson-player.ts';
import { pyramidesActing } from '../pyramides/e2e/pyramides-acting.ts';
import { recallActing } from '../recall/e2e/recall-player.ts';
import type { Page } from '@playwright/test';

const COURSES: readonly (readonly [How, Course, CourseText, (page: Page, how: How) => Acting])[] = [
	['touch', blockAndKey, blockAndKeyText, blockActing],
	['keys', ancients, ancientsText, blockActing],
	['names', temple, templeText, templeActing],
	['touch', pyramides, pyramidesText, pyramidesActing],
	['touch', recall, recallText, recallActing]
];

/** Every so many lessons one is played. */
const STRIDE = process.env['KEYSTONE_LESSONS'] === 'all' ? 1 : 9;

for (const [how, course, text, acting] of COURSES)
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

for (const [, course, text] of COURSES)
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

/** One step of every kind, from the games that draw them differently. */
const KINDS = [blockAndKey, temple, pyramides, recall].flatMap((course) => {
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
