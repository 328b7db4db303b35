// Lessons as data. A course is a list of lessons, a lesson a list of steps; every step names the rules it teaches and holds the
// answer that was worked out by hand, so that the rules engine, which judges the learner, is checked against it.
//
// Positions and actions are written in the notation of the game; its teacher (web/games/<game>) reads them. Words stand in the
// course's text files, under the ids used here. Ids are permanent words.

/** A named check over a position, its name first: `['claimed', 'sun-04']`. The game's teacher knows the names. */
export type Check = readonly [name: string, ...args: readonly (string | number)[]];

interface Head {
	readonly id: string;
	/** Ids of the rules it teaches. */
	readonly rules: readonly string[];
	/** The words say what to do; without it the learner finds out, and has shown to know the rules. */
	readonly guided?: true;
	/** In the form of the game; missing: no board is needed. */
	readonly position?: unknown;
	/** Parts of the table that matter here, by the game's own names; the others stay away. */
	readonly shows?: readonly string[];
	/** The position is for the rules alone: nothing of it is shown. */
	readonly unseen?: true;
}

/** Something that people try by mistake: the last of the actions is refused by this rule. */
export interface Mistake {
	readonly id: string;
	readonly actions: readonly string[];
	readonly rule: string;
}

/** The learner acts; the goal holds at the end. */
export interface DoStep extends Head {
	readonly kind: 'do';
	/** False in the position, true after the line; every other way there is as good. */
	readonly goal: Check;
	readonly line: readonly string[];
	readonly mistakes?: readonly Mistake[];
}

/** The learner tries what is not allowed and sees why. */
export interface ForbiddenStep extends Head {
	readonly kind: 'forbidden';
	/** One such attempt: the last action is refused by the rule. */
	readonly attempt: readonly string[];
	readonly rule: string;
}

/** All of something is marked on the board: squares, cards, Blocks. */
export interface MarkStep extends Head {
	readonly kind: 'mark';
	readonly all: Check;
	readonly answer: readonly string[];
}

/** One or several of a few answers. */
export interface PickStep extends Head {
	readonly kind: 'pick';
	readonly from: readonly string[];
	readonly answer: readonly string[];
	/** Which of them are right, where the rules engine can tell. */
	readonly all?: Check;
	/** Exactly one is right, and a tap is the answer. */
	readonly one?: true;
	/** The choices are things of the game, cards for instance: the board draws and names them. */
	readonly pictured?: true;
}

/** Allowed or not? One case after the other. */
export interface JudgeStep extends Head {
	readonly kind: 'judge';
	readonly cases: readonly {
		readonly id: string;
		/** Missing: the step's. */
		readonly position?: unknown;
		/** The last one is judged, the others lead to it. */
		readonly actions: readonly string[];
		/** The rule that refuses it; null when it is allowed. */
		readonly rule: string | null;
	}[];
}

/** The flat view is filled in, square by square. */
export interface PredictStep extends Head {
	readonly kind: 'predict';
	readonly picture: Check;
	/** From the top; a point for an empty square. */
	readonly answer: readonly string[];
}

export interface CountStep extends Head {
	readonly kind: 'count';
	readonly asks: readonly {
		readonly id: string;
		readonly amount: Check;
		readonly answer: number;
		readonly choices: readonly number[];
	}[];
}

/** Put into the right order. */
export interface OrderStep extends Head {
	readonly kind: 'order';
	/** In that order. */
	readonly items: readonly string[];
}

/** What only happens at a real table. */
export interface ChecklistStep extends Head {
	readonly kind: 'checklist';
	readonly items: readonly string[];
}

export type LessonStep =
	| DoStep
	| ForbiddenStep
	| MarkStep
	| PickStep
	| JudgeStep
	| PredictStep
	| CountStep
	| OrderStep
	| ChecklistStep;

export interface Lesson {
	readonly id: string;
	readonly steps: readonly LessonStep[];
}

/** The word that names a course in addresses, records and texts. A text: courses are found in the folders of games, not listed. */
export type CourseId = string;

export interface Course {
	readonly id: CourseId;
	readonly lessons: readonly Lesson[];
}

/** The words of a step. Prompt, help and choices together stay under 40 words. */
export interface StepText {
	readonly prompt: string;
	readonly help?: string;
	/** Said when it is done. */
	readonly done: string;
	/** From a nudge to the answer. */
	readonly hints: readonly string[];
	/** By the id of the mistake: what to see in it. */
	readonly mistakes?: Readonly<Record<string, string>>;
	/** By the id of answer, case, question, item. */
	readonly items?: Readonly<Record<string, string>>;
}

export interface LessonText {
	readonly title: string;
	/** One line: what one can do afterwards. */
	readonly aim: string;
	/** By the step's id. */
	readonly steps: Readonly<Record<string, StepText>>;
}

export interface CourseText {
	/** By the lesson's id. */
	readonly lessons: Readonly<Record<string, LessonText>>;
}

/** What pages for all games say of courses, by the course's id; in the game's `text/<language>/names.json`. */
export type CourseNames = Readonly<
	Record<
		string,
		{
			readonly name: string;
			/** For how many it is. */
			readonly about: string;
			/** One line on the home page; the course that has none is not offered there. */
			readonly line?: string;
			/** What of the game is our own data, for the page that says so. */
			readonly own?: string;
		}
	>
>;
