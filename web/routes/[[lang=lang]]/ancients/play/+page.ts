// The texts of a run and of the boards it shares with the puzzles.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, play, puzzle, later] = await Promise.all([
		loadMoreText('run', language),
		loadMoreText('play', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language)
	]);
	return { text, play, puzzle: { ...puzzle, ...later } };
};
