// Stones: its entry in the content layer.
import type { ContentEntry } from '../../../../../puzzles/schema/content.ts';

export const entry: ContentEntry = {
	id: 'stones',
	prefixes: ['T-'],
	courses: [
		{
			id: 'stones',
			lessons: () => import('./lessons.ts'),
			texts: {
				en: () => import('./text/en/stones.json'),
				de: () => import('./text/de/stones.json'),
				fr: () => import('./text/fr/stones.json')
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
