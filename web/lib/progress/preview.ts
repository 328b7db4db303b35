// What joining a file would do to the records of this device, to be shown before it is done.
import { isSame, join, joinStore } from './merge.ts';
import { STORE_NAMES, type Records, type StoreName } from './records.ts';

export interface MergeCounts {
	/** Keys that only theirs has. */
	readonly added: number;
	/** Keys of both whose record grows or gives way to theirs. */
	readonly changed: number;
	/** Records of theirs that bring nothing new. */
	readonly same: number;
}

/** What a merge would do to mine, to be shown before it is done. */
export function previewMerge(mine: Records, theirs: Records): MergeCounts {
	let [added, changed, same] = [0, 0, 0];
	const count = <S extends StoreName>(store: S) => {
		const known = new Map(mine[store].map((record) => [record.key, record]));
		for (const record of joinStore(store, theirs[store], [])) {
			const own = known.get(record.key);
			if (own === undefined) added++;
			else if (isSame(own, join(store, own, record))) same++;
			else changed++;
		}
	};
	STORE_NAMES.forEach(count);
	return { added, changed, same };
}
