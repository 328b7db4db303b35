// How a Block comes to hand in a daily: never in red where it may stand anywhere, and seen in the 3D picture. Looked at in the built
// site, on the screen of a phone, by whoever opens the page: the tests for a few, `npm run proof -- first-pick` for 200.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Engine } from '../../engine-wasm/host/engine.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { Trial } from '../../web/games/block-and-key/trial.ts';

/** Of the 3D picture, changed by the Block or its outline. */
export const PIXELS_MIN = 200;

export interface FirstPick {
	readonly puzzle: string;
	readonly block: number;
	/** There is a place where it may stand. */
	readonly fits: boolean;
	readonly red: boolean;
	readonly pixels: number;
}

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
let started: Promise<Engine> | undefined;
const engineOf = () =>
	(started ??= WebAssembly.compile(file('engine-wasm/build/engine.wasm')).then((wasm) => Engine.start(wasm)));

/** Before the page is opened: 3D, without the numbers on the stacks, which come with a held Block, and without motion. */
export async function prepare(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(() => {
		localStorage.setItem('keystone.settings', JSON.stringify({ board: '3d', heights: false, motion: 'off' }));
		localStorage.setItem('keystone.solved', '3');
	});
}

/** Every Block of the puzzle, picked by its key. The first puzzle of a page is opened anew, the others by the page itself. */
export async function firstPicks(page: Page, puzzle: Puzzle): Promise<FirstPick[]> {
	await open(page, puzzle.id);
	const trial = new Trial(await engineOf(), puzzle, deck.shapes);
	await still(page);
	await look(page, true);
	const picks: FirstPick[] = [];
	for (const block of puzzle.supply.keys()) {
		await page.keyboard.press(String(block + 1));
		await page.getByRole('group', { name: 'Your blocks' }).locator('[aria-pressed="true"]').waitFor();
		await still(page);
		const red = await page.getByRole('button', { name: 'Can’t place here' }).isVisible();
		const pixels = await look(page, false);
		picks.push({ puzzle: puzzle.id, block, fits: trial.placements(block).length > 0, red, pixels });
		await page.keyboard.press('Escape');
	}
	return picks;
}

/** What is not as it must be. */
export const faultsOf = (picks: readonly FirstPick[]): string[] =>
	picks.flatMap(({ puzzle, block, fits, red, pixels }) => [
		...(fits && red ? [`${puzzle}: Block ${block + 1} comes to hand in red`] : []),
		...(pixels < PIXELS_MIN ? [`${puzzle}: Block ${block + 1} has ${pixels} pixels`] : [])
	]);

async function open(page: Page, id: string): Promise<void> {
	if (page.url() === 'about:blank') await page.goto(`/daily/?p=${id}`);
	else
		await page.evaluate((to) => {
			const link = Object.assign(document.createElement('a'), { href: `?p=${to}` });
			document.body.append(link);
			link.click();
			link.remove();
		}, id);
	await page.waitForURL(`**/daily/?p=${id}`);
	await page.getByRole('button', { name: 'Turn the camera' }).waitFor({ timeout: 60_000 });
	await page.getByText('Choose a block.').waitFor();
}

/** Until no frame has been added for a moment. */
async function still(page: Page): Promise<void> {
	const frames = () => page.locator('[data-frames]').getAttribute('data-frames');
	for (let before = await frames(), calm = 0; calm < 2;) {
		await page.waitForTimeout(60);
		const now = await frames();
		calm = now === before ? calm + 1 : 0;
		before = now;
	}
}

/** Keeps the picture of the board to compare with, or counts the pixels that differ from it. */
async function look(page: Page, keep: boolean): Promise<number> {
	const box = await page.locator('[data-frames]').boundingBox();
	if (!box) throw new Error('no board');
	const picture = (await page.screenshot({ clip: box })).toString('base64');
	return page.evaluate(
		async ({ picture, keep }) => {
			const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
			const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
			context.drawImage(bitmap, 0, 0);
			const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
			const kept = globalThis as { pictureKept?: Uint8ClampedArray };
			if (keep) kept.pictureKept = data;
			const before = kept.pictureKept ?? data;
			let count = 0;
			for (let at = 0; at < data.length; at += 4) {
				const differs = [0, 1, 2].some((k) => Math.abs((data[at + k] ?? 0) - (before[at + k] ?? 0)) > 12);
				if (differs) count++;
			}
			return count;
		},
		{ picture, keep }
	);
}
