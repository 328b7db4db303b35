// What the rules of every game provide: to play, teach, store, draw and referee it. A game is its set-up, its seed and the list
// of its actions; a state is plain JSON and never changed in place. No text, no clock, no storage.
import type { Engine } from '../../engine-wasm/host/engine.ts';
import type { Check } from '../../puzzles/schema/lesson.ts';
import type { AnyCoach } from './coach.ts';
import type { Random } from './rng.ts';

/** The word that names a game in folders, addresses, records and the JSON command. A text: entries are found, not listed. */
export type GameId = string;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why an action is refused: the id of the rule, and where it helps the numbers behind it. */
export interface Refusal {
	readonly rule: string;
	readonly facts?: Readonly<Record<string, number | string>>;
}

/** A state and what led to it. */
export interface Moment<State, Happening> {
	readonly state: State;
	/** What the last action led to; empty for the deal. */
	readonly happened: readonly Happening[];
}

export type Outcome<State, Happening> =
	({ readonly ok: true } & Moment<State, Happening>) | { readonly ok: false; readonly refusal: Refusal };

export interface Game<Setup, State, Action, Happening, Known> {
	readonly id: GameId;
	begin(setup: Setup, seed: string): State;
	/** Index of the player who decides now; null when the game is over. */
	active(state: State): number | null;
	/** Number of the turn, from 1, as the rulebook counts (some count rounds); for logs, reports and lists. */
	turn(state: State): number;
	/** Everything the active player may do, in a fixed order; never empty before the end. */
	options(state: State): readonly Action[];
	apply(state: State, action: Action): Outcome<State, Happening>;
	/** True if taking this back would let the player use hidden information or another player's turn. */
	seals(before: State, after: Moment<State, Happening>): boolean;
	/** The one action that needs no decision, if there is one; done without asking a person. */
	forced?(state: State): Action | null;
	/** What a player may know: states that differ only in what is hidden from the player give equal values. */
	known(state: State, player: number): Known;
	/** Points of every player as they stand. */
	scores(state: State): readonly number[];
	/** Players from the winner down; those who share a place stand together. */
	ranking(state: State): readonly (readonly number[])[];
	/** What lists and statistics keep of a finished game. */
	result(state: State): Json;
	/** One word for links, saves, lessons and the JSON command: letters, digits and `. _ -` only. Needs no state. */
	makeAction(action: Action): string;
	/** Null for anything that `makeAction` does not write. */
	parseAction(word: string): Action | null;
}

/** A game whose types are its own business: what it gives out is only ever handed back to it. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/**
 * Decides for one player of one game, and may remember what it has planned. Written as a method, so that a policy of one game
 * can stand where those of any game are handled.
 */
export type Policy<Known, Action> = {
	decide(known: Known, options: readonly Action[], random: Random): Action;
}['decide'];

export interface Bots<State, Action, Known> {
	/** By id; each call gives a player for one game. */
	readonly policies: Readonly<Record<string, () => Policy<Known, Action>>>;
	/** A whole state that agrees with what a player knows, everything hidden dealt anew. */
	imagine(known: Known, random: Random): State;
	/** Final scores of `player` after `first`, everything hidden dealt anew; the same `from` means the same chances. */
	values?(
		state: State,
		player: number,
		first: Action | null,
		playouts: number,
		from: number
	): ArrayLike<number>;
}

export type AnyBots = Bots<unknown, unknown, unknown>;

/** A position of a lesson: how it stands, and the game that is played there, which may have cards or a floor of its own. */
export interface Scene<State, Action, Happening> {
	readonly game: Pick<
		Game<unknown, State, Action, Happening, unknown>,
		'apply' | 'parseAction' | 'makeAction' | 'options' | 'active' | 'turn'
	>;
	readonly moment: Moment<State, Happening>;
}

export type AnyScene = Scene<unknown, unknown, unknown>;

/** What is missing from a goal: a code, and the facts that its words are made of. */
export interface Lack {
	readonly code: string;
	readonly facts: Readonly<Record<string, number | string>>;
}

/** A game as lessons see it: they open positions, and name what to reach, to mark and to count; the rules judge. */
export interface Teacher<S extends AnyScene> {
	/** Throws a RangeError that says what is wrong with the position. */
	open(position: unknown): S;
	/**
	 * The rules behind a refusal, the first one first, where the refusal does not name them all. Only asked after the game has
	 * refused the action.
	 */
	reasons?(scene: S, action: unknown, refusal: Refusal): readonly string[];
	/** Whether the goal is reached, coming from the position of the step. */
	reached(goal: Check, start: S, now: S): boolean;
	/** Why it is not reached. Only asked where it is not. */
	lacks(goal: Check, start: S, now: S): Lack;
	/** Everything that can be marked, and which of it is right. */
	marks(all: Check, scene: S): { readonly targets: readonly string[]; readonly right: readonly string[] };
	amount(what: Check, scene: S): number;
	/** Rows from the top; a point for an empty square. */
	picture(what: Check, scene: S): readonly string[];
}

export type AnyTeacher = Teacher<AnyScene>;

/** The page fetches it, Node reads it, the worker has it. Games without an engine never call it. */
export type StartEngine = () => Promise<Engine>;

/** A game in the rules layer, found by its folder: `web/games/<id>/index.ts` exports `entry`, and further games of the folder as `entries`. */
export interface GameEntry {
	readonly id: GameId;
	readonly players: readonly number[];
	/** Named set-ups, the default first; also what the JSON command lists. */
	readonly setups: readonly { readonly name: string; readonly setup: Json }[];
	/** The policy that takes the seats nobody sits on. */
	readonly opponent: string;
	/** Whether this is a set-up that `begin` accepts; for records, files and requests. */
	isSetup(value: unknown): boolean;
	/** The word of deal links, without the seed. */
	makeSetup(setup: unknown): string;
	/** Null for anything that `makeSetup` does not write. */
	parseSetup(word: string): unknown;
	game(engine: StartEngine): Promise<AnyGame>;
	teacher(engine: StartEngine): Promise<AnyTeacher>;
	bots(engine: StartEngine): Promise<AnyBots>;
	/** Where there is one; it may need an engine that has more than pages load. */
	coach?(engine: StartEngine): Promise<AnyCoach>;
	/** Referee's log where it is more than the happenings: all that happened from the deal on. */
	log?(engine: StartEngine): Promise<(moments: readonly Moment<unknown, unknown>[]) => readonly Json[]>;
}
