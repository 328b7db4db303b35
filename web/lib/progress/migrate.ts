// Records of version 1 and 2 as those of version 3: pure and row by row, the same for the database, for backup files and for notes
// of pages that died before the update. Loaded only where there is something old to read.
import type { Action } from '../../games/block-and-key/state.ts';
import { gameKey, type GameRecord, type Origin } from './games.ts';
import { ANSWERS, type AnswerRecord, type LessonRecord } from './records.ts';
import type { CoachLevel, Instant, Json } from './values.ts';

/** The tables that have changed; rows of the others are as they were. */
export interface OldRows {
	readonly runs?: readonly unknown[];
	/** Places in lessons, answers and games against the house's own players, told apart by their keys. */
	readonly lessons?: readonly unknown[];
}

/** What was selected in an open run, by its new key: it leaves the records (selections.ts). */
export type OldSelection = readonly [key: string, selection: Json];

export interface NewRows {
	readonly games: readonly unknown[];
	readonly lessons: readonly unknown[];
	readonly answers: readonly unknown[];
	readonly selections: readonly OldSelection[];
}

interface OldRun {
	readonly key: string;
	readonly seed: string;
	readonly kind: Origin;
	readonly startedAt: Instant;
	readonly savedAt: Instant;
	readonly practice: boolean;
	readonly coach?: CoachLevel;
	readonly actions: readonly Action[];
	readonly held: Json;
	readonly endedAt: Instant | null;
	readonly score: { readonly total: number; readonly [name: string]: number } | null;
	readonly tier: string | null;
}

interface OldProgress {
	readonly key: string;
	readonly kind: string;
	readonly startedAt: Instant;
	readonly changedAt: Instant;
	readonly steps: number;
	readonly finishedAt: Instant | null;
	readonly data: Json;
}

const LESSON = 'lesson:';
const ANSWER = 'answer:';
const GAME = 'game:';

/** The policies that took the other seats when games had no seats of their own. */
const OPPONENTS: Readonly<Record<string, string>> = {
	temple: 'simple',
	pyramides: 'lookahead',
	recall: 'sensible'
};
const PLAYERS_MAX = 8;

type Loose = { readonly [name: string]: unknown };
const isObject = (value: unknown): value is Loose =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): value is number => Number.isFinite(value);
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Rows that were in a table of version 2 and are not in version 3. */
export const isOld = (table: 'runs' | 'lessons', row: unknown): boolean => {
	if (table === 'runs') return true;
	const key = isObject(row) ? row['key'] : undefined;
	// The newcomer's first puzzle has a plain key, and its row the field `data`.
	return isText(key) && (/^(lesson|answer|game):/.test(key) || (isObject(row) && 'data' in row));
};

function isOldRun(row: unknown): row is OldRun {
	if (!isObject(row) || !isText(row['key']) || !isText(row['seed'])) return false;
	const { key, startedAt, savedAt, endedAt, actions, score } = row;
	return (
		/^run@/.test(String(key)) &&
		isTime(startedAt) &&
		isTime(savedAt) &&
		(endedAt === null || isTime(endedAt)) &&
		(endedAt === null) === (score === null) &&
		(score === null || (isObject(score) && isTime(score['total']))) &&
		Array.isArray(actions)
	);
}

function isOldProgress(row: unknown): row is OldProgress {
	if (!isObject(row) || !isText(row['key']) || !isText(row['kind'])) return false;
	const { startedAt, changedAt, steps, finishedAt } = row;
	return [startedAt, changedAt, steps].every(isTime) && (finishedAt === null || isTime(finishedAt));
}

const list = (words: readonly unknown[]): string => words.join('.') || 'none';

/**
 * The word of an action as of version 3. Not the game's own notation: what was moved must not depend on what becomes of that
 * later. A test compares the two.
 */
function wordOf(action: Action): string {
	const cells = 'cells' in action ? action.cells.map((cell) => cell.join('')).join('') : '';
	switch (action.do) {
		case 'core':
			return `core_${action.colour}`;
		case 'take':
			return `take_${action.line}`;
		case 'put-back':
			return `put-back_${list(action.blocks)}`;
		case 'place':
			return `place_${action.block}_${cells}`;
		case 'claim':
			return `claim_${list(action.cards)}`;
		case 'marker':
		case 'draw':
			return `${action.do}_${action.altar}`;
		case 'discard':
			return `discard_${action.card ?? 'none'}`;
		case 'ancients':
			return `ancients_${action.target}_${cells}`;
		case 'pass':
			return 'pass';
	}
}

