// What a game gives to its lessons besides the rules: how its table is touched in steps where the learner acts, and how a position is
// drawn in all others. Each game's module is fetched when its course is opened.
import type { Component } from 'svelte';
import type { Small } from '$lib/ui/ActionBar.svelte';
import type { Said } from '$lib/puzzle/notes.ts';
import type { AnyScene, Lack, Teacher } from '../../games/game.ts';

/** What a table is played on: the session of a lesson, or the sandbox of a rule. */
export interface Player<Scene> {
	/** The position as it stands. */
	readonly scene: Scene | null;
	/** An action in the game's notation; whether it was allowed. */
	act(action: string): boolean;
}

/** A position to look at; marks are toggled where that is asked for. */
export interface StillProps<Scene> {
	readonly scene: Scene;
	/** Parts that matter, by the game's own names. */
	readonly shows: readonly string[];
	/** Everything that can be marked; null where nothing is. */
	readonly targets: readonly string[] | null;
	readonly chosen: readonly string[];
	readonly onmark: (target: string) => void;
	/** An action to be judged: shown as if it were about to be done. */
	readonly shown: string | null;
	/** Whether it is allowed; null before that is told. */
	readonly verdict: boolean | null;
}

export interface LowerProps<Table> {
	readonly table: Table;
	readonly shows: readonly string[];
	readonly small: readonly Small[];
}

export interface GameBoards<Scene extends AnyScene = AnyScene, Table = unknown> {
	readonly teacher: Teacher<Scene>;
	/** The table of a step in which the learner acts; made anew for every step. */
	tableFor(player: Player<Scene>): Table;
	/** What the table itself has to say while nothing else is: how the thing in the hand would stand. Null after a refusal. */
	says?(table: Table): Said | null;
	/** Why the goal of a step is missed, in the words of the game. */
	lacks(lack: Lack): string;
	/** Seen above, touched below. `pale`: what is in the hand was done and missed. */
	readonly Stage: Component<{ table: Table; pale?: boolean }>;
	readonly Lower: Component<LowerProps<Table>>;
	readonly Still: Component<StillProps<Scene>>;
	/** The same as a small picture in a text, of what an action is about; where it is missing, the still one. */
	readonly Example?: Component<StillProps<Scene>>;
	/** Parts of the table that matter for this action. */
	partsFor?(action: string): readonly string[];
	/** A choice that is a thing of the game. */
	readonly Choice: Component<{ scene: Scene; id: string }>;
}
