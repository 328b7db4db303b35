import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import { openDaily, withAttempt, withHint } from '../../web/lib/progress/sessions.ts';
import { emptyRecords, type DailySession } from '../../web/lib/progress/records.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { runKey } from '../../web/lib/progress/runs.ts';
import { openStore, type StoreEnvironment, type TabChannel } from '../../web/lib/progress/store.ts';

const clock = { now: 1_800_000_000_000, today: '2027-01-15', zone: 60, trustedOn: '2026-06-01' };
const puzzle = { id: '2027-01-15-star', level: 'star' as const, difficulty: 10, themes: [] };
const opened = openDaily(puzzle, '2027-01-15', clock);
const place = (session: DailySession, after: number, claimed: boolean) =>
	withAttempt(session, { at: clock.now + after, block: 0, cells: [[after, 0, 0]], claimed });

const begun: GameRecord = {
	key: runKey(clock.now),
	game: 'ancients',
	setup: { players: 1 },
	seed: 'day-2027-01-15',
	seats: ['me'],
	actions: ['core_w'],
	origin: 'day',
	startedAt: clock.now,
	savedAt: clock.now,
	endedAt: null,
	revision: 0,
	practice: false,
	standing: null,
	scores: null,
	result: null
};
const ended: GameRecord = {
	...begun,
	savedAt: clock.now + 2,
	endedAt: clock.now + 2,
	scores: [22],
	result: { keys: 20, faces: 7, enigma: 2, total: 22, tier: 'field-director' }
};

/** Keeps its records over several openings, as a disk does. */
const disk = (): Backend => ({ ...memoryBackend(), durable: true });

/** Connects the tabs of one browser. */
function browser() {
	const listeners: { tab: number; listener: (message: unknown) => void }[] = [];
	let tabs = 0;
	return (): TabChannel => {
		const tab = tabs++;
		return {
			post: (message) =>
				listeners
					.filter((other) => other.tab !== tab)
					.forEach(({ listener }) => listener(structuredClone(message))),
			listen: (listener) => listeners.push({ tab, listener }),
			close: () => {}
		};
	};
}

const environment = (backend: Backend, more: Partial<StoreEnvironment> = {}): StoreEnvironment => ({
	open: async () => backend,
	channel: null,
	storage: null,
	...more
});
const fail = (name: string) => Promise.reject(new DOMException('', name));

async function sessions(store: { read: Awaited<ReturnType<typeof openStore>>['read'] }) {
	const outcome = await store.read();
	return outcome.ok ? outcome.value.sessions : outcome.code;
}

