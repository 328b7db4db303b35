// A run as a session: how far it can be taken back, that it is kept after every change, and that a kept run comes back as it
// was in every kind of step.
import { describe, expect, test } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import type { Action, Step } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { newRun } from '../../../web/lib/games/block-and-key/saved.ts';
import { makeDraft } from '../../../web/lib/games/block-and-key/draft.ts';
import { RunSession } from '../../../web/lib/games/block-and-key/session.svelte.ts';
import { toVersion3 } from '../../../web/lib/progress/migrate.ts';
import type { RunRecord } from '../../../web/lib/progress/runs.ts';
import type { Json } from '../../../web/lib/progress/values.ts';
import type { Selections } from '../../../web/lib/progress/selections.ts';
import { claimer } from '../rules/claimer.ts';
import { engine } from '../rules/table.ts';

const KINDS: readonly Step['kind'][] = [
	'core',
	'line',
	'act',
	'put-back',
	'claim',
	'marker',
	'discard',
	'draw',
	'ancients',
	'end'
];

interface Sitting {
	readonly session: RunSession;
	readonly kept: RunRecord[];
	/** As many times as something was chosen or done. */
	readonly chosen: Json[];
	readonly selections: Selections<Json>;
}

/** What is chosen, of one page and the next. */
function memory(held: Json = null): Selections<Json> & { readonly all: Json[] } {
	const all: Json[] = [];
	return { all, of: () => all.at(-1) ?? held, keep: (_, selection) => all.push(selection) };
}

function sit(record: RunRecord, selections = memory()): Sitting {
	const kept: RunRecord[] = [];
	const session = new RunSession({
		engine,
		deck,
		record,
		keep: (one) => kept.push(one),
		selections,
		now: () => 5000
	});
	return { session, kept, chosen: selections.all, selections };
}

const begin = (seed: string) => sit(newRun(seed, 'seed', 1000));

/** As it comes back from a store. */
const stored = <T>(record: T): NonNullable<T> => JSON.parse(JSON.stringify(record)) as NonNullable<T>;

function decide(session: RunSession, seed: string): Action {
	const chance = randomFrom(`${seed}/${session.record.actions.length}`);
	const policy = chance.below(4) === 0 ? random : claimer;
	return policy(engine, deck, known(deck, session.state), session.options, chance);
}

/** Plays until this kind of step, through as many runs as it takes. */
function reach(kind: Step['kind'], when: (session: RunSession) => boolean = () => true): Sitting {
	for (let n = 0; n < 40; n++) {
		const sitting = begin(`reach-${n}`);
		const { session } = sitting;
		while (session.now.kind !== 'end' || kind === 'end') {
			if (session.now.kind === kind && when(session)) return sitting;
			if (session.now.kind === 'end') break;
			expect(session.act(decide(session, `reach-${n}`))).toBe(true);
		}
	}
	throw new Error(`no run reaches ${kind}`);
}

/** Chooses something in the step without doing it. */
function dabble(session: RunSession): void {
	const { now } = session;
	if (now.kind === 'act') {
		session.choose(0);
		session.turn('tip', 1);
		session.step('left');
	} else if (now.kind === 'put-back') session.toggleBack(2);
	else if (now.kind === 'claim') session.toggleClaim(now.claimable[0] ?? '');
	else if (now.kind === 'ancients') {
		session.chooseTarget(now.targets.at(-1) ?? 0);
		session.nextPlacement();
	}
}

