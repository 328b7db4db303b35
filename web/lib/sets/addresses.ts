// Where sets lead to, in the language of the page. `setPath` is to be passed through `resolve`.
import { resolve } from '$app/paths';
import { pathIn, type Language } from '$lib/text/languages.ts';
import { wordsOf, type Asked } from './asked.ts';

export const setPath = (language: Language, asked: Asked): `/${string}?${string}` =>
	`${pathIn(language, '/[[lang=lang]]/sets')}?${wordsOf(asked)}`;

export const setAddress = (language: Language, asked: Asked): string => resolve(setPath(language, asked));

/** A puzzle played as one of a set. */
export const playAddress = (language: Language, link: string, asked: Asked): string =>
	`${resolve(pathIn(language, '/[[lang=lang]]/puzzle'))}?p=${link}&${wordsOf(asked)}`;

export const dailyAddress = (language: Language): string => resolve(pathIn(language, '/[[lang=lang]]/daily'));
