// What the records of version 2 looked like that have changed since: runs and lessons. Only for files that were written then.
import * as v from 'valibot';
import { ACTIONS_MAX } from '../../games/block-and-key/run-packing.ts';
import { isSeed } from '../../games/block-and-key/seed.ts';
import { TIERS } from '../../games/block-and-key/state.ts';
import { action, id } from './action-schema.ts';
import { ORIGINS } from './games.ts';
import { LIMITS } from './records.ts';
import { count, instant, json } from './schema.ts';
import { COACH_LEVELS } from './values.ts';

const HELD = 20_000;

export const oldRun = v.strictObject({
	key: id,
	seed: v.pipe(v.string(), v.check(isSeed)),
	kind: v.picklist(ORIGINS),
	startedAt: instant,
	savedAt: instant,
	practice: v.boolean(),
	coach: v.exactOptional(v.picklist(COACH_LEVELS)),
	actions: v.pipe(v.array(action), v.maxLength(ACTIONS_MAX)),
	held: json(HELD),
	endedAt: v.nullable(instant),
	score: v.nullable(v.strictObject({ keys: count, faces: count, enigma: count, total: count })),
	tier: v.nullable(v.picklist(TIERS))
});

export const oldLesson = v.strictObject({
	key: id,
	kind: id,
	startedAt: instant,
	changedAt: instant,
	steps: count,
	finishedAt: v.nullable(instant),
	data: json(LIMITS.data)
});
