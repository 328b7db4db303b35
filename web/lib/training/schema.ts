// What a record from outside must look like. Only import reads this file, so that valibot stays out of the first page.
import * as v from 'valibot';
import { COLOURS, FLOOR_MAX, HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { LEVELS } from '../../../puzzles/schema/deck.ts';
import { THEMES } from '../../../puzzles/schema/puzzle.ts';
import { isCivil } from './civil.ts';
import {
	GRADES,
	HINT_STEPS,
	LIMITS,
	PRACTICE_SOURCES,
	type Json,
	type RecordTypes,
	type StoreName
} from './records.ts';
import { ATTEMPTS_MAX } from './sessions.ts';

/** The last instant a Date can hold. */
const INSTANT_MAX = 8_640_000_000_000_000;
/** Cells of one Block at most, as in every deck. */
const CELLS_MAX = 8;
const SUPPLY_MAX = COLOURS.length * 16;

const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.id));
const instant = whole(0, INSTANT_MAX);
const finite = v.pipe(v.number(), v.finite());
const count = whole(0, Number.MAX_SAFE_INTEGER);
const date = v.pipe(v.string(), v.check(isCivil));

const attempt = v.strictObject({
	at: instant,
	block: whole(0, SUPPLY_MAX - 1),
	cells: v.pipe(
		v.array(v.strictTuple([whole(0, FLOOR_MAX - 1), whole(0, FLOOR_MAX - 1), whole(0, HEIGHT - 1)])),
		v.minLength(1),
		v.maxLength(CELLS_MAX)
	),
	claimed: v.boolean()
});

const themes = v.pipe(v.array(v.picklist(THEMES)), v.maxLength(THEMES.length));

const play = {
	key: id,
	puzzle: id,
	level: v.picklist(LEVELS),
	difficulty: v.pipe(finite, v.minValue(0), v.maxValue(100)),
	themes,
	openedAt: instant,
	attempts: v.pipe(v.array(attempt), v.maxLength(2 * ATTEMPTS_MAX)),
	hints: v.picklist(HINT_STEPS),
	solvedAt: v.nullable(instant),
	grade: v.nullable(v.picklist(GRADES))
};

const card = v.strictObject({
	due: instant,
	stability: finite,
	difficulty: finite,
	elapsed_days: finite,
	scheduled_days: finite,
	learning_steps: count,
	reps: count,
	lapses: count,
	state: v.picklist([0, 1, 2, 3]),
	last_review: v.nullable(instant)
});

/** The reader of files has bounded the nesting before. */
function isSmallJson(value: unknown): value is Json {
	return value !== undefined && JSON.stringify(value).length <= LIMITS.data;
}

const progress = v.strictObject({
	key: id,
	kind: id,
	startedAt: instant,
	changedAt: instant,
	steps: count,
	finishedAt: v.nullable(instant),
	data: v.custom<Json>(isSmallJson)
});

export const SCHEMAS: { readonly [S in StoreName]: v.GenericSchema<unknown, RecordTypes[S]> } = {
	sessions: v.strictObject({
		...play,
		date,
		openedOn: date,
		zone: whole(-24 * 60, 24 * 60),
		trustedOn: date
	}),
	practice: v.strictObject({
		...play,
		source: v.picklist(PRACTICE_SOURCES),
		text: text(LIMITS.text),
		leftAt: v.nullable(instant)
	}),
	tricky: v.strictObject({
		key: id,
		level: v.picklist(LEVELS),
		themes,
		text: v.nullable(text(LIMITS.text)),
		addedAt: instant,
		changedAt: instant,
		removed: v.boolean(),
		card
	}),
	drafts: v.strictObject({
		key: id,
		savedAt: instant,
		name: text(LIMITS.name),
		text: text(LIMITS.text),
		removed: v.boolean()
	}),
	runs: progress,
	lessons: progress
};
