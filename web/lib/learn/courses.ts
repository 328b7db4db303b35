// Where the parts of every course are: lessons, rules and words are fetched when they are needed, in the language in use.
import type { Language } from '$lib/text/languages.ts';
import type { ContentEntry, GameId } from '../../../puzzles/schema/content.ts';
import type { Course, CourseId, CourseText } from '../../../puzzles/schema/lesson.ts';
import type { Rule, RulesText } from '../../../puzzles/schema/rules.ts';
import type { GameBoards } from './boards.ts';
import { COURSES } from './course-ids.ts';

export type { GameId };

const FOUND = import.meta.glob<ContentEntry>('/puzzles/*/index.ts', { eager: true, import: 'entry' });
const placeOf = ({ courses }: ContentEntry): number => COURSES.indexOf(courses[0]?.id ?? '');
/** In the order of the page. */
const ENTRIES = Object.values(FOUND).sort((a, b) => placeOf(a) - placeOf(b));

/** Games with a rulebook of their own. */
export const GAME_IDS: readonly GameId[] = ENTRIES.map(({ id }) => id);

/** Drawn in the browser alone: left out of the server's build, no page waits for the styles of every game. */
const BOARDS = import.meta.env.SSR
	? null
	: import.meta.glob<{ readonly boards: (language: Language) => Promise<unknown> }>(
			'../games/*/lesson/boards.ts'
		);

/** Throws for a name without content; a test looks for such names. */
function found<T>(list: readonly T[], fits: (one: T) => boolean): T {
	const one = list.find(fits);
	if (!one) throw new RangeError('no content');
	return one;
}
const entryOf = (game: GameId): ContentEntry => found(ENTRIES, ({ id }) => id === game);
const entryWith = (course: CourseId): ContentEntry =>
	found(ENTRIES, ({ courses }) => courses.some(({ id }) => id === course));

export const gameOf = (course: CourseId): GameId => entryWith(course).id;
/** The game that a rule belongs to, if its id can be one at all. */
export const gameOfRule = (id: string): GameId | undefined =>
	ENTRIES.find(({ prefixes }) => prefixes.some((prefix) => id.startsWith(prefix)))?.id;
export const coursesOf = (game: GameId): CourseId[] => entryOf(game).courses.map(({ id }) => id);

export interface LoadedCourse {
	readonly id: CourseId;
	readonly course: Course;
	readonly words: CourseText;
}

export async function loadCourse(id: CourseId, language: Language): Promise<LoadedCourse> {
	const { lessons, texts } = found(entryWith(id).courses, (each) => each.id === id);
	const [course, text] = await Promise.all([lessons(), texts[language]()]);
	return { id, course: course.default, words: text.default };
}

export interface LoadedRules {
	readonly game: GameId;
	readonly rules: readonly Rule[];
	readonly rulings: readonly string[];
	readonly words: RulesText;
}

export async function loadRules(game: GameId, language: Language): Promise<LoadedRules> {
	const entry = entryOf(game);
	const [{ rules, rulings }, text] = await Promise.all([entry.rules(), entry.ruleTexts[language]()]);
	return { game, rules, rulings, words: text.default };
}

export async function loadBoards(game: GameId, language: Language): Promise<GameBoards> {
	const load = BOARDS?.[`../games/${game}/lesson/boards.ts`];
	if (!load) throw new Error(`no boards of ${game}, or not in the browser`);
	const { boards } = await load();
	// What a scene and a table are is known to the game's own parts alone.
	return (await boards(language)) as GameBoards;
}
