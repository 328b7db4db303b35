// What a finished run tells about its player: how much was luck, how much was choice, and where points were left.
//
// A state's value is the mean final score of playouts from it, with everything hidden drawn anew. Between two states of a
// run stands the player's decision, valued before anything hidden is revealed. So
//
//   start + Σ (decision − state before it) + Σ (state after − decision) = final score
//   value   ──────────── skill ───────────   ──────────── luck ────────
//
// holds exactly, whatever the noise of the playouts: the sums telescope, and the end's value is its score.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { RunDecision } from '../../../engine-wasm/host/run.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { apply } from './apply.ts';
import { activePlayer } from './moment.ts';
import { known } from './known.ts';
import { choices } from './choices.ts';
import { mean, paired, type Paired } from './paired.ts';
import { actionOf, candidates, decisionOf } from './policies/decisions.ts';
import { setTo } from './policies/engine.ts';
import { scoreOf } from './score.ts';
import { newGame } from './setup.ts';
import { SOLO_TURNS, type Action, type GameState, type Happening, type Score } from './state.ts';

export interface Choice {
	/** Index into the run's actions. */
	readonly index: number;
	readonly turn: number;
	readonly step: GameState['step']['kind'];
	readonly action: Action;
	/** Mean final score before the decision, after it, and once its outcome was seen. */
	readonly before: number;
	readonly decided: number;
	readonly after: number;
	/** Better than what was done, if playouts can tell them apart. */
	readonly better: { readonly action: Action; readonly value: number; readonly gain: number } | null;
}

export interface Report {
	readonly score: Score;
	readonly start: number;
	readonly luck: number;
	readonly skill: number;
	readonly choices: readonly Choice[];
	/** 0 to 100. */
	readonly accuracy: number;
	/** Playouts behind each value. */
	readonly playouts: number;
}

/** Playouts behind each value that keep a report under three seconds on a slow phone. */
export const REPORT_PLAYOUTS = 16;
/** Points left by one decision at which accuracy has fallen to a half. */
const HALF_LIFE = 2;
/** A gain is called real when it is this many standard errors from nothing, and at least so many points. */
export const SURE = 2.2;
const WORTH_SAYING = 0.75;
/** Playouts that confirm a better way, and the first of their chances, which no other question uses. */
export const CONFIRMING = 32;
export const FRESH = 1_000_000;

/** What a report weighs is not the Core Cube: its four sides differ by little but cost as much as a turn. */
export function* reportOf(
	engine: Engine,
	deck: Deck,
	seed: string,
	actions: readonly Action[],
	playouts: number
): Generator<number, Report> {
	let { state } = newGame(deck, seed);
	const choices: Choice[] = [];
	let value: number | null = null;
	for (const [index, action] of actions.entries()) {
		const outcome = apply(engine, deck, state, action);
		if (!outcome.ok) throw new RangeError(`action ${index} breaks ${outcome.refusal.rule}`);
		if (state.step.kind !== 'core') {
			const before: number = value ?? mean(play(engine, deck, state, playouts));
			const weighed = weighChoice(engine, deck, state, action, playouts);
			const decided = weighed.value;
			const after = valueAfter(engine, deck, outcome.state, outcome.happened, decided, playouts);
			choices.push({
				index,
				turn: state.turn,
				step: state.step.kind,
				action,
				before,
				decided,
				after,
				better: weighed.better
			});
			value = after;
			yield index + 1;
		}
		({ state } = outcome);
	}
	if (state.step.kind !== 'end') throw new RangeError('the run is not over');
	const score = scoreOf(engine, deck, state, 0);
	const start = choices[0]?.before ?? score.total;
	return {
		score,
		start,
		skill: choices.reduce((sum, { decided, before }) => sum + decided - before, 0),
		luck: choices.reduce((sum, { after, decided }) => sum + after - decided, 0),
		choices,
		accuracy: accuracyOf(choices),
		playouts
	};
}

/** The mean over the decisions of 100 × 2^(−points left ÷ 2). */
export function accuracyOf(choices: readonly Choice[]): number {
	const shares = choices.map(({ better }) => 2 ** (-(better?.gain ?? 0) / HALF_LIFE));
	return choices.length === 0 ? 100 : (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
}

/** Nothing hidden came to light, so nothing can have been luck. */
function valueAfter(
	engine: Engine,
	deck: Deck,
	state: GameState,
	happened: readonly Happening[],
	decided: number,
	playouts: number
): number {
	if (state.step.kind === 'end') return scoreOf(engine, deck, state, 0).total;
	const revealed = happened.some(({ what }) => what === 'refill' || what === 'drawn');
	return revealed ? mean(play(engine, deck, state, playouts)) : decided;
}

function play(engine: Engine, deck: Deck, state: GameState, playouts: number): Int32Array {
	setTo(engine, deck, known(deck, state));
	return engine.playOut(null, playouts, 1);
}

/** Steps whose other ways are weighed, and how many of them: a marker is as good as another. */
const ALTERNATIVES: Partial<Record<GameState['step']['kind'], number>> = {
	line: 5,
	act: 5,
	'put-back': 3,
	claim: 2,
	discard: 3,
	draw: 1,
	ancients: 3
};

function weighChoice(
	engine: Engine,
	deck: Deck,
	state: GameState,
	action: Action,
	playouts: number
): { value: number; better: Choice['better'] } {
	const { hand } = activePlayer(state);
	setTo(engine, deck, known(deck, state));
	const taken = decisionOf(engine, deck, state, action);
	const scores = engine.playOut(taken, playouts, 1);
	const most = ALTERNATIVES[state.step.kind] ?? 0;
	const others = (
		most === 0 ? [] : candidates(engine, choices(engine, deck, state), hand, state.turn === SOLO_TURNS)
	)
		.filter(({ what, a, b }) => what !== taken.what || a !== taken.a || b !== taken.b)
		.slice(0, most);
	let best: { readonly other: RunDecision; readonly gain: number } | null = null;
	for (const other of others) {
		const found = paired(engine.playOut(other, playouts, 1), scores);
		if (isSure(found) && found.gain > (best?.gain ?? 0)) best = { other, gain: found.gain };
	}
	if (!best) return { value: mean(scores), better: null };
	// Whatever stands out of many stood out by luck too: what is said of it comes from playouts of its own.
	const again = engine.playOut(best.other, CONFIRMING, FRESH);
	const found = paired(again, engine.playOut(taken, CONFIRMING, FRESH));
	const better = isSure(found)
		? { action: actionOf(engine, best.other, hand), value: mean(again), gain: found.gain }
		: null;
	return { value: mean(scores), better };
}

/** More than noise, and worth a word. */
function isSure({ gain, error }: Paired): boolean {
	return gain >= WORTH_SAYING && gain >= SURE * error;
}
