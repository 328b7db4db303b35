// The browser of the measurements: the system's Chromium where there is one.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) =>
	existsSync(path)
);
export const LAUNCH = {
	...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
	args: ['--no-sandbox', '--disable-gpu']
};

export const launchChromium = (): Promise<Browser> => chromium.launch(LAUNCH);

/** The screen of a phone, and a folder in which everything is kept until it is opened again. */
export const launchPhone = (profile: string): Promise<BrowserContext> =>
	chromium.launchPersistentContext(profile, {
		...LAUNCH,
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
		locale: 'en-GB',
		serviceWorkers: 'allow'
	});
