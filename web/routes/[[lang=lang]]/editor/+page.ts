// The texts of the editor and of the puzzle screen, whose board it uses.
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, puzzle] = await Promise.all([loadText('editor', language), loadText('puzzle', language)]);
	return { text, puzzle };
};
