// The texts of the home page.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, names] = await Promise.all([loadText('home', language), loadText('names', language)]);
	return { text, names };
};
