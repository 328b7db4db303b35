// Block and Key and The Ancients, its solo game: their entry in the content layer.
import type { ContentEntry } from '../schema/content.ts';

export const entry: ContentEntry = {
	id: 'block-and-key',
	prefixes: ['B-', 'S-'],
	courses: [
		{
			id: 'block-and-key',
			lessons: () => import('./lessons/index.ts'),
			texts: {
				en: () => import('./text/en/block-and-key.json'),
				de: () => import('./text/de/block-and-key.json'),
				fr: () => import('./text/fr/block-and-key.json')
			}
		},
		{
			id: 'ancients',
			lessons: () => import('./lessons/ancients.ts'),
			texts: {
				en: () => import('./text/en/ancients.json'),
				de: () => import('./text/de/ancients.json'),
				fr: () => import('./text/fr/ancients.json')
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
