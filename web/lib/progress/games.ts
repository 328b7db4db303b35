// A game of any kind as it is kept on this device: its set-up, its seed and its actions give every state again.
import type { GameId } from '../../games/game.ts';
import type { CoachLevel, Instant, Json } from './values.ts';

/** By chance, the deal of a day, from a seed that was typed in, or from somebody's link. */
export const ORIGINS = ['random', 'day', 'seed', 'shared'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface GameRecord {
	/** `<game>@<startedAt>`; a branch adds `~` and a short hash, or `+` once it was gone on with. */
	readonly key: string;
	readonly game: GameId;
	readonly setup: Json;
	readonly seed: string;
	/** `me`, `guest`, or a bot's id. */
	readonly seats: readonly string[];
	/** In the game's notation. */
	readonly actions: readonly string[];
	readonly origin: Origin;
	readonly startedAt: Instant;
	readonly savedAt: Instant;
	readonly endedAt: Instant | null;
	/** One more with every save. */
	readonly revision: number;
	/** Played with help or with turns taken back: kept, but counted nowhere. */
	readonly practice: boolean;
	/** The most help that was on while it was played; missing in games without any. */
	readonly coach?: CoachLevel;
	/** The key of the game that this one has branched off. */
	readonly copyOf?: string;
	/** Lists show an open game without loading its rules; null where it is not known. */
	readonly standing: { readonly turn: number; readonly points: number } | null;
	/** Points of all players at the end. */
	readonly scores: readonly number[] | null;
	/** What lists and statistics keep of a finished game. */
	readonly result: Json;
}

/** Without a time: what the keys of all games of a kind begin with. */
export const gameKey = (game: GameId, startedAt: Instant | ''): string => `${game}@${startedAt}`;
