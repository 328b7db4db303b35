// Nim: its entry in the content layer.
import type { ContentEntry } from '../../../../../puzzles/schema/content.ts';

export const entry: ContentEntry = {
	id: 'nim',
	prefixes: ['T-'],
	courses: [
		{
			id: 'nim',
			lessons: () => import('./lessons.ts'),
			texts: {
				en: () => import('./text/en/nim.json'),
				de: () => import('./text/de/nim.json'),
				fr: () => import('./text/fr/nim.json')
			}
		}
	],
	rules: () => import('./rules.ts'),
	ruleTexts: {
		en: () => import('./text/en/rules.json'),
		de: () => import('./text/de/rules.json'),
		fr: () => import('./text/fr/rules.json')
	}
};