describe('a durable store', () => {
	it('keeps every action, also after a restart', async () => {
		const backend = disk();
		const store = await openStore(environment(backend));
		expect(store).toMatchObject({ state: 'durable', durable: true, unsaved: false });
		const one = place(opened, 1, false);
		const two = place(one, 2, true);
		for (const state of [opened, one, two]) expect((await store.put('sessions', state)).ok).toBe(true);
		expect(await sessions(await openStore(environment(backend)))).toEqual([two]);
	});

	it('an older copy of a record takes nothing away', async () => {
		const store = await openStore(environment(disk()));
		const later = place(withHint(opened, 2), 5, true);
		await store.put('sessions', later);
		const outcome = await store.put('sessions', opened);
		expect(outcome).toEqual({
			ok: true,
			value: { status: 'stored', record: later, changes: [], durable: true }
		});
		expect(await sessions(store)).toEqual([later]);
	});

	it('a record that loses is told so, with what is stored', async () => {
		const store = await openStore(environment(disk()));
		await store.put('games', ended);
		const outcome = await store.put('games', { ...begun, savedAt: clock.now + 9 });
		expect(outcome).toMatchObject({ ok: true, value: { status: 'superseded', record: ended, changes: [] } });
	});

	it('a save replaces the version it was made from and no other', async () => {
		const backend = disk();
		const [left, right] = [await openStore(environment(backend)), await openStore(environment(backend))];
		const base = { revision: 0, savedAt: begun.savedAt };
		const mine: GameRecord = { ...begun, savedAt: clock.now + 5, actions: [...begun.actions, 'pass'] };
		const theirs: GameRecord = { ...begun, savedAt: clock.now + 7, actions: [] };
		expect(await left.put('games', begun, { base: null })).toMatchObject({ value: { status: 'stored' } });
		expect(await left.put('games', mine, { base })).toMatchObject({
			value: { status: 'stored', record: mine }
		});
		// Later by the clock, but made from a version that is no longer there; what is there is told, for the message was lost.
		const heard = vi.fn();
		right.onchange(heard);
		expect(await right.put('games', theirs, { base })).toMatchObject({
			value: { status: 'superseded', record: mine, changes: [] }
		});
		expect(heard.mock.calls).toEqual([[[{ store: 'games', key: mine.key, record: mine }], 'here']]);
		expect(await right.put('games', { ...theirs, savedAt: 1 }, { base: null })).toMatchObject({
			value: { status: 'superseded', record: mine }
		});
		// Undo: fewer actions, made from what is stored.
		const undone = { ...theirs, savedAt: clock.now + 8 };
		expect(await right.put('games', undone, { base: { revision: 0, savedAt: mine.savedAt } })).toMatchObject({
			value: { status: 'stored', record: undone }
		});
	});

	it('what could not be written when it was done, and comes from another version by then, stays beside it', async () => {
		const backend = disk();
		const [left, right] = [await openStore(environment(backend)), await openStore(environment(backend))];
		const base = { revision: 0, savedAt: begun.savedAt };
		const next = (word: string, more: number): GameRecord => ({
			...begun,
			actions: [...begun.actions, word],
			savedAt: clock.now + more,
			revision: 1
		});
		await left.put('games', begun, { base: null });
		const [mine, theirs] = [next('take_row-1', 5), next('take_row-2', 4)];
		const { putAll } = backend;
		backend.putAll = () => fail('QuotaExceededError');
		expect(await right.put('games', theirs, { base })).toEqual({ ok: false, code: 'quota' });
		backend.putAll = putAll;
		await left.put('games', mine, { base });
		const heard = vi.fn();
		right.onchange(heard);
		await right.put('sessions', opened);
		const branch = { ...theirs, key: expect.stringMatching(`^${begun.key}~`) as string, copyOf: begun.key };
		expect((await right.all('games')) as unknown).toMatchObject({ value: [mine, branch] });
		const told = heard.mock.lastCall?.[0] as readonly object[];
		expect(told).toContainEqual({ store: 'games', key: branch.key, record: branch });
	});

	it('reads single rows and ranges with what is not written yet', async () => {
		const backend = disk();
		const store = await openStore(environment(backend));
		const other = { ...opened, key: '2027-01-16-star@1', puzzle: '2027-01-16-star' };
		await store.put('sessions', opened);
		backend.putAll = () => fail('QuotaExceededError');
		await store.put('sessions', other);
		await store.put('sessions', place(opened, 1, true));
		expect(await store.get('sessions', opened.key)).toEqual({ ok: true, value: place(opened, 1, true) });
		expect(await store.get('sessions', 'nothing')).toEqual({ ok: true, value: undefined });
		expect(await store.range('sessions', '2027-01-16-')).toEqual({ ok: true, value: [other] });
		expect(await store.range('sessions', '2027-01-1')).toMatchObject({ value: { length: 2 } });
		expect(await store.isEmpty()).toEqual({ ok: true, value: false });
		expect(await (await openStore(environment(disk()))).isEmpty()).toEqual({ ok: true, value: true });
	});

	it('an undo that waits to be written is what is read', async () => {
		const backend = disk();
		const store = await openStore(environment(backend));
		await store.put('games', begun, { base: null });
		backend.putAll = () => fail('QuotaExceededError');
		const undone = { ...begun, actions: [], revision: 1, savedAt: clock.now + 1 };
		await store.put('games', undone, { base: { revision: 0, savedAt: begun.savedAt } });
		expect(await store.get('games', begun.key)).toEqual({ ok: true, value: undone });
	});

	it('a read sees the puts before it', async () => {
		const store = await openStore(environment(disk()));
		void store.put('sessions', opened);
		expect(await sessions(store)).toEqual([opened]);
	});
});

