// The texts of the ladder and of drills, and of the puzzle screen around them.
import type { Language } from './languages.ts';
import { loadMoreText } from './load-more.ts';
import { loadText } from './load.ts';

export async function loadSeries(language: Language) {
	const [series, practice, puzzle, later] = await Promise.all([
		loadMoreText('series', language),
		loadMoreText('practice', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language)
	]);
	return { series, practice, puzzle: { ...puzzle, ...later } };
}
