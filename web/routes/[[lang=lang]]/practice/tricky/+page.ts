// The texts of the tricky ones and of the puzzle screen.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, puzzle, later] = await Promise.all([
		loadMoreText('practice', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language)
	]);
	return { text, puzzle: { ...puzzle, ...later } };
};
