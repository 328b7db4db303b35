// The adviser lists what is possible and tells only what is true whatever lies hidden.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import type { Action } from '../../web/games/recall/action.ts';
import { advise, recommend, type Advice } from '../../web/games/recall/adviser.ts';
import { amountsOf } from '../../web/games/recall/amounts.ts';
import { recall } from '../../web/games/recall/game.ts';
import { sheetOf } from '../../web/games/recall/scoring/score.ts';
import type { State } from '../../web/games/recall/state.ts';
import { at, play } from './table.ts';

const allOf = (state: State) =>
	advise(recall.known(state, recall.active(state) ?? 0)).flatMap(({ advice }) => advice);

function adviceFor(state: State, word: string): Advice {
	const found = allOf(state).find(({ action }) => recall.makeAction(action) === word);
	if (!found) throw new Error(`no advice for ${word}`);
	return found;
}

/** States along a random solo game, without giving figures back. */
function* along(seed: string): Generator<State> {
	const random = randomFrom(`${seed}/advised`);
	let state = recall.begin({ players: 1 }, seed);
	while (recall.active(state) !== null) {
		yield state;
		const options = recall.options(state).filter(({ do: kind }) => kind !== 'return');
		const outcome = recall.apply(state, options[random.below(options.length)] as Action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		({ state } = outcome);
	}
}

describe('adviser', () => {
	it('lists every option once, by kind', () => {
		for (const state of along('listed')) {
			const groups = advise(recall.known(state, 0));
			expect(groups.flatMap(({ advice }) => advice.map(({ action }) => action))).toEqual(
				recall.options(state)
			);
			for (const { kind, advice } of groups) for (const { action } of advice) expect(action.do).toBe(kind);
		}
	});

	it('claims nothing that does not come true', () => {
		let revealing = 0;
		for (const state of along('true')) {
			const before: Record<string, number> = amountsOf(state, 0);
			const sheet = sheetOf(state, 0).total;
			for (const { action, gives, final, reveals } of allOf(state)) {
				const outcome = recall.apply(state, action);
				if (!outcome.ok) throw new Error(outcome.refusal.rule);
				const after: Record<string, number> = amountsOf(outcome.state, 0);
				const names = reveals ? Object.keys(gives) : Object.keys(after);
				for (const name of names)
					expect((after[name] ?? 0) - (before[name] ?? 0)).toBe(gives[name as keyof typeof gives] ?? 0);
				if (final !== null) expect(sheetOf(outcome.state, 0).total - sheet).toBe(final);
				if (reveals) revealing++;
			}
		}
		expect(revealing).toBeGreaterThan(0);
	});

	it('tells what a dig costs and brings', () => {
		const state = at({
			persons: [{ figures: { 'T8.6': 1 }, crystals: [0, 1, 0] }, {}],
			sites: { 'T8.6': ['grey', 'black'] },
			phase: 'module',
			gains: ['develop']
		});
		const dig = adviceFor(state, 'dig_T8.6_grey');
		expect(dig.gives).toEqual({ points: 1, pink: -1, figures: -1, 'track:grey': 3, stones: 1 });
		// A point on the track, one for the stone, two for space 3; a crystal and a figure less.
		expect(dig.sheet).toEqual({ 'R-POINT-1': 1, 'R-PATH-ARCH-S': 1, 'R-PATH-KNOW-S': 2, 'R-RES-2': -1 });
		expect(dig).toMatchObject({ final: 3, next: 'gear', reveals: true });
	});

	it('tells what a module and its box would allow', () => {
		const state = at({ persons: [{ ready: ['Ga'], figures: { S1: 3 } }, {}] });
		const { gives, allows } = adviceFor(state, 'insert_Ga_B');
		expect(gives).toEqual({ ready: -1 });
		expect(allows.map(({ box, items }) => [box, items.map(({ is }) => is)])).toEqual([
			[null, ['develop', 'fig']],
			['B', ['moveB', 'develop']]
		]);
	});

	it('does not know which ring comes', () => {
		for (const seed of ['a', 'b', 'c', 'd']) {
			const state = at({ seed, persons: [{ tribe: 'NORDWIND', figures: { 'T8.2': 2 } }, {}] });
			expect(adviceFor(state, 'ring_T8.2')).toMatchObject({ gives: { figures: -1 }, reveals: true });
		}
	});

	it('recommends one of the options, and the same again', () => {
		const state = play(at({ persons: [{ figures: { S1: 3 }, crystals: [3, 0, 0] }] }), 'insert_W_E');
		const known = recall.known(state, 0);
		const action = recommend(known);
		expect(recall.options(state)).toContainEqual(action);
		expect(recommend(known)).toEqual(action);
		expect(recommend({ ...known, phase: 'over' })).toBeNull();
	});
});
