// Words and rules of every game, so that the page can be read as it comes; how well each is known is read in the browser.
import { GAME_IDS, loadRules } from '$lib/learn/courses.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, games] = await Promise.all([
		loadMoreText('learn', language),
		Promise.all(GAME_IDS.map((game) => loadRules(game, language)))
	]);
	return { text, games };
};
