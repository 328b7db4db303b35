// The texts of a run watched again; which run it is, the address says in the browser.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, puzzle] = await Promise.all([
		loadMoreText('ancients', language),
		loadText('puzzle', language)
	]);
	return { text, puzzle };
};
