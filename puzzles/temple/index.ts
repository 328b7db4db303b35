// Temple of Artefacts: its entry in the content layer.
import type { ContentEntry } from '../schema/content.ts';

export const entry: ContentEntry = {
	id: 'temple',
	prefixes: ['T-'],
	courses: [
		{
			id: 'temple',
			lessons: () => import('./lessons/index.ts'),
			texts: {
				en: () => import('./text/en/temple.json'),
				de: () => import('./text/de/temple.json'),
				fr: () => import('./text/fr/temple.json')
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
