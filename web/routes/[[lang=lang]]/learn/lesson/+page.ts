// The words of the page; lessons and progress are read in the browser.
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	return { text: await loadMoreText('learn', language) };
};
