// What playouts say about an open step of a solo run: how it will end, what is worth doing, and how much one deed is
// better than another. Everything hidden is drawn anew, so nothing here knows more than the player.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { withNames } from './blocks.ts';
import { known } from './known.ts';
import { activePlayer } from './moment.ts';
import { choices } from './choices.ts';
import { mean, paired } from './paired.ts';
import { decisionOf } from './policies/decisions.ts';
import { forecast, setTo, think } from './policies/engine.ts';
import { FRESH, SURE } from './report.ts';
import { tier } from './score.ts';
import { TIERS, type Action, type GameState, type Tier } from './state.ts';

export interface Outlook {
	/** Mean final score. */
	readonly mean: number;
	/** The chance of each tier, 0 to 1. */
	readonly tiers: Readonly<Record<Tier, number>>;
	/** Playouts behind these figures. */
	readonly playouts: number;
}

export interface Idea extends Outlook {
	readonly action: Action;
}

export interface Comparison {
	/** Points by which the better one is better on average. */
	readonly gain: number;
	/** That is more than the noise of the playouts. */
	readonly sure: boolean;
	/** Of each. */
	readonly playouts: number;
}

const FORECAST_PLAYOUTS = 96;
/** Playouts of every idea before the worse ones are left behind: many where there are few to choose from. */
const FIRST_LOOK: Partial<Record<GameState['step']['kind'], number>> = {
	'put-back': 16,
	ancients: 16,
	claim: 48,
	discard: 32,
	draw: 64
};
const FIRST_LOOK_OF_MANY = 8;
const IDEAS_MOST = 3;
/** Playouts of a comparison, in rounds between which it can be broken off. */
const COMPARED = 128;
const ROUND = 16;

/** How the run will end from here; the Core Cube is turned. */
export function outlook(engine: Engine, deck: Deck, state: GameState): Outlook {
	return outlookOf(forecast(engine, deck, known(deck, state), FORECAST_PLAYOUTS));
}

/** The best few things to do now, best first; Blocks by name. */
export function ideas(engine: Engine, deck: Deck, state: GameState, goOn: () => boolean): Idea[] {
	const thoughts = think(engine, deck, known(deck, state), choices(engine, deck, state), {
		first: FIRST_LOOK[state.step.kind] ?? FIRST_LOOK_OF_MANY,
		goOn
	});
	const { supply } = activePlayer(state);
	return thoughts
		.slice(0, IDEAS_MOST)
		.map(({ action, scores }): Idea => ({ action: withNames(supply, action), ...outlookOf(scores) }));
}

/** One deed against another, with chances that no choice among them has seen; at least one round of it. */
export function compare(
	engine: Engine,
	deck: Deck,
	state: GameState,
	better: Action,
	other: Action,
	goOn: () => boolean
): Comparison {
	setTo(engine, deck, known(deck, state));
	const decisions = [better, other].map((action) => decisionOf(engine, deck, state, action));
	const scores: [number[], number[]] = [[], []];
	do {
		const from = FRESH + scores[0].length;
		decisions.forEach((decision, k) => scores[k as 0 | 1].push(...engine.playOut(decision, ROUND, from)));
	} while (scores[0].length < COMPARED && goOn());
	const { gain, error } = paired(...scores);
	return { gain, sure: gain >= SURE * error, playouts: scores[0].length };
}

function outlookOf(scores: ArrayLike<number>): Outlook {
	const reached = Array.from(scores, tier);
	const chance = (name: Tier) => reached.filter((one) => one === name).length / reached.length;
	return {
		mean: mean(scores),
		tiers: Object.fromEntries(TIERS.map((name) => [name, chance(name)])) as Record<Tier, number>,
		playouts: scores.length
	};
}
