// What a person knows does not depend on what is hidden, notation reads back what it writes, and policies play by the rules.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import type { Action } from '../../web/games/recall/action.ts';
import { recall } from '../../web/games/recall/game.ts';
import { imagine } from '../../web/games/recall/imagining.ts';
import { playSolo, POLICIES } from '../../web/games/recall/policies/play.ts';
import type { State } from '../../web/games/recall/state.ts';
import { fault } from './invariants.ts';

/** States along a random game of three. */
function* along(seed: string): Generator<State> {
	const random = randomFrom(`${seed}/known`);
	let state = recall.begin({ players: 3 }, seed);
	for (let k = 0; k < 250 && recall.active(state) !== null; k++) {
		yield state;
		const options = recall.options(state).filter(({ do: kind }) => kind !== 'return');
		const outcome = recall.apply(state, options[random.below(options.length)] as Action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		({ state } = outcome);
	}
}

describe('known', () => {
	it('is the same for states that differ only in what is hidden', () => {
		let [looked, different] = [0, 0];
		for (const state of along('hidden'))
			for (const me of [0, 1, 2]) {
				const seen = recall.known(state, me);
				const other = imagine(seen, randomFrom(`other ${looked++}`));
				expect(recall.known(other, me)).toEqual(seen);
				if (JSON.stringify(other.bag) !== JSON.stringify(state.bag)) different++;
			}
		expect(different).toBeGreaterThan(looked / 2);
	});

	it('gives the same options to the person who decides', () => {
		for (const state of along('options')) {
			const me = recall.active(state) as number;
			const other = imagine(recall.known(state, me), randomFrom('other'));
			expect(recall.options(other)).toEqual(recall.options(state));
		}
	});
});

describe('notation', () => {
	it('reads back every option, and nothing else', () => {
		for (const state of along('notation'))
			for (const action of recall.options(state)) {
				const word = recall.makeAction(action);
				expect(word).toMatch(/^[A-Za-z0-9._-]+$/);
				expect(recall.parseAction(word)).toEqual(action);
			}
		const wrong = [
			'',
			'fly',
			'step',
			'step_T8.0',
			'step_T8.0_T8.1_1_0',
			'end_1',
			'upgrade_gold',
			'use_1',
			'use_01_0',
			'booster_A_2'
		];
		for (const word of wrong) expect(recall.parseAction(word), word).toBeNull();
	});
});

describe('policies', () => {
	it('play whole games by the rules, and thinking beats chance', () => {
		const [chance, thought] = (['random', 'sensible'] as const).map((name) => {
			const { state, result } = playSolo('policies', POLICIES[name]());
			expect(state.phase).toBe('over');
			expect(fault(state)).toBeNull();
			return result.total;
		});
		expect(thought).toBeGreaterThan((chance ?? 0) + 20);
	});

	it('decide the same in the same game', () => {
		const known = recall.known(recall.begin({ players: 1 }, 'same'), 0);
		const choices = recall.options(recall.begin({ players: 1 }, 'same'));
		for (const make of Object.values(POLICIES)) {
			const [one, other] = [make(), make()].map((policy) => policy(known, choices, randomFrom('same')));
			expect(one).toEqual(other);
		}
	});
});
