// Compares the pictures of a wall with those of an earlier one: which states look different, and how much of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Picture } from './stage.ts';

/** Runs in the page. How many pixels differ, and the box around them; null for pictures of different sizes. */
async function compare([one, other]: readonly [string, string]): Promise<string | null> {
	const pixels = async (base64: string) => {
		const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
		const image = await createImageBitmap(blob);
		const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
		if (!context) throw new Error('no canvas');
		context.drawImage(image, 0, 0);
		return context.getImageData(0, 0, image.width, image.height);
	};
	const [a, b] = [await pixels(one), await pixels(other)];
	if (a.width !== b.width || a.height !== b.height)
		return `${a.width} × ${a.height} instead of ${b.width} × ${b.height}`;
	const [before, now] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
	let [count, left, right, top, bottom] = [0, a.width, 0, a.height, 0];
	for (const [at, pixel] of before.entries()) {
		if (pixel === now[at]) continue;
		const [x, y] = [at % a.width, Math.floor(at / a.width)];
		count++;
		[left, right] = [Math.min(left, x), Math.max(right, x)];
		[top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
	}
	return count === 0 ? null : `${count} pixels in ${left}–${right} × ${top}–${bottom}`;
}

/** In words, every picture that is not the one in `before`. */
export async function differences(
	browser: Browser,
	folder: string,
	before: string,
	pictures: readonly Picture[]
): Promise<string[]> {
	const page = await browser.newPage();
	await page.addInitScript('globalThis.__name ??= (one) => one');
	await page.goto('about:blank');
	const found: string[] = [];
	for (const { file } of pictures) {
		if (!existsSync(join(before, file))) {
			found.push(`${file}: new`);
			continue;
		}
		const [now, then] = [readFileSync(join(folder, file)), readFileSync(join(before, file))];
		if (now.equals(then)) continue;
		const difference = await page.evaluate(compare, [
			now.toString('base64'),
			then.toString('base64')
		] as const);
		if (difference !== null) found.push(`${file}: ${difference}`);
	}
	await page.close();
	return found;
}
