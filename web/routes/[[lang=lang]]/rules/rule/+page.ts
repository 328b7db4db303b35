// The words of the page; which rule it is, the address says in the browser.
import { browser } from '$app/environment';
import { gameOfRule, loadRules } from '$lib/learn/courses.ts';
import { SOURCE } from '$lib/text/languages.ts';
import { loadText } from '$lib/text/load.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent, params, url, untrack }) => {
	// Asked for already here, while the texts are on their way: the page shows it as soon as both are there.
	const game = browser && gameOfRule(untrack(() => url.searchParams.get('id')) ?? '');
	if (game) loadRules(game, params.lang ?? SOURCE).catch(() => undefined);
	const { language } = await parent();
	const [text, names] = await Promise.all([loadMoreText('learn', language), loadText('names', language)]);
	return { text, names };
};
