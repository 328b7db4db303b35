// The texts of a report and of the boards and charts in it; which run it is, the address says in the browser.
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { language } = await parent();
	const [text, ancients, run, puzzle, later] = await Promise.all([
		loadMoreText('report', language),
		loadMoreText('ancients', language),
		loadMoreText('run', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language)
	]);
	return { text, ancients, run, puzzle: { ...puzzle, ...later } };
};
