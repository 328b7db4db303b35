// Proves a puzzle of the daily table: all rules of a daily, and that what is stored about it is true.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { isHidden, MUST, OPEN_DAYS } from './conditions.ts';
import { difficultyOfEffort } from './scale.ts';
import { judge, type JudgeCode } from './judge.ts';
import { solve, type Solved } from './solver/index.ts';
import type { Study } from './study.ts';
import { themesOf } from './themes.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Puzzle, Theme } from '../../../../puzzles/schema/puzzle.ts';
import { isOnCurve } from '../../../../puzzles/block-and-key/daily/curve.ts';
import { dayNumber, weekdayOf } from '../../../../puzzles/block-and-key/daily/dates.ts';
import { THEMES as DAILY_THEMES } from '../../../../puzzles/block-and-key/daily/table.ts';

/**
 * `id`: not of this day and level; `curve`: not the effort of its weekday; `level`: not what every puzzle of its level must be like;
 * the others: not what is worked out anew.
 */
export type ProofCode = JudgeCode | 'id' | 'curve' | 'level' | 'difficulty' | 'themes';

export interface Proof {
	/** Empty when all is well. */
	readonly faults: readonly ProofCode[];
	/** Null when the puzzle breaks a rule. */
	readonly study: Study | null;
	/** The same. */
	readonly solved: Solved | null;
}

export function prove(engine: Engine, deck: Deck, date: string, puzzle: Puzzle): Proof {
	const { codes, study } = judge(engine, deck, puzzle);
	if (codes.length > 0 || !study) return { faults: codes, study: null, solved: null };
	const { level, themes } = puzzle;
	const weekday = weekdayOf(dayNumber(date));
	const solved = solve(engine, deck, puzzle);
	const { effort, features } = solved;
	const isEarly = level === 'star' && weekday < OPEN_DAYS;
	const faults: ProofCode[] = [];
	if (puzzle.id !== `${date}-${level}`) faults.push('id');
	if (!isOnCurve(level, weekday, effort)) faults.push('curve');
	if (!MUST[level](features) || (isEarly && isHidden(features))) faults.push('level');
	if (puzzle.difficulty !== difficultyOfEffort(effort)) faults.push('difficulty');
	const own = themesOf(study).filter((theme) => (DAILY_THEMES as readonly Theme[]).includes(theme));
	if (String(themes) !== String(own)) faults.push('themes');
	return { faults, study, solved };
}
