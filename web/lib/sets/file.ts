// A set as a file: its name and its link, so that whoever finds the file sees what it is.
import { LIMITS } from '$lib/progress/records.ts';
import { linksOf, nameIn, textOf, type PuzzleSet } from './sets.ts';

/** Far more than twenty puzzles take. */
export const FILE_MAX = 100_000;

export const fileOf = ({ name, links }: PuzzleSet): string =>
	`${JSON.stringify({ keystone: 'set', name, set: textOf(links) }, null, '\t')}\n`;

/** Throws a SetLinkError for a set with a fault, null for a file that is none of ours. */
export function readFile(text: string): PuzzleSet | null {
	if (text.length > FILE_MAX) return null;
	let held: unknown;
	try {
		held = JSON.parse(text);
	} catch {
		return null;
	}
	if (typeof held !== 'object' || held === null) return null;
	const { keystone, name, set } = held as Record<string, unknown>;
	if (keystone !== 'set' || typeof name !== 'string' || typeof set !== 'string') return null;
	return { name: nameIn(name.slice(0, LIMITS.name)), links: linksOf(set) };
}
