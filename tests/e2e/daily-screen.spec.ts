// The screen of the daily: what it looks like to axe in every state, its layout, and the board in 3D.
import type { Page } from '@playwright/test';
import full from '../../web/lib/text/en/puzzle-later.ts';
import { expectNoViolations } from './accessible.ts';
import { DATE, findRefusal, open } from './daily.ts';
import { expect, test } from './fixtures.ts';
import { note, placeButton } from './solving.ts';

const hintAll = async (page: Page) => {
	for (let k = 0; k < 4; k++) await page.keyboard.press('h');
};

const STATES: Record<string, (page: Page) => Promise<void>> = {
	idle: async () => {},
	held: (page) => page.keyboard.press('1'),
	refused: findRefusal,
	'with the rules open': async (page) => {
		await findRefusal(page);
		await page.getByRole('button', { name: /^Why\?/ }).click();
	},
	'with the keys open': (page) => page.keyboard.press('?'),
	'with the menu open': (page) => page.getByRole('button', { name: 'Menu' }).click(),
	hinted: hintAll,
	solved: async (page) => {
		await hintAll(page);
		await page.keyboard.press('Escape');
		await placeButton(page).click();
		await page.getByRole('button', { name: 'Closest try with each block' }).click();
	},
	'on a wide screen': (page) => page.setViewportSize({ width: 1280, height: 800 })
};

for (const [state, reach] of Object.entries(STATES)) {
	test(`no axe violation ${state}, in both themes`, async ({ page }) => {
		test.slow();
		await open(page, `/daily/?p=${DATE}-sun`);
		await reach(page);
		await expectNoViolations(page);
	});
}

for (const [width, height] of [
	[320, 640],
	[360, 740],
	[768, 1024],
	[1280, 800],
	[844, 390]
] as const) {
	test(`nothing overflows and targets are large at ${width} × ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		for (const path of ['/daily/', '/de/daily/', '/fr/daily/']) {
			await open(page, `${path}?p=${DATE}-moon`);
			await page.keyboard.press('2');
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(wide, path).toBeLessThanOrEqual(0);
			// Squares of the plan have the arrows beside them, which are large enough.
			const small = await page.locator('main :is(a, button):visible').evaluateAll((targets) =>
				targets.flatMap((target) => {
					const { width, height } = target.getBoundingClientRect();
					if (target.closest('td')) return [];
					return width < 43.9 || height < 43.9 ? [`${target.outerHTML} ${width} × ${height}`] : [];
				})
			);
			expect(small, path).toEqual([]);
		}
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wide, 'at twice the text size').toBeLessThanOrEqual(0);
	});
}

test('the 3D board arrives over the plan without moving anything', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await open(page, `/daily/?p=${DATE}-sun`, { board: '3d' });
	const camera = page.getByRole('button', { name: 'Turn the camera' });
	const hasWebGl = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
	if (hasWebGl) await expect(camera).toBeVisible({ timeout: 20_000 });
	else await expect(note(page)).toContainText('3D is not available here.');
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.005);
	if (!hasWebGl) return;
	await page.keyboard.press('1');
	await page.keyboard.press('c');
	await page.getByRole('button', { name: 'Look from your seat' }).click();
	await expect(page.getByRole('button', { name: 'Look from the side' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
});

test.describe('left to itself, the board', () => {
	const hasWebGl = (page: Page) =>
		page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
	const camera = (page: Page) => page.getByRole('button', { name: 'Turn the camera' });

	test('stays flat where software would draw it, says so once in a life, and offers 3D in the bar', async ({
		page
	}) => {
		// Not in a first puzzle of all.
		await page.addInitScript(() => localStorage.setItem('keystone.solved', '1'));
		await open(page, `/daily/?p=${DATE}-sun`, {});
		const row = page.getByText('3D would be slow on this device');
		await expect(row).toBeVisible();
		await page.getByRole('button', { name: 'Close' }).click();
		await expect(row).toHaveCount(0);
		await page.reload();
		await expect(note(page)).toContainText('Choose a block.');
		await expect(row).toHaveCount(0);
		await expect(page.locator('canvas')).toHaveCount(0);
		await page.getByRole('button', { name: '3D board', exact: true }).click();
		if (await hasWebGl(page)) await expect(camera(page)).toBeVisible({ timeout: 20_000 });
		else await expect(note(page)).toContainText('3D is not available here.');
	});

	test('is drawn in 3D where hardware does it', async ({ page }) => {
		// This browser draws by software; here its worker says otherwise.
		await page.route('**/workers/drawing*.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'postMessage(true)' })
		);
		await open(page, `/daily/?p=${DATE}-sun`, {});
		if (await hasWebGl(page)) await expect(camera(page)).toBeVisible({ timeout: 20_000 });
		else await expect(page.getByText('3D would be slow on this device')).toBeVisible();
	});
});

test('that the board is drawn in 2D by itself is said once, not in the first puzzle, and never over a held Block', async ({
	page
}) => {
	const row = page.getByText(full.drawnFlat);
	await open(page, `/daily/?p=${DATE}-star`, {});
	await page.waitForLoadState('networkidle');
	await expect(row).toBeHidden();
	await page.evaluate(() => localStorage.setItem('keystone.solved', '1'));
	await page.reload();
	await expect(row).toBeVisible({ timeout: 20_000 });
	await page.keyboard.press('1');
	await expect(row).toBeHidden();
	await page.reload();
	await page.waitForLoadState('networkidle');
	await expect(row).toBeHidden();
});
