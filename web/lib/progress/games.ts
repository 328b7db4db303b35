// A game of any kind as it is kept on this device.
import type { GameId } from '../../games/game.ts';
import type { CoachLevel, Instant, Json } from './values.ts';

export interface GameRecord {
	/** `<game>@<startedAt>`; a copy adds `~` and a short hash. */
	readonly key: string;
	readonly game: GameId;
	readonly setup: Json;
	readonly seed: string;
	/** `me`, `guest`, or a bot's id. */
	readonly seats: readonly string[];
	/** In the game's notation. */
	readonly actions: readonly string[];
	readonly origin: 'random' | 'day' | 'seed' | 'shared';
	readonly startedAt: Instant;
	readonly savedAt: Instant;
	readonly endedAt: Instant | null;
	/** One more with every save. */
	readonly revision: number;
	/** Hidden things may have been seen twice: not counted. */
	readonly practice: boolean;
	readonly coach?: CoachLevel;
	/** The key of the game that this one is a copy of. */
	readonly copyOf?: string;
	/** Lists show an open game without loading its rules. */
	readonly standing: { readonly turn: number; readonly points: number } | null;
	readonly scores: readonly number[] | null;
	readonly result: Json;
}