/** Null for actions that are none. */
function wordsOf(actions: readonly Action[]): string[] | null {
	try {
		const words = actions.map(wordOf);
		return words.every(isText) ? words : null;
	} catch {
		return null;
	}
}

/** `run@T` as an address or an old note names it. */
export const newRunKey = (key: string): string => key.replace(/^run@/, gameKey('ancients', ''));

function gameOfRun(run: OldRun): GameRecord | null {
	const { key, seed, kind, startedAt, savedAt, practice, coach, endedAt, score, tier } = run;
	const actions = wordsOf(run.actions);
	if (!actions) return null;
	return {
		key: newRunKey(key),
		game: 'ancients',
		setup: { players: 1 },
		seed,
		seats: ['me'],
		actions,
		origin: kind,
		startedAt,
		savedAt,
		endedAt,
		revision: 0,
		practice: practice === true,
		...(coach === undefined ? {} : { coach }),
		standing: null,
		scores: score && [score.total],
		result: score && { ...score, tier }
	};
}

function gameOf({ key, startedAt, changedAt, finishedAt, steps, data }: OldProgress): GameRecord | null {
	const name = key.slice(GAME.length);
	const game = /^[^@~]+/.exec(name)?.[0] ?? '';
	const [root = '', copy] = name.split('~');
	if (!isObject(data) || root !== gameKey(game, startedAt)) return null;
	const {
		setup = null,
		seed,
		actions,
		scores,
		seats,
		origin,
		practice
	} = data as Readonly<Record<string, Json>>;
	if (!isText(seed) || !isTexts(actions)) return null;
	const players = isObject(setup) ? Number(setup['players']) : 1;
	const others = players > 1 && players <= PLAYERS_MAX ? Math.floor(players) - 1 : 0;
	return {
		key: copy === undefined ? root : `${root}+${copy}`,
		game,
		setup,
		seed,
		seats: isTexts(seats)
			? seats
			: ['me', ...Array.from({ length: others }, () => OPPONENTS[game] ?? 'random')],
		actions,
		origin: origin === 'shared' ? origin : 'random',
		startedAt,
		savedAt: changedAt,
		endedAt: finishedAt,
		revision: steps,
		practice: practice === true,
		...(copy === undefined ? {} : { copyOf: root }),
		standing: null,
		scores: Array.isArray(scores) ? scores.map(Number) : null,
		result: null
	};
}

function answerOf({ key, startedAt: at, data }: OldProgress): AnswerRecord | null {
	const how = isObject(data) ? ANSWERS.find((known) => known === data['how']) : undefined;
	if (!isObject(data) || !how || !isTexts(data['rules'])) return null;
	const name = key.slice(ANSWER.length);
	const step = name.slice(0, name.lastIndexOf('@'));
	if (name !== `${step}@${at}`) return null;
	return { key: name, at, step, rules: data['rules'], how, mixed: data['mixed'] === true };
}

function lessonOf({ key, startedAt, changedAt, steps, finishedAt, data }: OldProgress): LessonRecord | null {
	const isPlace = key.startsWith(LESSON);
	if (!isPlace && data !== null) return null;
	const open = isObject(data) && isObject(data['open']) ? data['open'] : null;
	return {
		key: isPlace ? key.slice(LESSON.length) : key,
		startedAt,
		changedAt,
		steps,
		finishedAt,
		open: isText(open?.['step'])
			? { step: open['step'], actions: isTexts(open['actions']) ? open['actions'] : [] }
			: null
	};
}

/** What cannot be read goes along as it is, and counts as damaged as before. Rows of version 3 stay what they are. */
export function toVersion3({ runs = [], lessons = [] }: OldRows): NewRows {
	const keyOf = (row: unknown): string => (isObject(row) ? String(row['key']) : '');
	const of = (prefix: string) => lessons.filter((row) => keyOf(row).startsWith(prefix));
	const places = lessons.filter((row) => !/^(answer|game):/.test(keyOf(row)));
	const progress = <T>(row: unknown, make: (row: OldProgress) => T | null): unknown =>
		(isOldProgress(row) && make(row)) || row;
	return {
		games: [
			...runs.map((row) => (isOldRun(row) && gameOfRun(row)) || row),
			...of(GAME).map((row) => progress(row, gameOf))
		],
		lessons: places.map((row) => (isOld('lessons', row) ? progress(row, lessonOf) : row)),
		answers: of(ANSWER).map((row) => progress(row, answerOf)),
		selections: runs.flatMap((row): OldSelection[] =>
			isOldRun(row) && row.endedAt === null && (row.held ?? null) !== null
				? [[newRunKey(row.key), { actions: row.actions.length, draft: row.held }]]
				: []
		)
	};
}
