// End-to-end tests against the built site, in the system's Chromium where there is one: its headless build draws no window of its
// own and needs half the time.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const PORT = process.env.KEYSTONE_PORT ?? '4173';
const ORIGIN = `http://127.0.0.1:${PORT}`;

export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	workers: 2,
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
	webServer: {
		// Builds first, so that an old build is never tested by mistake.
		command: `npm run build && npm run serve -- --strictPort --port ${PORT}`,
		// The tests set their clock to days of their own, and no honest clock is before the build.
		env: { KEYSTONE_BUILT_ON: '2026-01-01', KEYSTONE_SITE: 'https://keystone.example' },
		url: ORIGIN,
		timeout: 120_000,
		reuseExistingServer: !process.env.CI
	}
});
