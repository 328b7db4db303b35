// The words of the table for two to four players: its own, and those of puzzles and runs for boards and steps; and what everybody is
// called there.
import type { TableText } from '../text/en/table.ts';
import type { Words } from '../notes.ts';
import type { Seat } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Seen } from '../../../../games/block-and-key/seen.ts';

export interface SeveralText extends TableText, Words {}

/** The levels of the computer, as records name them. */
export const LEVELS = ['easy', 'fair', 'strong'] as const;

/** Around one table. */
export interface Company {
	/** Who looks; null where everybody may. */
	readonly me: number | null;
	/** `me`, `guest`, or a bot's id. */
	readonly seats: readonly string[];
}

export const isComputer = (seat: string | undefined): boolean => seat !== 'me' && seat !== 'guest';

export function nameOf(player: number, { me, seats }: Company, text: TableText): string {
	if (player === me) return text.you;
	return isComputer(seats[player]) ? text.computer(player + 1) : text.player(player + 1);
}

export const seatOf = ({ players }: Pick<Seen, 'players'>, player: number): Seat =>
	players[player]?.seat ?? 'S';
