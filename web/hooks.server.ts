// While prerendering: the right language on <html>, and only the font of the running text preloaded.
import type { Handle } from '@sveltejs/kit';
import { LANGUAGES, SOURCE, languageOfPath } from '$lib/text/languages.ts';

export const handle: Handle = ({ event, resolve }) => {
	const language = languageOfPath(event.url.pathname) ?? SOURCE;
	// The root page alone may lead a newcomer on to another language (web/static/boot.js).
	const lead = event.url.pathname === '/' ? LANGUAGES.filter((other) => other !== SOURCE).join(' ') : '';
	return resolve(event, {
		transformPageChunk: ({ html }) => html.replace('%lang%', language).replace('%lead%', lead),
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || (type === 'font' && path.includes('atkinson'))
	});
};
