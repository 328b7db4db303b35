// Whole courses in the page: Block and Key by touch, The Ancients by keyboard, Temple of Artefacts through the accessibility tree.
import { ancients, blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import ancientsText from '../../puzzles/block-and-key/text/en/ancients.ts';
import blockAndKeyText from '../../puzzles/block-and-key/text/en/block-and-key.ts';
import { expect, test } from './fixtures.ts';
import { blockActing, LessonPlayer } from './lesson-player.ts';

const MINUTES = 60_000;

test.describe('by touch', () => {
	test.use({ hasTouch: true });

	test('from home to the first deed in three taps, then the whole course Block and Key', async ({ page }) => {
		test.setTimeout(8 * MINUTES);
		await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
		await page.goto('/');
		await page.getByRole('link', { name: 'Learn', exact: true }).tap();
		await page.getByRole('link', { name: /^Block and Key.*Start$/ }).tap();
		await new LessonPlayer(page, 'touch', blockActing(page, 'touch')).course(blockAndKey, blockAndKeyText);
		await page.getByRole('link', { name: 'To the course' }).tap();
		await expect(page.getByText('All lessons done')).toBeVisible();
	});
});

test('by keyboard: the whole course The Ancients', async ({ page }) => {
	test.setTimeout(8 * MINUTES);
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
	await page.goto(`/learn/lesson/?l=ancients.${ancients.lessons[0]?.id}`);
	await new LessonPlayer(page, 'keys', blockActing(page, 'keys')).course(ancients, ancientsText);
});
