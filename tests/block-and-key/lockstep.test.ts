// The engine plays runs by rules of its own to look ahead. Here every action of whole solo games is carried out on both sides:
// by the rules of the game, and by the engine set to the state before it. Everything that is not drawn by chance must be equal;
// what is drawn must be one of those that were unseen. `KEYSTONE_LOCKSTEP=200` plays all games, the tests a sample.
import { expect, it } from 'vitest';
import { DECISIONS, type EngineRun, type RunDecision, type RunSheet } from '../../engine-wasm/host/run.ts';
import { PLACE_SHIFT } from '../../engine-wasm/shared.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { discardable, openAltars } from '../../web/games/block-and-key/altars.ts';
import { apply } from '../../web/games/block-and-key/apply.ts';
import { known } from '../../web/games/block-and-key/known.ts';
import type { Moment } from '../../web/games/block-and-key/moment.ts';
import { play } from '../../web/games/block-and-key/play.ts';
import { decisionOf } from '../../web/games/block-and-key/policies/decisions.ts';
import { greedy } from '../../web/games/block-and-key/policies/greedy.ts';
import { random } from '../../web/games/block-and-key/policies/random.ts';
import { sheetOf } from '../../web/games/block-and-key/policies/sheet.ts';
import type { Action, GameState, Happening } from '../../web/games/block-and-key/state.ts';
import { positionOf } from '../../web/games/block-and-key/temple.ts';
import { startEngine } from './cross/agreement.ts';

const GAMES = Number(process.env['KEYSTONE_LOCKSTEP'] ?? 25);
const engine = await startEngine();

const sheet = (state: GameState): EngineRun => ({
	...sheetOf(deck, known(deck, state)),
	nextNumber: state.blocks.length + 1
});
const nothing = (what: keyof typeof DECISIONS): RunDecision => ({ what: DECISIONS[what], a: -1, b: 0 });
const nameOf = (code: number) => Object.entries(DECISIONS).find(([, each]) => each === code)?.[0] ?? '';

/** The run and the floor once the engine, set to a state, has carried out a decision and what follows from it by itself. */
function carriedOut(before: GameState, run: RunSheet, decision: RunDecision, after: Moment, until: string) {
	engine.setPosition(positionOf(deck, before));
	engine.setRun(deck, run);
	engine.carryOut(decision);
	// Where nothing is to be decided the game goes on, while the engine stops at every step.
	for (let stops = 0; stops < 4; stops++) {
		const { step, turn } = engine.readRun();
		if (step === until && turn === after.state.turn) break;
		skip(step, after);
	}
	return { run: engine.readRun(), floor: engine.snapshot() };
}

/** One step on without a decision, if the rules of the game leave none. */
function skip(step: RunSheet['step'], { state, happened }: Moment): void {
	const did = (what: Happening['what']) => happened.some((event) => event.what === what);
	const { hand = [] } = state.players[0] ?? {};
	const isForced = {
		marker: did('claimed') || openAltars(state).length === 0,
		discard: discardable(deck, hand).length === 0 && !did('drawn'),
		draw: hand.length === 4 || openAltars(state).length === 0,
		ancients: did('no-room')
	};
	if (!(step in isForced) || !isForced[step as keyof typeof isForced])
		throw new Error(`the engine waits at ${step}, the game at ${state.step.kind}`);
	engine.carryOut(nothing(step as keyof typeof isForced));
}

/** Everything but chance: what the refill drew is only counted, and was in the bag. */
function compare(
	actual: EngineRun,
	expected: EngineRun,
	before: RunSheet,
	happened: readonly Happening[]
): void {
	const refilled = new Set(happened.flatMap((event) => (event.what === 'refill' ? [event.site] : [])));
	const fixed = ({ yard, bag, ...run }: EngineRun) => ({
		...run,
		// Stands from the last claim on, and is asked for at its step alone.
		claimable: run.step === 'claim' ? run.claimable : [],
		bag: bag.length,
		yard: yard.map((block, site) => (refilled.has(site) ? block !== null : block)),
		inBagOrRefilled: [...bag, ...yard.filter((_, site) => refilled.has(site))].sort()
	});
	expect(fixed(actual)).toEqual(fixed(expected));
	const drawable = [...before.bag, ...before.supply, ...before.yard];
	for (const site of refilled) expect(drawable).toContain(actual.yard[site]);
}

function floorOf(state: GameState): Uint8Array {
	engine.setPosition(positionOf(deck, state));
	return engine.snapshot();
}

