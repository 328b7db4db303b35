// The texts of the puzzle screen; which puzzle it is, the address says in the browser.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	return { text: await loadText('puzzle', language) };
};
