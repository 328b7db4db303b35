// The real Firefox, through WebDriver BiDi.
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver.ts';

const FIREFOX = '/usr/bin/firefox-esr';

export async function startFirefox(): Promise<Driver> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: FIREFOX,
		headless: false,
		// Saving a file must not open a window of the system.
		extraPrefsFirefox: { 'browser.download.alwaysOpenPanel': false, 'browser.download.useDownloadDir': true }
	});
	const page = await browser.newPage();
	return {
		name: (await browser.version()).replace('/', ' '),
		async goto(url) {
			await page.goto(url);
		},
		value: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
		click: (selector) => page.click(selector),
		press: (key) => page.keyboard.press(key as KeyInput),
		async choose(selector, file) {
			const input = await page.$(selector as 'input');
			await input?.uploadFile(file);
		},
		close: () => browser.close()
	};
}
