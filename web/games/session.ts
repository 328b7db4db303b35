// The mid-end of a game against the house's own players: set-up, seed and actions give every state; what can be taken back is
// decided here, and games never see history.
import type { Game, Refusal } from './game.ts';

/** A game as it is kept: plain JSON. */
export interface Kept<Setup> {
	readonly setup: Setup;
	readonly seed: string;
	/** In the game's notation. */
	readonly actions: readonly string[];
}

export interface Moment<State, Happening> {
	readonly state: State;
	/** What the last action led to. */
	readonly happened: readonly Happening[];
}

export class Session<Setup, State, Action, Happening, Known> {
	readonly game: Game<Setup, State, Action, Happening, Known>;
	readonly kept: Kept<Setup>;
	/** The deal, then one for each action. */
	readonly moments: readonly Moment<State, Happening>[];

	private constructor(
		game: Game<Setup, State, Action, Happening, Known>,
		kept: Kept<Setup>,
		moments: readonly Moment<State, Happening>[]
	) {
		this.game = game;
		this.kept = kept;
		this.moments = moments;
	}

	/** Throws a RangeError for an action that the rules refuse. */
	static open<Setup, State, Action, Happening, Known>(
		game: Game<Setup, State, Action, Happening, Known>,
		kept: Kept<Setup>
	): Session<Setup, State, Action, Happening, Known> {
		let session = new Session(game, { ...kept, actions: [] }, [
			{ state: game.begin(kept.setup, kept.seed), happened: [] }
		]);
		for (const [index, word] of kept.actions.entries()) {
			const action = game.parseAction(word);
			const next = action && session.after(action);
			if (!next || 'rule' in next) throw new RangeError(`action ${index}: ${word}`);
			session = next;
		}
		return session;
	}

	get now(): Moment<State, Happening> {
		return this.moments.at(-1) as Moment<State, Happening>;
	}

	get state(): State {
		return this.now.state;
	}

	/** One action on; a refused one changes nothing. */
	after(action: Action): Session<Setup, State, Action, Happening, Known> | Refusal {
		const outcome = this.game.apply(this.state, action);
		if (!outcome.ok) return outcome.refusal;
		const actions = [...this.kept.actions, this.game.makeAction(action)];
		return new Session(this.game, { ...this.kept, actions }, [...this.moments, outcome]);
	}

	/** The last action taken back; null when there is none, or when it showed something hidden or passed the turn on. */
	before(
		player: number,
		seals: (happening: Happening) => boolean
	): Session<Setup, State, Action, Happening, Known> | null {
		const earlier = this.moments.at(-2);
		if (!earlier || this.game.active(earlier.state) !== player || this.now.happened.some(seals)) return null;
		return new Session(
			this.game,
			{ ...this.kept, actions: this.kept.actions.slice(0, -1) },
			this.moments.slice(0, -1)
		);
	}
}
