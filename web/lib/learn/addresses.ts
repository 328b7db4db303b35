// The addresses of lessons and rules.
import { resolve } from '$app/paths';
import { pathIn, type Language } from '$lib/text/languages.ts';

export function lessonAddress(language: Language, course: string, lesson: string, test = false): string {
	const page = resolve(pathIn(language, '/[[lang=lang]]/learn/lesson'));
	return `${page}?l=${course}.${lesson}${test ? '&test' : ''}`;
}

export function ruleAddress(language: Language, rule: string): string {
	return `${resolve(pathIn(language, '/[[lang=lang]]/rules/rule'))}?id=${encodeURIComponent(rule)}`;
}

/** Questions about one rule. */
export function quizAddress(language: Language, rule: string): string {
	return `${resolve(pathIn(language, '/[[lang=lang]]/learn/refresher'))}?rule=${encodeURIComponent(rule)}`;
}
