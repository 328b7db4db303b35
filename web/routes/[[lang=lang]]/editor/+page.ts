// The texts of the editor and of the puzzle screen, whose board it uses.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, { kinds }, puzzle, later] = await Promise.all([
		loadMoreText('editor', language),
		loadMoreText('practice', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language)
	]);
	return { text, kinds, puzzle: { ...puzzle, ...later } };
};
