// The words of the page; the terms come with it.
import { loadText } from '$lib/text/load.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, names] = await Promise.all([loadMoreText('learn', language), loadText('names', language)]);
	return { text, names };
};
