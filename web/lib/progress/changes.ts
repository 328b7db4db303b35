// What has changed in the tables, as pages and tabs tell each other.
import type { Change, RowChange } from './backend.ts';
import { STORE_NAMES } from './records.ts';

/** `all` after a wipe. */
export type Changes = readonly RowChange[] | 'all';

/** Another tab may run another version, so its messages are checked. */
export function changesOf(message: unknown): Changes | null {
	if (message === 'all') return 'all';
	if (!Array.isArray(message)) return null;
	const names: readonly string[] = STORE_NAMES;
	const good = message.every(
		(change: unknown) =>
			typeof change === 'object' &&
			change !== null &&
			'store' in change &&
			'key' in change &&
			names.includes(String(change.store)) &&
			typeof change.key === 'string'
	);
	return good ? (message as Change[]) : null;
}
