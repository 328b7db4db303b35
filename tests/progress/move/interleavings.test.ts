// Two writers of one game, one run or one draft, in every order: in two tabs on one device, or on two devices that exchange files.
// Messages between tabs are lost, pages die before the database has answered, actions are taken back. Whatever was confirmed as
// saved is in the stored line or in a listed branch.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionOf, type Backend } from '../../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../../web/lib/progress/memory.ts';
import { importBackup, makeBackup, writeBackup } from '../../../web/lib/progress/backup.ts';
import { copyOf, listed, ownRecord } from '../../../web/lib/progress/branches.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { journalIn } from '../../../web/lib/progress/journal.ts';
import { isSame } from '../../../web/lib/progress/merge.ts';
import type { Draft } from '../../../web/lib/progress/records.ts';
import { openStore, type Store } from '../../../web/lib/progress/store.ts';
import { memoryStorage } from '../storage.ts';

const RUNS = { numRuns: Number(process.env['KEYSTONE_INTERLEAVINGS'] ?? 150) };

type Line = readonly string[];
const beginsWith = (line: Line, start: Line) => isSame(line.slice(0, start.length), start);

/** A disk that can stop answering, and what outlives pages beside it. */
class Device {
	readonly storage = memoryStorage();
	dead = false;
	readonly #disk = memoryBackend();
	#names = 0;

	open(): Promise<Store> {
		const disk: Backend = {
			...this.#disk,
			durable: true,
			putAll: (...words) => (this.dead ? new Promise(() => {}) : this.#disk.putAll(...words))
		};
		const unique = () => String(this.#names++).padStart(6, '0');
		return openStore({
			open: async () => disk,
			journal: journalIn(() => this.storage, unique),
			channel: null,
			storage: null
		});
	}
}

async function all(store: Store) {
	const outcome = await store.read();
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value;
}

/** What somebody was told is saved, until it is taken back. */
class Promised {
	lines: Line[] = [];

	add(line: Line): void {
		this.lines.push(line);
	}

	takeBack(line: Line): void {
		this.lines = this.lines.filter((one) => !beginsWith(one, line));
	}
}

interface Writer {
	act(word: string): Promise<void>;
	undo(): Promise<void>;
	/** What is stored may have gone further. */
	follow(): Promise<void>;
}

const begun: GameRecord = {
	key: 'temple@5',
	game: 'temple',
	setup: { players: 1 },
	seed: 'x',
	seats: ['me'],
	actions: [],
	origin: 'random',
	startedAt: 5,
	savedAt: 5,
	endedAt: null,
	revision: 0,
	practice: false,
	standing: null,
	scores: null,
	result: null
};

/** As runs are saved (`joins`): another line stays beside this one; or as Match does: refused, then taken over or kept as a copy. */
function gameWriter(store: Store, promised: Promised, joins: boolean, clock: () => number): Writer {
	let record = begun;
	async function save(actions: Line, takesBack: Line | null): Promise<void> {
		const before = record;
		record = { ...record, actions, revision: record.revision + 1, savedAt: clock() };
		const mine = record;
		const base = before.revision === 0 && before.key === begun.key ? null : versionOf(before);
		const outcome = await store.put('games', mine, { base, joins });
		if (!outcome.ok) return;
		const { status, record: stored } = outcome.value;
		if (status === 'stored') {
			if (takesBack) promised.takeBack(takesBack);
			promised.add(actions);
		} else if (joins) promised.add(actions);
		else if (!beginsWith(stored.actions, actions)) {
			const copy = { ...copyOf(mine), revision: 1 };
			const kept = await store.put('games', copy, { base: null });
			if (kept.ok && kept.value.status === 'stored') promised.add(actions);
			record = copy;
			return;
		}
		if (status === 'superseded' && record === mine) record = stored;
	}
	return {
		act: (word) => save([...record.actions, word], null),
		undo: async () => {
			if (record.actions.length > 0) await save(record.actions.slice(0, -1), record.actions);
		},
		async follow() {
			const outcome = await store.get('games', record.key);
			if (outcome.ok && outcome.value && outcome.value.revision > record.revision) record = outcome.value;
		}
	};
}

/** A text that begins with another was made from it. */
function draftWriter(store: Store, promised: Promised, clock: () => number): Writer {
	let latest: Draft | null = null;
	async function save(text: string, takesBack: string | null): Promise<void> {
		const before = latest;
		latest = { key: 'editor', savedAt: clock(), name: '', text, removed: false };
		const base = before && versionOf(before);
		const outcome = await store.put('drafts', latest, { base, joins: true });
		if (!outcome.ok) return;
		if (outcome.value.status === 'stored' && takesBack !== null) promised.takeBack([...takesBack]);
		promised.add([...text]);
	}
	return {
		act: (word) => save(`${latest?.text ?? ''}${word}`, null),
		undo: async () => {
			if (latest?.text) await save(latest.text.slice(0, -1), latest.text);
		},
		async follow() {
			const outcome = await store.get('drafts', 'editor');
			if (outcome.ok && outcome.value) latest = outcome.value;
		}
	};
}

type Deed =
	| { readonly do: 'act'; readonly who: number; readonly word: string; readonly waits: boolean }
	| { readonly do: 'undo' | 'follow' | 'die' | 'import'; readonly who: number };
const who = fc.nat(1);
const deed: fc.Arbitrary<Deed> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant('act' as const),
			who,
			word: fc.constantFrom('a', 'b'),
			waits: fc.boolean()
		})
	},
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'follow' as const, 'die' as const), who })
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('import' as const), who }) }
);

