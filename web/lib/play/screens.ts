// What a game gives to the screen it is played on: `web/lib/games/<game>/index.ts` exports it as `screens`. Its form for a new game
// is a file of its own, SetupForm.svelte, since pages are prerendered with it and without the rest.
import type { Component, Snippet } from 'svelte';
import type { GameRecord } from '$lib/progress/games.ts';
import type { Small } from '$lib/ui/ActionBar.svelte';
import type { Language } from '$lib/text/languages.ts';
import type { AnyIconName } from '$lib/ui/more-icons.ts';
import type { GameId, Moment } from '../../games/game.ts';
import type { Playable, Selection } from './playable.ts';

/** The words of a game that its page and its playing screen use. */
export interface PlayWords {
	readonly title: string;
	readonly description: string;
	readonly intro: string;
	readonly learn: string;
	readonly ourData: string;
	readonly noScript: string;
	readonly home: string;
	readonly rules: string;
	readonly rule: string;
	readonly undo: string;
	readonly nothingToUndo: string;
	readonly unsaved: string;
	/** Where the game gives hints. */
	readonly hint?: string;
	/** Heading of finished games, where they are listed. */
	readonly history?: string;
	/** Where deals are sent as links. */
	readonly link?: string;
	readonly linkCopied?: string;
	readonly playLink?: string;
	readonly badLink?: string;
	readonly fromLink?: (what: string, seed: string) => string;
}

export interface NoteContent {
	readonly tone: 'plain' | 'good' | 'bad' | 'gold' | 'hint' | 'miss';
	readonly strong: string;
	readonly text?: string;
	/** The rule behind it, and its name where that is known. */
	readonly rule?: { readonly id: string; readonly name?: string };
}

export interface HeadButton {
	readonly icon: AnyIconName;
	readonly label: string;
	readonly act: () => void;
}

export interface StageProps<S, Words> {
	readonly selection: S;
	/** The game has ended: a board to look at. */
	readonly over: boolean;
	readonly ruleHref: (rule: string) => string;
	readonly words: Words;
}

export interface ControlsProps<S, Words> {
	readonly selection: S;
	/** Small actions of the last row. */
	readonly small: readonly Small[];
	/** The note line, wherever this game has its place. */
	readonly note: Snippet;
	readonly ruleHref: (rule: string) => string;
	readonly words: Words;
}

export interface ResultProps<State, Words> {
	readonly state: State;
	/** Who played where: `me`, `guest`, or a bot's id. */
	readonly seats: readonly string[];
	/** Empty most of the time. */
	readonly note: Snippet;
	readonly onagain: () => void;
	readonly ruleHref: (rule: string) => string;
	readonly words: Words;
}

export interface SetupFormProps<Setup, Words> {
	/** Something else on the page is the likely next step. */
	readonly quiet: boolean;
	/** `seats`: who plays where, if not one person against the game's own policy. */
	readonly onbegin: (setup: Setup, seats?: readonly string[]) => void;
	readonly words: Words;
}

export interface GameScreens<Setup, View, State, Action, S extends Selection<Action>, Words> {
	readonly id: GameId;
	/** Milliseconds before a bot moves: long enough to follow, short enough not to wait. */
	readonly pace: number;
	/** The board is a square that needs the whole width of a phone. */
	readonly square: boolean;
	/** The board stays beside the result. */
	readonly boardAtEnd: boolean;
	/** `moments`: the whole game up to this state. */
	see(state: State, player: number, moments: readonly Moment<State, unknown>[]): View;
	/** What must be there before anything is seen or selected. */
	ready?(): Promise<void>;
	select(on: Playable<View, Action>, language: Language, words: Words): S;
	/** `told`: what `tell` says of the last actions. */
	note(selection: S, words: Words, told: string): NoteContent;
	tell(moments: readonly Moment<State, unknown>[], player: number, words: Words): string;
	/** While the device is handed on: what happened since this player's last action, as far as everybody may hear it. */
	between?(
		moments: readonly Moment<State, unknown>[],
		player: number,
		words: Words,
		seats: readonly string[]
	): string;
	/** Where it is not the name of the game. */
	title?(setup: Setup, words: Words): string;
	subtitle(state: State, player: number, words: Words): string;
	/** Further buttons of the head. */
	buttons?(selection: S, words: Words): readonly HeadButton[];
	/** The bot that gives hints in such a game. */
	hints?(setup: Setup): string | null;
	/** An open game in a list. */
	open(setup: Setup, state: State, words: Words): string;
	/** A finished game in a list; without it there is none. */
	finished?(
		record: GameRecord,
		state: State,
		words: Words
	): { readonly strong: string; readonly text: string };
	/** A set-up in words, for deals that come as links. */
	setupName?(setup: Setup, words: Words): string;
	readonly Stage: Component<StageProps<S, Words>>;
	readonly Controls: Component<ControlsProps<S, Words>>;
	readonly Result: Component<ResultProps<State, Words>>;
}

/** Screens whose types are their own business: what they give out is only ever handed back to them. */
export type AnyScreens = GameScreens<unknown, unknown, unknown, unknown, Selection<unknown>, PlayWords>;
