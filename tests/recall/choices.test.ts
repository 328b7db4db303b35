// The lists of the table: whatever the rules offer can be chosen by its answers, and the answers make the action again.
import { describe, expect, it } from 'vitest';
import type { Action } from '../../web/games/recall/action.ts';
import { apply, options } from '../../web/games/recall/apply.ts';
import { makeAction } from '../../web/games/recall/notation.ts';
import { begin } from '../../web/games/recall/setup.ts';
import type { State } from '../../web/games/recall/state.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { actionOf, CLOSING, facetsOf, FREE } from '../../web/lib/games/recall/facets.ts';
import { narrow } from '../../web/lib/games/recall/narrowing.ts';

/** The states of a game at random. */
function* statesOf(seed: string, players: 1 | 3): Generator<State> {
	const random = randomFrom(seed);
	let state = begin({ players }, seed);
	while (state.phase !== 'over') {
		yield state;
		const list = options(state);
		const outcome = apply(state, list[random.below(list.length)] as Action);
		if (!outcome.ok) throw new Error('an option is refused');
		state = outcome.state;
	}
}

const partOf = (action: Action) =>
	CLOSING.includes(action.do) ? 'closing' : FREE.includes(action.do) ? 'free' : 'main';

describe.each([
	['alone', 'choices-1', 1],
	['alone again', 'choices-2', 1],
	['three persons', 'choices-3', 3]
] as const)('%s', (_, seed, players) => {
	it('every option is reached by its answers, and no two options have the same', () => {
		const seen = new Set<Action['do']>();
		for (const state of statesOf(seed, players)) {
			const all = options(state);
			const answers = all.map((action) => JSON.stringify(facetsOf(state, action)));
			expect(new Set(answers).size).toBe(all.length);
			for (const action of all) {
				seen.add(action.do);
				const facets = facetsOf(state, action);
				const made = actionOf(state, facets);
				expect(made && makeAction(made)).toBe(makeAction(action));
				const part = all.filter((one) => partOf(one) === partOf(action));
				const chosen = narrow(state, part, facets).action;
				expect(chosen && makeAction(chosen)).toBe(makeAction(action));
			}
		}
		expect(seen.size).toBeGreaterThan(15);
	});
});
