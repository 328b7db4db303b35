// What joining a file would do to the records of this device, to be shown before it is done.
import { familyOf, isSame, joinCopies, joinStore } from './merge.ts';
import { STORE_NAMES, type Records, type RecordTypes, type StoreName } from './records.ts';

export interface MergeCounts {
	/** Of which mine has nothing yet. */
	readonly added: number;
	/** Records of both that grow by theirs and lose nothing. */
	readonly grown: number;
	/** Records of both that went different ways: both stay. */
	readonly branched: number;
	/** Records of both that give way to a later state of theirs. */
	readonly replaced: number;
	/** Records of theirs that bring nothing new. */
	readonly same: number;
}

export const isNothing = ({ same: _, ...counts }: MergeCounts): boolean =>
	Object.values(counts).every((count) => count === 0);

type Change = keyof MergeCounts;

/** Attempts are united and lines of games only get longer; of everything else one state is kept. */
const grows = (store: StoreName): boolean => ['sessions', 'practice', 'games'].includes(store);

/** What a merge would do to mine. */
export function previewMerge(mine: Records, theirs: Records): MergeCounts {
	const counts: Record<Change, number> = { added: 0, grown: 0, branched: 0, replaced: 0, same: 0 };
	const count = <S extends StoreName>(store: S) => {
		const families = new Map<string, readonly RecordTypes[S][]>();
		for (const record of mine[store] as readonly RecordTypes[S][]) {
			const name = familyOf(store, record.key);
			families.set(name, [...(families.get(name) ?? []), record]);
		}
		const known = new Set(families.keys());
		for (const record of joinStore(store, theirs[store] as readonly RecordTypes[S][], [])) {
			const name = familyOf(store, record.key);
			const before = families.get(name) ?? [];
			// With what theirs have brought already: two of their lines may both go on from the same one of mine.
			const after = joinCopies(store, [...before, record]);
			families.set(name, after);
			counts[changeOf(store, before, after, known.has(name))]++;
		}
	};
	STORE_NAMES.forEach(count);
	return counts;
}

function changeOf<S extends StoreName>(
	store: S,
	before: readonly RecordTypes[S][],
	after: readonly RecordTypes[S][],
	isKnown: boolean
): Change {
	const kept = after.every((row) => before.some((one) => isSame(one, row)));
	if (kept && after.length === before.length) return 'same';
	if (!isKnown) return 'added';
	if (after.length > before.length) return 'branched';
	return grows(store) ? 'grown' : 'replaced';
}