/** The decision of an action and what follows, by both sides. */
function meet(before: GameState, action: Action, after: Moment): RunDecision {
	const [start, end] = [sheet(before), sheet(after.state)];
	engine.setPosition(positionOf(deck, before));
	const decision = decisionOf(engine, deck, before, action);
	if (action.do === 'draw') {
		const altar = action.altar === 'sun' ? 0 : 1;
		const card = after.happened.flatMap((event) => (event.what === 'drawn' ? [event.card] : []))[0];
		const number = deck.keys.findIndex(({ id }) => id === card);
		const drawn = drawnByChance(before, start, decision);
		const { unknown, unseen, under } = start.altars[altar];
		expect(unknown > 0 ? unseen : under.slice(0, 1)).toContain(drawn);
		expect(unknown > 0 ? unseen : under.slice(0, 1)).toContain(number);
		// With the game's card as the only one unseen, chance has no choice.
		const only = unknown > 0 ? [number] : unseen;
		const told = start.altars.map((pile, k) => (k === altar ? { ...pile, unseen: only } : pile));
		const narrowed = { ...start, altars: told as unknown as RunSheet['altars'] };
		const { run, floor } = carriedOut(before, narrowed, decision, after, after.state.step.kind);
		const altars = run.altars.map((pile, k) =>
			k === altar && unknown > 0 ? { ...pile, unseen: unseen.filter((each) => each !== number) } : pile
		);
		compare({ ...run, altars: altars as unknown as RunSheet['altars'] }, end, start, after.happened);
		expect(floor).toEqual(floorOf(after.state));
		return decision;
	}
	if (action.do === 'place') {
		const { step } = after.state;
		const keys = decision.a >> PLACE_SHIFT;
		const hand = before.players[0]?.hand ?? [];
		expect(hand.filter((_, place) => (keys >> place) & 1)).toEqual(
			step.kind === 'claim' ? step.claimable : []
		);
		if (step.kind === 'claim') {
			// Without a claim the engine is at the mark at once.
			const unclaimed = { ...decision, a: decision.a & ((1 << PLACE_SHIFT) - 1) };
			const { run, floor } = carriedOut(before, start, unclaimed, after, 'marker');
			compare(run, { ...end, step: 'marker' }, start, after.happened);
			expect(floor).toEqual(floorOf(after.state));
			return decision;
		}
	}
	const { run, floor } = carriedOut(before, start, decision, after, after.state.step.kind);
	compare(run, end, start, after.happened);
	expect(floor).toEqual(floorOf(after.state));
	return decision;
}

/** A placement and its claim are one decision of the engine. */
function meetBoth(before: GameState, placing: Action, claiming: Action, after: Moment): void {
	if (claiming.do !== 'claim') throw new Error(claiming.do);
	engine.setPosition(positionOf(deck, before));
	const { what, a, b } = decisionOf(engine, deck, before, placing);
	const hand = before.players[0]?.hand ?? [];
	const keys = claiming.cards.reduce((bits, id) => bits | (1 << hand.indexOf(id)), 0);
	const block = a & ((1 << PLACE_SHIFT) - 1);
	const decision = { what, a: block | (keys << PLACE_SHIFT), b };
	const { run, floor } = carriedOut(before, sheet(before), decision, after, after.state.step.kind);
	compare(run, sheet(after.state), sheet(before), after.happened);
	expect(floor).toEqual(floorOf(after.state));
}

/** The card that the engine draws. */
function drawnByChance(before: GameState, run: RunSheet, decision: RunDecision): number {
	engine.setPosition(positionOf(deck, before));
	engine.setRun(deck, run);
	engine.carryOut(decision);
	const { hand, altars } = engine.readRun();
	expect(hand.slice(0, -1)).toEqual(run.hand);
	expect(altars[decision.a]!.unseen.length).toBe(
		run.altars[decision.a]!.unseen.length - (run.altars[decision.a]!.unknown > 0 ? 1 : 0)
	);
	return hand.at(-1) as number;
}

/** With nothing to dig and nothing to place, which no real run comes to. */
function stuck(state: GameState): GameState {
	const players = state.players.map((player) => ({ ...player, supply: [] }));
	return { ...state, players, bag: [], yard: state.yard.map(() => null) };
}

it('random and greedy solo games: engine and rules go in step', () => {
	const decided = new Set<string>();
	const steps = new Set<string>();
	let compared = 0;
	for (const [name, policy] of Object.entries({ random, greedy }))
		for (let k = 0; k < GAMES; k++) {
			const { setup, actions, outcomes } = play(engine, deck, `lockstep-${name}-${k}`, policy);
			const moments = [setup, ...outcomes];
			for (const [at, action] of actions.entries()) {
				const { state } = moments[at] as Moment;
				const after = moments[at + 1] as Moment;
				steps.add(after.state.step.kind);
				if (action.do === 'core') continue;
				decided.add(nameOf(meet(state, action, after).what));
				compared++;
				const placing = actions[at - 1];
				if (action.do === 'claim' && placing) meetBoth(moments[at - 1]!.state, placing, action, after);
				if (state.step.kind !== 'act') continue;
				const left = stuck(state);
				const passed = apply(engine, deck, left, { do: 'pass' });
				if (!passed.ok) throw new Error(passed.refusal.rule);
				decided.add(nameOf(meet(left, { do: 'pass' }, passed).what));
			}
		}
	expect([...decided].sort()).toEqual(Object.keys(DECISIONS).sort());
	expect([...steps].sort()).toEqual(
		['act', 'ancients', 'claim', 'discard', 'draw', 'end', 'line', 'marker', 'put-back'].sort()
	);
	expect(compared).toBeGreaterThan(GAMES * 2 * 40);
}, 600_000);
