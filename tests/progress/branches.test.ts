// Joining copies of games and drafts that went different ways: order and number of joins never matter, and no line is lost. The
// copies come from devices that play on, take back, open branches and exchange what they have, in every order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed, ownRecord, rootOf } from '../../web/lib/progress/branches.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { isSame, joinStore } from '../../web/lib/progress/merge.ts';
import type { Draft } from '../../web/lib/progress/records.ts';

const begun: GameRecord = {
	key: 'some@5',
	game: 'some',
	setup: { players: 2 },
	seed: 'x',
	seats: ['me', 'simple'],
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

type Games = readonly GameRecord[];
const join = (a: Games, b: Games) => joinStore('games', a, b);
const holds = (games: Games, actions: readonly string[]) =>
	games.some((one) => isSame(one.actions.slice(0, actions.length), actions));

type Deed =
	| { readonly do: 'act'; readonly device: number; readonly game: number; readonly word: string }
	| { readonly do: 'undo'; readonly device: number; readonly game: number }
	| { readonly do: 'import'; readonly device: number; readonly from: number };

const device = fc.nat(2);
const deed: fc.Arbitrary<Deed> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constant('act' as const),
			device,
			game: fc.nat(3),
			word: fc.constantFrom('a', 'b')
		})
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), device, game: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('import' as const), device, from: device }) }
);

/** Three devices that begin with the same game. */
function played(deeds: readonly Deed[]): Games[] {
	const devices: Games[] = [[begun], [begun], [begun]];
	for (const [k, one] of deeds.entries()) {
		const own = devices[one.device] as Games;
		if (one.do === 'import') devices[one.device] = join(own, devices[one.from] as Games);
		else {
			const shown = listed(own);
			const game = shown[one.game % shown.length] as GameRecord;
			const actions = one.do === 'act' ? [...game.actions, one.word] : game.actions.slice(0, -1);
			const next = { ...ownRecord(game), actions, revision: game.revision + 1, savedAt: 10 + k };
			devices[one.device] = [...own.filter(({ key }) => key !== next.key), next];
		}
	}
	return devices;
}

describe('games that went different ways', () => {
	it('join in any order and number, and lose no line', () => {
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 24 }), (deeds) => {
				const [a = [], b = [], c = []] = played(deeds);
				const ab = join(a, b);
				expect(new Set(ab.map(({ key }) => key)).size).toBe(ab.length);
				expect(join(b, a)).toEqual(ab);
				expect(join(ab, c)).toEqual(join(a, join(b, c)));
				expect(join(ab, ab)).toEqual(ab);
				expect(join(ab, b)).toEqual(ab);
				const all = join(ab, c);
				for (const { actions } of [...a, ...b, ...c]) expect(holds(listed(all), actions)).toBe(true);
			}),
			{ numRuns: Number(process.env['KEYSTONE_JOINS'] ?? 2000) }
		);
	});

	it('the longer of two lines is it, whatever the clock says', () => {
		const longer = { ...begun, actions: ['a', 'b'], revision: 2, savedAt: 7 };
		const older = { ...begun, actions: ['a'], revision: 1, savedAt: 9_999 };
		expect(join([longer], [older])).toEqual([longer]);
		expect(join([older], [longer])).toEqual([longer]);
	});

	it('both stay: the winner under the key, the other as a branch that says where it came from', () => {
		const [mine, theirs] = [
			{ ...begun, actions: ['a'], revision: 1, savedAt: 7 },
			{ ...begun, actions: ['b', 'c'], revision: 2, savedAt: 6 }
		];
		const both = join([mine], [theirs]);
		expect(both).toHaveLength(2);
		expect(both[0]).toEqual(theirs);
		expect(both[1]).toMatchObject({ actions: ['a'], copyOf: begun.key });
		expect(both[1]?.key).toMatch(/^some@5~[0-9a-z]+$/);
		expect(rootOf(both[1]?.key ?? '')).toBe(begun.key);
	});
});

describe('drafts that went different ways', () => {
	const draft: Draft = { key: 'editor', savedAt: 5, name: '', text: 'one', removed: false };
	const drafts = fc.array(
		fc.record({ savedAt: fc.nat(5), text: fc.constantFrom('one', 'two', 'three'), removed: fc.boolean() }),
		{ maxLength: 4 }
	);
	const made = (list: readonly Pick<Draft, 'savedAt' | 'text' | 'removed'>[]) =>
		joinStore(
			'drafts',
			list.map((one) => ({ ...draft, ...one })),
			[]
		);

	it('join in any order and number, and lose no text', () => {
		fc.assert(
			fc.property(drafts, drafts, drafts, (p, q, r) => {
				const [a, b, c] = [made(p), made(q), made(r)];
				const ab = joinStore('drafts', a, b);
				expect(joinStore('drafts', b, a)).toEqual(ab);
				expect(joinStore('drafts', ab, c)).toEqual(joinStore('drafts', a, joinStore('drafts', b, c)));
				expect(joinStore('drafts', ab, ab)).toEqual(ab);
				for (const { text } of [...p, ...q]) expect(ab.some((one) => one.text === text)).toBe(true);
			}),
			{ numRuns: 500 }
		);
	});
});
