// The words of the page; the terms come with it.
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	return { text: await loadMoreText('learn', language) };
};
