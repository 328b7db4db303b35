// A run to play on: how far it can be taken back, that it is kept after every change, and that a kept run comes back as it
// was in every kind of step.
import { describe, expect, test } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { withNames } from '../../../web/games/block-and-key/blocks.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { makeAction, parseAction } from '../../../web/games/block-and-key/notation.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import type { Action, Step } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { BlockPanels } from '../../../web/lib/games/block-and-key/panels.svelte.ts';
import { playRun, type RunMatch } from '../../../web/lib/games/block-and-key/play-run.ts';
import { newRun } from '../../../web/lib/games/block-and-key/runs.ts';
import type { BlockSelection } from '../../../web/lib/games/block-and-key/selection.svelte.ts';
import words from '../../../web/lib/games/block-and-key/text/en/run.ts';
import { toVersion3 } from '../../../web/lib/progress/migrate.ts';
import type { GameStore } from '../../../web/lib/play/game-store.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { runOfGame } from '../../../web/lib/progress/runs.ts';
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
	readonly match: RunMatch;
	readonly session: BlockSelection;
	readonly panels: BlockPanels;
	readonly kept: GameRecord[];
	/** As many times as something was chosen or done. */
	readonly chosen: Json[];
	readonly selections: Selections<Json>;
}

/** What is chosen, of one page and the next. */
function memory(held: Json = null): Selections<Json> & { readonly all: Json[] } {
	const all: Json[] = [];
	return { all, of: () => all.at(-1) ?? held, keep: (_, selection) => all.push(selection) };
}

function sit(record: GameRecord, selections = memory()): Sitting {
	const kept: GameRecord[] = [];
	const store: GameStore = {
		get: async () => null,
		list: async () => [],
		put: async (one) => {
			kept.push(one);
			return { status: 'stored', record: one };
		},
		follow: () => () => undefined
	};
	const rules = { engine, deck };
	const { match, selection } = playRun({ rules, record, isNew: true, store, selections, now: () => 5000 });
	const panels = new BlockPanels(selection, { text: () => words, match });
	return { match, session: selection, panels, kept, chosen: selections.all, selections };
}

const begin = (seed: string) => sit(newRun(seed, 'seed', 1000));

/** As it comes back from a store. */
const stored = <T>(record: T): NonNullable<T> => JSON.parse(JSON.stringify(record)) as NonNullable<T>;

function decide({ state, options, player }: BlockSelection, seed: string): Action {
	const chance = randomFrom(`${seed}/${state.actions}`);
	const policy = chance.below(4) === 0 ? random : claimer;
	return withNames(player.supply, policy(engine, deck, known(deck, state), options, chance));
}

const lastAction = (record: GameRecord | undefined): Action | null =>
	parseAction(record?.actions.at(-1) ?? '');

