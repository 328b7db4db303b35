// Drafts of the editor in two tabs and over two devices: what was saved is the stored draft or is listed beside it.
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY, type Made } from '../../web/lib/editor/made.ts';
import { Drafts, madeOf } from '../../web/lib/editor/drafts.svelte.ts';
import type { Backend } from '../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import { importBackup, makeBackup, writeBackup } from '../../web/lib/progress/backup.ts';
import type { Draft } from '../../web/lib/progress/records.ts';
import { openStore, type Store } from '../../web/lib/progress/store.ts';

const [white, brown, green, grey] = (['w', 'b', 'g', 'a'] as const).map((south): Made => ({
	...EMPTY,
	south
})) as [Made, Made, Made, Made];

let now = 0;
beforeEach(() => (now = 1000));

const disk = (): Backend => ({ ...memoryBackend(), durable: true });
const storeOn = (backend: Backend) => openStore({ open: async () => backend, channel: null, storage: null });

/** A page with the editor: hears of other tabs only when it reads. */
class Tab {
	readonly store: Store;
	#read: readonly Draft[] = [];
	readonly drafts = new Drafts(
		() => this.#read,
		async () => this.store,
		() => now++
	);

	constructor(store: Store) {
		this.store = store;
	}

	static async on(backend: Backend): Promise<Tab> {
		const tab = new Tab(await storeOn(backend));
		await tab.hear();
		return tab;
	}

	async hear(): Promise<void> {
		const outcome = await this.store.all('drafts');
		if (!outcome.ok) throw new Error(outcome.code);
		this.#read = outcome.value;
	}

	/** What the editor would show and list when it is opened now. */
	async shown(): Promise<{ readonly mine: Made | null; readonly others: readonly (Made | null)[] }> {
		await this.hear();
		const mine = this.drafts.resume();
		return { mine, others: this.drafts.others.map(madeOf) };
	}
}

const reopened = async (backend: Backend) => (await Tab.on(backend)).shown();

describe('drafts in two tabs', () => {
	it('a draft is changed in place, and comes back as it was', async () => {
		const backend = disk();
		const tab = await Tab.on(backend);
		for (const made of [white, brown, green]) expect(await tab.drafts.save(made)).toBe(true);
		expect(await reopened(backend)).toEqual({ mine: green, others: [] });
	});

	it('both have changed it without hearing of each other: both stay, and neither tab leaves more than one behind', async () => {
		const backend = disk();
		const [first, second] = [await Tab.on(backend), await Tab.on(backend)];
		for (const tab of [first, second]) expect((await tab.shown()).mine).toBeNull();
		await first.drafts.save(white);
		await second.drafts.save(brown);
		await first.drafts.save(green);
		await second.drafts.save(grey);
		expect(await reopened(backend)).toEqual({ mine: grey, others: [green] });
	});

	it('actions one after the other, of which the first finds another draft', async () => {
		const backend = disk();
		const [first, second] = [await Tab.on(backend), await Tab.on(backend)];
		await first.drafts.save(white);
		await Promise.all([second.drafts.save(brown), second.drafts.save(green)]);
		await second.drafts.save(grey);
		expect(await reopened(backend)).toEqual({ mine: grey, others: [white] });
	});

	it('what another tab has done is offered; whoever takes it goes on there', async () => {
		const backend = disk();
		const [first, second] = [await Tab.on(backend), await Tab.on(backend)];
		await first.drafts.save(white);
		await second.hear();
		const { theirs } = second.drafts;
		expect(theirs && second.drafts.read(theirs)).toEqual(white);
		expect(second.drafts.theirs).toBeNull();
		await second.drafts.save(brown);
		expect(await reopened(backend)).toEqual({ mine: brown, others: [] });
	});

	it('the other draft is opened, gone on with, and the one before stays', async () => {
		const backend = disk();
		const [first, second] = [await Tab.on(backend), await Tab.on(backend)];
		await first.drafts.save(white);
		await second.drafts.save(brown);
		await first.hear();
		const [other] = first.drafts.others as [Draft];
		expect(first.drafts.read(other)).toEqual(brown);
		expect(first.drafts.others.map(madeOf)).toEqual([white]);
		await first.drafts.save(green);
		expect(await reopened(backend)).toEqual({ mine: green, others: [white] });
	});

	it('a removed draft is listed no more, also after a file that still has it', async () => {
		const backend = disk();
		const [first, second] = [await Tab.on(backend), await Tab.on(backend)];
		await first.drafts.save(white);
		await second.drafts.save(brown);
		const before = await first.store.read();
		if (!before.ok) throw new Error(before.code);
		await second.hear();
		const [other] = second.drafts.others as [Draft];
		await second.drafts.remove(other);
		expect(await reopened(backend)).toEqual({ mine: brown, others: [] });
		await importBackup(writeBackup(makeBackup(before.value, 'test', 1)), second.store);
		expect(await reopened(backend)).toEqual({ mine: brown, others: [] });
		// A tab that still has it goes on with it all the same.
		await first.drafts.save(grey);
		expect(await reopened(backend)).toEqual({ mine: grey, others: [brown] });
	});

	it('one that this version cannot read is neither shown nor overwritten', async () => {
		const backend = disk();
		const tab = await Tab.on(backend);
		const later: Draft = { key: 'editor', savedAt: 5, name: '', text: 'bk9e-later', removed: false };
		await tab.store.put('drafts', later);
		expect(await tab.shown()).toEqual({ mine: null, others: [] });
		await tab.drafts.save(white);
		expect(await tab.store.get('drafts', 'editor')).toEqual({ ok: true, value: later });
		expect(await reopened(backend)).toEqual({ mine: white, others: [] });
	});
});

describe('drafts on two devices', () => {
	const file = async (store: Store): Promise<string> => {
		const all = await store.read();
		if (!all.ok) throw new Error(all.code);
		return writeBackup(makeBackup(all.value, 'test', 1));
	};

	it('files both ways: both have both, and going on with a branch leaves it in one place', async () => {
		const [left, right] = [disk(), disk()];
		const [mine, theirs] = [await Tab.on(left), await Tab.on(right)];
		await mine.drafts.save(white);
		await theirs.drafts.save(brown);
		expect(await importBackup(await file(mine.store), theirs.store)).toMatchObject({
			counts: { branched: 1, replaced: 0 }
		});
		await importBackup(await file(theirs.store), mine.store);
		for (const backend of [left, right])
			expect(await reopened(backend)).toEqual({ mine: brown, others: [white] });

		const again = await Tab.on(left);
		await again.shown();
		const [branch] = again.drafts.others as [Draft];
		again.drafts.read(branch);
		await again.drafts.save(green);
		expect(await reopened(left)).toEqual({ mine: green, others: [brown] });
		// The other device still has the branch as it was: nothing comes twice.
		await importBackup(await file(theirs.store), again.store);
		expect(await reopened(left)).toEqual({ mine: green, others: [brown] });
	});
});
