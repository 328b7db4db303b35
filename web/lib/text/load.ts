// The text areas of the frame, of home and of a puzzle. A route loads only its own areas, in its own language.
// A new area: one file per language, one line in Areas, one entry below; here only what a first visit may need.
import type { App } from './en/app.ts';
import type { Common } from './en/common.ts';
import type { Home } from './en/home.ts';
import type { PuzzleLaterText } from './en/puzzle-later.ts';
import type { PuzzleText } from './en/puzzle.ts';
import type { CourseNames } from '../../../puzzles/schema/lesson.ts';
import { areaLoader } from './areas.ts';

interface Areas {
	common: Common;
	home: Home;
	names: CourseNames;
	app: App;
	puzzle: PuzzleText;
	puzzleLater: PuzzleLaterText;
}

/** An area of the first pages. */
export const loadText = areaLoader<Areas>({
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
	names: {
		en: () => import('./en/names.ts'),
		de: () => import('./de/names.ts'),
		fr: () => import('./fr/names.ts')
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
	}
});
