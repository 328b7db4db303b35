// What every rules engine of the house gives to whoever plays, teaches, stores or draws its game. A game is its set-up,
// its seed and the list of its actions; a state is plain JSON and never changed in place. No text, no clock, no storage.

/** Why an action is refused: the id of the rule, and where it helps the numbers behind it. */
export interface Refusal {
	readonly rule: string;
	readonly facts?: Readonly<Record<string, number | string>>;
}

export type Outcome<State, Happening> =
	| { readonly ok: true; readonly state: State; readonly happened: readonly Happening[] }
	| { readonly ok: false; readonly refusal: Refusal };

export interface Game<Setup, State, Action, Happening, Known> {
	/** The word that names it in folders, links and records. */
	readonly id: string;
	begin(setup: Setup, seed: string): State;
	/** Index of the player who decides now; null when the game is over. */
	active(state: State): number | null;
	/** Everything that player may do, in a fixed order; never empty before the end. */
	options(state: State): readonly Action[];
	apply(state: State, action: Action): Outcome<State, Happening>;
	/** What a player may know: states that differ only in what is hidden from the player give equal values. */
	known(state: State, player: number): Known;
	/** Points of every player as they stand. */
	scores(state: State): readonly number[];
	/** Players from the winner down; those who share a place stand together. */
	ranking(state: State): readonly (readonly number[])[];
	/** One word for links and saves: letters, digits and `. _ -` only. */
	makeAction(action: Action): string;
	/** Null for anything that `makeAction` does not write. */
	parseAction(text: string): Action | null;
}
