// Everything in one readable file, and back. A file from outside is refused as a whole, with a code and the place
// of the fault, before anything is changed; what it brings is joined to what is here by merge.ts.
import * as v from 'valibot';
import { canonical, isSame, join } from './merge.ts';
import { previewMerge, type MergeCounts } from './preview.ts';
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
import { isSound, runKey } from './runs.ts';
import { SCHEMAS } from './schema.ts';

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
export type Parsed =
	{ readonly ok: true; readonly records: Records } | { readonly ok: false; readonly fault: BackupFault };

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

/** Looks at brackets and quotes alone, without recursion, before anything recursive touches the text. */
function scan(text: string): void {
	let depth = 0;
	let inString = false;
	for (let k = 0; k < text.length; k++) {
		const c = text.charCodeAt(k);
		if (inString) {
			if (c === 0x5c) k++;
			else if (c === 0x22) inString = false;
		} else if (c === 0x22) inString = true;
		else if (c === 0x7b || c === 0x5b) {
			if (++depth > DEPTH_MAX) throw new Refusal('nesting', `character ${k}`);
		} else if (c === 0x7d || c === 0x5d) depth--;
	}
	if (inString || depth > 0) throw new Refusal('truncated', `character ${text.length}`);
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

const headSchema = v.strictObject({
	format: v.literal(BACKUP_FORMAT),
	// A file of version 1 has no runs; all else is as it was.
	version: v.picklist([1, SCHEMA_VERSION]),
	app: v.pipe(v.string(), v.maxLength(100)),
	exportedAt: v.pipe(v.string(), v.isoTimestamp()),
	records: v.strictObject({
		sessions: v.array(v.unknown()),
		practice: v.array(v.unknown()),
		tricky: v.array(v.unknown()),
		drafts: v.array(v.unknown()),
		runs: v.array(v.unknown()),
		lessons: v.array(v.unknown())
	})
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

function checkedStore<S extends StoreName>(store: S, list: readonly unknown[]): RecordTypes[S][] {
	const seen = new Set<string>();
	return list.map((input, k) => {
		const where = `${store}[${k}]`;
		const record = checked<RecordTypes[S]>(SCHEMAS[store], input, where);
		if ('puzzle' in record && record.key !== playKey(record.puzzle, record.openedAt))
			throw new Refusal('key', `${where}.key`);
		if ('seed' in record && record.key !== runKey(record.startedAt)) throw new Refusal('key', `${where}.key`);
		if (seen.has(record.key)) throw new Refusal('key-twice', `${where}.key`);
		seen.add(record.key);
		if ('seed' in record && !isSound(record)) throw new Refusal('inconsistent', where);
		// Joined with itself nothing may change: attempts in order, solved and grade as the attempts say.
		if (!isSame(record, join(store, record, record))) throw new Refusal('inconsistent', where);
		return record;
	});
}

function read(text: string): Records {
	if (text.length > BACKUP_CHARACTERS_MAX)
		throw new Refusal('too-large', `character ${BACKUP_CHARACTERS_MAX}`);
	const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
	scan(plain);
	const input = parseJson(plain);
	refuseHostileNames(input, '');
	if (typeof input !== 'object' || input === null || !('format' in input) || input.format !== BACKUP_FORMAT)
		throw new Refusal('not-ours', 'format');
	if ('version' in input && typeof input.version === 'number' && input.version > SCHEMA_VERSION)
		throw new Refusal('future-version', 'version');
	const { records } = checked(headSchema, input, '');
	for (const store of STORE_NAMES)
		if (records[store].length > RECORDS_MAX) throw new Refusal('too-many', store);
	return eachStore((store) => checkedStore(store, records[store]));
}

export function parseBackup(text: string): Parsed {
	try {
		return { ok: true, records: read(text) };
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
	if (counts.added + counts.changed === 0) return { ok: true, counts };
	const put = await target.putAll(parsed.records);
	return put.ok ? { ok: true, counts } : { ok: false, fault: { code: put.code, where: 'storage' } };
}
