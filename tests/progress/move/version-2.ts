// Records of version 2 as a person could really have made them, and files of them.
import fc from 'fast-check';
import { BACKUP_FORMAT } from '../../../web/lib/progress/backup.ts';
import { canonical } from '../../../web/lib/progress/merge.ts';
import {
	action,
	answer,
	BASE,
	count,
	daily,
	draft,
	ending,
	instant,
	json,
	lesson,
	list,
	practice,
	tricky
} from '../arbitraries.ts';
import { ORIGINS } from '../../../web/lib/progress/games.ts';
import { COACH_LEVELS } from '../../../web/lib/progress/values.ts';

export const oldRun = fc
	.record({
		seed: fc.constantFrom('day-2027-03-01', 'Grab 7', 'x'),
		kind: fc.constantFrom(...ORIGINS),
		startedAt: fc.constantFrom(BASE, BASE + 1, BASE + 2),
		savedAt: instant,
		practice: fc.boolean(),
		coach: fc.option(fc.constantFrom(...COACH_LEVELS)),
		actions: fc.array(action, { maxLength: 6 }),
		held: json,
		end: fc.option(ending)
	})
	.map(({ end, coach, ...rest }) => ({
		...rest,
		...(coach && { coach }),
		key: `run@${rest.startedAt}`,
		...(end ?? { endedAt: null, score: null, tier: null })
	}));

const oldGame = fc
	.record({
		game: fc.constantFrom('temple', 'recall'),
		startedAt: fc.constantFrom(BASE, BASE + 1),
		changedAt: instant,
		steps: count,
		finishedAt: fc.option(instant),
		actions: fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 }),
		players: fc.integer({ min: 1, max: 3 })
	})
	.map(({ game, actions, players, ...rest }) => ({
		...rest,
		key: `game:${game}@${rest.startedAt}`,
		kind: game,
		data: { setup: { players }, seed: 'x', actions, scores: rest.finishedAt === null ? null : [3, 4] }
	}));

const oldPlace = lesson.map(({ open, key, ...rest }) =>
	key === 'first'
		? { ...rest, key, kind: 'block-and-key', data: null }
		: { ...rest, key: `lesson:${key}`, kind: key.split('.')[0] ?? '', data: { open } }
);

const oldAnswer = answer.map(({ key, at, step, ...data }) => ({
	key: `answer:${key}`,
	kind: step.split('.')[0] ?? '',
	startedAt: at,
	changedAt: at,
	steps: 1,
	finishedAt: at,
	data
}));

export const oldRecords = fc.record({
	sessions: list(daily),
	practice: list(practice),
	tricky: list(tricky),
	drafts: list(draft),
	runs: list(oldRun),
	lessons: list(fc.oneof(oldGame, oldPlace, oldAnswer))
});
export type OldRecords = typeof oldRecords extends fc.Arbitrary<infer R> ? R : never;

/** As version 2 wrote it: one record a line, names sorted. */
export function writeOld(records: OldRecords, version: 1 | 2 = 2): string {
	const stores = Object.entries(records).map(([store, rows]) => {
		const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
		return `\t\t"${store}": [${sorted.map((record) => `\n\t\t\t${canonical(record)}`).join()}\n\t\t]`;
	});
	const head = { format: BACKUP_FORMAT, version, app: '1.0.0', exportedAt: '2027-06-01T00:00:00.000Z' };
	const lines = Object.entries(head).map(
		([name, value]) => `\t${JSON.stringify(name)}: ${JSON.stringify(value)},`
	);
	return `{\n${lines.join('\n')}\n\t"records": {\n${stores.join(',\n')}\n\t}\n}\n`;
}
