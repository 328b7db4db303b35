// A game as an immutable list of moments, replayed from set-up, seed and actions. Adds an action or removes the last one; knows
// nothing about storage or screens.
import type { Game, Moment, Refusal } from './game.ts';

/** A line of play: plain JSON. */
export interface Line<Setup> {
	readonly setup: Setup;
	readonly seed: string;
	/** In the game's notation. */
	readonly actions: readonly string[];
}

/** Whether the last action may be taken back: `sealed` where it showed something hidden or passed the turn on. */
export type Undoable = 'yes' | 'sealed' | 'no';

export class Timeline<Setup, State, Action, Happening, Known> {
	readonly game: Game<Setup, State, Action, Happening, Known>;
	readonly line: Line<Setup>;
	/** The deal, then one for each action. */
	readonly moments: readonly Moment<State, Happening>[];

	private constructor(
		game: Game<Setup, State, Action, Happening, Known>,
		line: Line<Setup>,
		moments: readonly Moment<State, Happening>[]
	) {
		this.game = game;
		this.line = line;
		this.moments = moments;
	}

	/** Throws a RangeError for an action that the rules refuse. */
	static open<Setup, State, Action, Happening, Known>(
		game: Game<Setup, State, Action, Happening, Known>,
		line: Line<Setup>
	): Timeline<Setup, State, Action, Happening, Known> {
		let timeline = Timeline.deal(game, line.setup, line.seed);
		for (const [index, word] of line.actions.entries()) {
			const action = game.parseAction(word);
			const next = action && timeline.after(action);
			if (!next || 'rule' in next) throw new RangeError(`action ${index}: ${word}`);
			timeline = next;
		}
		return timeline;
	}

	/** Before the first action. */
	static deal<Setup, State, Action, Happening, Known>(
		game: Game<Setup, State, Action, Happening, Known>,
		setup: Setup,
		seed: string
	): Timeline<Setup, State, Action, Happening, Known> {
		return new Timeline(game, { setup, seed, actions: [] }, [
			{ state: game.begin(setup, seed), happened: [] }
		]);
	}

	get now(): Moment<State, Happening> {
		return this.moments.at(-1) as Moment<State, Happening>;
	}

	get state(): State {
		return this.now.state;
	}

	/** One action on; a refused one changes nothing. */
	after(action: Action): Timeline<Setup, State, Action, Happening, Known> | Refusal {
		const outcome = this.game.apply(this.state, action);
		if (!outcome.ok) return outcome.refusal;
		const { state, happened } = outcome;
		const actions = [...this.line.actions, this.game.makeAction(action)];
		return new Timeline(this.game, { ...this.line, actions }, [...this.moments, { state, happened }]);
	}

	/** For this player; another player's action is never taken back. */
	undoable(player: number): Undoable {
		const earlier = this.moments.at(-2);
		if (!earlier) return 'no';
		if (this.game.active(earlier.state) !== player) return 'sealed';
		return this.game.seals(earlier.state, this.now) ? 'sealed' : 'yes';
	}

	/** Without the last action. */
	before(): Timeline<Setup, State, Action, Happening, Known> {
		return new Timeline(
			this.game,
			{ ...this.line, actions: this.line.actions.slice(0, -1) },
			this.moments.slice(0, Math.max(1, this.moments.length - 1))
		);
	}
}
