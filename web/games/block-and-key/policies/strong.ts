// Plays what the value likes best after looking on: the better decisions are played on by the value in the same worlds, through
// own turns yet to come, and what it then expects is compared. Always so many playouts, so that the answer is the same again.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { RunDecision } from '../../../../engine-wasm/host/run.ts';
import type { Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Choices } from '../choices.ts';
import type { Known } from '../known.ts';
import { mean } from '../paired.ts';
import { SOLO_TURNS } from '../state.ts';
import { actionOf } from './decisions.ts';
import type { Policy } from './policy.ts';
import { bestSide, setToValued } from './quick.ts';
import { playerOf } from './sheet.ts';
import { weigh, type PlayOut } from './weigh.ts';

/** Own turns of a playout; a few more for the Core Cube's side, which is there for all of them. */
const DEEDS = 2;
const CORE_DEEDS = 3;
const CORE_PLAYOUTS = 24;

interface Effort {
	readonly most: number;
	readonly first: number;
}

/** Of the decisions that the value likes best, how many are played on, and how often in the first round; none: the first is taken. */
const EFFORT: Readonly<Record<Exclude<Choices['kind'], 'core' | 'end'>, Effort>> = {
	line: { most: 6, first: 24 },
	act: { most: 16, first: 16 },
	'put-back': { most: 8, first: 12 },
	claim: { most: 3, first: 24 },
	marker: { most: 1, first: 0 },
	discard: { most: 5, first: 24 },
	draw: { most: 2, first: 48 },
	ancients: { most: 10, first: 16 }
};
/** Places of Blocks among which the value chooses. */
const BEAM = 24;

/** Worlds of one decision; the next one has others. */
const WORLDS = 4096;

export const strong: Policy = (engine, deck, known, choices) => {
	if (choices.kind === 'end') return { do: 'pass' };
	if (choices.kind === 'core') return { do: 'core', colour: sideOf(engine, deck, known) };
	const best = bestOf(setToValued(engine, deck, known), known, EFFORT[choices.kind]);
	return best ? actionOf(engine, best, playerOf(known).hand) : { do: 'pass' };
};

function bestOf(
	engine: ValuedEngine,
	{ turn, actions }: Known,
	{ most, first }: Effort
): RunDecision | undefined {
	const liked = engine.choices(BEAM).slice(0, most);
	// In the last turn the value is the score.
	if (liked.length < 2 || turn === SOLO_TURNS) return liked[0];
	const from = actions * WORLDS;
	const playOn: PlayOut = (decision, times, world) => engine.playOn(decision, DEEDS, times, from + world);
	return weigh(playOn, liked, { first })[0]?.decision;
}

function sideOf(engine: Engine, deck: Deck, known: Known): Colour {
	return bestSide(engine, deck, known, (valued) => mean(valued.playOn(null, CORE_DEEDS, CORE_PLAYOUTS, 1)));
}
