// Notes in the journal of pages that died before an update. Loaded only where there are some.
import { toVersion3, type OldRows } from './migrate.ts';
import type { Records } from './records.ts';
import { keepIfAbsent } from './selections.ts';
import { wholeOf } from './whole.ts';

/** A note that is damaged says nothing. */
export function readNote(text: string): Records {
	try {
		const noted = (JSON.parse(text) ?? {}) as OldRows;
		const list = (rows: unknown) => (Array.isArray(rows) ? rows : []);
		const { selections, ...rows } = toVersion3({ runs: list(noted.runs), lessons: list(noted.lessons) });
		for (const [key, selection] of selections) keepIfAbsent(key, selection);
		return wholeOf({ ...noted, ...rows });
	} catch {
		return wholeOf({});
	}
}
