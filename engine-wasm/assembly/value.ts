// The value: what a good player's run will score, from what a state looks like. Linear, with weights of its own for each turn
// and each part of a turn; the host gives them.

import {
	DECIDE_ANCIENTS,
	DECIDE_CLAIM,
	DECIDE_DIG,
	DECIDE_DISCARD,
	DECIDE_DRAW,
	DECIDE_MARKER,
	DECIDE_PLACE,
	DECIDE_PUT_BACK,
	PLACE_SHIFT,
	SOLO_TURNS,
	STEP_LINE
} from '../shared';
import { scoreNow } from './appraise';
import { FEATURE, FEATURES, findFeatures } from './features';
import { place } from './ideas';
import {
	R_DRAWN,
	R_POINTS,
	R_STEP,
	R_TURN,
	cardPips,
	claim,
	colourOf,
	discard,
	drawUnseen,
	keep,
	keepRun,
	layMarker,
	number,
	put,
	removeFromSupply,
	takeLine,
	takeSite,
	takeUp,
	takeUpRun
} from './run';

// Parts of a turn: the deed; mark, discard and draw; the Ancients. Turn 0 is the line taken before the first.
const PARTS: i32 = 3;
const DEED: i32 = 0;
const CARDS: i32 = 1;
const THEIRS: i32 = 2;
const SETS: i32 = 12 * PARTS;
export const WEIGHTS: usize = memory.data(12 * 3 * 74 * 4, 16);
export const WEIGHTS_COUNT: i32 = SETS * FEATURES;

const ASIDE: usize = memory.data(256 + 880, 16);

/** The value once a decision is carried out, before anything is drawn by chance; the run stays as it is. FEATURE tells what it saw. */
export function valueAfter(what: i32, a: i32, b: i32): f32 {
	if (what == DECIDE_PLACE || what == DECIDE_ANCIENTS) keep(ASIDE);
	else keepRun(ASIDE);
	let part = DEED;
	let suns = 0;
	let moons = 0;
	if (what == DECIDE_DIG) takeLine(a);
	else if (what == DECIDE_PLACE) {
		place(a & ((1 << PLACE_SHIFT) - 1), <u32>b);
		claim(<u64>(a >> PLACE_SHIFT));
	} else if (what == DECIDE_PUT_BACK) removeFromSupply(a);
	else if (what == DECIDE_CLAIM) claim(<u64>a);
	else if (what == DECIDE_MARKER) {
		part = CARDS;
		if (a >= 0) layMarker(a);
	} else if (what == DECIDE_DISCARD) {
		part = CARDS;
		if (a >= 0) discard(a);
	} else if (what == DECIDE_DRAW) {
		part = CARDS;
		if (a >= 0) drawUnseen(a);
		suns = i32(a == 0);
		moons = i32(a == 1);
	} else if (what == DECIDE_ANCIENTS) {
		part = THEIRS;
		const block = takeSite(cardPips(number(R_DRAWN)) - 1);
		if (a >= 0) put(<u32>b, colourOf(block));
	}
	const value = valueOf(part, suns, moons);
	if (what == DECIDE_PLACE || what == DECIDE_ANCIENTS) takeUp(ASIDE);
	else takeUpRun(ASIDE, what == DECIDE_CLAIM || what == DECIDE_DISCARD);
	return value;
}

function valueOf(part: i32, suns: i32, moons: i32): f32 {
	const turn = number(R_STEP) == STEP_LINE ? 0 : number(R_TURN);
	// Nothing but the Enigma is still to come.
	if (turn == SOLO_TURNS) return <f32>scoreNow();
	findFeatures(suns, moons);
	const weights = WEIGHTS + <usize>((turn * PARTS + part) * FEATURES * 4);
	let value = <f32>number(R_POINTS);
	const end = <usize>(FEATURES * 4);
	for (let at: usize = 0; at < end; at += 4) value += load<f32>(weights + at) * load<f32>(FEATURE + at);
	return value;
}
