// Advice on an open step of a solo run: what is worth doing, what a strong player then reaches, and why.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Advice, Effort, Idea, Reason } from '../../coach.ts';
import { known } from '../known.ts';
import { mean, paired } from '../paired.ts';
import type { Action, GameState } from '../state.ts';
import { readingsOf, reasonsOf } from './because.ts';
import { errorOf, forecastOf, lift } from './forecast.ts';
import { TELLING, waysOf, wayTaken, worldsAt, type Way } from './ways.ts';

/** Ideas that are told. */
const IDEAS = 5;
/** Worlds between two looks at the clock. */
const ROUND = 16;
/** Standard errors between an idea and the best one from which they are told apart. */
const APART = 2;

interface Told {
	readonly way: Way;
	readonly values: number[];
}

/** What to do now, best first. Looks at nothing but what the player knows. */
export function advise(engine: Engine, deck: Deck, state: GameState, effort: Effort): Advice<Action> {
	const chosen = waysOf(engine, deck, state).slice(0, IDEAS);
	const told = chosen.map((way): Told => ({ way, values: [] }));
	const playouts = playOn(state, told, effort);
	const raised = lift(state);
	const ordered = [...told].sort((p, q) => mean(q.values) - mean(p.values));
	const [best, ...others] = ordered as [Told, ...Told[]];
	const behind = others.map(({ values }) => paired(best.values, values));
	const worse = others.find((_, k) => isApart(behind[k]))?.way;
	const because = worse && explaining(engine, deck, state, worse);
	const ideas = ordered.map(({ way, values }, index): Idea<Action> => {
		const found = behind[index - 1];
		const equal = index > 0 && !isApart(found);
		return {
			action: way.action,
			value: mean(values) + raised,
			error: errorOf(values),
			behind: found ? { points: found.gain, error: found.error } : null,
			equal,
			because: index === 0 || equal ? (because?.(way) ?? []) : []
		};
	});
	// Of the one that was chosen in other worlds: the best of these is best by luck too.
	return { ideas, forecast: forecastOf(state, told[0]?.values ?? []), playouts };
}

/** Judges what was done: against what was best, in worlds that no choice among them has seen. */
export interface Judged {
	readonly best: Way;
	readonly taken: Way;
	/** The final scores that the value expects after the best; none if that is what was done. */
	readonly values: readonly number[];
	/** By how much the best was better, and the standard error of that. */
	readonly lost: number;
	readonly error: number;
}

export function judge(
	engine: Engine,
	deck: Deck,
	state: GameState,
	action: Action,
	effort: Effort,
	share = 1
): Judged | null {
	const [best] = waysOf(engine, deck, state, share);
	if (!best) return null;
	const taken = wayTaken(engine, deck, state, action);
	if (best.word === taken.word) return { best, taken, values: [], lost: 0, error: 0 };
	const told = [best, taken].map((way): Told => ({ way, values: [] }));
	playOn(state, told, effort);
	const [those, these] = told.map(({ values }) => values) as [number[], number[]];
	const { gain, error } = paired(those, these);
	return { best, taken, values: those, lost: gain, error };
}

/** Tells why a way is better than another one; nothing is told of the Core Cube. */
export function explaining(
	engine: Engine,
	deck: Deck,
	state: GameState,
	other: Way
): (better: Way) => Reason[] {
	const { decision } = other;
	if (!(engine instanceof ValuedEngine) || !decision) return () => [];
	const seen = known(deck, state);
	const those = readingsOf(engine, deck, seen, decision);
	return ({ decision: better }) =>
		better ? reasonsOf(deck, seen, { better: readingsOf(engine, deck, seen, better), other: those }) : [];
}

/** Plays all on in the same worlds, round by round; how many those are. */
function playOn(state: GameState, told: readonly Told[], { playouts, goOn = () => true }: Effort): number {
	const from = worldsAt(state, TELLING);
	let done = 0;
	do {
		const times = Math.min(ROUND, playouts - done);
		for (const { way, values } of told) values.push(...way.playOn(times, from + done));
		done += times;
	} while (done < playouts && goOn());
	return done;
}

const isApart = (found: { gain: number; error: number } | undefined): boolean =>
	found !== undefined && found.gain > 0 && found.gain > APART * found.error;
