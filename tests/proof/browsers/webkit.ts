// The real WebKit, in the small browser that comes with WebKitGTK, through WebDriver.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { Builder, By, Key } from 'selenium-webdriver';
import type { Driver } from './driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const PORT = 4465;
const KEYS: Readonly<Record<string, string>> = {
	ArrowLeft: Key.ARROW_LEFT,
	ArrowRight: Key.ARROW_RIGHT,
	ArrowUp: Key.ARROW_UP,
	ArrowDown: Key.ARROW_DOWN,
	Enter: Key.ENTER
};

/** Its folder is named by the machine and the version of the library. */
function miniBrowser(): string {
	for (const machine of readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))) {
		const library = readdirSync(`${LIBRARIES}/${machine}`).find((name) => /^webkit2gtk-\d/.test(name));
		if (library) return `${LIBRARIES}/${machine}/${library}/MiniBrowser`;
	}
	throw new Error('no MiniBrowser');
}

async function listening(): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		const there = await new Promise<boolean>((answered) => {
			const socket = createConnection(PORT, '127.0.0.1', () => answered(true));
			socket.on('error', () => answered(false)).on('connect', () => socket.end());
		});
		if (there) return;
		await new Promise((passed) => setTimeout(passed, 100));
	}
	throw new Error('WebKitWebDriver does not answer');
}

export async function startWebKit(): Promise<Driver> {
	const service = spawn(DRIVER, [`--port=${PORT}`, '--host=127.0.0.1'], { stdio: 'ignore' });
	await listening();
	const browser = await new Builder()
		.usingServer(`http://127.0.0.1:${PORT}`)
		.withCapabilities({
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] }
		})
		.build();
	await browser.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
	const capabilities = await browser.getCapabilities();
	return {
		name: `WebKit ${capabilities.getBrowserVersion() ?? ''}`.trim(),
		goto: (url) => browser.get(url),
		value: <T>(expression: string) =>
			browser
				.executeAsyncScript<{ value?: T; error?: string }>(
					`const tell = arguments[0];
				(async () => (${expression}))().then((value) => tell({ value }), (error) => tell({ error: String(error) }));`
				)
				.then(({ value, error }) => {
					if (error !== undefined) throw new Error(error);
					return value as T;
				}),
		click: (selector) => browser.findElement(By.css(selector)).click(),
		press: (key) =>
			browser
				.actions()
				.sendKeys(KEYS[key] ?? key)
				.perform(),
		choose: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
		async close() {
			await browser.quit();
			service.kill();
		}
	};
}
