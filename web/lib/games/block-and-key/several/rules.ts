// Engine and deck of the table: started before the screens are asked for anything.
import { runEngine } from '$lib/engine/run-engine.ts';
import { deck } from '../../../../../puzzles/block-and-key/deck.ts';
import type { Rules } from '../../../../games/block-and-key/moment.ts';

let rules: Rules | null = null;

export async function ready(): Promise<void> {
	rules = { engine: await runEngine(), deck };
}

export function rulesHere(): Rules {
	if (!rules) throw new Error('the engine is not started');
	return rules;
}
