// Blocks drawn by a finger: from the tray onto the 2D board and into the 3D scene, over the board, and off again. Undo after a reload.
import type { Locator, Page } from '@playwright/test';
import { answerOf, DATE, KEY, open } from './daily.ts';
import { expect, test } from './fixtures.ts';
import { note, placeButton, slot, squareButton } from './solving.ts';

test.use({ hasTouch: true, isMobile: true });

/** A finger hides what it points at: the Block is shown so far above it. */
const ABOVE = 48;

interface Point {
	readonly x: number;
	readonly y: number;
}

async function middleOf(place: Locator): Promise<Point> {
	const box = await place.boundingBox();
	if (!box) throw new Error('not there');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger from point to point; it stays down unless it is to be lifted. */
async function draw(page: Page, ...points: readonly Point[]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y })) });
	const [first, ...others] = points;
	if (!first) return;
	await send('touchStart', [first]);
	let from = first;
	for (const to of others) {
		for (let k = 1; k <= 6; k++)
			await send('touchMove', [
				{ x: from.x + ((to.x - from.x) * k) / 6, y: from.y + ((to.y - from.y) * k) / 6 }
			]);
		from = to;
	}
	await send('touchEnd', []);
	await session.detach();
}

const below = ({ x, y }: Point): Point => ({ x, y: y + ABOVE });
const held = (page: Page) => page.getByRole('group', { name: 'Your blocks' }).locator('[aria-pressed=true]');
const spots = (page: Page) =>
	page
		.getByRole('button', { name: /your block/ })
		.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? '').sort());

test('on the 2D board: from the tray, over the board, turned by a swipe, off again, and solved', async ({
	page
}) => {
	const { block, turns, square, appears } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`);
	const tray = await middleOf(slot(page, block));
	// To where it may stand, and the magnet keeps it there.
	const centre = below(await middleOf(squareButton(page, appears)));
	// What draws comes after the first paint; taps do not wait for it.
	await expect(async () => {
		await draw(page, tray, centre);
		await expect(held(page)).toHaveCount(1, { timeout: 500 });
	}).toPass();
	await expect(note(page)).toContainText('Fits.');

	const before = await spots(page);
	await draw(page, tray, { x: tray.x + 60, y: tray.y });
	await expect.poll(() => spots(page)).not.toEqual(before);
	await draw(page, tray, { x: tray.x - 60, y: tray.y });
	await expect.poll(() => spots(page)).toEqual(before);

	const [own = ''] = before;
	const ghost = await middleOf(page.getByRole('button', { name: own, exact: true }));
	await draw(page, ghost, below(await middleOf(squareButton(page, [6, 1]))));
	await expect.poll(() => spots(page)).not.toEqual(before);
	const [there = ''] = await spots(page);
	await draw(page, await middleOf(page.getByRole('button', { name: there, exact: true })), below(tray));
	await expect(held(page)).toHaveCount(0);

	await draw(page, tray, below(await middleOf(squareButton(page, square))));
	for (const turn of turns) await page.keyboard.press(KEY[turn]);
	await squareButton(page, square).tap();
	const now = await spots(page);
	// Going back reaches beyond the reload.
	await page.reload();
	await expect.poll(() => spots(page)).toEqual(now);
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect.poll(() => spots(page)).not.toEqual(now);
	await squareButton(page, square).tap();
	await expect.poll(() => spots(page)).toEqual(now);
	await placeButton(page).tap();
	await expect(note(page)).toContainText('Key claimed, first try.');
});

test('in the 3D scene: from the tray and off again', async ({ page }) => {
	// Every step of the finger is a picture, drawn without a graphics card.
	test.slow();
	const { block } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`, { board: '3d' });
	const hasWebGl = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
	// What is not there is told; elsewhere this browser draws by software.
	if (!hasWebGl) return expect(note(page)).toContainText('3D is not available here.');
	await expect(page.getByRole('button', { name: 'Turn the camera' })).toBeVisible({ timeout: 20_000 });
	const tray = await middleOf(slot(page, block));
	const { x, y } = await middleOf(page.locator('canvas'));
	await draw(page, tray, below({ x: x - 60, y }));
	await expect(held(page)).toHaveCount(1);
	const left = await spots(page);
	await draw(page, tray, { x: tray.x, y: tray.y - 40 }, below({ x: x + 60, y: y + 20 }));
	await expect.poll(() => spots(page)).not.toEqual(left);
	await draw(page, tray, { x: tray.x, y: tray.y - 40 }, below({ x, y }), below(tray));
	await expect(held(page)).toHaveCount(0);
});
