// Where a run is played, watched and reported on, in the language of the page.
import { resolve } from '$app/paths';
import { pathIn, type Language } from '$lib/text/languages.ts';
import type { RunKind, RunRecord } from '$lib/progress/runs.ts';

const home = (language: Language) => resolve(pathIn(language, '/[[lang=lang]]/ancients'));
const play = (language: Language, query: Readonly<Record<string, string>>) =>
	`${home(language)}play/?${new URLSearchParams(query)}`;

export const resumeAddress = (language: Language, { key }: Pick<RunRecord, 'key'>) =>
	play(language, { run: key });

export const dealAddress = (language: Language, seed: string, kind: RunKind) =>
	play(language, { seed, kind });

const watch = (language: Language) => resolve(pathIn(language, '/[[lang=lang]]/ancients/watch'));

export const watchAddress = (language: Language, { key }: Pick<RunRecord, 'key'>) =>
	`${watch(language)}?${new URLSearchParams({ run: key })}`;

/** `at`: the action that is to be found again. */
export const reportAddress = (language: Language, { key }: Pick<RunRecord, 'key'>, at?: number) =>
	`${resolve(pathIn(language, '/[[lang=lang]]/ancients/report'))}?${new URLSearchParams({
		run: key,
		...(at !== undefined && { at: String(at) })
	})}`;

/** For a link in a message. */
export const sharedRunAddress = (language: Language, link: string) => `${watch(language)}?r=${link}`;
export const sharedDealAddress = (language: Language, link: string) => `${home(language)}?d=${link}`;
