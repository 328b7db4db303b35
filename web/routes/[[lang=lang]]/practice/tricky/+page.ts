// The texts of the tricky ones and of the puzzle screen.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, puzzle] = await Promise.all([loadText('practice', language), loadText('puzzle', language)]);
	return { text, puzzle };
};
