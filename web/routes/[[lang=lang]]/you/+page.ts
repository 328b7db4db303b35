// The texts of the page about a person's own progress, and of the tiers.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, ancients] = await Promise.all([loadText('you', language), loadText('ancients', language)]);
	return { text, ancients };
};
