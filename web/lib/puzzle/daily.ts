// The daily puzzles as a page asks for them: by the name in its address, out of the file of their month.
import {
	FIRST_DATE,
	LAST_DATE,
	LEVELS,
	dailyPuzzles,
	tableFile
} from '../../../puzzles/block-and-key/daily/table.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { isCivil, type CivilDate } from '$lib/progress/civil.ts';

export { FIRST_DATE, LAST_DATE, LEVELS };

/** The months that come next; addresses of the others are loaded when they are asked for, to keep the first visit small. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
	'../../../puzzles/block-and-key/daily/{2026-1[12],2027-0?}.bin',
	{ query: '?url', import: 'default', eager: true }
);

/** What an address asks for. */
export type Wish =
	/** A level of a date, or the first open one of it. */
	| { readonly kind: 'puzzle'; readonly date: CivilDate; readonly level: Level | null }
	| { readonly kind: 'today' }
	/** The newcomer's puzzle, which belongs to no day. */
	| { readonly kind: 'first' }
	| { readonly kind: 'malformed'; readonly text: string }
	| { readonly kind: 'range' };

/** Longest name shown back to a person. */
const QUOTED = 40;

export function wishOf(name: string | null): Wish {
	if (name === null || name === '') return { kind: 'today' };
	if (name === 'first') return { kind: 'first' };
	const [, date, level] = /^(\d{4}-\d{2}-\d{2})(?:-(star|sun|moon))?$/.exec(name) ?? [];
	if (date === undefined || !isCivil(date)) return { kind: 'malformed', text: name.slice(0, QUOTED) };
	if (date < FIRST_DATE || date > LAST_DATE) return { kind: 'range' };
	return { kind: 'puzzle', date, level: LEVELS.find((one) => one === level) ?? null };
}

const opened = new Map<string, Promise<Uint8Array>>();

/** Star, Sun and Moon of a date inside the table. */
export async function puzzlesOf(date: CivilDate): Promise<Puzzle[]> {
	const name = tableFile(date);
	if (name === null) throw new RangeError(`no puzzles for ${date}`);
	let bytes = opened.get(name);
	if (!bytes) {
		bytes = fetchBytes(name);
		opened.set(name, bytes);
		bytes.catch(() => opened.delete(name));
	}
	return dailyPuzzles(await bytes, date);
}

async function fetchBytes(name: string): Promise<Uint8Array> {
	const path = `../../../puzzles/block-and-key/daily/${name}.bin`;
	const answer = await fetch(FILES[path] ?? (await import('./later-dailies.ts')).FILES[path] ?? '');
	if (!answer.ok) throw new Error(`daily table: ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}
