// Takes the best points at once, and where there are none keeps options: the player of the engine's playouts.
import { actionOf } from './decisions.ts';
import { setTo } from './engine.ts';
import type { Policy } from './policy.ts';
import { playerOf } from './sheet.ts';

export const greedy: Policy = (engine, deck, known, choices) => {
	const { hand, enigma } = playerOf(known);
	// Its own colour is seen from the first turn on.
	if (choices.kind === 'core') return { do: 'core', colour: enigma ?? 'w' };
	setTo(engine, deck, known);
	return actionOf(engine, engine.quickDecision(), hand);
};
