// Why a puzzle is as hard as it is, in a few short sentences. Worked out on the page, once the puzzle is solved.
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { readingOf, type Reading } from '../../games/block-and-key/puzzles/reading.ts';
import { pageEngine } from '$lib/engine/puzzle-engine.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import { areaLoader } from '$lib/text/areas.ts';
import type { WhyText } from '$lib/text/en/why.ts';
import { LOCALES, type Language } from '$lib/text/languages.ts';

/** Of its own: no page that has nothing to explain carries its names. */
export const loadWhy = areaLoader<{ why: WhyText }>({
	why: {
		en: () => import('$lib/text/en/why.ts'),
		de: () => import('$lib/text/de/why.ts'),
		fr: () => import('$lib/text/fr/why.ts')
	}
});

export function sentencesOf(reading: Reading, text: WhyText, language: Language): string[] {
	const { places, failures, better, adds, hides, tucked, unseenSupport, bridge } = reading;
	const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
	const reasons = failures.map(([failure, times]) => text.failure[failure](times));
	return [
		text.places(places),
		...(reasons.length > 0 ? [text.failures(list.format(reasons))] : []),
		...(better > 0 ? [text.better(better)] : []),
		text.adds(adds, hides),
		...(tucked ? [text.tucked] : unseenSupport ? [text.unseenSupport] : []),
		...(bridge ? [text.bridge] : [])
	];
}

/** Empty for a puzzle of which nothing can be said. */
export async function whyOf(puzzle: Puzzle, language: Language): Promise<string[]> {
	const reading = readingOf(await pageEngine(), SHAPES, puzzle);
	return reading ? sentencesOf(reading, await loadWhy('why', language), language) : [];
}