describe('kept and taken up again', () => {
	test.each(KINDS)('in the middle of %s', (kind) => {
		const { session, kept, chosen } = reach(kind);
		dabble(session);
		const again = sit(stored(kept.at(-1) ?? session.record), memory(chosen.at(-1))).session;
		expect(again.state).toEqual(session.state);
		expect(again.draft).toEqual(session.draft);
		expect(again.ghost).toEqual(session.ghost);
		expect(again.pending).toEqual(session.pending);
		expect(again.happened).toEqual(session.happened);
	});

	test('every action is kept at once, and the last record tells the end', () => {
		const { session, kept } = begin('whole');
		while (session.now.kind !== 'end') {
			const action = decide(session, 'whole');
			const before = kept.length;
			session.act(action);
			expect(kept.length).toBe(before + 1);
			expect(kept.at(-1)?.actions.at(-1)).toEqual(action);
		}
		const last = kept.at(-1) as RunRecord;
		expect(replay(engine, deck, 'whole', 1, last.actions)).toMatchObject({ ok: true });
		expect(last).toMatchObject({ endedAt: last.savedAt, score: session.score, tier: session.tier });
		expect(kept.every(({ savedAt }, k) => k === 0 || savedAt > (kept[k - 1]?.savedAt ?? 0))).toBe(true);
		expect(kept.slice(0, -1).every(({ endedAt }) => endedAt === null)).toBe(true);
	});

	test('a Block in the hand is kept with every move', () => {
		const { session, kept, chosen } = reach('act');
		const [before, stays] = [chosen.length, kept.length];
		session.choose(0);
		session.turn('spin', 1);
		session.moveTo([2, 2]);
		expect(chosen.length).toBe(before + 3);
		// The record, which goes to the database, stays as it was.
		expect(kept.length).toBe(stays);
	});

	test('what was chosen before another action is not taken up after it', () => {
		const { session, kept, chosen } = reach('act');
		dabble(session);
		const before = memory(chosen.at(-1));
		session.act(decide(session, 'stale'));
		const again = sit(stored(kept.at(-1) ?? session.record), before).session;
		expect(again.ghost).toBe(null);
	});

	test('runs saved when the selection was part of the record come back with it', () => {
		const { session, kept } = reach('act');
		dabble(session);
		const record = stored(kept.at(-1) ?? session.record);
		const held = makeDraft(session.draft);
		const { selections } = toVersion3({ runs: [{ ...record, key: `run@${record.startedAt}`, held }] });
		expect(selections[0]?.[0]).toBe(record.key);
		expect(sit(record, memory(selections[0]?.[1])).session.draft).toEqual(session.draft);
	});

	test.each([
		['no object', 'held'],
		['a Block that is not there', { held: 40, square: [1, 1] }],
		['a square beyond the floor', { held: 0, square: [90, 90] }],
		['a pose of another shape', { held: 0, square: [1, 1], poses: [[[0, 0, 0]]] }],
		['nonsense', { held: '0', square: 'a1', poses: 7, back: {}, claims: 3, target: [], placement: -1 }]
	])('a damaged draft (%s) does no harm', (_, draft) => {
		const { session, kept } = reach('act');
		const record = stored(kept.at(-1) ?? session.record);
		const again = sit(record, memory({ actions: record.actions.length, draft })).session;
		expect(again.state).toEqual(session.state);
		expect(again.ghost?.look.cells.every(([x, y]) => x >= 0 && x < 8 && y >= 0 && y < 8) ?? true).toBe(true);
	});

	test('actions that the rules refuse are not taken up', () => {
		const record = { ...newRun('bad', 'seed', 1), actions: [{ do: 'draw', altar: 'sun' } as const] };
		expect(() => sit(record)).toThrow(RangeError);
	});
});

describe('undo', () => {
	test('takes back moves of the hand one by one, then nothing', () => {
		const { session } = reach('act');
		const fresh = session.draft;
		session.choose(0);
		session.turn('roll', 1);
		session.undo();
		session.undo();
		expect({ ...session.draft, read: false }).toEqual({ ...fresh, read: false });
		expect(session.takesBack).toBe('sealed');
	});

	test('a placement comes back into the hand where it stood', () => {
		const { session } = reach('claim');
		const placed = session.record.actions.at(-1) as Extract<Action, { do: 'place' }>;
		expect(session.takesBack).toBe('action');
		session.undo();
		expect(session.now.kind).toBe('act');
		expect(session.pending).toEqual(placed);
		session.undo();
		expect(session.ghost).toBeNull();
	});

	test('the colour of the Core Cube can be chosen again, the first line cannot', () => {
		const { session } = begin('undo');
		session.act({ do: 'core', colour: 'g' });
		session.undo();
		expect(session.now.kind).toBe('core');
		session.act({ do: 'core', colour: 'w' });
		session.act({ do: 'take', line: 'row-1' });
		expect(session.takesBack).toBe('sealed');
		session.undo();
		expect(session.record.actions).toHaveLength(2);
		expect(session.aside).toEqual({ kind: 'sealed' });
	});

	test.each(['marked', 'drawn', 'refill'] as const)(
		'nothing goes back after something hidden: %s',
		(what) => {
			const { session } = reach(
				what === 'drawn' ? 'ancients' : what === 'marked' ? 'discard' : 'marker',
				(one) => one.happened.some((event) => event.what === what)
			);
			expect(session.takesBack).toBe('sealed');
		}
	);

	test('a Key put back can be taken up again before the draw', () => {
		const { session } = reach(
			'discard',
			({ options }) => options.kind === 'discard' && options.cards.length > 0
		);
		const before = session.state;
		const card = session.options.kind === 'discard' ? (session.options.cards[0] ?? '') : '';
		session.act({ do: 'discard', card });
		session.undo();
		expect(session.state).toEqual(before);
	});

	test('practice frees it, for good, back to the beginning', () => {
		const { session, kept } = reach('ancients');
		session.practise();
		while (session.record.actions.length > 0) session.undo();
		expect(session.now.kind).toBe('core');
		expect(kept.at(-1)).toMatchObject({ practice: true, actions: [] });
		expect(sit(stored(kept.at(-1))).session.takesBack).toBeNull();
	});

	test('an ended run stays ended', () => {
		const { session } = reach('end');
		session.undo();
		expect(session.now.kind).toBe('end');
	});
});

test('a refused action changes nothing and is told', () => {
	const { session, kept } = begin('refused');
	expect(session.act({ do: 'draw', altar: 'sun' })).toBe(false);
	expect(kept).toEqual([]);
	expect(session.aside).toMatchObject({ kind: 'refused', refusal: { rule: 'S-SETUP-2' } });
});

test('the Ancients without room or Block are told until read', () => {
	const { session, kept, chosen } = reach('act', ({ pause }) => pause !== null);
	expect(sit(stored(kept.at(-1))).session.pause).toEqual(session.pause);
	session.goOn();
	expect(session.pause).toBeNull();
	expect(sit(stored(kept.at(-1)), memory(chosen.at(-1))).session.pause).toBeNull();
});
