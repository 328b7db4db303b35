import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import {
	BACKUP_CHARACTERS_MAX,
	importBackup,
	makeBackup,
	parseBackup,
	writeBackup
} from '../../web/lib/progress/backup.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { isSame, mergeRecords } from '../../web/lib/progress/merge.ts';
import { isNothing, previewMerge } from '../../web/lib/progress/preview.ts';
import { rootOf } from '../../web/lib/progress/branches.ts';
import { emptyRecords, SCHEMA_VERSION, type Records } from '../../web/lib/progress/records.ts';
import { openStore, type Store } from '../../web/lib/progress/store.ts';
import { records } from './arbitraries.ts';
import { oldRecords, writeOld } from './move/version-2.ts';

const NOW = Date.UTC(2027, 5, 1);
const RUNS = { numRuns: 200 };
const NOTHING = { added: 0, grown: 0, branched: 0, replaced: 0 };

/** The same content, or a game that holds all its actions. */
const isStill = (one: object, mine: object): boolean =>
	'actions' in one && 'actions' in mine
		? isSame((one.actions as string[]).slice(0, (mine.actions as string[]).length), mine.actions)
		: isSame({ ...one, key: '', copyOf: '' }, { ...mine, key: '', copyOf: '' });
const write = (all: Records) => writeBackup(makeBackup(all, '1.0.0', NOW));

function parsed(text: string): Records {
	const result = parseBackup(text);
	if (!result.ok) throw new Error(`${result.fault.code} ${result.fault.where}`);
	return result.records;
}

const newStore = () => openStore({ open: async () => memoryBackend(), channel: null, storage: null });
async function all(store: Store): Promise<Records> {
	const outcome = await store.read();
	return outcome.ok ? outcome.value : emptyRecords();
}

describe('merge', () => {
	it('is commutative, associative and idempotent', () => {
		fc.assert(
			fc.property(records, records, records, (a, b, c) => {
				const ab = mergeRecords(a, b);
				expect(mergeRecords(b, a)).toEqual(ab);
				expect(mergeRecords(ab, c)).toEqual(mergeRecords(a, mergeRecords(b, c)));
				expect(mergeRecords(ab, ab)).toEqual(ab);
				expect(mergeRecords(ab, b)).toEqual(ab);
				expect(mergeRecords(a, a)).toEqual(mergeRecords(a, emptyRecords()));
			}),
			RUNS
		);
	});

	it('loses no run: every line of actions is in the one that stays or in a branch', () => {
		fc.assert(
			fc.property(records, records, (a, b) => {
				const merged = mergeRecords(a, b).games;
				for (const { key, seed, actions } of [...a.games, ...b.games]) {
					const family = merged.filter((one) => rootOf(one.key) === rootOf(key) && one.seed === seed);
					expect(family.some((one) => isSame(one.actions.slice(0, actions.length), actions))).toBe(true);
				}
			}),
			RUNS
		);
	});

	it('opening an older copy with a later time never replaces a longer line', () => {
		fc.assert(
			fc.property(records, fc.nat(3), (a, cut) => {
				const older = a.games.map((game) => ({
					...game,
					actions: game.actions.slice(0, cut),
					savedAt: game.savedAt + 1e9,
					endedAt: null,
					scores: null,
					result: null
				}));
				const merged = mergeRecords(a, { games: older }).games;
				for (const game of a.games) {
					const longest = Math.max(
						...merged.filter(({ key }) => key === game.key).map((one) => one.actions.length)
					);
					expect(longest).toBeGreaterThanOrEqual(Math.min(game.actions.length, longest));
					expect(merged.some(({ actions }) => isSame(actions, game.actions))).toBe(true);
				}
			}),
			RUNS
		);
	});

	it('loses no attempt, no hint, no solve', () => {
		fc.assert(
			fc.property(records, records, (a, b) => {
				const merged = new Map(mergeRecords(a, b).sessions.map((session) => [session.key, session]));
				for (const session of [...a.sessions, ...b.sessions]) {
					const joined = merged.get(session.key)!;
					expect(joined.hints).toBeGreaterThanOrEqual(session.hints);
					for (const attempt of session.attempts) expect(joined.attempts).toContainEqual(attempt);
					if (session.solvedAt !== null) expect(joined.solvedAt).toBeLessThanOrEqual(session.solvedAt);
				}
			}),
			RUNS
		);
	});
});

