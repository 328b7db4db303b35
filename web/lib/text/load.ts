// The list of text areas. A route loads only its own areas, in its own language.
// A new area: one file per language, one line in Areas, one entry below.
import type { About } from './en/about.ts';
import type { App } from './en/app.ts';
import type { Common } from './en/common.ts';
import type { Home } from './en/home.ts';
import type { Settings } from './en/settings.ts';
import type { Language } from './languages.ts';

interface Areas {
	common: Common;
	home: Home;
	settings: Settings;
	about: About;
	app: App;
}

type Loaders = { [A in keyof Areas]: Record<Language, () => Promise<{ default: Areas[A] }>> };

const loaders: Loaders = {
	common: {
		en: () => import('./en/common.ts'),
		de: () => import('./de/common.ts'),
		fr: () => import('./fr/common.ts')
	},
	home: {
		en: () => import('./en/home.ts'),
		de: () => import('./de/home.ts'),
		fr: () => import('./fr/home.ts')
	},
	settings: {
		en: () => import('./en/settings.ts'),
		de: () => import('./de/settings.ts'),
		fr: () => import('./fr/settings.ts')
	},
	about: {
		en: () => import('./en/about.ts'),
		de: () => import('./de/about.ts'),
		fr: () => import('./fr/about.ts')
	},
	app: {
		en: () => import('./en/app.ts'),
		de: () => import('./de/app.ts'),
		fr: () => import('./fr/app.ts')
	}
};

export async function loadText<A extends keyof Areas>(area: A, language: Language): Promise<Areas[A]> {
	return (await loaders[area][language]()).default;
}