describe('two tabs', () => {
	it('hear of each other and lose no attempt of the same sitting', async () => {
		const [backend, channel] = [disk(), browser()];
		const left = await openStore(environment(backend, { channel: channel() }));
		const right = await openStore(environment(backend, { channel: channel() }));
		const [heardLeft, heardRight] = [vi.fn(), vi.fn()];
		left.onchange(heardLeft);
		const stop = right.onchange(heardRight);
		const key = opened.key;

		await left.put('sessions', place(opened, 1, false));
		const record = place(opened, 1, false);
		expect(heardLeft).toHaveBeenLastCalledWith([{ store: 'sessions', key, record }], 'here');
		expect(heardRight).toHaveBeenLastCalledWith([{ store: 'sessions', key }], 'elsewhere');
		await right.put('sessions', place(opened, 2, true));
		const [both] = (await sessions(left)) as DailySession[];
		expect(both).toMatchObject({ grade: 'retried', solvedAt: clock.now + 2 });
		expect(both!.attempts).toHaveLength(2);

		stop();
		await left.clear();
		expect(heardLeft).toHaveBeenLastCalledWith('all', 'here');
		expect(heardRight).toHaveBeenCalledTimes(2);
		expect(await sessions(right)).toEqual([]);
	});

	it('a run goes on in either, and an old copy in the other tab cannot open it again', async () => {
		const [backend, channel] = [disk(), browser()];
		const left = await openStore(environment(backend, { channel: channel() }));
		const right = await openStore(environment(backend, { channel: channel() }));
		const heard = vi.fn();
		right.onchange(heard);
		await left.put('games', begun);
		expect(heard).toHaveBeenLastCalledWith([{ store: 'games', key: begun.key }], 'elsewhere');
		await left.put('games', ended);
		const late = { ...begun, savedAt: clock.now + 9 };
		expect(await right.put('games', late)).toMatchObject({ ok: true, value: { changes: [] } });
		expect((await left.read()) as unknown).toMatchObject({ value: { games: [ended] } });
	});

	it('nonsense on the channel is not passed on', async () => {
		const channel = browser();
		const other = channel();
		const store = await openStore(environment(disk(), { channel: channel() }));
		const heard = vi.fn();
		store.onchange(heard);
		for (const message of [null, 5, 'x', {}, [1], [{ store: 'x', key: 'k' }], [{ store: 'games' }]])
			other.post(message);
		expect(heard).not.toHaveBeenCalled();
	});
});

