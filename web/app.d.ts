// What every page carries: its language and the texts of the frame around it.
import type { Language } from '$lib/text/languages.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { AnyIconName } from '$lib/ui/more-icons.ts';

declare global {
	/** The civil date (UTC) of what was built: no honest clock is before it. */
	const BUILT_ON: string;
	/** Where the site stands, without a slash at its end; empty when that is not known. */
	const SITE: string;
	/** Ids of the games that have a page of their own: folders of web/lib/games with a form for a new game. */
	const PLAYED_GAMES: readonly string[];
	/** Ids of all courses in the order of the pages, from the `courses.json` of every game. */
	const TAUGHT_COURSES: readonly string[];
	/** By the id of the course. */
	const COURSE_ICONS: Readonly<Record<string, AnyIconName>>;
	/** How many lessons each course has. */
	const COURSE_LESSONS: Readonly<Record<string, number>>;

	namespace App {
		interface PageData {
			language: Language;
			common: Common;
		}
	}
}
