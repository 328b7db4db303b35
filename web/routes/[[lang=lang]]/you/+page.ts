// The texts of the page about a person's own progress, and of the tiers.
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, ancients] = await Promise.all([
		loadMoreText('you', language),
		loadMoreText('ancients', language)
	]);
	return { text, ancients };
};