describe('export and import', () => {
	it('export, wipe, import restores everything', async () => {
		await fc.assert(
			fc.asyncProperty(records, async (a) => {
				const store = await newStore();
				await store.putAll(a);
				const before = await all(store);
				const text = write(before);
				await store.clear();
				expect(await all(store)).toEqual(emptyRecords());
				expect(await importBackup(text, store)).toMatchObject({ ok: true });
				expect(await all(store)).toEqual(before);
				expect(write(await all(store))).toBe(text);
			}),
			RUNS
		);
	});

	it('importing twice changes nothing, and in either order gives the same', async () => {
		await fc.assert(
			fc.asyncProperty(records, records, async (a, b) => {
				const [one, two] = [await newStore(), await newStore()];
				for (const text of [write(a), write(b)]) await importBackup(text, one);
				for (const text of [write(b), write(a)]) await importBackup(text, two);
				const once = await all(one);
				expect(await all(two)).toEqual(once);
				expect(once).toEqual(mergeRecords(a, b));
				const again = await importBackup(write(b), one);
				expect(again).toMatchObject({ ok: true, counts: NOTHING });
				expect(await all(one)).toEqual(once);
			}),
			RUNS
		);
	});

	it('a file of version 1, which had no runs, still comes in', async () => {
		await fc.assert(
			fc.asyncProperty(oldRecords, async (a) => {
				const [store, other] = [await newStore(), await newStore()];
				const old = writeOld({ ...a, runs: [] }, 1);
				expect(await importBackup(old, store)).toMatchObject({ ok: true });
				await importBackup(writeOld({ ...a, runs: [] }), other);
				expect(await all(store)).toEqual(await all(other));
				const size = (list: Records) => Object.values(list).reduce((sum, rows) => sum + rows.length, 0);
				expect(size(await all(store))).toBe(Object.values({ ...a, runs: [] }).flat().length);
			}),
			{ numRuns: 50 }
		);
	});

	it('tells beforehand what a merge would do', () => {
		fc.assert(
			fc.property(records, records, (a, b) => {
				const counts = previewMerge(a, b);
				const size = (all: Records) => Object.values(all).reduce((sum, list) => sum + list.length, 0);
				const { added, grown, branched, replaced, same } = counts;
				if (branched === 0) expect(added).toBe(size(mergeRecords(a, b)) - size(a));
				expect(added + grown + branched + replaced + same).toBe(size(b));
				expect(isNothing(counts)).toBe(isSame(mergeRecords(a, b), mergeRecords(a, {})));
				// What is said not to be replaced is still there, whole or grown.
				if (replaced === 0 && grown === 0)
					for (const list of Object.values(mergeRecords(a, {})))
						for (const mine of list)
							expect(
								Object.values(mergeRecords(a, b))
									.flat()
									.some((one) => isStill(one, mine))
							).toBe(true);
			}),
			RUNS
		);
	});

	it('tells of both lines of theirs where mine had not begun', () => {
		const begun = {
			...(fc.sample(records, { numRuns: 60, seed: 3 }).flatMap(({ games }) => games)[0] as GameRecord)
		};
		const { copyOf: _, ...row } = begun;
		const line = (...actions: string[]): GameRecord => ({ ...row, key: 'some@5', actions });
		const mine = { ...emptyRecords(), games: [line()] };
		const theirs = mergeRecords({ ...emptyRecords(), games: [line('a')] }, { games: [line('b')] });
		expect(theirs.games).toHaveLength(2);
		expect(previewMerge(mine, theirs)).toEqual({ added: 0, grown: 1, branched: 1, replaced: 0, same: 0 });
		expect(previewMerge(emptyRecords(), theirs)).toMatchObject({ added: 2, branched: 0 });
	});

	it('is readable: a head, then one record a line', () => {
		const [sample] = fc.sample(records, { numRuns: 1, seed: 7 });
		const text = write(sample!);
		expect(JSON.parse(text)).toMatchObject({
			format: 'keystone-progress',
			version: SCHEMA_VERSION,
			app: '1.0.0'
		});
		expect(text.split('\n').slice(0, 5)).toEqual([
			'{',
			'\t"format": "keystone-progress",',
			`\t"version": ${SCHEMA_VERSION},`,
			'\t"app": "1.0.0",',
			'\t"exportedAt": "2027-06-01T00:00:00.000Z",'
		]);
	});
});

