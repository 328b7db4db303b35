// The languages of the app and the addresses of its pages in each of them.
import type { RouteId } from '$app/types';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Stands at the root of the site; its texts define the type of all others. */
export const SOURCE = 'en' satisfies Language;

/** Each language by its own name. */
export const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** For dates and numbers: British order of day and month. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** The language an address below the base path asks for, if it names one. */
export function languageOfPath(path: string): Language | undefined {
	const first = path.split('/')[1];
	return LANGUAGES.find((language) => language === first && language !== SOURCE);
}

/** The address of a page in a language, to be passed through `resolve`. */
export function pathIn(
	language: Language,
	page: RouteId,
	params: Readonly<Record<string, string | undefined>> = {}
): `/${string}/` | '/' {
	const prefix = language === SOURCE ? '' : `/${language}`;
	const rest = page
		.replace(/^\/(\[\[lang=lang\]\])?/, '')
		.replace(/\[(\w+)(=\w+)?\]/g, (_, name: string) => params[name] ?? '');
	const path = [prefix, rest.replace(/^\//, '')].filter(Boolean).join('/');
	return path === '' ? '/' : `/${path.replace(/^\//, '')}/`;
}
