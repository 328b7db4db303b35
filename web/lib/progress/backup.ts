// Everything in one readable file, and back. A file from outside is refused as a whole, with a code and the place
// of the fault, before anything is changed; what it brings is joined to what is here by merge.ts.
import * as v from 'valibot';
import { unsoundNesting } from '../../../engine-wasm/host/nesting.ts';
import { rootOf } from './branches.ts';
import { gameKey, type GameRecord } from './games.ts';
import { canonical, isSame, joinCopies } from './merge.ts';
import { toVersion3, type OldSelection } from './migrate.ts';
import { isNothing, previewMerge, type MergeCounts } from './preview.ts';
import {
	eachStore,
	playKey,
	SCHEMA_VERSION,
	STORE_NAMES,
	type Instant,
	type Records,
	type RecordTypes,
	type StoreName
} from './records.ts';
import { ANCIENTS, isSound, runOfGame } from './runs.ts';
import { oldLesson, oldRun } from './schema-2.ts';
import { SCHEMAS } from './schema.ts';
import { keepIfAbsent } from './selections.ts';
import { wholeOf } from './whole.ts';

export const BACKUP_FORMAT = 'keystone-progress';
/** Ten years of three dailies a day and as much practice stay far below. */
export const BACKUP_CHARACTERS_MAX = 64_000_000;
const RECORDS_MAX = 200_000;
const DEPTH_MAX = 24;

export interface Backup {
	readonly format: typeof BACKUP_FORMAT;
	readonly version: number;
	/** The app that wrote it. */
	readonly app: string;
	/** ISO 8601, UTC. */
	readonly exportedAt: string;
	readonly records: Records;
}

export const BACKUP_FAULTS = [
	'too-large',
	'truncated',
	'not-json',
	'nesting',
	'hostile-name',
	'not-ours',
	'future-version',
	'structure',
	'key',
	'key-twice',
	'inconsistent',
	'too-many'
] as const;
export type BackupFaultCode = (typeof BACKUP_FAULTS)[number];
export interface BackupFault {
	readonly code: BackupFaultCode;
	/** `character 1204`, or `sessions[3].openedAt`. */
	readonly where: string;
}
export type Parsed = ({ readonly ok: true } & Read) | { readonly ok: false; readonly fault: BackupFault };

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

export function makeBackup(records: Records, app: string, now: Instant): Backup {
	return {
		format: BACKUP_FORMAT,
		version: SCHEMA_VERSION,
		app,
		exportedAt: new Date(now).toISOString(),
		records: eachStore(<S extends StoreName>(store: S) =>
			[...(records[store] as readonly RecordTypes[S][])].sort(byKey)
		)
	};
}

/** One record a line, names sorted: readable, and equal records give equal files, byte for byte. */
export function writeBackup(backup: Backup): string {
	const { records, ...head } = backup;
	const lines = Object.entries(head).map(
		([name, value]) => `\t${JSON.stringify(name)}: ${JSON.stringify(value)},`
	);
	const stores = STORE_NAMES.map((store) => {
		const rows = records[store].map((record) => `\n\t\t\t${canonical(record)}`);
		return `\t\t"${store}": [${rows.join()}${rows.length > 0 ? '\n\t\t' : ''}]`;
	});
	return `{\n${lines.join('\n')}\n\t"records": {\n${stores.join(',\n')}\n\t}\n}\n`;
}

/** Thrown inside this file only. */
class Refusal extends Error {
	readonly fault: BackupFault;
	constructor(code: BackupFaultCode, where: string) {
		super(code);
		this.fault = { code, where };
	}
}

/** Before anything recursive touches the text. */
function scan(text: string): void {
	const unsound = unsoundNesting(text, DEPTH_MAX);
	if (unsound)
		throw new Refusal(unsound.what === 'deep' ? 'nesting' : 'truncated', `character ${unsound.at}`);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const at = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
		throw new Refusal(text.trim() === '' ? 'truncated' : 'not-json', `character ${at ?? 0}`);
	}
}

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

