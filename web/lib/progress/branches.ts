// Games and drafts that went different ways in two tabs or on two devices. One list of actions that begins with another contains
// it; otherwise both stay: the winner under the key, each other as a branch under `<key>~<hash of its line>`. A branch is never
// changed (going on with it makes a record of its own, `ownKey`), and its key comes from its content. So what is kept under a key
// and its branches is a set of lines, and joining is commutative, associative and idempotent.
import type { GameRecord } from './games.ts';
import type { Draft } from './records.ts';

export type Branching = GameRecord | Draft;

const BRANCH = '~';
/** A branch that was gone on with. */
const OWN = '+';

/** What a record and all its branches have in common. */
export const familyKey = (key: string): string => key.split(BRANCH, 1)[0] ?? key;

/** Without anything that branching has added. */
export const rootOf = (key: string): string => key.split(/[~+]/, 1)[0] ?? key;

/** What must not get lost: the deal and the actions in order; of a draft its text. */
const lineOf = (record: Branching): readonly string[] =>
	'actions' in record ? [dealOf(record), ...record.actions] : [record.text];
const dealOf = ({ setup, seed }: GameRecord): string => `${JSON.stringify(setup)} ${seed}`;

const beginsWith = (line: readonly string[], start: readonly string[]): boolean =>
	start.length <= line.length && start.every((word, k) => word === line[k]);

/** 53 bits, enough that no two lines of one family meet. */
function hashOf(line: readonly string[]): string {
	let [a, b] = [0xdeadbeef, 0x41c6ce57];
	for (const sign of line.join('\n')) {
		const code = sign.codePointAt(0) ?? 0;
		a = Math.imul(a ^ code, 2654435761);
		b = Math.imul(b ^ code, 1597334677);
	}
	a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
	b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
	return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Where a branch came from; null for what is no branch. */
function parentOf(key: string): string | null {
	const at = Math.max(key.lastIndexOf(BRANCH), key.lastIndexOf(OWN));
	return at < 0 ? null : key.slice(0, at);
}

function under<R extends Branching>(key: string, { copyOf: _, ...record }: R): R {
	const parent = parentOf(key);
	return { ...record, key, ...(parent === null ? {} : { copyOf: parent }) } as R;
}

const branchKey = (key: string, record: Branching): string => key + BRANCH + hashOf(lineOf(record));

/** Made by a join and never changed since. */
export function isBranch(record: Branching): boolean {
	const parent = parentOf(record.key);
	return parent !== null && record.key === branchKey(parent, record);
}

/** A record of its own with the same line. */
export const copyOf = <R extends Branching>(record: R): R =>
	under(record.key + OWN + hashOf(lineOf(record)), record);

/** The record itself, or for a branch what it becomes when it is gone on with. */
export function ownRecord<R extends Branching>(record: R): R {
	const parent = isBranch(record) && parentOf(record.key);
	return parent ? copyOf({ ...record, key: parent }) : record;
}

/** For lists: without branches that were gone on with, which contain them. */
export function listed<R extends Branching>(records: readonly R[]): readonly R[] {
	const byKey = new Map(records.map((record) => [record.key, record]));
	return records.filter((record) => {
		const own = byKey.get(ownRecord(record).key);
		return !own || own === record || !beginsWith(lineOf(own), lineOf(record));
	});
}

/** Without those that another one contains; of equal lines the one that wins. */
function longest<R extends Branching>(copies: readonly R[], wins: (a: R, b: R) => R): R[] {
	const lines = new Map<string, R>();
	for (const copy of copies) {
		const line = JSON.stringify(lineOf(copy));
		const known = lines.get(line);
		lines.set(line, known ? wins(known, copy) : copy);
	}
	const all = [...lines.values()];
	return all.filter((one) => !all.some((other) => other !== one && beginsWith(lineOf(other), lineOf(one))));
}

/** Each chooses by content alone. */
export interface Choice<R> {
	/** Of two copies of one line. */
	readonly same: (a: R, b: R) => R;
	/** Of two lines the one that is kept under the key. */
	readonly first: (a: R, b: R) => R;
}

/**
 * All copies of one record and of its branches, in any order and number, as they are kept: one record under each key. The result
 * depends only on the set of copies.
 */
export function joinFamily<R extends Branching>(copies: readonly R[], { same, first }: Choice<R>): R[] {
	const byKey = new Map<string, R[]>();
	for (const copy of copies) {
		const key = (isBranch(copy) && parentOf(copy.key)) || copy.key;
		byKey.set(key, [...(byKey.get(key) ?? []), under(key, copy)]);
	}
	return [...byKey].flatMap(([key, own]) => {
		const lines = longest(own, same);
		const winner = lines.reduce((a, b) => first(a, b));
		return lines.map((one) => (one === winner ? one : under(branchKey(key, one), one)));
	});
}
