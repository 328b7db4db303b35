// One word for every action, the same in lessons, saves and the JSON command.
import { describe, expect, it, test } from 'vitest';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { apply } from '../../web/games/block-and-key/apply.ts';
import { pieceName, withIndices, withNames } from '../../web/games/block-and-key/blocks.ts';
import { activePlayer } from '../../web/games/block-and-key/moment.ts';
import { makeAction, parseAction } from '../../web/games/block-and-key/notation.ts';
import { play } from '../../web/games/block-and-key/play.ts';
import { random } from '../../web/games/block-and-key/policies/random.ts';
import { retrace } from '../../web/games/block-and-key/replay.ts';
import type { Action } from '../../web/games/block-and-key/state.ts';
import { startEngine } from './cross/agreement.ts';

const engine = await startEngine();

test.each<[string, Action]>([
	['core_w', { do: 'core', colour: 'w' }],
	['take_column-3', { do: 'take', line: 'column-3' }],
	['place_I2w_520521', { do: 'place', block: 'I2w', cells: [[5, 2, 0], [5, 2, 1]] }], // prettier-ignore
	['place_3_520521', { do: 'place', block: 3, cells: [[5, 2, 0], [5, 2, 1]] }], // prettier-ignore
	['put-back_T4b.L4g', { do: 'put-back', blocks: ['T4b', 'L4g'] }],
	['put-back_0.9', { do: 'put-back', blocks: [0, 9] }],
	['claim_sun-04.star-01', { do: 'claim', cards: ['sun-04', 'star-01'] }],
	['claim_none', { do: 'claim', cards: [] }],
	['marker_sun', { do: 'marker', altar: 'sun' }],
	['discard_moon-02', { do: 'discard', card: 'moon-02' }],
	['discard_none', { do: 'discard', card: null }],
	['draw_moon', { do: 'draw', altar: 'moon' }],
	['ancients_12_000001', { do: 'ancients', target: 12, cells: [[0, 0, 0], [0, 0, 1]] }], // prettier-ignore
	['pass', { do: 'pass' }]
])('%s', (word, action) => {
	expect(makeAction(action)).toBe(word);
	expect(parseAction(word)).toEqual(action);
});

test.each([
	'',
	'pass_',
	'pass_now',
	'core_x',
	'core',
	'take_row-4',
	'place_I2w',
	'place_I2w_',
	'place_I2w_52052',
	'place_I2w_520521_',
	'place_I2x_520521',
	'place_03_520521',
	'place_-1_520521',
	'place_1.5_520521',
	'put-back_',
	'put-back_T4b.',
	'claim_',
	'claim_none.sun-01',
	'claim_Sun-01',
	'discard_',
	'draw_star',
	'ancients_x_000001',
	'ancients_01_000001',
	'constructor',
	'__proto__'
])('"%s" is no action', (word) => {
	expect(parseAction(word)).toBeNull();
});

describe.each([1, 2, 3, 4] as const)('in games of %i', (players) => {
	it('gives every action back, with names and with indices, and both lead to the same state', () => {
		const kinds = new Set<string>();
		for (let game = 0; game < 6; game++) {
			const seed = `notation ${players} ${game}`;
			const { setup, actions, outcomes } = play(engine, deck, seed, random, players, 150);
			let { state } = setup;
			actions.forEach((action, k) => {
				const { supply } = activePlayer(state);
				const named = withNames(supply, action);
				const indexed = withIndices(supply, action) as Action;
				for (const written of [named, indexed]) {
					expect(parseAction(makeAction(written))).toEqual(written);
					const outcome = apply(engine, deck, state, written);
					expect(outcome.ok && outcome.state).toEqual(outcomes[k]?.state);
				}
				expect(withIndices(supply, named)).toEqual(indexed);
				kinds.add(action.do);
				state = (outcomes[k] ?? setup).state;
			});
			const words = actions.map((action) => parseAction(makeAction(action)) as Action);
			expect(retrace(engine, deck, seed, players, words).refused).toBeNull();
		}
		for (const kind of ['core', 'take', 'place', 'put-back', 'draw']) expect(kinds).toContain(kind);
	});
});

it('refuses a Block that is not in the supply, by either name, as before', () => {
	const { setup, outcomes } = play(engine, deck, 'elsewhere', random, 1, 2);
	const { state } = outcomes.at(-1) ?? setup;
	const elsewhere = state.yard.flatMap((piece) => (piece ? [pieceName(piece)] : []))[0] as string;
	for (const block of [elsewhere, 'constructor', 7, -1, 0.5])
		expect(apply(engine, deck, state, { do: 'place', block, cells: [[0, 0, 0]] })).toEqual({
			ok: false,
			refusal: { rule: 'B-POS-1' }
		});
	expect(withIndices(activePlayer(state).supply, { do: 'place', block: elsewhere, cells: [] })).toBeNull();
});