function refuseHostileNames(value: unknown, where: string): void {
	if (typeof value !== 'object' || value === null) return;
	for (const name of Object.keys(value)) {
		const inner = Array.isArray(value) ? `${where}[${name}]` : where === '' ? name : `${where}.${name}`;
		if (HOSTILE.has(name)) throw new Refusal('hostile-name', inner);
		refuseHostileNames((value as Record<string, unknown>)[name], inner);
	}
}

const lists = <N extends string>(names: readonly N[]) =>
	v.strictObject(
		Object.fromEntries(names.map((name) => [name, v.array(v.unknown())])) as Record<
			N,
			v.ArraySchema<v.UnknownSchema, undefined>
		>
	);
const head = {
	format: v.literal(BACKUP_FORMAT),
	app: v.pipe(v.string(), v.maxLength(100)),
	exportedAt: v.pipe(v.string(), v.isoTimestamp())
};
const headSchema = v.strictObject({
	...head,
	/** Versions 4 and 5 only add to the records of version 3. */
	version: v.picklist([3, 4, SCHEMA_VERSION]),
	records: lists(STORE_NAMES)
});
const SAME_STORES = ['sessions', 'practice', 'tricky', 'drafts'] as const;
/** A file of version 1 has no runs; all else is as in version 2. */
const oldHeadSchema = v.strictObject({
	...head,
	version: v.picklist([1, 2]),
	records: lists([...SAME_STORES, 'runs', 'lessons'])
});

function place(prefix: string, issue: v.BaseIssue<unknown>): string {
	return (issue.path ?? []).reduce((where, { key }) => {
		if (typeof key === 'number') return `${where}[${key}]`;
		return where === '' ? String(key) : `${where}.${String(key)}`;
	}, prefix);
}

function checked<T>(schema: v.GenericSchema<unknown, T>, input: unknown, where: string): T {
	const result = v.safeParse(schema, input, { abortEarly: true });
	if (result.success) return result.output;
	throw new Refusal('structure', place(where, result.issues[0]));
}

/** Checks each row of a list, and that no key comes twice. */
function checkedRows<T extends { readonly key: string }>(
	name: string,
	schema: v.GenericSchema<unknown, T>,
	list: readonly unknown[],
	more: (record: T, where: string) => void
): T[] {
	if (list.length > RECORDS_MAX) throw new Refusal('too-many', name);
	const seen = new Set<string>();
	return list.map((input, k) => {
		const where = `${name}[${k}]`;
		const record = checked<T>(schema, input, where);
		if (seen.has(record.key)) throw new Refusal('key-twice', `${where}.key`);
		seen.add(record.key);
		more(record, where);
		return record;
	});
}

/** What the key of a record must begin with, so that it says what it belongs to. */
function keyOf(record: RecordTypes[StoreName]): string {
	if ('puzzle' in record) return playKey(record.puzzle, record.openedAt);
	if ('game' in record) return gameKey(record.game, record.startedAt);
	return 'how' in record ? `${record.step}@${record.at}` : record.key;
}

function checkedStore<S extends StoreName>(store: S, list: readonly unknown[]): RecordTypes[S][] {
	return checkedRows<RecordTypes[S]>(store, SCHEMAS[store], list, (record, where) => {
		const root = 'game' in record ? rootOf(record.key) : record.key;
		if (root !== keyOf(record)) throw new Refusal('key', `${where}.key`);
		if (isPlain(store) && 'copyOf' in record !== (rootOf(record.key) !== record.key))
			throw new Refusal('key', `${where}.copyOf`);
		if ('game' in record && record.game === ANCIENTS && !isSoundGame(record))
			throw new Refusal('inconsistent', where);
		// Joined with itself nothing may change: attempts in order, solved and grade as the attempts say.
		const [joined] = joinCopies(store, [record, record]);
		if (!isPlain(store) && !isSame(record, joined)) throw new Refusal('inconsistent', where);
	});
}

