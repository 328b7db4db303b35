// The text areas of all other pages, apart from those that every first visit pays for.
import type { About } from './en/about.ts';
import type { AncientsText } from '$lib/games/block-and-key/text/en/ancients.ts';
import type { Archive } from './en/archive.ts';
import type { Day } from './en/day.ts';
import type { EditorText } from './en/editor.ts';
import type { FirstText } from './en/first.ts';
import type { LearnText } from './en/learn.ts';
import type { PlayText } from './en/play.ts';
import type { PracticeText } from './en/practice.ts';
import type { ReportText } from '$lib/games/block-and-key/text/en/report.ts';
import type { RunText } from '$lib/games/block-and-key/text/en/run.ts';
import type { SeriesText } from './en/series.ts';
import type { SetsText } from './en/sets.ts';
import type { Settings } from './en/settings.ts';
import type { You } from './en/you.ts';
import { areaLoader } from './areas.ts';

interface Areas {
	settings: Settings;
	about: About;
	archive: Archive;
	day: Day;
	you: You;
	play: PlayText;
	practice: PracticeText;
	series: SeriesText;
	editor: EditorText;
	sets: SetsText;
	ancients: AncientsText;
	run: RunText;
	report: ReportText;
	learn: LearnText;
	first: FirstText;
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
	day: {
		en: () => import('./en/day.ts'),
		de: () => import('./de/day.ts'),
		fr: () => import('./fr/day.ts')
	},
	you: {
		en: () => import('./en/you.ts'),
		de: () => import('./de/you.ts'),
		fr: () => import('./fr/you.ts')
	},
	play: {
		en: () => import('./en/play.ts'),
		de: () => import('./de/play.ts'),
		fr: () => import('./fr/play.ts')
	},
	practice: {
		en: () => import('./en/practice.ts'),
		de: () => import('./de/practice.ts'),
		fr: () => import('./fr/practice.ts')
	},
	series: {
		en: () => import('./en/series.ts'),
		de: () => import('./de/series.ts'),
		fr: () => import('./fr/series.ts')
	},
	editor: {
		en: () => import('./en/editor.ts'),
		de: () => import('./de/editor.ts'),
		fr: () => import('./fr/editor.ts')
	},
	sets: {
		en: () => import('./en/sets.ts'),
		de: () => import('./de/sets.ts'),
		fr: () => import('./fr/sets.ts')
	},
	ancients: {
		en: () => import('$lib/games/block-and-key/text/en/ancients.ts'),
		de: () => import('$lib/games/block-and-key/text/de/ancients.ts'),
		fr: () => import('$lib/games/block-and-key/text/fr/ancients.ts')
	},
	run: {
		en: () => import('$lib/games/block-and-key/text/en/run.ts'),
		de: () => import('$lib/games/block-and-key/text/de/run.ts'),
		fr: () => import('$lib/games/block-and-key/text/fr/run.ts')
	},
	report: {
		en: () => import('$lib/games/block-and-key/text/en/report.ts'),
		de: () => import('$lib/games/block-and-key/text/de/report.ts'),
		fr: () => import('$lib/games/block-and-key/text/fr/report.ts')
	},
	learn: {
		en: () => import('./en/learn.ts'),
		de: () => import('./de/learn.ts'),
		fr: () => import('./fr/learn.ts')
	},
	first: {
		en: () => import('./en/first.ts'),
		de: () => import('./de/first.ts'),
		fr: () => import('./fr/first.ts')
	}
});
