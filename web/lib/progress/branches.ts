// Games and drafts that went different ways in two tabs or on two devices. One list of actions that begins with another contains
// it; otherwise both stay, the winner under the key, the other as a branch under `<key>~<hash of its line>`. The key of a branch
// comes from its content, so joining is commutative, associative and idempotent, and no confirmed action is lost.
import type { GameRecord } from './games.ts';
import type { Draft } from './records.ts';

export type Branching = GameRecord | Draft;
export const BRANCHING = ['games', 'drafts'] as const;

const MARK = '~';

/** What a record and all its branches have in common. */
export const rootOf = (key: string): string => key.split(MARK, 1)[0] ?? key;

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
	const at = key.lastIndexOf(MARK);
	return at < 0 ? null : key.slice(0, at);
}

function under<R extends Branching>(key: string, { copyOf: _, ...record }: R): R {
	const parent = parentOf(key);
	return { ...record, key, ...(parent === null ? {} : { copyOf: parent }) } as R;
}

const branchKey = (key: string, record: Branching): string => key + MARK + hashOf(lineOf(record));

/** Nothing was done in this branch since it was made: it is a copy of what it came from. */
function isPristine(record: Branching): boolean {
	const parent = parentOf(record.key);
	return parent !== null && record.key === branchKey(parent, record);
}

/** Without those that another one contains; of equal lines the one that wins. */
function longest<R extends Branching>(copies: readonly R[], wins: (a: R, b: R) => R): R[] {
	const lines = new Map<string, R>();
	for (const copy of copies) {
		const line = lineOf(copy).join('\n');
		const known = lines.get(line);
		lines.set(line, known ? wins(known, copy) : copy);
	}
	const all = [...lines.values()];
	return all.filter((one) => !all.some((other) => other !== one && beginsWith(lineOf(other), lineOf(one))));
}

/**
 * All copies of one record and of its branches, in any order and number, as they are kept: one record under each key. The result
 * depends only on the set of copies. Branches in which nothing was done compete again for the key they came from.
 */
export function joinFamily<R extends Branching>(copies: readonly R[], wins: (a: R, b: R) => R): R[] {
	const byKey = new Map<string, R[]>();
	const add = (key: string, record: R) => byKey.set(key, [...(byKey.get(key) ?? []), under(key, record)]);
	for (const copy of copies) add((isPristine(copy) && parentOf(copy.key)) || copy.key, copy);
	const kept: R[] = [];
	const depth = (key: string) => key.split(MARK).length;
	const levels = () => [...byKey.keys()].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
	for (let key = levels()[0]; key !== undefined; key = levels()[0]) {
		const here = key;
		const goneOn = (one: R) =>
			byKey.get(branchKey(here, one))?.some((branch) => beginsWith(lineOf(branch), lineOf(one)));
		const lines = longest(byKey.get(here) ?? [], wins).filter((one) => !goneOn(one));
		byKey.delete(here);
		const [first, ...others] = lines;
		if (!first) continue;
		const winner = others.reduce(wins, first);
		kept.push(winner);
		for (const one of lines) if (one !== winner) add(branchKey(here, one), one);
	}
	return kept;
}
