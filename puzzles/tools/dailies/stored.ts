// The daily puzzles as they are stored, read from their files under Node.
import { readFileSync } from 'node:fs';
import { dailyPuzzles, tableFile } from '../../block-and-key/daily/table.ts';
import type { Puzzle } from '../../schema/puzzle.ts';

const files = new Map<string, Uint8Array>();

/** The three puzzles of a day, or null when the table does not know it. */
export function storedDailies(date: string): Puzzle[] | null {
	const name = fileOf(date);
	if (!name) return null;
	const bytes =
		files.get(name) ?? readFileSync(new URL(`../../block-and-key/daily/${name}.bin`, import.meta.url));
	files.set(name, bytes);
	return dailyPuzzles(bytes, date);
}

function fileOf(date: string): string | null {
	try {
		return tableFile(date);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
