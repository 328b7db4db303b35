// Plays what the value likes best after looking on: the better decisions are played on by the value in the same worlds, through
// own turns yet to come, and what it then expects is compared. Always so many playouts, so that the answer is the same again.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Known } from '../known.ts';
import { mean } from '../paired.ts';
import { actionOf } from './decisions.ts';
import type { Policy } from './policy.ts';
import { bestSide, setToValued } from './quick.ts';
import { ranked, WORLDS } from './ranking.ts';
import { playerOf } from './sheet.ts';

/** Own turns of a playout for the Core Cube's side: a few more, as it is there for all of them. */
export const CORE_DEEDS = 3;
const CORE_PLAYOUTS = 24;

export const strong: Policy = (engine, deck, known, choices) => {
	if (choices.kind === 'end') return { do: 'pass' };
	if (choices.kind === 'core') return { do: 'core', colour: sideOf(engine, deck, known) };
	const [best] = ranked(setToValued(engine, deck, known), choices.kind, known.turn, known.actions * WORLDS);
	return best ? actionOf(engine, best.decision, playerOf(known).hand) : { do: 'pass' };
};

function sideOf(engine: Engine, deck: Deck, known: Known): Colour {
	return bestSide(engine, deck, known, (valued) => mean(valued.playOn(null, CORE_DEEDS, CORE_PLAYOUTS, 1)));
}
