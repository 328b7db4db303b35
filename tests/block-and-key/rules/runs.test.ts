// Whole games: every state sound, every replay equal, every log right in the eyes of the slow reference.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import { ranking } from '../../../web/games/block-and-key/score.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { soloRuns } from '../../../web/games/block-and-key/solo.ts';
import { LINES, type Action, type GameState } from '../../../web/games/block-and-key/state.ts';
import { BUILDS, startEngine } from '../cross/agreement.ts';
import { audit } from './audit.ts';
import { claimer } from './claimer.ts';
import { fault } from './invariants.ts';
import { engine, frozen } from './table.ts';

/** A finished game in which every state was sound and which its actions give again. */
function soundGame(seed: string, policy: Policy, players: PlayerCount = 1): GameState {
	const { setup, actions, outcomes } = play(engine, deck, seed, policy, players, 2000);
	for (const { state, happened } of outcomes) {
		const wrong = fault(deck, state, happened);
		if (wrong) throw new Error(`${seed}, action ${state.actions}: ${wrong}`);
	}
	const { state } = outcomes.at(-1) ?? setup;
	expect(state.step.kind).toBe('end');
	expect(replay(engine, deck, seed, players, actions)).toEqual({ ok: true, state });
	return state;
}

describe('solo', () => {
	it('150 random games (`npm run proof -- runs` plays 10,000)', () => {
		for (let k = 0; k < 150; k++) soundGame(`solo ${k}`, random);
	});

	it('games with many claims', () => {
		const claimed = Array.from(
			{ length: 20 },
			(_, k) => soundGame(`claims ${k}`, claimer).players[0]?.claimed.length ?? 0
		);
		expect(Math.max(...claimed)).toBeGreaterThan(3);
	});

	it('the log alone is a game by the rules, as the slow reference reads it', () => {
		const run = soloRuns(engine, deck)['random'];
		const counts = Array.from({ length: 6 }, (_, k) => audit(deck, run!(`log ${k}`)));
		for (const count of counts)
			expect(count).toMatchObject({
				'setup deal': 4,
				'setup enigma': 1,
				'setup core': 1,
				'setup refill': 12
			});
		const seen = new Set(counts.flatMap((count) => Object.keys(count)));
		for (const step of [
			'player place',
			'player marker',
			'player discard',
			'player draw',
			'ancients place',
			'ancients return',
			'ancients refill'
		])
			expect(seen).toContain(step);
	});
});

it('every build of the engine plays the same game', async () => {
	const told = await Promise.all(
		BUILDS.map(async (build) => soloRuns(await startEngine(build), deck)['random']?.('builds'))
	);
	expect(told[1]).toEqual(told[0]);
	expect(told[2]).toEqual(told[0]);
});

describe.each([2, 3, 4] as const)('%i players', (count) => {
	it('random games come to an end', () => {
		for (let k = 0; k < 8; k++) soundGame(`random ${k}`, random, count);
	});

	it('B-END-1 B-END-2 B-END-4: games with many claims end by the Keys, and the ranks follow the rule', () => {
		const goal = { 2: 12, 3: 8, 4: 7 }[count];
		const states = Array.from({ length: 8 }, (_, k) => soundGame(`claims ${k}`, claimer, count));
		const byKeys = states.filter(({ lastTurns }) => lastTurns === 0);
		expect(byKeys.length).toBeGreaterThan(0);
		for (const state of byKeys)
			expect(state.players.some(({ claimed }) => claimed.length >= goal)).toBe(true);
		for (const state of states) {
			const standing = ranking(engine, deck, state).map(({ player, score }) => {
				const { claimed, supply } = state.players[player]!;
				return [score.total, claimed.length, supply.length, -player];
			});
			for (const [k, mine] of standing.entries()) {
				const next = standing[k + 1] ?? [];
				const at = next.findIndex((value, place) => value !== mine[place]);
				if (at >= 0) expect(mine[at]).toBeGreaterThan(next[at]!);
			}
		}
	});
});

