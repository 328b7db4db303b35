// Where the parts of every course are: lessons, rules and words are fetched when they are needed, in the language in use.
import type { Language } from '$lib/text/languages.ts';
import type { AnyIconName } from '$lib/ui/more-icons.ts';
import type { Course, CourseText } from '../../../puzzles/schema/lesson.ts';
import type { Rule, RulesText } from '../../../puzzles/schema/rules.ts';
import type { GameBoards } from './boards.ts';
import { COURSES, type TaughtCourse } from './course-ids.ts';

/** Games with a rulebook of their own; The Ancients belongs to Block and Key. */
export const GAME_IDS = ['block-and-key', 'temple', 'pyramides', 'recall'] as const;
export type GameId = (typeof GAME_IDS)[number];

type Words<T> = Readonly<Record<Language, () => Promise<{ default: T }>>>;

interface CourseParts {
	readonly game: GameId;
	readonly icon: AnyIconName;
	readonly course: () => Promise<Course>;
	readonly words: Words<CourseText>;
}

interface GameParts {
	/** What the ids of its rules begin with. */
	readonly prefixes: readonly string[];
	readonly rules: () => Promise<{ readonly rules: readonly Rule[]; readonly rulings: readonly string[] }>;
	readonly words: Words<RulesText>;
}

const COURSE_PARTS: Readonly<Record<TaughtCourse, CourseParts>> = {
	'block-and-key': {
		game: 'block-and-key',
		icon: 'cube',
		course: async () => (await import('../../../puzzles/block-and-key/lessons/index.ts')).blockAndKey,
		words: {
			en: () => import('../../../puzzles/block-and-key/text/en/block-and-key.json'),
			de: () => import('../../../puzzles/block-and-key/text/de/block-and-key.json'),
			fr: () => import('../../../puzzles/block-and-key/text/fr/block-and-key.json')
		}
	},
	ancients: {
		game: 'block-and-key',
		icon: 'ancients',
		course: async () => (await import('../../../puzzles/block-and-key/lessons/ancients.ts')).ancients,
		words: {
			en: () => import('../../../puzzles/block-and-key/text/en/ancients.json'),
			de: () => import('../../../puzzles/block-and-key/text/de/ancients.json'),
			fr: () => import('../../../puzzles/block-and-key/text/fr/ancients.json')
		}
	},
	temple: {
		game: 'temple',
		icon: 'cards',
		course: async () => (await import('../../../puzzles/temple/lessons/index.ts')).temple,
		words: {
			en: () => import('../../../puzzles/temple/text/en/temple.json'),
			de: () => import('../../../puzzles/temple/text/de/temple.json'),
			fr: () => import('../../../puzzles/temple/text/fr/temple.json')
		}
	},
	pyramides: {
		game: 'pyramides',
		icon: 'pyramid',
		course: async () => (await import('../../../puzzles/pyramides/lessons/index.ts')).pyramides,
		words: {
			en: () => import('../../../puzzles/pyramides/text/en/pyramides.json'),
			de: () => import('../../../puzzles/pyramides/text/de/pyramides.json'),
			fr: () => import('../../../puzzles/pyramides/text/fr/pyramides.json')
		}
	},
	recall: {
		game: 'recall',
		icon: 'hexagon',
		course: async () => (await import('../../../puzzles/recall/lessons/index.ts')).recall,
		words: {
			en: () => import('../../../puzzles/recall/text/en/recall.json'),
			de: () => import('../../../puzzles/recall/text/de/recall.json'),
			fr: () => import('../../../puzzles/recall/text/fr/recall.json')
		}
	}
};

const GAME_PARTS: Readonly<Record<GameId, GameParts>> = {
	'block-and-key': {
		prefixes: ['B-', 'S-'],
		rules: () => import('../../../puzzles/block-and-key/rules.ts'),
		words: {
			en: () => import('../../../puzzles/block-and-key/text/en/rules.json'),
			de: () => import('../../../puzzles/block-and-key/text/de/rules.json'),
			fr: () => import('../../../puzzles/block-and-key/text/fr/rules.json')
		}
	},
	temple: {
		prefixes: ['T-'],
		rules: () => import('../../../puzzles/temple/rules.ts'),
		words: {
			en: () => import('../../../puzzles/temple/text/en/rules.json'),
			de: () => import('../../../puzzles/temple/text/de/rules.json'),
			fr: () => import('../../../puzzles/temple/text/fr/rules.json')
		}
	},
	pyramides: {
		prefixes: ['P-'],
		rules: () => import('../../../puzzles/pyramides/rules.ts'),
		words: {
			en: () => import('../../../puzzles/pyramides/text/en/rules.json'),
			de: () => import('../../../puzzles/pyramides/text/de/rules.json'),
			fr: () => import('../../../puzzles/pyramides/text/fr/rules.json')
		}
	},
	recall: {
		prefixes: ['R-'],
		rules: () => import('../../../puzzles/recall/rules.ts'),
		words: {
			en: () => import('../../../puzzles/recall/text/en/rules.json'),
			de: () => import('../../../puzzles/recall/text/de/rules.json'),
			fr: () => import('../../../puzzles/recall/text/fr/rules.json')
		}
	}
};

/** Drawn in the browser alone: left out of the server's build, no page waits for the styles of every game. */
const BOARDS: Readonly<
	Record<GameId, () => Promise<{ readonly boards: (language: Language) => Promise<unknown> }>>
> | null = import.meta.env.SSR
	? null
	: {
			'block-and-key': () => import('./games/block-and-key.ts'),
			temple: () => import('./games/temple.ts'),
			pyramides: () => import('./games/pyramides.ts'),
			recall: () => import('./games/recall.ts')
		};

export const gameOf = (course: TaughtCourse): GameId => COURSE_PARTS[course].game;
/** The game that a rule belongs to, if its id can be one at all. */
export const gameOfRule = (id: string): GameId | undefined =>
	GAME_IDS.find((game) => GAME_PARTS[game].prefixes.some((prefix) => id.startsWith(prefix)));
export const iconOf = (course: TaughtCourse): AnyIconName => COURSE_PARTS[course].icon;
export const coursesOf = (game: GameId): TaughtCourse[] =>
	COURSES.filter((course) => gameOf(course) === game);

export interface LoadedCourse {
	readonly id: TaughtCourse;
	readonly course: Course;
	readonly words: CourseText;
}

export async function loadCourse(id: TaughtCourse, language: Language): Promise<LoadedCourse> {
	const { course, words } = COURSE_PARTS[id];
	const [lessons, text] = await Promise.all([course(), words[language]()]);
	return { id, course: lessons, words: text.default };
}

export interface LoadedRules {
	readonly game: GameId;
	readonly rules: readonly Rule[];
	readonly rulings: readonly string[];
	readonly words: RulesText;
}

export async function loadRules(game: GameId, language: Language): Promise<LoadedRules> {
	const parts = GAME_PARTS[game];
	const [{ rules, rulings }, text] = await Promise.all([parts.rules(), parts.words[language]()]);
	return { game, rules, rulings, words: text.default };
}

export async function loadBoards(game: GameId, language: Language): Promise<GameBoards> {
	if (!BOARDS) throw new Error('boards are drawn in the browser');
	const { boards } = await BOARDS[game]();
	// What a scene and a table are is known to the game's own parts alone.
	return (await boards(language)) as GameBoards;
}
