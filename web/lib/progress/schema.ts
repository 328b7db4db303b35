// What a record from outside must look like. Only import reads this file, so that valibot stays out of the first page.
import * as v from 'valibot';
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { THEMES } from '../../../puzzles/schema/puzzle.ts';
import { ACTIONS_MAX } from '../../games/block-and-key/run-packing.ts';
import { isSeed } from '../../games/block-and-key/seed.ts';
import { WRONG_IDEAS } from '../../games/block-and-key/puzzles/wrong-ideas.ts';
import { TIERS } from '../../games/block-and-key/state.ts';
import { parseAction } from '../../games/block-and-key/notation.ts';
import { cells, id, whole } from './action-schema.ts';
import { isCivil } from './civil.ts';
import { ORIGINS, type GameRecord } from './games.ts';
import {
	ANSWERS,
	GRADES,
	HINT_STEPS,
	LIMITS,
	PRACTICE_SOURCES,
	type Json,
	type RecordTypes,
	type StoreName
} from './records.ts';
import { ANCIENTS } from './runs.ts';
import { ATTEMPTS_MAX } from './sessions.ts';
import { COACH_LEVELS } from './values.ts';

/** The last instant a Date can hold. */
const INSTANT_MAX = 8_640_000_000_000_000;
/** More than anyone climbs. */
const RUNG_MAX = 100_000;
const SUPPLY_MAX = COLOURS.length * 16;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const instant = whole(0, INSTANT_MAX);
const finite = v.pipe(v.number(), v.finite());
export const count = whole(0, Number.MAX_SAFE_INTEGER);
const date = v.pipe(v.string(), v.check(isCivil));

const block = whole(0, SUPPLY_MAX - 1);
const attempt = v.strictObject({
	at: instant,
	block,
	cells: v.union([cells, v.strictTuple([])]),
	first: v.exactOptional(v.strictObject({ block, cells })),
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
	assistedAt: v.exactOptional(v.nullable(instant)),
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
export const json = (most: number) =>
	v.custom<Json>((value) => value !== undefined && JSON.stringify(value).length <= most);

const words = v.pipe(
	v.array(text(LIMITS.id)),
	v.check((list) => JSON.stringify(list).length <= LIMITS.data)
);
const SEATS_MAX = 8;

const game = v.strictObject({
	key: id,
	game: id,
	setup: json(LIMITS.text),
	seed: text(LIMITS.id),
	seats: v.pipe(v.array(id), v.minLength(1), v.maxLength(SEATS_MAX)),
	actions: words,
	origin: v.picklist(ORIGINS),
	startedAt: instant,
	savedAt: instant,
	endedAt: v.nullable(instant),
	revision: count,
	practice: v.boolean(),
	coach: v.exactOptional(v.picklist(COACH_LEVELS)),
	copyOf: v.exactOptional(id),
	standing: v.nullable(v.strictObject({ turn: count, points: finite })),
	scores: v.nullable(v.pipe(v.array(finite), v.maxLength(SEATS_MAX))),
	result: json(LIMITS.text)
});

/** A run of the solo game, of which every action can be checked. */
const run = v.strictObject({
	...game.entries,
	seed: v.pipe(v.string(), v.check(isSeed)),
	actions: v.pipe(
		v.array(
			v.pipe(
				v.string(),
				v.check((word) => parseAction(word) !== null)
			)
		),
		v.maxLength(ACTIONS_MAX)
	),
	result: v.nullable(
		v.strictObject({ keys: count, faces: count, enigma: count, total: count, tier: v.picklist(TIERS) })
	)
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
		run: v.exactOptional(
			v.strictObject({
				began: instant,
				rung: whole(1, RUNG_MAX),
				idea: v.exactOptional(v.picklist(WRONG_IDEAS))
			})
		),
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
		removed: v.boolean(),
		copyOf: v.exactOptional(id)
	}),
	// By hand: what is not of the solo game may hold anything that games write.
	games: v.lazy((input) =>
		typeof input === 'object' && input !== null && 'game' in input && input.game === ANCIENTS ? run : game
	) as v.GenericSchema<unknown, GameRecord>,
	lessons: v.strictObject({
		key: id,
		startedAt: instant,
		changedAt: instant,
		steps: count,
		finishedAt: v.nullable(instant),
		open: v.nullable(v.strictObject({ step: id, actions: words }))
	}),
	answers: v.strictObject({
		key: id,
		at: instant,
		step: id,
		rules: v.array(id),
		how: v.picklist(ANSWERS),
		mixed: v.boolean()
	})
};
