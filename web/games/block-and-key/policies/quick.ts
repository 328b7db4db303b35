// Plays by the value alone: of everything a step allows, what the value expects most of. No looking ahead.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { COLOURS, type Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import { WEIGHTS } from '../../../../puzzles/block-and-key/value.ts';
import type { Known } from '../known.ts';
import { coreFacing } from '../setup.ts';
import { actionOf } from './decisions.ts';
import { setTo } from './engine.ts';
import type { Policy } from './policy.ts';
import { playerOf } from './sheet.ts';

/** Places of Blocks that are valued at all. */
const BEAM = 16;

/** Sets the engine, which must be one with the value, to the run as the player knows it. */
export function setToValued(engine: Engine, deck: Deck, known: Known): ValuedEngine {
	if (!(engine instanceof ValuedEngine)) throw new RangeError('an engine without the value');
	setTo(engine, deck, known);
	engine.setWeights(WEIGHTS);
	return engine;
}

/** The Core Cube's side after which most is expected of the run that the engine is set to. */
export function bestSide(
	engine: Engine,
	deck: Deck,
	known: Known,
	expected: (valued: ValuedEngine) => number
): Colour {
	const values = COLOURS.map((colour) => {
		const turned: Known = { ...known, core: coreFacing(deck, 1, colour), step: { kind: 'line' } };
		return expected(setToValued(engine, deck, turned));
	});
	return COLOURS[values.indexOf(Math.max(...values))] ?? 'w';
}

export const quick: Policy = (engine, deck, known, choices) => {
	if (choices.kind === 'core') {
		const expected = (valued: ValuedEngine) => valued.choices(BEAM)[0]?.value ?? 0;
		return { do: 'core', colour: bestSide(engine, deck, known, expected) };
	}
	const [best] = setToValued(engine, deck, known).choices(BEAM);
	return best ? actionOf(engine, best, playerOf(known).hand) : { do: 'pass' };
};