describe('files that are refused', () => {
	const sample = fc
		.sample(oldRecords, { numRuns: 40, seed: 11 })
		.find(
			(r) =>
				r.sessions.length > 2 &&
				r.lessons.length > 0 &&
				r.runs.some(({ endedAt, actions }) => endedAt !== null && actions.length > 0)
		)!;
	const endedAt = [...sample.runs]
		.sort((a, b) => (a.key < b.key ? -1 : 1))
		.findIndex(({ endedAt, actions }) => endedAt !== null && actions.length > 0);
	const ofRun = `runs[${endedAt}]`;
	const good = writeOld(sample);
	const changed = (
		change: (file: { version: number; records: Record<string, Record<string, unknown>[]> }) => void
	) => {
		const file = JSON.parse(good);
		change(file);
		return JSON.stringify(file);
	};
	const session = (name: string, value: unknown) =>
		changed(({ records }) => (records.sessions![1]![name] = value));
	const run = (name: string, value: unknown) =>
		changed(({ records }) => (records.runs![endedAt]![name] = value));
	const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

	it.each<[string, string, string, string]>([
		['nothing', '', 'truncated', 'character 0'],
		['no JSON', 'hello', 'not-json', 'character 0'],
		['another file', '{"format":"chess"}', 'not-ours', 'format'],
		['a list', '[]', 'not-ours', 'format'],
		['a future version', changed((file) => (file.version = SCHEMA_VERSION + 1)), 'future-version', 'version'],
		['a version that never was', changed((file) => (file.version = 0)), 'structure', 'version'],
		['a missing store', changed(({ records }) => delete records.runs), 'structure', 'records.runs'],
		['an unknown store', changed(({ records }) => (records.more = [])), 'structure', 'records.more'],
		['an unknown field', session('more', 1), 'structure', 'sessions[1].more'],
		['a wrong type', session('openedAt', '5'), 'structure', 'sessions[1].openedAt'],
		['a time before 1970', session('openedAt', -5), 'structure', 'sessions[1].openedAt'],
		['five hints', session('hints', 5), 'structure', 'sessions[1].hints'],
		['a date that is none', session('date', '2027-02-30'), 'structure', 'sessions[1].date'],
		['a giant string', session('puzzle', 'x'.repeat(1_000_000)), 'structure', 'sessions[1].puzzle'],
		[
			'giant data',
			changed(({ records }) => (records.lessons![0]!.data = 'x'.repeat(300_000))),
			'structure',
			'lessons[0].data'
		],
		['another key', session('key', 'other'), 'key', 'sessions[1].key'],
		[
			'a key twice',
			changed(({ records }) => records.sessions!.push(records.sessions![0]!)),
			'key-twice',
			`sessions[${sample.sessions.length}].key`
		],
		[
			'a solve without a claim',
			changed(({ records }) =>
				Object.assign(records.sessions![0]!, { attempts: [], solvedAt: 5, grade: null })
			),
			'inconsistent',
			'sessions[0]'
		],
		[
			'__proto__',
			good.replace('"sessions": [', '"__proto__": {"polluted": 1}, "sessions": ['),
			'hostile-name',
			'records.__proto__'
		],
		[
			'__proto__ deep in data',
			changed(({ records }) => (records.runs![0]!.held = JSON.parse('{"a":[{"__proto__":{"polluted":1}}]}'))),
			'hostile-name',
			'records.runs[0].held.a[0].__proto__'
		],
		[
			'constructor',
			good.replace('"sessions": [', '"constructor": {}, "sessions": ['),
			'hostile-name',
			'records.constructor'
		],
		['a run under another key', run('key', 'run@1'), 'key', `${ofRun}.key`],
		['a run with a giant seed', run('seed', 'x'.repeat(65)), 'structure', `${ofRun}.seed`],
		['a seed with a line feed', run('seed', 'a\nb'), 'structure', `${ofRun}.seed`],
		['a kind of run that never was', run('kind', 'ranked'), 'structure', `${ofRun}.kind`],
		['an action that never was', run('actions', [{ do: 'win' }]), 'structure', `${ofRun}.actions[0].do`],
		[
			'an action with more',
			run('actions', [{ do: 'pass' }, { do: 'pass', score: 99 }]),
			'structure',
			`${ofRun}.actions[1].score`
		],
		[
			'cells outside the floor',
			run('actions', [{ do: 'place', block: 0, cells: [[0, 0, 6]] }]),
			'structure',
			`${ofRun}.actions[0].cells[0][2]`
		],
		['too many actions', run('actions', Array(201).fill({ do: 'pass' })), 'structure', `${ofRun}.actions`],
		['giant things in hand', run('held', 'x'.repeat(30_000)), 'structure', `${ofRun}.held`],
		['a run that ended without a score', run('score', null), 'inconsistent', ofRun],
		['a run with a score before its end', run('endedAt', null), 'inconsistent', ofRun],
		[
			'a score that does not add up',
			run('score', { keys: 1, faces: 3, enigma: 1, total: 40 }),
			'inconsistent',
			ofRun
		],
		[
			'a negative score',
			run('score', { keys: -1, faces: 3, enigma: 1, total: 0 }),
			'structure',
			`${ofRun}.score.keys`
		],
		[
			'a tier that the score does not give',
			changed(({ records }) =>
				Object.assign(records.runs![endedAt]!, {
					score: { keys: 3, faces: 0, enigma: 0, total: 3 },
					tier: 'expert-archaeologist'
				})
			),
			'inconsistent',
			ofRun
		],
		['deep nesting', nested(1_000_000), 'nesting', 'character 24'],
		[
			'nesting in data',
			good.replace('"runs": [', `"runs": [${nested(30)},`),
			'nesting',
			expect.any(String) as unknown as string
		],
		['far too long', ' '.repeat(BACKUP_CHARACTERS_MAX + 1), 'too-large', `character ${BACKUP_CHARACTERS_MAX}`]
	])('%s', async (_, text, code, where) => {
		const store = await newStore();
		await importBackup(good, store);
		const before = await all(store);
		expect(await importBackup(text, store)).toEqual({ ok: false, fault: { code, where } });
		expect(await all(store)).toEqual(before);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	it('cut off anywhere', () => {
		for (let length = 0; length < good.trimEnd().length; length += 7) {
			const result = parseBackup(good.slice(0, length));
			expect(result).toMatchObject({ ok: false, fault: { code: 'truncated' } });
		}
		expect(parseBackup(good).ok).toBe(true);
	});

	it('damaged anywhere: refused or still sound, never an exception', () => {
		fc.assert(
			fc.property(fc.nat({ max: good.length - 1 }), fc.string({ maxLength: 4 }), (at, noise) => {
				const result = parseBackup(good.slice(0, at) + noise + good.slice(at + 2));
				if (result.ok) expect(parsed(write(result.records))).toEqual(mergeRecords(result.records, {}));
			}),
			{ numRuns: 800 }
		);
	});

	it('any JSON whatever', () => {
		fc.assert(
			fc.property(fc.json(), (text) => {
				expect(parseBackup(text).ok).toBe(false);
			})
		);
	});

	it('a full disk changes nothing and says so', async () => {
		const target = {
			read: async () => ({ ok: true as const, value: emptyRecords() }),
			putAll: async () => ({ ok: false as const, code: 'quota' as const })
		};
		expect(await importBackup(good, target)).toEqual({
			ok: false,
			fault: { code: 'quota', where: 'storage' }
		});
	});
});