/** Plays until this kind of step, through as many runs as it takes. */
function reach(kind: Step['kind'], when: (session: BlockSelection) => boolean = () => true): Sitting {
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
function dabble(session: BlockSelection): void {
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
		const { match, session, kept, chosen } = reach(kind);
		dabble(session);
		const again = sit(stored(kept.at(-1) ?? match.record), memory(chosen.at(-1))).session;
		expect(again.state).toEqual(session.state);
		expect(again.selected).toEqual(session.selected);
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
			expect(lastAction(kept.at(-1))).toEqual(action);
		}
		const last = runOfGame(kept.at(-1) as GameRecord)!;
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
		const { match, session, kept, chosen } = reach('act');
		dabble(session);
		const before = memory(chosen.at(-1));
		session.act(decide(session, 'stale'));
		const again = sit(stored(kept.at(-1) ?? match.record), before).session;
		expect(again.ghost).toBe(null);
	});

	test('runs saved when the selection was part of the record come back with it', () => {
		const { match, session, kept } = reach('act');
		dabble(session);
		const record = stored(kept.at(-1) ?? match.record);
		const old = { ...runOfGame(record)!, key: `run@${record.startedAt}`, held: session.save() };
		const { selections } = toVersion3({ runs: [old] });
		expect(selections[0]?.[0]).toBe(record.key);
		expect(sit(record, memory(selections[0]?.[1])).session.selected).toEqual(session.selected);
	});

	test.each([
		['no object', 'held'],
		['a Block that is not there', { held: 40, square: [1, 1] }],
		['a square beyond the floor', { held: 0, square: [90, 90] }],
		['a pose of another shape', { held: 0, square: [1, 1], poses: [[[0, 0, 0]]] }],
		['nonsense', { held: '0', square: 'a1', poses: 7, back: {}, claims: 3, target: [], placement: -1 }]
	])('a damaged draft (%s) does no harm', (_, draft) => {
		const { match, session, kept } = reach('act');
		const record = stored(kept.at(-1) ?? match.record);
		const again = sit(record, memory({ actions: record.actions.length, draft })).session;
		expect(again.state).toEqual(session.state);
		expect(again.ghost?.look.cells.every(([x, y]) => x >= 0 && x < 8 && y >= 0 && y < 8) ?? true).toBe(true);
	});

	test('actions that the rules refuse are not taken up', () => {
		const record = { ...newRun('bad', 'seed', 1), actions: [makeAction({ do: 'draw', altar: 'sun' })] };
		expect(() => sit(record)).toThrow(RangeError);
	});
});

describe('undo', () => {
	test('takes back moves of the hand one by one, then nothing', () => {
		const { session, panels } = reach('act');
		const fresh = session.selected;
		session.choose(0);
		session.turn('roll', 1);
		panels.undo();
		panels.undo();
		expect({ ...session.selected, read: false }).toEqual({ ...fresh, read: false });
		expect(panels.undoable).toBe('sealed');
	});

	test('a placement comes back into the hand where it stood', () => {
		const { match, session, panels } = reach('claim');
		const placed = lastAction(match.record);
		expect([session.canUndo, panels.undoable]).toEqual([false, 'yes']);
		panels.undo();
		expect(session.now.kind).toBe('act');
		expect(session.pending).toEqual(placed);
		panels.undo();
		expect(session.ghost).toBeNull();
	});

	test('the colour of the Core Cube can be chosen again, the first line cannot', () => {
		const { match, session, panels } = begin('undo');
		session.act({ do: 'core', colour: 'g' });
		panels.undo();
		expect(session.now.kind).toBe('core');
		session.act({ do: 'core', colour: 'w' });
		session.act({ do: 'take', line: 'row-1' });
		expect(panels.undoable).toBe('sealed');
		panels.undo();
		expect(match.record.actions).toHaveLength(2);
		expect(session.aside).toEqual({ kind: 'sealed' });
	});

	test.each(['marked', 'drawn', 'refill'] as const)(
		'nothing goes back after something hidden: %s',
		(what) => {
			const { panels } = reach(
				what === 'drawn' ? 'ancients' : what === 'marked' ? 'discard' : 'marker',
				(one) => one.happened.some((event) => event.what === what)
			);
			expect(panels.undoable).toBe('sealed');
		}
	);

	test('a Key put back can be taken up again before the draw', () => {
		const { session, panels } = reach(
			'discard',
			({ options }) => options.kind === 'discard' && options.cards.length > 0
		);
		const before = session.state;
		const card = session.options.kind === 'discard' ? (session.options.cards[0] ?? '') : '';
		session.act({ do: 'discard', card });
		panels.undo();
		expect(session.state).toEqual(before);
	});

	test('practice frees it, for good, back to the beginning', () => {
		const { match, session, panels, kept } = reach('ancients');
		panels.practise();
		while (match.record.actions.length > 0) panels.undo();
		expect(session.now.kind).toBe('core');
		expect(kept.at(-1)).toMatchObject({ practice: true, actions: [] });
		expect(sit(stored(kept.at(-1))).panels.undoable).toBe('no');
	});

	test('an ended run stays ended', () => {
		const { session, panels } = reach('end');
		panels.undo();
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
