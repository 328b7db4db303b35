// Block and Key and The Ancients behind the interface of all games, and as the JSON command referees them.
import { describe, expect, it } from 'vitest';
import { createProtocol } from '../../../engine-wasm/host/protocol.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { gameCommands } from '../../../puzzles/tools/play/commands.ts';
import { blockAndKeyBots } from '../../../web/games/block-and-key/bots.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import { ancients, blockAndKey } from '../../../web/games/block-and-key/game.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { SOLO_POLICIES } from '../../../web/games/block-and-key/policies/solo.ts';
import { ancientsBots } from '../../../web/games/block-and-key/solo-bots.ts';
import { soloRuns } from '../../../web/games/block-and-key/solo.ts';
import { LINES, type Action, type GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { auditTable, type TableTold } from './audit-table.ts';
import { claimer } from './claimer.ts';
import { fault } from './invariants.ts';
import { engine, refusal } from './table.ts';

const answer = createProtocol(engine, {
	deck,
	dailyPuzzles: () => null,
	soloRuns: soloRuns(engine, deck),
	commands: await gameCommands(() => Promise.resolve(engine))
});
const ask = (question: object) => JSON.parse(answer(JSON.stringify(question))) as Record<string, unknown>;
const match = (players: PlayerCount, seed: string, policies: readonly string[]) =>
	ask({
		cmd: 'match',
		game: players === 1 ? 'ancients' : 'block-and-key',
		setup: { players },
		seed,
		policies
	});

describe('options', () => {
	const solo = ancients(engine, deck);
	const table = blockAndKey(engine, deck);
	const gameOf = ({ players }: GameState) => (players.length === 1 ? solo : table);
	const states = ([1, 2, 3, 4] as const).flatMap((count) => {
		const { setup, outcomes } = play(engine, deck, 'options', claimer, count, 300);
		return [setup, ...outcomes].map(({ state }) => state);
	});

	it('are all accepted, named by different words, and name Blocks', () => {
		const kinds = new Set<string>();
		for (const state of states) {
			const { options, makeAction } = gameOf(state);
			const offered = options(state);
			const words = offered.map(makeAction);
			expect(new Set(words).size).toBe(words.length);
			expect(offered.length > 0).toBe(state.step.kind !== 'end');
			for (const word of words) expect(word).not.toMatch(/^(place|put-back)_\d/);
			const some = offered.filter((_, k) => k % Math.ceil(offered.length / 12) === 0);
			for (const action of some) expect(refusal(state, action)).toBeNull();
			for (const action of offered) kinds.add(action.do);
		}
		expect([...kinds].sort()).toEqual(
			['ancients', 'claim', 'core', 'discard', 'draw', 'marker', 'pass', 'place', 'put-back', 'take'].sort()
		);
	});

	it('are everything: as many placements as there are, every line, every set', () => {
		for (const state of states) {
			const offered = gameOf(state).options(state);
			const parts = choices(engine, deck, state);
			const count = (what: Action['do']) => offered.filter((action) => action.do === what).length;
			if (parts.kind === 'act') {
				const { supply } = state.players[state.active]!;
				const placements = supply.reduce((sum, _, block) => sum + parts.placements(block).length, 0);
				expect(count('place')).toBe(placements);
				expect(count('take')).toBe(LINES.filter((line) => !refusal(state, { do: 'take', line })).length);
			}
			if (parts.kind === 'claim') expect(offered).toHaveLength(2 ** parts.claimable.length);
			if (parts.kind === 'put-back') {
				const [n, k] = [parts.supply.length, parts.over];
				const sets = k === 1 ? n : k === 2 ? (n * (n - 1)) / 2 : (n * (n - 1) * (n - 2)) / 6;
				expect(offered).toHaveLength(sets);
			}
			if (parts.kind === 'ancients')
				expect(offered).toHaveLength(
					parts.targets.reduce((sum, target) => sum + parts.placements(target).length, 0)
				);
		}
	});

	it('are to pass when neither Excavate nor Position is possible', () => {
		const acting = states.find(({ step }) => step.kind === 'act')!;
		const players = acting.players.map((player) => ({ ...player, supply: [] }));
		const stuck = { ...acting, players, bag: [], yard: acting.yard.map(() => null) };
		expect(solo.options(stuck)).toEqual([{ do: 'pass' }]);
	});
});

it('a refused placement says what is wrong with it', () => {
	const actions = ['core_w', 'take_row-1', 'take_row-1'];
	const { options } = ask({ cmd: 'play', game: 'block-and-key', seed: 'x', actions });
	const word = (options as string[]).find((each) => each.startsWith('place_'))!;
	const cells = word.split('_')[2]!.replace(/(.)(.)(.)/g, (_, x, y, z) => `${x}${y}${Number(z) + 3}`);
	const wrong = `${word.split('_').slice(0, 2).join('_')}_${cells}`;
	const { refused } = ask({ cmd: 'play', game: 'block-and-key', seed: 'x', actions: [...actions, wrong] });
	expect(refused).toEqual({ action: 3, rule: 'B-POS-1', facts: { violations: expect.stringMatching(/\w/) } });
});

describe('the Ancients', () => {
	it.each(['greedy', 'engine'])(
		'%s plays and logs the game of `solo`',
		(policy) => {
			const { log, score } = ask({ cmd: 'solo', seed: 'same', policy }) as {
				log: unknown;
				score: { total: number };
			};
			const played = match(1, 'same', [policy]);
			expect(played['log']).toEqual(log);
			expect(played['scores']).toEqual([score.total]);
		},
		120_000
	);

	it('every policy decides as in `solo`, from what is known alone', () => {
		const game = ancients(engine, deck);
		const { policies } = ancientsBots(engine, deck);
		expect(Object.keys(policies)).toEqual(Object.keys(SOLO_POLICIES));
		const { setup, actions, outcomes } = play(engine, deck, 'stream', SOLO_POLICIES['random']!);
		const chance = randomFrom('stream/policy');
		const decide = policies['random']!();
		for (const [k, action] of actions.entries()) {
			const { state } = k === 0 ? setup : outcomes[k - 1]!;
			const decided = decide(game.known(state, 0), [], chance);
			expect(game.apply(state, decided)).toEqual(game.apply(state, action));
		}
	});
});

describe.each([2, 3, 4] as const)('%i players', (count) => {
	it.each(['random', 'greedy'])(
		'the log of %s players is a game by the rules, as the slow reference reads it',
		(policy) => {
			const told = [1, 2].map((k) => match(count, `audit-${k}`, Array<string>(count).fill(policy)));
			for (const each of told) {
				const counts = auditTable(deck, each as unknown as TableTold);
				expect(counts).toMatchObject({ deal: 4 * count, enigma: count, core: 1 });
				expect(counts['place']).toBeGreaterThan(5);
			}
		},
		120_000
	);

	it('greedy players claim and beat random ones', () => {
		let [greedy, random] = [0, 0];
		for (let k = 0; k < 6; k++) {
			const seats = Array.from({ length: count }, (_, seat) => (seat % 2 === k % 2 ? 'greedy' : 'random'));
			const scores = match(count, `beat-${k}`, seats)['scores'] as number[];
			const mean = (id: string) => {
				const own = scores.filter((_, seat) => seats[seat] === id);
				return own.reduce((sum, score) => sum + score, 0) / own.length;
			};
			greedy += mean('greedy');
			random += mean('random');
		}
		expect(greedy).toBeGreaterThan(2 * random);
	}, 120_000);

	it('an imagined game is sound and looks the same to the player, whoever is to act', () => {
		const game = blockAndKey(engine, deck);
		const { imagine } = blockAndKeyBots(engine, deck);
		const { outcomes } = play(engine, deck, 'imagined', claimer, count, 200);
		for (const { state } of outcomes)
			for (let player = 0; player < count; player++) {
				const known = game.known(state, player);
				const other = imagine(known, randomFrom(`${state.actions} ${player}`));
				expect(game.known(other, player)).toEqual(known);
				expect(fault(deck, other, [])).toBeNull();
			}
	});

	it('policies decide by what they know alone', () => {
		const game = blockAndKey(engine, deck);
		const { policies, imagine } = blockAndKeyBots(engine, deck);
		const { outcomes } = play(engine, deck, 'blind', claimer, count, 120);
		for (const { state } of outcomes.filter(({ state: { step } }) => step.kind !== 'end')) {
			const known = game.known(state, state.active);
			const other = imagine(known, randomFrom(`other ${state.actions}`));
			expect(other).not.toEqual(state);
			for (const make of Object.values(policies)) {
				const [here, there] = [state, other].map((each) =>
					make()(game.known(each, state.active), game.options(each), randomFrom('chance'))
				);
				expect(there).toEqual(here);
			}
		}
	});
});

it('the reading of the slow reference notices what is wrong', () => {
	const { log, ...rest } = match(3, 'tampered', ['greedy', 'greedy', 'greedy']) as unknown as TableTold;
	const at = (what: string) => log.findLastIndex((entry) => (entry as { do: string }).do === what);
	const without = (index: number) => log.filter((_, k) => k !== index);
	const changed = (index: number, change: object) =>
		log.map((entry, k) => (k === index ? { ...entry, ...change } : entry));
	const audited = (tampered: readonly object[]) => () => auditTable(deck, { log: tampered, ...rest });
	expect(audited(log)).not.toThrow();
	for (const what of ['deal', 'core', 'refill', 'excavate', 'place', 'draw'])
		expect(audited(without(at(what))), what).toThrow();
	expect(audited(changed(at('excavate'), { by: 'setup' }))).toThrow();
	expect(audited(changed(at('place'), { cells: [[0, 0, 5]] }))).toThrow();
	expect(audited(changed(at('enigma'), { by: 'p0' }))).toThrow();
	expect(() => auditTable(deck, { ...rest, log, scores: [0, 0, 0] })).toThrow('B-END-3');
	expect(() => auditTable(deck, { ...rest, log, ranking: [[0, 1, 2]] })).toThrow('B-END-4');
});
