// A game in the content layer: what it teaches and what its rules say, each part loaded on demand.
import type { Spoken } from './glossary.ts';
import type { Course, CourseId, CourseText } from './lesson.ts';
import type { Rule, RulesText } from './rules.ts';

/** The word that names a game with a rulebook of its own. */
export type GameId = string;

type Load<T> = () => Promise<{ readonly default: T }>;
type Texts<T> = Readonly<Record<Spoken, Load<T>>>;

interface CourseEntry {
	readonly id: CourseId;
	readonly lessons: Load<Course>;
	readonly texts: Texts<CourseText>;
}

/** Found by its folder: `puzzles/<id>/index.ts` exports `entry`. The game's glossary stands beside it, in `glossary.ts`. */
export interface ContentEntry {
	readonly id: GameId;
	/** What the ids of its rules begin with. */
	readonly prefixes: readonly string[];
	/** In the order of the pages. */
	readonly courses: readonly CourseEntry[];
	readonly rules: () => Promise<{ readonly rules: readonly Rule[]; readonly rulings: readonly string[] }>;
	readonly ruleTexts: Texts<RulesText>;
}
