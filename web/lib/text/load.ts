// The list of text areas. A route loads only its own areas, in its own language.
// A new area: one file per language, one line in Areas, one entry below.
import type { About } from './en/about.ts';
import type { AncientsText } from './en/ancients.ts';
import type { App } from './en/app.ts';
import type { Archive } from './en/archive.ts';
import type { Common } from './en/common.ts';
import type { EditorText } from './en/editor.ts';
import type { Home } from './en/home.ts';
import type { LearnText } from './en/learn.ts';
import type { PracticeText } from './en/practice.ts';
import type { PuzzleLaterText } from './en/puzzle-later.ts';
import type { PuzzleText } from './en/puzzle.ts';
import type { PyramidesText } from './en/pyramides.ts';
import type { ReportText } from './en/report.ts';
import type { RunText } from './en/run.ts';
import type { Settings } from './en/settings.ts';
import type { TempleText } from './en/temple.ts';
import type { You } from './en/you.ts';
import type { Language } from './languages.ts';

interface Areas {
	common: Common;
	home: Home;
	settings: Settings;
	about: About;
	app: App;
	archive: Archive;
	you: You;
	puzzle: PuzzleText;
	puzzleLater: PuzzleLaterText;
	practice: PracticeText;
	editor: EditorText;
	ancients: AncientsText;
	run: RunText;
	report: ReportText;
	learn: LearnText;
	temple: TempleText;
	pyramides: PyramidesText;
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
	archive: {
		en: () => import('./en/archive.ts'),
		de: () => import('./de/archive.ts'),
		fr: () => import('./fr/archive.ts')
	},
	you: {
		en: () => import('./en/you.ts'),
		de: () => import('./de/you.ts'),
		fr: () => import('./fr/you.ts')
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
	},
	puzzle: {
		en: () => import('./en/puzzle.ts'),
		de: () => import('./de/puzzle.ts'),
		fr: () => import('./fr/puzzle.ts')
	},
	puzzleLater: {
		en: () => import('./en/puzzle-later.ts'),
		de: () => import('./de/puzzle-later.ts'),
		fr: () => import('./fr/puzzle-later.ts')
	},
	practice: {
		en: () => import('./en/practice.ts'),
		de: () => import('./de/practice.ts'),
		fr: () => import('./fr/practice.ts')
	},
	editor: {
		en: () => import('./en/editor.ts'),
		de: () => import('./de/editor.ts'),
		fr: () => import('./fr/editor.ts')
	},
	ancients: {
		en: () => import('./en/ancients.ts'),
		de: () => import('./de/ancients.ts'),
		fr: () => import('./fr/ancients.ts')
	},
	run: {
		en: () => import('./en/run.ts'),
		de: () => import('./de/run.ts'),
		fr: () => import('./fr/run.ts')
	},
	report: {
		en: () => import('./en/report.ts'),
		de: () => import('./de/report.ts'),
		fr: () => import('./fr/report.ts')
	},
	learn: {
		en: () => import('./en/learn.ts'),
		de: () => import('./de/learn.ts'),
		fr: () => import('./fr/learn.ts')
	},
	temple: {
		en: () => import('./en/temple.ts'),
		de: () => import('./de/temple.ts'),
		fr: () => import('./fr/temple.ts')
	},
	pyramides: {
		en: () => import('./en/pyramides.ts'),
		de: () => import('./de/pyramides.ts'),
		fr: () => import('./fr/pyramides.ts')
	}
};

export async function loadText<A extends keyof Areas>(area: A, language: Language): Promise<Areas[A]> {
	return (await loaders[area][language]()).default;
}