type Kind = 'game' | 'run' | 'draft';

async function exchange(from: Store, to: Store): Promise<void> {
	const imported = await importBackup(writeBackup(makeBackup(await all(from), 'test', 1)), to);
	if (!imported.ok) throw new Error(JSON.stringify(imported.fault));
}

/** Plays the deeds and gives what was promised and what is there in the end. */
async function played(kind: Kind, deeds: readonly Deed[], devices: readonly Device[]) {
	let now = 100;
	const clock = () => now++;
	const promised = new Promised();
	const open = async (at: number) => {
		const store = await (devices[at % devices.length] as Device).open();
		const writer =
			kind === 'draft'
				? draftWriter(store, promised, clock)
				: gameWriter(store, promised, kind === 'run', clock);
		await writer.follow();
		return { store, writer };
	};
	const pages = [await open(0), await open(1)];
	const page = (at: number) => pages[at] as (typeof pages)[number];
	const under: Promise<void>[] = [];
	for (const one of deeds) {
		const { store, writer } = page(one.who);
		if (one.do === 'act') {
			const done = writer.act(one.word);
			if (one.waits) await done;
			else under.push(done);
		} else if (one.do === 'import') await exchange(page(1 - one.who).store, store);
		else if (one.do === 'die') {
			await Promise.all(under.splice(0));
			const device = devices[one.who % devices.length] as Device;
			// The page is gone before the database has answered; the screen had shown the action.
			device.dead = true;
			void writer.act('d');
			await new Promise((soon) => setTimeout(soon));
			device.dead = false;
			pages[one.who] = await open(one.who);
		} else await writer[one.do]();
	}
	await Promise.all(under);
	// Whoever opens the app again takes up what dead pages have left.
	const stores = await Promise.all(devices.map((device) => device.open()));
	for (const from of stores) for (const to of stores) if (from !== to) await exchange(from, to);
	const contents = await Promise.all(stores.map(all));
	return { promised, contents };
}

const linesOf = (kind: Kind, { games, drafts }: Awaited<ReturnType<typeof all>>): Line[] =>
	kind === 'draft'
		? listed(drafts).map(({ text }) => [...text])
		: listed(games.map((game) => (game.endedAt === null ? ownRecord(game) : game))).map(
				({ actions }) => actions
			);

for (const kind of ['game', 'run', 'draft'] as const)
	describe(`two writers of one ${kind}`, () => {
		for (const count of [1, 2])
			it(`on ${count === 1 ? 'one device' : 'two devices'}`, async () => {
				await fc.assert(
					fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
						const devices = Array.from({ length: count }, () => new Device());
						const { promised, contents } = await played(kind, deeds, devices);
						for (const content of contents)
							for (const line of promised.lines)
								expect(linesOf(kind, content).some((one) => beginsWith(one, line))).toBe(true);
						// After files went both ways, both have the same.
						if (count === 2) expect(contents[0]).toEqual(contents[1]);
					}),
					RUNS
				);
			}, 120_000);
	});
