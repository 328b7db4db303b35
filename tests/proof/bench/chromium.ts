// The browser of the measurements: the system's Chromium where there is one.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].filter((path) =>
	existsSync(path)
);
export const CHROMIUM = INSTALLED[0];
export const LAUNCH = {
	...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
	args: ['--no-sandbox', '--disable-gpu']
};

export const launchChromium = (): Promise<Browser> => chromium.launch(LAUNCH);

/** Draws no window of its own, which halves the time of pictures. */
export const launchForPictures = (): Promise<Browser> => {
	const executablePath = INSTALLED.at(-1);
	return chromium.launch({ ...LAUNCH, ...(executablePath === undefined ? {} : { executablePath }) });
};

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
