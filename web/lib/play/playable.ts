// What a board is played on, and what a person has selected on it. A match is one kind of it, a lesson another.
import type { Refusal } from '../../games/game.ts';
import type { Undoable } from '../../games/timeline.ts';

/** Written as methods, so that the parts of one game can stand where those of any game are handled. */
export interface Playable<View, Action> {
	readonly view: View;
	/** Whose board this is. */
	readonly player: number;
	/** Who plays where several do: `me`, `guest`, or a bot's id. */
	readonly seats?: readonly string[];
	/** Null when it was done, else what the rules say against it. */
	act(action: Action): Refusal | null;
	/** Where actions can be taken back. */
	readonly undoable?: Undoable;
	/** The action that was taken back; null if there is none. */
	undo?(): Action | null;
}

/** What a person has selected but not done; one class per game. */
export interface Selection<Action> {
	/** What the rules said against the last attempt. */
	readonly refusal: Refusal | null;
	/** Selects what this action would do. */
	suggest(action: Action): void;
	/** The view has changed, here or elsewhere: what is selected may be gone. Does nothing if it has not. */
	follow(): void;
}