const coordinate = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.double(), fc.maxSafeInteger());
const cellList = fc.array(fc.tuple(coordinate, coordinate, coordinate), { maxLength: 6 });
const card = fc.oneof(fc.constantFrom(...deck.keys.map(({ id }) => id)), fc.string());
const altar = fc.constantFrom('sun' as const, 'moon' as const);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
	fc.record({ do: fc.constant('core' as const), colour: fc.constantFrom(...COLOURS) }),
	fc.record({ do: fc.constant('take' as const), line: fc.constantFrom(...LINES) }),
	fc.record({ do: fc.constant('put-back' as const), blocks: fc.array(fc.integer({ min: -1, max: 9 })) }),
	fc.record({ do: fc.constant('place' as const), block: fc.oneof(fc.nat(7), fc.double()), cells: cellList }),
	fc.record({ do: fc.constant('claim' as const), cards: fc.array(card) }),
	fc.record({ do: fc.constant('marker' as const), altar }),
	fc.record({ do: fc.constant('discard' as const), card: fc.option(card) }),
	fc.record({ do: fc.constant('draw' as const), altar }),
	fc.record({
		do: fc.constant('ancients' as const),
		target: fc.oneof(fc.nat(20), fc.double()),
		cells: cellList
	}),
	fc.constant<Action>({ do: 'pass' })
);

describe('actions of any kind', () => {
	const games = [1, 2, 4].flatMap((count) =>
		[1, 2, 3].map((k) => play(engine, deck, `any ${k}`, claimer, count as PlayerCount, 500).outcomes)
	);

	it('are refused by a rule and change nothing, or lead to a sound state', () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), anyAction, (g, at, action) => {
				const game = games[g % games.length] ?? [];
				const state = frozen(game[at % game.length]!.state);
				const before = JSON.stringify(state);
				const outcome = apply(engine, deck, state, action);
				expect(JSON.stringify(state)).toBe(before);
				if (outcome.ok) expect(fault(deck, outcome.state, outcome.happened)).toBeNull();
				else expect(outcome.refusal.rule).toMatch(/^[BS]-[A-Z]+-\d+$/);
			}),
			{ numRuns: 3000 }
		);
	});

	it('after the last one nothing is offered', () => {
		for (const game of games) {
			const { state } = game.at(-1)!;
			if (state.step.kind === 'end') expect(choices(engine, deck, state)).toEqual({ kind: 'end' });
		}
	});

	it('a replay names the first bad action', () => {
		const { actions } = play(engine, deck, 'bad', random);
		const spoiled = actions.map((action, k): Action => (k === 7 ? { do: 'core', colour: 'w' } : action));
		expect(replay(engine, deck, 'bad', 1, spoiled)).toMatchObject({ ok: false, index: 7 });
		expect(replay(engine, deck, 'bad', 1, [...actions, { do: 'pass' }])).toEqual({
			ok: false,
			index: actions.length,
			refusal: { rule: 'S-END-1' }
		});
	});
});

it('what is offered is what is accepted: every line, Block and placement of sampled states', () => {
	const { outcomes } = play(engine, deck, 'offers', claimer);
	for (const { state } of outcomes) {
		const offered = choices(engine, deck, state);
		if (offered.kind !== 'act') continue;
		const blocks = offered.blocks();
		expect(offered.mustPass()).toBe(false);
		for (const line of LINES)
			expect(apply(engine, deck, state, { do: 'take', line }).ok).toBe(offered.lines.includes(line));
		for (const block of state.players[0]!.supply.keys()) {
			const placements = offered.placements(block);
			expect(placements.length > 0).toBe(blocks.includes(block));
			for (const cells of placements.slice(0, 5))
				expect(apply(engine, deck, state, { do: 'place', block, cells }).ok).toBe(true);
		}
	}
});
