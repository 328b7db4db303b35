// Terra Pyramides: its entry in the content layer.
import type { ContentEntry } from '../schema/content.ts';

export const entry: ContentEntry = {
	id: 'pyramides',
	prefixes: ['P-'],
	courses: [
		{
			id: 'pyramides',
			lessons: () => import('./lessons/index.ts'),
			texts: {
				en: () => import('./text/en/pyramides.json'),
				de: () => import('./text/de/pyramides.json'),
				fr: () => import('./text/fr/pyramides.json')
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
