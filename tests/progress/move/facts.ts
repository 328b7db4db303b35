// Every single fact of records, read from tables of version 2 and from those of version 3 by readers that know nothing of each other
// nor of the move: equal lists of facts mean that everything moved over, once each.
import { readFileSync } from 'node:fs';
import { parseAction } from '../../../web/games/block-and-key/notation.ts';
import { canonical } from '../../../web/lib/progress/merge.ts';

export interface Row {
	readonly key: string;
	readonly [name: string]: unknown;
}
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** A whole database with what lay beside it, before the first change. */
export interface Dump {
	readonly notes: readonly { readonly name: string; readonly value: string }[];
	readonly localStorage: Readonly<Record<string, string>>;
	readonly tables: Tables;
}

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
export const dump = JSON.parse(readText('database-2.json')) as Dump;

/** Damaged rows of the dump, by their keys; they move as they are. */
const DAMAGED = /^(damaged-.*|run@17|answer:damaged@1|game:[a-z]+@2)$/;
const isDamaged = ({ key }: Row): boolean => DAMAGED.test(key);
export const withoutDamaged = (tables: Tables): Tables =>
	Object.fromEntries(
		Object.entries(tables).map(([name, rows]) => [name, rows.filter((row) => !isDamaged(row))])
	);

type Fact = readonly [about: string, of: unknown, what: unknown];

const unchanged = (tables: Tables): Fact[] =>
	['sessions', 'practice', 'tricky', 'drafts'].flatMap((table) =>
		(tables[table] ?? []).flatMap((row): Fact[] => {
			const { attempts, ...rest } = row;
			const each = Array.isArray(attempts) ? (attempts as unknown[]) : [];
			return [[table, row.key, rest], ...each.map((one): Fact => [`attempt in ${table}`, row.key, one])];
		})
	);

const eachAction = (game: string, startedAt: unknown, actions: unknown): Fact[] =>
	(actions as unknown[]).map((action, k): Fact => [`action ${k} of ${game}`, startedAt, action]);

const damaged = (rows: readonly Row[]): Fact[] =>
	rows.filter(isDamaged).map((row): Fact => ['damaged', row.key, row]);

function ofOldRun({ actions, held: _, ...run }: Row): Fact[] {
	const { startedAt, seed, kind, savedAt, practice, coach = 'none', endedAt, score, tier } = run;
	return [
		['run', startedAt, { seed, kind, savedAt, practice, coach, endedAt, score, tier }],
		...eachAction('run', startedAt, actions)
	];
}

function ofOldLessons(row: Row): Fact[] {
	const { key, startedAt, changedAt, steps, finishedAt } = row;
	const data = row['data'] as Readonly<Record<string, unknown>>;
	const at = key.indexOf(':');
	const [what, name] = [key.slice(0, at), key.slice(at + 1)];
	if (what === 'answer') {
		const { how, rules, mixed } = data;
		return [['answer', name, { at: startedAt, how, rules, mixed }]];
	}
	if (what === 'game') {
		const { actions, ...rest } = data;
		const { setup, seed, scores } = rest;
		return [
			[
				String(row['kind']),
				startedAt,
				{ setup, seed, scores, savedAt: changedAt, steps, endedAt: finishedAt }
			],
			...eachAction(String(row['kind']), startedAt, actions)
		];
	}
	return [['lesson', name, { startedAt, changedAt, steps, finishedAt, open: data['open'] }]];
}

const sorted = (facts: readonly Fact[]): string[] => facts.map(canonical).sort();

export function factsOfOld(tables: Tables): string[] {
	const [runs, lessons] = [tables['runs'] ?? [], tables['lessons'] ?? []];
	return sorted([
		...unchanged(tables),
		...damaged([...runs, ...lessons]),
		...runs.filter((row) => !isDamaged(row)).flatMap(ofOldRun),
		...lessons.filter((row) => !isDamaged(row)).flatMap(ofOldLessons)
	]);
}

function ofGame({ key, game, startedAt, seed, origin, savedAt, practice, endedAt, ...row }: Row): Fact[] {
	if (key !== `${String(game)}@${String(startedAt)}`) return [['branch', key, row]];
	const { setup, scores, revision, result, coach = 'none' } = row;
	if (game !== 'ancients')
		return [
			[String(game), startedAt, { setup, seed, scores, savedAt, steps: revision, endedAt }],
			...eachAction(String(game), startedAt, row['actions'])
		];
	const { tier = null, ...points } = (result ?? {}) as Readonly<Record<string, unknown>>;
	const score = result === null ? null : points;
	return [
		['run', startedAt, { seed, kind: origin, savedAt, practice, coach, endedAt, score, tier }],
		...eachAction('run', startedAt, (row['actions'] as string[]).map(parseAction))
	];
}

export function factsOfNew(tables: Tables): string[] {
	const sound = (table: string) => (tables[table] ?? []).filter((row) => !isDamaged(row));
	return sorted([
		...unchanged(tables),
		...damaged(['games', 'answers', 'lessons'].flatMap((table) => tables[table] ?? [])),
		...sound('games').flatMap(ofGame),
		...sound('answers').map(({ key, at, how, rules, mixed }): Fact => [
			'answer',
			key,
			{ at, how, rules, mixed }
		]),
		...sound('lessons').map(({ key, startedAt, changedAt, steps, finishedAt, open }): Fact => [
			'lesson',
			key,
			{ startedAt, changedAt, steps, finishedAt, open }
		])
	]);
}

/** With what pages that died had noted in place of what the tables have under the same keys. */
export function withNotes({ tables, localStorage }: Dump): Tables {
	const notes = Object.values(localStorage).map((text) => JSON.parse(text) as Tables);
	return Object.fromEntries(
		Object.entries(tables).map(([table, rows]) => {
			const noted = notes.flatMap((note) => note[table] ?? []);
			return [table, [...rows.filter(({ key }) => noted.every((row) => row.key !== key)), ...noted]];
		})
	);
}
