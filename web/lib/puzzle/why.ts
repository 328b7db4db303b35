// Why a puzzle is as hard as it is, in a few short sentences. Worked out on the page, once the puzzle is solved.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { readingOf, type Reading } from '../../games/block-and-key/puzzles/reading.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import type { WhyText } from '$lib/text/en/why.ts';
import { LOCALES, type Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';

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
export async function whyOf(engine: PuzzleEngine, puzzle: Puzzle, language: Language): Promise<string[]> {
	const reading = readingOf(engine, SHAPES, puzzle);
	return reading ? sentencesOf(reading, await loadMoreText('why', language), language) : [];
}
