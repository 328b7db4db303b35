// The browser of the measurements: the system's Chromium where there is one.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';

export const launchChromium = (): Promise<Browser> =>
	chromium.launch({
		...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
		args: ['--no-sandbox', '--disable-gpu']
	});
