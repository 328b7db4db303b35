// The texts of the home page beside the sample keys.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
	const { language } = await parent();
	return { ...data, text: await loadText('home', language) };
};
