// What judges play: how it would go on from here, what to do, and what a finished game cost where. Codes and numbers, never sentences.

/** Why one thing is better than another: a code, and the facts that its words are made of. */
export interface Reason {
	readonly code: string;
	readonly facts: Readonly<Record<string, number | string>>;
}

export interface Forecast {
	/** The final score that a strong player reaches on average, and the standard error of that mean. */
	readonly mean: number;
	readonly error: number;
	/** The chance of each tier, from the highest down. */
	readonly odds: Readonly<Record<string, number>>;
}

export interface Idea<Action> {
	readonly action: Action;
	/** The final score after it, and its standard error. */
	readonly value: number;
	readonly error: number;
	/** By how much the best one is better, measured in the same worlds; null for the best one itself. */
	readonly behind: { readonly points: number; readonly error: number } | null;
	/** It cannot be told from the best one. */
	readonly equal: boolean;
	/** Why it is better than the best of those that are surely worse. */
	readonly because: readonly Reason[];
}

export interface Advice<Action> {
	/** Best first. */
	readonly ideas: readonly Idea<Action>[];
	readonly forecast: Forecast;
	/** Worlds in which each idea was played on for these figures. */
	readonly playouts: number;
}

export interface TurnReport<Action> {
	readonly turn: number;
	/** Index of the turn's costliest decision; of its deed if nothing was lost. */
	readonly index: number;
	/** What was done there, and what was best. */
	readonly played: Action;
	readonly best: Action;
	/** Points lost in the whole turn, as far as they are sure, and their standard error. */
	readonly lost: number;
	readonly error: number;
	readonly because: readonly Reason[];
}

/** start + luck + skill = score, exactly. */
export interface CoachReport<Action> {
	readonly score: number;
	readonly start: number;
	readonly luck: number;
	readonly skill: number;
	/** 0 to 100. */
	readonly accuracy: number;
	readonly turns: readonly TurnReport<Action>[];
}

export interface Effort {
	/** Worlds in which what is said is measured; the same number gives the same answer. */
	readonly playouts: number;
	/** Asked between rounds; false ends the measuring early. */
	readonly goOn?: () => boolean;
}

export interface Coach<State, Action> {
	advise(state: State, effort: Effort): Advice<Action>;
	/** Of a game that is over: its deal and every later state, and the actions between them. Yields how many are judged. */
	report(
		states: readonly State[],
		actions: readonly Action[],
		player: number
	): Generator<number, CoachReport<Action>>;
}

export type AnyCoach = Coach<unknown, unknown>;
