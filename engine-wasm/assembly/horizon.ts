// Playouts by the player of the value, cut after some of its own deeds: what it then expects is the result.

import { SOLO_TURNS, STEP_ACT, STEP_END } from '../shared';
import { scoreNow } from './appraise';
import { seedWorld } from './chance';
import { chosenA, chosenB, chosenValue, chosenWhat, listChoices } from './player';
import { SCORES, carryOut, takeUpRoot } from './playout';
import { R_STEP, R_TURN, number } from './run';
import { valueAfter } from './value';

/** Places of Blocks that the player of a playout thinks of. */
const BEAM: i32 = 6;

/**
 * Plays the root so many times on, each time after the same first decision, through `deeds` own turns, and writes what is
 * expected then, in hundredths of a VP, to SCORES. The same `from` means the same worlds, whatever is decided.
 */
export function playOn(what: i32, a: i32, b: i32, deeds: i32, times: i32, from: i32): void {
	for (let i = 0; i < times; i++) {
		takeUpRoot();
		seedWorld(<u64>(from + i));
		store<i32>(SCORES + ((<usize>i) << 2), <i32>nearest(expected(what, a, b, deeds) * 100));
	}
	takeUpRoot();
}

function expected(what: i32, a: i32, b: i32, deeds: i32): f32 {
	let value: f32 = 0;
	if (what >= 0) {
		if (deeds == 0) return valueAfter(what, a, b);
		carryOut(what, a, b);
	}
	while (number(R_STEP) != STEP_END) {
		const acts = number(R_STEP) == STEP_ACT;
		listChoices(BEAM);
		if (acts) {
			deeds--;
			if (deeds <= 0 || number(R_TURN) == SOLO_TURNS) return chosenValue();
		}
		carryOut(chosenWhat(), chosenA(), chosenB());
	}
	return <f32>scoreNow();
}
