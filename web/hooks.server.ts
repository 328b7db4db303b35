// While prerendering: the right language on <html>, the words for a page whose scripts do not arrive (web/static/watch.js), and only
// the font of the running text preloaded.
import type { Handle } from '@sveltejs/kit';
import de from '$lib/text/de/common.ts';
import en from '$lib/text/en/common.ts';
import fr from '$lib/text/fr/common.ts';
import deStored from '$lib/text/de/stored.ts';
import enStored from '$lib/text/en/stored.ts';
import frStored from '$lib/text/fr/stored.ts';
import { LANGUAGES, SOURCE, languageOfPath } from '$lib/text/languages.ts';

const COMMON = { en, de, fr };
const STORED = { en: enStored, de: deStored, fr: frStored };

export const handle: Handle = ({ event, resolve }) => {
	const language = languageOfPath(event.url.pathname) ?? SOURCE;
	// The root page alone may lead a newcomer on to another language (web/static/boot.js).
	const lead = event.url.pathname === '/' ? LANGUAGES.filter((other) => other !== SOURCE).join(' ') : '';
	const { broken, brokenText, again } = COMMON[language].error;
	const values: Readonly<Record<string, string>> = {
		lang: language,
		lead,
		broken: `${broken}. ${brokenText}`,
		again,
		repair: STORED[language].repair
	};
	return resolve(event, {
		transformPageChunk: ({ html }) =>
			html.replace(/%(lang|lead|broken|again|repair)%/g, (_, name: string) => values[name] ?? ''),
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || (type === 'font' && path.includes('atkinson'))
	});
};
