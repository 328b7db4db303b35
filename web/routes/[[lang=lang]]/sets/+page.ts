// The texts of sets, and of the puzzle screen and the editor, whose words for boards and placements they use.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, editor, puzzle] = await Promise.all([
		loadMoreText('sets', language),
		loadMoreText('editor', language),
		loadText('puzzle', language)
	]);
	return { text, editor, puzzle };
};
