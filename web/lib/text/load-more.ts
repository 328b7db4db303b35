// The text areas of all other pages, apart from those that every first visit pays for.
import type { About } from './en/about.ts';
import type { AncientsText } from './en/ancients.ts';
import type { Archive } from './en/archive.ts';
import type { EditorText } from './en/editor.ts';
import type { LearnText } from './en/learn.ts';
import type { PracticeText } from './en/practice.ts';
import type { PyramidesText } from './en/pyramides.ts';
import type { RecallText } from './en/recall.ts';
import type { ReportText } from './en/report.ts';
import type { RunText } from './en/run.ts';
import type { Settings } from './en/settings.ts';
import type { TempleText } from './en/temple.ts';
import type { You } from './en/you.ts';
import { areaLoader } from './areas.ts';

interface Areas {
	settings: Settings;
	about: About;
	archive: Archive;
	you: You;
	practice: PracticeText;
	editor: EditorText;
	ancients: AncientsText;
	run: RunText;
	report: ReportText;
	learn: LearnText;
	temple: TempleText;
	pyramides: PyramidesText;
	recall: RecallText;
}

/** An area of the other pages. */
export const loadMoreText = areaLoader<Areas>({
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
	},
	recall: {
		en: () => import('./en/recall.ts'),
		de: () => import('./de/recall.ts'),
		fr: () => import('./fr/recall.ts')
	}
});
