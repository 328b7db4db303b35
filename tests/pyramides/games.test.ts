// A sample of `npm run proof -- games:pyramides`, and what must hold for any action at any moment.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../web/games/pyramides/apply.ts';
import { pyramides } from '../../web/games/pyramides/game.ts';
import { options } from '../../web/games/pyramides/options.ts';
import { replay } from '../../web/games/pyramides/play.ts';
import { newGame } from '../../web/games/pyramides/setup.ts';
import { COLOURS } from '../../puzzles/pyramides/schema.ts';
import { DIRECTIONS, STONES, type Action, type GameState } from '../../web/games/pyramides/state.ts';
import { checkPieces, randomGame, SETUPS } from './games.ts';

describe.each(SETUPS)('%s', (_name, setup) => {
	it('random games are sound and replay equally', () => {
		for (let k = 0; k < 5; k++) randomGame(setup, `sample ${k}`);
	});
});

/** Every state of a random game. */
function states([, setup]: (typeof SETUPS)[number]): GameState[] {
	const { actions } = randomGame(setup, 'states');
	let state = newGame(setup, 'states');
	return actions.map((action) => {
		const outcome = apply(state, action);
		if (outcome.ok) state = outcome.state;
		return state;
	});
}

const square = fc.oneof(fc.integer({ min: -1, max: 100 }), fc.double());
const stack = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.double());
const stone = fc.constantFrom(...STONES, 'pink' as never);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
	fc.record({
		do: fc.constant('place' as const),
		square,
		stair: fc.constantFrom('N', 'E', 'S', 'W', 'X' as never),
		pay: fc.boolean()
	}),
	fc.record({ do: fc.constant('row' as const), direction: fc.constantFrom(...DIRECTIONS, 'X' as never) }),
	fc.record({ do: fc.constant('stock' as const), squares: fc.array(square) }),
	fc.record({ do: fc.constant('move' as const), from: square, site: square }),
	fc.record({ do: fc.constant('recall' as const), square }),
	fc.record({
		do: fc.constant('build' as const),
		site: square,
		colour: fc.constantFrom(...COLOURS, 'pink' as never),
		stones: fc.array(stone)
	}),
	fc.record({ do: fc.constant('buy-worker' as const), site: square }),
	fc.record({ do: fc.constant('draw' as const), stack }),
	fc.record({ do: fc.constant('search' as const), stack }),
	fc.record({ do: fc.constant('pick' as const), index: stack }),
	fc.record({ do: fc.constant('trade' as const), stones: fc.tuple(stone, stone) }),
	fc.record({ do: fc.constant('give-back' as const), stone }),
	fc.constantFrom<Action>({ do: 'buy-stone' }, { do: 'done' })
);

describe('actions of any kind', () => {
	const all = SETUPS.flatMap(states);

	it('are refused by a rule and change nothing, or are offered', () => {
		fc.assert(
			fc.property(fc.nat(), anyAction, (at, action) => {
				const state = all[at % all.length]!;
				const before = JSON.stringify(state);
				const outcome = apply(state, action);
				expect(JSON.stringify(state)).toBe(before);
				if (outcome.ok) {
					checkPieces(outcome.state);
					expect(options(state).map(pyramides.makeAction)).toContain(pyramides.makeAction(action));
				} else expect(outcome.refusal.rule).toMatch(/^P-[A-Z]+-\d+$/);
			}),
			{ numRuns: 4000 }
		);
	});

	it('what is offered is accepted, never twice, and survives its own notation', () => {
		for (const state of all.filter((_, k) => k % 9 === 0)) {
			const words = options(state).map(pyramides.makeAction);
			expect(new Set(words).size).toBe(words.length);
			for (const action of options(state)) {
				expect(apply(state, action).ok).toBe(true);
				const word = pyramides.makeAction(action);
				expect(word).toMatch(/^[a-zA-Z0-9._-]+$/);
				expect(pyramides.parseAction(word)).toEqual(action);
			}
		}
	});

	it('a replay names the first bad action', () => {
		const { actions } = randomGame({ players: 2 }, 'bad');
		const spoiled = actions.map((action, k): Action => (k === 5 ? { do: 'pick', index: 0 } : action));
		expect(replay({ players: 2 }, 'bad', spoiled)).toMatchObject({ ok: false, index: 5 });
		expect(replay({ players: 2 }, 'bad', [...actions, { do: 'done' }])).toEqual({
			ok: false,
			index: actions.length,
			refusal: { rule: 'P-END-3' }
		});
	});
});
