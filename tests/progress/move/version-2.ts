// Records of version 2 as a person could really have made them, and files of them.
import fc from 'fast-check';
import { BACKUP_FORMAT } from '../../../web/lib/progress/backup.ts';
import { canonical, mergeRecords } from '../../../web/lib/progress/merge.ts';
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

type Keyed = { readonly key: string };
const smallerText = <T>(a: T, b: T): T => (canonical(a) <= canonical(b) ? a : b);

/** The first difference that is not 0 decides; above 0 for a. */
function winner<T>(a: T, b: T, differences: readonly number[]): T {
	const decided = differences.find((difference) => difference !== 0) ?? 0;
	if (decided === 0) return smallerText(a, b);
	return decided > 0 ? a : b;
}

function joined<T extends Keyed>(a: readonly T[], b: readonly T[], join: (a: T, b: T) => T): T[] {
	const byKey = new Map(a.map((row) => [row.key, row]));
	for (const row of b) {
		const known = byKey.get(row.key);
		byKey.set(row.key, known ? join(known, row) : row);
	}
	return [...byKey.values()];
}

const ended = (at: number | null): number => Number(at !== null);

/** As version 2 joined two copies: one record under each key, whatever the other one held. */
export function mergeOld(a: OldRecords, b: OldRecords): OldRecords {
	// Plays and tricky cards are joined as they were then.
	const { sessions, practice, tricky } = mergeRecords(
		{ sessions: a.sessions, practice: a.practice, tricky: a.tricky },
		{ sessions: b.sessions, practice: b.practice, tricky: b.tricky }
	);
	return {
		sessions: [...sessions],
		practice: [...practice],
		tricky: [...tricky],
		drafts: joined(a.drafts, b.drafts, (p, q) => winner(p, q, [p.savedAt - q.savedAt])),
		runs: joined(a.runs, b.runs, (p, q) =>
			winner(p, q, [ended(p.endedAt) - ended(q.endedAt), p.savedAt - q.savedAt])
		),
		lessons: joined(a.lessons, b.lessons, (p, q) =>
			winner(p, q, [
				ended(p.finishedAt) - ended(q.finishedAt),
				(q.finishedAt ?? 0) - (p.finishedAt ?? 0),
				p.steps - q.steps,
				p.changedAt - q.changedAt
			])
		)
	};
}

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
