// Where a puzzle of a set leads once it is solved: to the next one that is not, or back to the set.
import { progress } from '$lib/progress/progress.svelte.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { Language } from '$lib/text/languages.ts';
import { playAddress, setAddress } from './addresses.ts';
import type { Asked } from './asked.ts';
import { linksOf, setsIn } from './sets.ts';
import { statesOf } from './state.ts';

/** Null where the set cannot be read any more. */
export async function nextOf(
	asked: Asked,
	link: string,
	language: Language
): Promise<{ readonly label: string; readonly href: string } | null> {
	const text = await loadMoreText('sets', language);
	const links = await linksIn(asked).catch(() => null);
	if (!links) return null;
	const states = statesOf(links, await progress.load('practice'));
	const at = links.indexOf(link);
	const next = [...links.slice(at + 1), ...links.slice(0, Math.max(0, at))].find(
		(one) => states[links.indexOf(one)] !== 'solved'
	);
	return next === undefined
		? { label: text.back, href: setAddress(language, asked) }
		: { label: text.next, href: playAddress(language, next, asked) };
}

async function linksIn(asked: Asked): Promise<readonly string[] | null> {
	if (asked.kind === 'given') return linksOf(asked.text);
	if (asked.kind !== 'own') return null;
	const sets = setsIn(await progress.load('drafts'));
	return sets.find(({ draft }) => draft.key === asked.key)?.links ?? null;
}