/** A branch for itself takes the place it came from; it is judged together with the others. */
const isPlain = (store: StoreName): boolean => store === 'games' || store === 'drafts';

function isSoundGame(game: GameRecord): boolean {
	const run = runOfGame(game);
	if (!run || !isSound(run)) return false;
	return isSame(game.scores, run.score && [run.score.total]);
}

function readOld(input: unknown): Pick<Read, 'records' | 'selections'> {
	const { records } = checked(oldHeadSchema, input, '');
	const runs = checkedRows('runs', oldRun, records.runs, (run, where) => {
		if (run.key !== `run@${run.startedAt}`) throw new Refusal('key', `${where}.key`);
		if (!isSound(run)) throw new Refusal('inconsistent', where);
	});
	const lessons = checkedRows('lessons', oldLesson, records.lessons, () => {});
	const { selections, ...rows } = toVersion3({ runs, lessons });
	// A row that the app never wrote says nothing to it.
	const moved = wholeOf(rows);
	const all = eachStore(<S extends StoreName>(store: S) => {
		const same = SAME_STORES.find((one) => one === store);
		return same ? (checkedStore(same, records[same]) as unknown as RecordTypes[S][]) : moved[store];
	});
	return { records: all, selections };
}

interface Read {
	readonly records: Records;
	/** What was selected in open runs when the file was written, by their keys; since version 3 it is no part of files. */
	readonly selections: readonly OldSelection[];
}

function read(text: string): Read {
	if (text.length > BACKUP_CHARACTERS_MAX)
		throw new Refusal('too-large', `character ${BACKUP_CHARACTERS_MAX}`);
	const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
	scan(plain);
	const input = parseJson(plain);
	refuseHostileNames(input, '');
	if (typeof input !== 'object' || input === null || !('format' in input) || input.format !== BACKUP_FORMAT)
		throw new Refusal('not-ours', 'format');
	const version = 'version' in input ? input.version : undefined;
	if (typeof version === 'number' && version > SCHEMA_VERSION) throw new Refusal('future-version', 'version');
	if (version === 1 || version === 2) return readOld(input);
	const { records } = checked(headSchema, input, '');
	return {
		records: eachStore((store) => checkedStore(store, records[store])),
		selections: []
	};
}

export function parseBackup(text: string): Parsed {
	try {
		return { ok: true, ...read(text) };
	} catch (error) {
		if (error instanceof Refusal) return { ok: false, fault: error.fault };
		throw error;
	}
}

/** What import needs of the store. */
export interface ImportTarget<Fault extends string> {
	read(): Promise<{ ok: true; value: Records } | { ok: false; code: Fault }>;
	putAll(records: Records): Promise<{ ok: true; value: unknown } | { ok: false; code: Fault }>;
}
export type Imported<Fault extends string> =
	| { readonly ok: true; readonly counts: MergeCounts }
	| { readonly ok: false; readonly fault: BackupFault | { readonly code: Fault; readonly where: 'storage' } };

/** Reads the whole file first, then changes everything in one transaction, or nothing. */
export async function importBackup<Fault extends string>(
	text: string,
	target: ImportTarget<Fault>
): Promise<Imported<Fault>> {
	const parsed = parseBackup(text);
	if (!parsed.ok) return parsed;
	const mine = await target.read();
	if (!mine.ok) return { ok: false, fault: { code: mine.code, where: 'storage' } };
	const counts = previewMerge(mine.value, parsed.records);
	if (isNothing(counts)) return { ok: true, counts };
	const put = await target.putAll(parsed.records);
	if (put.ok) for (const [key, selection] of parsed.selections) keepIfAbsent(key, selection);
	return put.ok ? { ok: true, counts } : { ok: false, fault: { code: put.code, where: 'storage' } };
}
