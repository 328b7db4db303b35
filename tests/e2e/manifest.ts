// The manifest of a page as the browser reads it, and everything that it names.
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';

interface Manifest {
	readonly name: string;
	readonly lang: string;
	readonly start_url: string;
	readonly scope: string;
	readonly display: string;
	readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
	readonly shortcuts: readonly { readonly url: string }[];
	readonly screenshots: readonly {
		readonly src: string;
		readonly sizes: string;
		readonly form_factor: string;
	}[];
}

/** Sound, in the language of the page, for this scope; every address that it names answers, every picture has the size it says. */
export async function expectSoundManifest(page: Page, language: string, scope: string): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { url, errors, data } = await session.send('Page.getAppManifest');
	expect(errors).toEqual([]);
	const manifest = JSON.parse(data ?? '') as Manifest;
	expect(manifest).toMatchObject({ name: 'Keystone', lang: language, display: 'standalone' });
	expect(new URL(manifest.scope, url).href).toBe(scope);

	const pages = [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)];
	for (const address of pages) {
		const answer = await page.request.get(new URL(address, url).href);
		expect([basename(address), answer.status()]).toEqual([basename(address), 200]);
	}
	expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
	expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(['narrow', 'narrow', 'wide']);
	for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
		const address = new URL(src, url).href;
		expect((await page.request.get(address)).status()).toBe(200);
		if (sizes === 'any') continue;
		const drawn = await page.evaluate(async (href) => {
			const { width, height } = await createImageBitmap(await (await fetch(href)).blob());
			return `${width}x${height}`;
		}, address);
		expect(drawn, src).toBe(sizes);
	}
	const touch = await page
		.locator('link[rel=apple-touch-icon]')
		.evaluate((link: HTMLLinkElement) => link.href);
	expect((await page.request.get(touch)).status()).toBe(200);
}
