// Joining two copies of the records. Each store's join is commutative, associative and idempotent, so the order and
// number of merges never matters and no confirmed fact is lost.
//
//   sessions, practice   the same play seen twice: union of the attempts (order of time, then of text), the larger
//                        number of hints, the earlier help and leaving, the latter unless solved; solved and grade follow.
//                        What was fixed at the opening (puzzle, date, zone, ...) is equal in honest copies; else the smaller text wins.
//   tricky               the later change wins; then more reviews, then the smaller text.
//   games, drafts        the longer of two lines of which one begins with the other; else both stay (branches.ts), and under
//                        the key ended before open, then more saves, then the later one, then the smaller text; of drafts
//                        what was not removed, then the later one.
//   answers              facts; else the smaller text.
//   lessons              finished before unfinished, the earlier finish, more steps, the later change, the smaller text.
import { familyKey, joinFamily, type Branching, type Choice } from './branches.ts';
import type { GameRecord } from './games.ts';
import type {
	Attempt,
	DailySession,
	Draft,
	LessonRecord,
	Play,
	PracticeSession,
	Records
} from './records.ts';
import { eachStore, type RecordTypes, type SomeRecords, type StoreName, type TrickyCard } from './records.ts';
import { settled } from './sessions.ts';

/** JSON with sorted names: equal values give equal texts. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const entries = Object.entries(value)
		.filter(([, inner]) => inner !== undefined)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
	return `{${entries.join()}}`;
}

const smallerText = <T>(a: T, b: T): T => (canonical(a) <= canonical(b) ? a : b);

/** Wins with the first difference that is not 0; above 0 means a. */
function winner<T>(a: T, b: T, differences: readonly number[]): T {
	const decided = differences.find((difference) => difference !== 0);
	if (decided === undefined) return smallerText(a, b);
	return decided > 0 ? a : b;
}

/** The earlier of two instants of which either may be missing. */
function earliest(a: number | null, b: number | null): number | null {
	if (a === null || b === null) return a ?? b;
	return Math.min(a, b);
}

function unionOfAttempts(a: readonly Attempt[], b: readonly Attempt[]): Attempt[] {
	const byText = new Map([...a, ...b].map((attempt) => [canonical(attempt), attempt]));
	return [...byText].sort(([s, p], [t, q]) => p.at - q.at || (s < t ? -1 : 1)).map(([, attempt]) => attempt);
}

/** The play with everything that can grow set aside. */
function fixed<P extends Play>({ assistedAt: _, ...play }: P): P {
	return { ...play, attempts: [], hints: 0, solvedAt: null, grade: null } as unknown as P;
}

function joinPlays<P extends Play>(a: P, b: P): P {
	const isNoted = a.assistedAt !== undefined || b.assistedAt !== undefined;
	return settled({
		...smallerText(fixed(a), fixed(b)),
		attempts: unionOfAttempts(a.attempts, b.attempts),
		hints: a.hints > b.hints ? a.hints : b.hints,
		...(isNoted ? { assistedAt: earliest(a.assistedAt ?? null, b.assistedAt ?? null) } : {})
	});
}

function joinPractice(a: PracticeSession, b: PracticeSession): PracticeSession {
	const play = joinPlays({ ...a, leftAt: null }, { ...b, leftAt: null });
	return play.solvedAt !== null ? play : { ...play, leftAt: earliest(a.leftAt, b.leftAt) };
}

const joinTricky = (a: TrickyCard, b: TrickyCard): TrickyCard =>
	winner(a, b, [a.changedAt - b.changedAt, a.card.reps - b.card.reps]);

/** Removed or not, as it was said last. */
const laterDraft = (a: Draft, b: Draft): Draft =>
	winner(a, b, [a.savedAt - b.savedAt, Number(a.removed) - Number(b.removed)]);

const betterDraft = (a: Draft, b: Draft): Draft =>
	winner(a, b, [Number(b.removed) - Number(a.removed), a.savedAt - b.savedAt]);

const betterGame = (a: GameRecord, b: GameRecord): GameRecord =>
	winner(a, b, [
		Number(a.endedAt !== null) - Number(b.endedAt !== null),
		a.revision - b.revision,
		a.savedAt - b.savedAt
	]);

const joinLessons = (a: LessonRecord, b: LessonRecord): LessonRecord =>
	winner(a, b, [
		Number(a.finishedAt !== null) - Number(b.finishedAt !== null),
		(b.finishedAt ?? 0) - (a.finishedAt ?? 0),
		a.steps - b.steps,
		a.changedAt - b.changedAt
	]);

/** Tables in which one record is kept of two copies. */
type Joined = Exclude<StoreName, 'games' | 'drafts'>;

const JOINS: { readonly [S in Joined]: (a: RecordTypes[S], b: RecordTypes[S]) => RecordTypes[S] } = {
	sessions: joinPlays<DailySession>,
	practice: joinPractice,
	tricky: joinTricky,
	lessons: joinLessons,
	answers: smallerText
};

const CHOICES = {
	games: { same: betterGame, first: betterGame },
	drafts: { same: laterDraft, first: betterDraft }
} as unknown as { readonly [S in StoreName]?: Choice<Branching> };

/** What belongs together under one key or, in tables that branch, under one root. */
export const familyOf = (store: StoreName, key: string): string => (CHOICES[store] ? familyKey(key) : key);

/** All copies of one family, in any order and number, as they are kept: one record under each key. */
export function joinCopies<S extends StoreName>(
	store: S,
	copies: readonly RecordTypes[S][]
): readonly RecordTypes[S][] {
	const choice = CHOICES[store];
	if (choice) return joinFamily(copies as readonly Branching[], choice) as unknown as RecordTypes[S][];
	const join = JOINS[store as Joined] as unknown as (a: RecordTypes[S], b: RecordTypes[S]) => RecordTypes[S];
	const [first, ...others] = copies;
	return first ? [others.reduce(join, first)] : [];
}

export const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** The union, sorted by key. */
export function joinStore<S extends StoreName>(
	store: S,
	a: readonly RecordTypes[S][],
	b: readonly RecordTypes[S][]
): RecordTypes[S][] {
	const families = new Map<string, RecordTypes[S][]>();
	for (const record of [...a, ...b]) {
		const name = familyOf(store, record.key);
		const known = families.get(name);
		if (known) known.push(record);
		else families.set(name, [record]);
	}
	return [...families.values()]
		.flatMap((copies) => joinCopies(store, copies))
		.sort((p, q) => (p.key < q.key ? -1 : 1));
}

export function mergeRecords(a: SomeRecords, b: SomeRecords): Records {
	return eachStore((store) => joinStore(store, a[store] ?? [], b[store] ?? []));
}
