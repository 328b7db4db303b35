// Every page is prerendered and gets its language and the texts of the frame.
import { browser } from '$app/environment';
import { resolve } from '$app/paths';
import { LANGUAGES, SOURCE, languageOfPath, type Language } from '$lib/text/languages.ts';
import { loadText } from '$lib/text/load.ts';
import { settings } from '$lib/frame/settings.svelte.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;
export const trailingSlash = 'always';

/** For an address without a page, which has no language of its own. */
function preferred(): Language | undefined {
	settings.read();
	if (settings.language) return settings.language;
	const tags = navigator.languages.map((tag) => tag.slice(0, 2));
	return tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0];
}

export const load: LayoutLoad = async ({ params, route, url, untrack }) => {
	const ofAddress = () => languageOfPath(url.pathname.slice(resolve('/').length - 1));
	// The error page of a known address has no params; untrack: else this would run again with every change of page.
	const language =
		params.lang ??
		(route.id === null ? (ofAddress() ?? (browser ? preferred() : undefined)) : untrack(ofAddress)) ??
		SOURCE;
	return { language, common: await loadText('common', language) };
};
