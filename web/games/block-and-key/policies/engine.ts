// Plans ahead: weighs its decisions by playouts in which everything hidden is drawn from what is unseen. Where nothing
// hidden is left to come, as in the last turn, a playout is the exact outcome.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { COLOURS, type Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Known } from '../known.ts';
import type { Choices } from '../choices.ts';
import { coreFacing } from '../setup.ts';
import { SOLO_TURNS, type Action } from '../state.ts';
import { positionOf } from '../temple.ts';
import { actionOf, candidates } from './decisions.ts';
import type { Policy } from './policy.ts';
import { playerOf, sheetOf } from './sheet.ts';
import { weigh, type Effort, type PlayOut, type Weighed } from './weigh.ts';

/** An action with what playouts say of it. */
export interface Thought extends Omit<Weighed, 'decision'> {
	readonly action: Action;
}

/** Playouts of a first round that keep a decision under half a second. */
export const EFFORT: Effort = { first: 6 };
/** Playouts for each side of the Core Cube. */
const CORE_PLAYOUTS = 64;

/** What may be done now, best first. Looks at nothing but what the player knows. */
export function think(engine: Engine, deck: Deck, known: Known, choices: Choices, effort: Effort): Thought[] {
	if (choices.kind === 'core') return coreThoughts(engine, deck, known);
	setTo(engine, deck, known);
	const { hand } = playerOf(known);
	const decisions = candidates(engine, choices, hand, known.turn === SOLO_TURNS);
	const playOut: PlayOut = (...playouts) => engine.playOut(...playouts);
	return weigh(playOut, decisions, effort).map(({ decision, ...weighed }) => ({
		...weighed,
		action: actionOf(engine, decision, hand)
	}));
}

/** The final scores of playouts from here on. */
export function forecast(engine: Engine, deck: Deck, known: Known, playouts: number, from = 1): Int32Array {
	setTo(engine, deck, known);
	return engine.playOut(null, playouts, from);
}

/** Sets the engine to the run as the player knows it. */
export function setTo(engine: Engine, deck: Deck, known: Known): void {
	engine.setPosition(positionOf(deck, known));
	engine.setRun(deck, sheetOf(deck, known));
}

/** With the Core Cube turned, nothing but the line is still to be chosen. */
function coreThoughts(engine: Engine, deck: Deck, known: Known): Thought[] {
	const thought = (colour: Colour): Thought => {
		const turned: Known = { ...known, core: coreFacing(deck, 1, colour), step: { kind: 'line' } };
		const scores = [...forecast(engine, deck, turned, CORE_PLAYOUTS)];
		const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
		return { action: { do: 'core', colour }, mean, scores };
	};
	return COLOURS.map(thought).sort((p, q) => q.mean - p.mean);
}

export const engine: Policy = (wasm, deck, known, choices) =>
	think(wasm, deck, known, choices, EFFORT)[0]?.action ?? { do: 'pass' };
