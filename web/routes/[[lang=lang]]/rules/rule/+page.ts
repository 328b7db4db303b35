// The words of the page; which rule it is, the address says in the browser.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	return { text: await loadText('learn', language) };
};
