// How far what the value expects stands from what the strong player then scores, turn by turn; puzzles/tools/coaching.ts fits it.
import file from './coaching.json' with { type: 'json' };

export interface Calibration {
	/** Runs of the strong player behind the numbers. */
	readonly runs: number;
	/** By turn; 0 is before the first line is taken. */
	readonly turns: readonly {
		/** Points that are added, and the standard error of that. */
		readonly bias: number;
		readonly error: number;
		/** How far the scores of single runs lie from it, as a standard deviation. */
		readonly spread: number;
	}[];
}

export const COACHING: Calibration = file;
