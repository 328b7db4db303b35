// All pages, and what no page may do in any browser: ask another host, break a policy, log an error. For the tests and the
// picture wall.
import { existsSync, readdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PAGES = [
	'',
	'daily/',
	'archive/',
	'day/',
	'practice/',
	'practice/tricky/',
	'practice/ladder/',
	'practice/drills/',
	'puzzle/',
	'editor/',
	'sets/',
	'learn/',
	'rules/',
	'rules/glossary/',
	'rules/rulings/',
	'you/',
	'settings/',
	'about/'
] as const;

const GAMES = new URL('../../web/lib/games/', import.meta.url);

/** The pages of the games, the solo one first; it has its own way to set up. */
export const GAME_PAGES = [
	'ancients/',
	...readdirSync(GAMES)
		.filter((name) => existsSync(new URL(`${name}/SetupForm.svelte`, GAMES)))
		.map((name) => `${name}/`)
];

export const pathIn = (language: Language, page: string): string =>
	`/${language === 'en' ? '' : `${language}/`}${page}`;

/** Every page in every language, as paths. */
export const PATHS = LANGUAGES.flatMap((language) => PAGES.map((page) => pathIn(language, page)));

/** Of every page that is opened, and of their workers. */
export function watch(context: BrowserContext, origin: string): string[] {
	const faults: string[] = [];
	context.on('request', (request) => {
		const url = request.url();
		if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('about:'))
			faults.push(`request to another host: ${url}`);
	});
	context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
	context.on('console', (message) => {
		// Chromium reports the status of a page that is meant to be missing.
		const expected = message.text().includes('404') && message.location().url.includes('/missing/');
		if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
	});
	return faults;
}
