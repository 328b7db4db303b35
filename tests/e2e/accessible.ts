// What every state of a page must hold: no axe violation in either theme, no sideways scrolling, targets of 44 pixels.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing in either theme. The dark one differs in colours alone, so only they are looked at again. The page has no frame of
 * another origin, so axe may run in it whole ("legacy") instead of once more in an empty page; details of what is sound are not made.
 */
export async function expectNoViolations(page: Page): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
			resultTypes: ['violations'],
			...(colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {})
		});
		const { violations } = await axe.analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
			[]
		);
	}
}

export const WIDTHS = [320, 360, 768, 1280] as const;

export async function expectNoSidewaysScrolling(page: Page, what: string): Promise<void> {
	// What follows the width by script gets a moment to do so.
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
			message: `sideways scrolling ${what}`
		})
		.toBeLessThanOrEqual(0);
}

/** Pixels of the page below everything that can be seen there. Words to be heard alone make some, where a part scrolls for itself. */
export function emptyBelow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const lowest = (box: Element): number => {
			const { display, overflowY } = getComputedStyle(box);
			const hasBox = display !== 'contents';
			if ((hasBox && !box.checkVisibility()) || box.matches('.unseen, #svelte-announcer')) return 0;
			const { bottom } = box.getBoundingClientRect();
			const isClosed = overflowY !== 'visible' && box !== document.body;
			return Math.max(bottom, ...(isClosed ? [] : [...box.children].map(lowest)));
		};
		const { scrollHeight } = document.documentElement;
		return Math.max(0, scrollHeight - Math.max(innerHeight, Math.ceil(lowest(document.body) + scrollY)));
	});
}

/** For a screen with a board, whose squares are smaller than other targets. */
export async function expectSoundScreen(page: Page): Promise<void> {
	await expectNoViolations(page);
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScrolling(page, `at ${width}`);
		expect(await emptyBelow(page), `empty below at ${width}`).toBe(0);
	}
	await page.setViewportSize({ width: 360, height: 740 });
}

/** What a finger is to hit and would miss, in words. Squares of a board count only where there is room for them. */
export function smallTargets(page: Page, squares = true): Promise<string[]> {
	return page.locator(':is(a, button, input, select, summary):visible').evaluateAll(
		(targets, withSquares) =>
			targets.flatMap((target) => {
				// What follows the width by script may just have gone.
				if (!target.isConnected) return [];
				const board = target.closest('.plan');
				// Under the 3D board the plan is only a table to be heard.
				if (board && (!withSquares || board.matches('.covered'))) return [];
				// Squares of the plan have the arrows beside them, which are large enough.
				const least = board ? 24 : 44;
				// Whoever touches the words of a box to tick has touched the box.
				const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
				return width < least || height < least ? [`${target.outerHTML} ${width} × ${height}`] : [];
			}),
		squares
	);
}

/** No sideways scrolling, also with large letters, and targets of 44 pixels. */
async function expectRoom(page: Page, widths: readonly number[]): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScrolling(page, `at ${width}`);
		const small = await smallTargets(page);
		expect(small, `targets at ${width}`).toEqual([]);
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	await expectNoSidewaysScrolling(page, 'at twice the text size');
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** What axe looks at is the same in every language, so it looks at one; the least room is measured in each. */
export async function expectAccessible(page: Page): Promise<void> {
	const isSource = (await page.locator('html').getAttribute('lang')) === 'en';
	if (isSource) await expectNoViolations(page);
	await expectRoom(page, isSource ? WIDTHS : WIDTHS.slice(0, 1));
}
