// Recall: its entry in the content layer.
import type { ContentEntry } from '../schema/content.ts';

export const entry: ContentEntry = {
	id: 'recall',
	prefixes: ['R-'],
	courses: [
		{
			id: 'recall',
			lessons: () => import('./lessons/index.ts'),
			texts: {
				en: () => import('./text/en/recall.json'),
				de: () => import('./text/de/recall.json'),
				fr: () => import('./text/fr/recall.json')
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
