// What happens to an action whose page dies before the database has it, and to records that were damaged on the device.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import { journalIn } from '../../web/lib/progress/journal.ts';
import {
	emptyRecords,
	STORE_NAMES,
	type DailySession,
	type Records
} from '../../web/lib/progress/records.ts';
import { openDaily, withAttempt } from '../../web/lib/progress/sessions.ts';
import { openStore, type StoreEnvironment } from '../../web/lib/progress/store.ts';
import { countOf, isWhole, wholeOf } from '../../web/lib/progress/whole.ts';
import { records as anyRecords } from './arbitraries.ts';
import { memoryStorage } from './storage.ts';

const clock = { now: 1_800_000_000_000, today: '2027-01-15', zone: 60, trustedOn: '2026-06-01' };
const puzzle = { id: '2027-01-15-star', level: 'star' as const, difficulty: 10, themes: [] };
const opened = openDaily(puzzle, '2027-01-15', clock);
const solved = withAttempt(opened, { at: clock.now + 1, block: 0, cells: [[1, 0, 0]], claimed: true });

let count = 0;
const unique = () => String(count++);
const dying = (): Promise<never> => new Promise(() => {});

function device() {
	const disk: Backend = { ...memoryBackend(), durable: true };
	const storage = memoryStorage();
	const environment = (backend: Backend = disk): StoreEnvironment => ({
		open: async () => backend,
		journal: journalIn(() => storage, unique),
		channel: null,
		storage: null
	});
	return { disk, storage, environment };
}

async function sessionsOf(environment: StoreEnvironment): Promise<readonly DailySession[]> {
	const outcome = await (await openStore(environment)).read();
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value.sessions;
}

describe('a page that dies before the database answers', () => {
	it('finds its action when it opens again, and strikes it out once it is written', async () => {
		const { disk, storage, environment } = device();
		const store = await openStore(environment({ ...disk, putAll: dying }));
		// Never answered, as when the page is gone.
		void store.put('sessions', solved);
		expect(Object.keys(storage)).toHaveLength(1);
		expect((await disk.read()).sessions).toEqual([]);

		expect(await sessionsOf(environment())).toEqual([solved]);
		expect((await disk.read()).sessions).toEqual([solved]);
		expect(Object.keys(storage)).toEqual([]);
	});

	it('takes up notes of earlier schemas and leaves those of later ones', async () => {
		const { disk, storage, environment } = device();
		storage.setItem('keystone.journal.1.x', JSON.stringify({ sessions: [solved] }));
		storage.setItem('keystone.journal.999.x', JSON.stringify({ sessions: [{ ...opened, key: 'later' }] }));
		expect(await sessionsOf(environment())).toEqual([solved]);
		expect((await disk.read()).sessions).toEqual([solved]);
		expect(Object.keys(storage)).toEqual(['keystone.journal.999.x']);
	});

	it('loses nothing to an older note', async () => {
		const { disk, storage, environment } = device();
		void (await openStore(environment({ ...disk, putAll: dying }))).put('sessions', opened);
		await disk.putAll({ sessions: [solved] });
		expect(await sessionsOf(environment())).toEqual([solved]);
		expect(Object.keys(storage)).toEqual([]);
	});

	it('leaves nothing behind in ordinary play', async () => {
		const { storage, environment } = device();
		const store = await openStore(environment());
		await Promise.all([store.put('sessions', opened), store.put('sessions', solved)]);
		expect(Object.keys(storage)).toEqual([]);
	});

	it('keeps on a full disk what was confirmed, over a restart', async () => {
		const { disk, environment } = device();
		const full = { ...disk, putAll: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
		const store = await openStore(environment(full));
		expect(await store.put('sessions', solved)).toEqual({ ok: false, code: 'quota' });
		expect(store.fault).toBe('quota');
		expect(await sessionsOf(environment(full))).toEqual([solved]);
		expect(await sessionsOf(environment())).toEqual([solved]);
		expect((await disk.read()).sessions).toEqual([solved]);
	});

	it('does not trust its notes', async () => {
		const { storage, environment } = device();
		const bad = [
			'',
			'null',
			'7',
			'[]',
			'{"sessions":7}',
			'{"sessions":[null,{"key":"x"}]}',
			'{"__proto__":{}}'
		];
		bad.forEach((text, k) => storage.setItem(`keystone.journal.${2 + (k % 3)}.bad${k}`, text));
		storage.setItem('keystone.journal.6.later', '{"sessions":[]}');
		expect(await sessionsOf(environment())).toEqual([]);
		// Those of a later version are not ours to strike out.
		expect(Object.keys(storage)).toEqual(['keystone.journal.6.later']);
	});

	it('goes on without a journal where the browser refuses one', async () => {
		const { disk, environment } = device();
		const refusing = journalIn(() => {
			throw new DOMException('', 'SecurityError');
		}, unique);
		const store = await openStore({ ...environment(), journal: refusing });
		expect((await store.put('sessions', solved)).ok).toBe(true);
		expect((await disk.read()).sessions).toEqual([solved]);
	});
});

describe('damaged records', () => {
	const broken = { ...solved, key: 'broken', attempts: 'none' } as unknown as DailySession;

	function damaged(...sessions: DailySession[]) {
		const { disk, environment } = device();
		const read = async (): Promise<Records> => ({ ...emptyRecords(), sessions });
		return { disk, environment: environment({ ...disk, read }) };
	}

	it('are left out and counted; the others stay', async () => {
		const store = await openStore(damaged(broken, solved).environment);
		const outcome = await store.read();
		expect(outcome.ok && outcome.value.sessions).toEqual([solved]);
		expect(store.damaged).toBe(1);
	});

	it('give way to a whole one of the same key', async () => {
		const { disk, environment } = device();
		await disk.putAll({ sessions: [{ ...broken, key: solved.key }] });
		const store = await openStore(environment());
		expect((await store.put('sessions', solved)).ok).toBe(true);
		expect((await disk.read()).sessions).toEqual([solved]);
	});

	it('every record the app makes is whole', () => {
		fc.assert(
			fc.property(anyRecords, (all) => {
				expect(countOf(wholeOf(all))).toBe(countOf(all));
			}),
			{ numRuns: 200 }
		);
	});

	it('anything at all is either whole or not, without an exception', () => {
		fc.assert(
			fc.property(fc.constantFrom(...STORE_NAMES), fc.anything(), (store, thing) => {
				expect(typeof isWhole(store, thing)).toBe('boolean');
			}),
			{ numRuns: 2000 }
		);
	});
});
