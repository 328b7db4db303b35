// What can be done at a step of a solo run, and how it goes on: by the value through two own turns, in worlds that are settled by a
// number. The worlds in which a way was chosen are never those in which its worth is told: what stands out of many stood out by luck too.
import type { RunDecision } from '../../../../engine-wasm/host/run.ts';
import { COLOURS, type Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { withNames } from '../blocks.ts';
import { known, type Known } from '../known.ts';
import { mean } from '../paired.ts';
import { activePlayer } from '../moment.ts';
import { makeAction } from '../notation.ts';
import { actionOf, decisionOf } from '../policies/decisions.ts';
import { setTo } from '../policies/engine.ts';
import { setToValued } from '../policies/quick.ts';
import { DEEDS, ranked, WORLDS } from '../policies/ranking.ts';
import { CORE_DEEDS } from '../policies/strong.ts';
import { coreFacing } from '../setup.ts';
import { SOLO_TURNS, type Action, type GameState } from '../state.ts';

export interface Way {
	/** Blocks by name. */
	readonly action: Action;
	/** The action as a word: two ways with the same one are the same. */
	readonly word: string;
	/** In the engine's numbers; null for a side of the Core Cube. */
	readonly decision: RunDecision | null;
	/** The final score that the value expects in each of so many worlds. */
	playOn(times: number, from: number): number[];
}

// Worlds from here on: for choosing (those of the strong player lie below), for telling, and for reasons.
const CHOOSING = 1 << 22;
export const TELLING = 1 << 23;
export const READING = 1 << 24;
/** Of the Core Cube's sides, to choose. */
const CORE_PLAYOUTS = 24;

/** The first of the worlds of a decision. */
export const worldsAt = ({ actions }: Pick<Known, 'actions'>, purpose: number): number =>
	purpose + actions * WORLDS;

/** The ways that look best, best first and each once, with so much of the strong player's effort. */
export function waysOf(engine: Engine, deck: Deck, state: GameState, share = 1): Way[] {
	const seen = known(deck, state);
	const { step, turn } = seen;
	if (step.kind === 'end') throw new RangeError('the run is over');
	const from = worldsAt(seen, CHOOSING);
	if (step.kind === 'core') {
		const promise = (way: Way) => mean(way.playOn(CORE_PLAYOUTS, from));
		const sides = COLOURS.map((colour) => sideWay(engine, deck, seen, colour));
		return [...sides].sort((p, q) => promise(q) - promise(p));
	}
	const { hand } = activePlayer(state);
	const ways = ranked(setToValued(engine, deck, seen), step.kind, turn, from, share).map(({ decision }) =>
		wayOf(engine, deck, state, seen, decision, actionOf(engine, decision, hand))
	);
	return ways.filter(({ word }, index) => ways.findIndex((way) => way.word === word) === index);
}

/** The way of an action. A placement claims all that it can. */
export function wayTaken(engine: Engine, deck: Deck, state: GameState, action: Action): Way {
	const seen = known(deck, state);
	if (action.do === 'core') return sideWay(engine, deck, seen, action.colour);
	setTo(engine, deck, seen);
	return wayOf(engine, deck, state, seen, decisionOf(engine, deck, state, action), action);
}

function wayOf(
	engine: Engine,
	deck: Deck,
	state: GameState,
	seen: Known,
	decision: RunDecision,
	unnamed: Action
): Way {
	const action = withNames(activePlayer(state).supply, unnamed);
	return {
		action,
		word: makeAction(sorted(action)),
		decision,
		playOn(times, from) {
			const valued = setToValued(engine, deck, seen);
			// Nothing of the last turn is left to chance.
			const different = seen.turn === SOLO_TURNS ? 1 : times;
			const values = Array.from(valued.playOn(decision, DEEDS, different, from), inPoints);
			return different === times ? values : Array<number>(times).fill(values[0] ?? 0);
		}
	};
}

/** With the Core Cube turned, the line is still to be chosen. */
function sideWay(engine: Engine, deck: Deck, seen: Known, colour: Colour): Way {
	const turned: Known = { ...seen, core: coreFacing(deck, 1, colour), step: { kind: 'line' } };
	const action: Action = { do: 'core', colour };
	return {
		action,
		word: makeAction(action),
		decision: null,
		playOn: (times, from) =>
			Array.from(setToValued(engine, deck, turned).playOn(null, CORE_DEEDS, times, from), inPoints)
	};
}

const inPoints = (hundredths: number): number => hundredths / 100;

/** Blocks that go back and Keys that are claimed are the same in any order. */
function sorted(action: Action): Action {
	if (action.do === 'put-back') return { ...action, blocks: [...action.blocks].sort() };
	return action.do === 'claim' ? { ...action, cards: [...action.cards].sort() } : action;
}