describe('trouble', () => {
	it.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
		'no database (%s): memory, and says so',
		async (name) => {
			const store = await openStore({ open: () => fail(name), channel: null, storage: null });
			expect(store).toMatchObject({ state: 'memory', durable: false });
			expect(await store.put('sessions', opened)).toMatchObject({ ok: true, value: { durable: false } });
			expect(await sessions(store)).toEqual([opened]);
		}
	);

	it('a database of a newer version: state newer, untouched', async () => {
		const store = await openStore({ open: () => fail('VersionError'), channel: null, storage: null });
		expect(store).toMatchObject({ state: 'newer', durable: false });
		expect((await store.put('sessions', opened)).ok).toBe(true);
	});

	it('a newer version takes over while open', async () => {
		let supersede = () => {};
		const backend = { ...disk(), onsuperseded: (listener: () => void) => (supersede = listener) };
		const store = await openStore(environment(backend));
		const heard = vi.fn();
		store.onstate(heard);
		supersede();
		expect(heard).toHaveBeenCalledWith('newer');
		backend.putAll = () => fail('VersionError');
		expect(await store.put('sessions', opened)).toEqual({ ok: false, code: 'newer' });
	});

	it('a full disk is a code; the action stays in memory and is written when there is room', async () => {
		const backend = disk();
		const { putAll } = backend;
		backend.putAll = () => fail('QuotaExceededError');
		const store = await openStore(environment(backend));
		expect(await store.put('sessions', place(opened, 1, true))).toEqual({ ok: false, code: 'quota' });
		expect(store.unsaved).toBe(true);
		expect(await sessions(store)).toEqual([place(opened, 1, true)]);
		expect((await backend.read()).sessions).toEqual([]);

		backend.putAll = putAll;
		expect((await store.put('games', begun)).ok).toBe(true);
		expect(store.unsaved).toBe(false);
		expect((await backend.read()).sessions).toEqual([place(opened, 1, true)]);
	});

	it('an import that does not fit leaves nothing behind', async () => {
		const backend = disk();
		backend.putAll = () => fail('QuotaExceededError');
		const store = await openStore(environment(backend));
		expect(await store.putAll({ sessions: [opened] })).toEqual({ ok: false, code: 'quota' });
		expect(await store.read()).toEqual({ ok: true, value: emptyRecords() });
		expect(store.unsaved).toBe(false);
	});

	it('a failed read is a code', async () => {
		const backend = { ...disk(), read: () => fail('UnknownError') };
		expect(await (await openStore(environment(backend))).read()).toEqual({ ok: false, code: 'failed' });
	});

	it('a database that answers at last gets what waited, and whoever shows it is told', async () => {
		const backend = disk();
		const { putAll } = backend;
		backend.putAll = () => fail('TimeoutError');
		let answers = () => {};
		backend.onanswering = (listener) => (answers = listener);
		const store = await openStore(environment(backend));
		expect(await store.put('sessions', opened)).toEqual({ ok: false, code: 'failed' });
		const heard = vi.fn();
		store.onstate(heard);

		backend.putAll = putAll;
		answers();
		expect(heard).toHaveBeenCalledWith('durable');
		expect(await sessions(store)).toEqual([opened]);
		expect((await backend.read()).sessions).toEqual([opened]);
		expect([store.unsaved, store.fault]).toEqual([false, null]);
	});
});

describe('persistent storage', () => {
	const solved = place(opened, 1, true);
	const storage = (granted: boolean) => {
		let kept = false;
		const persist = vi.fn(async () => (kept = granted));
		return { persist, persisted: async () => kept };
	};

	it('is asked for once, after the first solve', async () => {
		const [backend, asked] = [disk(), storage(false)];
		const store = await openStore(environment(backend, { storage: asked }));
		await store.put('sessions', opened);
		expect(asked.persist).not.toHaveBeenCalled();
		await store.put('sessions', solved);
		await vi.waitFor(() => expect(store.persistence).toBe('refused'));
		await store.put('sessions', { ...solved, key: 'other' });
		const again = await openStore(environment(backend, { storage: asked }));
		await again.put('sessions', solved);
		expect(await again.askPersistence('once')).toBe('refused');
		expect(asked.persist).toHaveBeenCalledTimes(1);
		expect(await again.askPersistence('now')).toBe('refused');
		expect(asked.persist).toHaveBeenCalledTimes(2);
	});

	it('is known after it was granted', async () => {
		const [backend, asked] = [disk(), storage(true)];
		const store = await openStore(environment(backend, { storage: asked }));
		expect(await store.askPersistence('once')).toBe('kept');
		expect((await openStore(environment(backend, { storage: asked }))).persistence).toBe('kept');
	});

	it('is unavailable in memory and without the interface', async () => {
		const memory = await openStore(environment(memoryBackend(), { storage: storage(true) }));
		expect(await memory.askPersistence('once')).toBe('unavailable');
		expect(await (await openStore(environment(disk()))).askPersistence('once')).toBe('unavailable');
	});
});

it('remembers the latest date a server told', async () => {
	const backend = disk();
	const store = await openStore(environment(backend));
	for (const date of ['2027-02-01', '2027-01-01', 'nonsense']) await store.sawServerDate(date);
	expect(store.serverDate).toBe('2027-02-01');
	expect((await openStore(environment(backend))).serverDate).toBe('2027-02-01');
});
