// Proves a puzzle of the daily table: all rules of a daily, and that what is stored about it is true.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { difficultyOf } from './difficulty.ts';
import { judge, type JudgeCode } from './judge.ts';
import type { Study } from './study.ts';
import { themesOf } from './themes.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import { bandOf } from '../../../../puzzles/block-and-key/daily/bands.ts';
import { dayNumber, weekdayOf } from '../../../../puzzles/block-and-key/daily/dates.ts';

/** `id`: not of this day and level; `band`: not as hard as its weekday; the others: not what is worked out anew. */
export type ProofCode = JudgeCode | 'id' | 'band' | 'difficulty' | 'themes';

export interface Proof {
	/** Empty when all is well. */
	readonly faults: readonly ProofCode[];
	/** Null when the puzzle breaks a rule. */
	readonly study: Study | null;
}

export function prove(engine: Engine, deck: Deck, date: string, puzzle: Puzzle): Proof {
	const { codes, study } = judge(engine, deck, puzzle);
	if (codes.length > 0 || !study) return { faults: codes, study: null };
	const [least, most] = bandOf(puzzle.level, weekdayOf(dayNumber(date)));
	const faults: ProofCode[] = [];
	if (puzzle.id !== `${date}-${puzzle.level}`) faults.push('id');
	if (puzzle.difficulty < least || puzzle.difficulty > most) faults.push('band');
	if (puzzle.difficulty !== difficultyOf(study)) faults.push('difficulty');
	if (String(puzzle.themes) !== String(themesOf(study))) faults.push('themes');
	return { faults, study };
}
