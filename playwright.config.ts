// End-to-end tests against the built site, in the system's Chromium where there is one: its headless build draws no window of its
// own and needs half the time.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
// Own folder and own port: `npm start` may be serving at the same time. With KEYSTONE_SERVER (an address) that server is tested instead.
process.env.KEYSTONE_BUILD ??= 'build-test';
const ORIGIN = process.env.KEYSTONE_SERVER ?? `http://127.0.0.1:${process.env.KEYSTONE_PORT}`;

const SERVER = {
	// Builds first, so that an old build is never tested by mistake.
	command: 'npm run build && npm run serve -- --port 0',
	env: {
		// The tests set their clock to days of their own, and no honest clock is before the build.
		KEYSTONE_BUILT_ON: '2026-01-01',
		KEYSTONE_SITE: 'https://keystone.example',
		KEYSTONE_BUILD: process.env.KEYSTONE_BUILD,
		NO_COLOR: '1'
	},
	// The system chooses the port; Playwright hands it to the tests as KEYSTONE_PORT.
	wait: { stdout: /http:\/\/127\.0\.0\.1:(?<keystone_port>\d+)/ },
	timeout: 120_000
};

const WAITING = ['deploy', 'failing', 'faults', 'offline', 'scripts'].map((name) => `**/e2e/${name}.spec.ts`);

export default defineConfig({
	testDir: 'tests',
	fullyParallel: true,
	workers: 3,
	// Two that work, and one for tests that mostly wait: for a store that fills, for ten seconds in which nothing comes.
	projects: [
		{ name: 'waiting', testMatch: WAITING, workers: 1 },
		{ name: 'working', testMatch: '**/*.spec.ts', testIgnore: WAITING, workers: 2 }
	],
	forbidOnly: Boolean(process.env.CI),
	// A foreign machine may stand still for a moment: one more try, and the list at the end names whoever needed it.
	retries: process.env.CI ? 1 : 0,
	reporter: [['list']],
	use: {
		...devices['Desktop Chrome'],
		baseURL: ORIGIN,
		locale: 'en-GB',
		// Only the offline spec lets the service worker in: elsewhere it would answer from the store.
		serviceWorkers: 'block',
		viewport: { width: 360, height: 740 },
		launchOptions: {
			...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run'
			]
		}
	},
	...(process.env.KEYSTONE_SERVER ? {} : { webServer: SERVER })
});
