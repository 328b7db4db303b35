// A heap of stones: what a game is, what may be done and what happens.

export const PLAYERS = 2;
export const MOST = 3;

export interface State {
	readonly heap: number;
	readonly active: number;
	/** Stones that each player has taken. */
	readonly taken: readonly number[];
	readonly turn: number;
}

export interface Action {
	readonly take: number;
}

export type Happening =
	| { readonly what: 'taken'; readonly stones: number }
	| { readonly what: 'turn'; readonly player: number }
	| { readonly what: 'end'; readonly winner: number };

export interface Known extends State {
	readonly me: number;
}

export interface Setup {
	readonly players: typeof PLAYERS;
}
