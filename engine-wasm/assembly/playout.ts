// Playing a run to its end by the quick player, with everything hidden drawn by chance: what a playout is.

import {
	DECIDE_ANCIENTS,
	DECIDE_CLAIM,
	DECIDE_DIG,
	DECIDE_DISCARD,
	DECIDE_DRAW,
	DECIDE_MARKER,
	DECIDE_PLACE,
	DECIDE_PUT_BACK,
	HAND_MAX,
	PLACE_SHIFT,
	SOLO_TURNS,
	STEP_ACT,
	STEP_ANCIENTS,
	STEP_DISCARD,
	STEP_DRAW,
	STEP_END,
	STEP_LINE,
	STEP_MARKER,
	STEP_PUT_BACK,
	SUPPLY_MAX
} from '../shared';
import { scoreNow } from './appraise';
import { seed } from './chance';
import { place } from './ideas';
import { DECISION, quickDecision } from './quick';
import {
	R_CLAIMED,
	R_DRAWN,
	R_HAND_COUNT,
	R_STEP,
	R_SUPPLY_COUNT,
	R_TURN,
	R_YARD,
	altarCount,
	cardPips,
	claim,
	colourOf,
	discard,
	draw,
	intoBag,
	keep,
	layMarker,
	member,
	number,
	put,
	refill,
	setNumber,
	takeFromSupply,
	takeLine,
	takeSite,
	takeUp
} from './run';

/** Final scores of the playouts asked for, i32. */
export const PLAYOUTS_MAX: i32 = 1024;
export const SCORES: usize = memory.data(1024 * 4, 16);

const ROOT: usize = memory.data(256 + 880, 16);

/** Makes the run that is set now the one from which playouts start. */
export function setRoot(): void {
	keep(ROOT);
}

/** Sets the run to the one from which playouts start. */
export function takeUpRoot(): void {
	takeUp(ROOT);
}

/**
 * Plays the root so many times to its end, each time after the same first decision (-1: the quick player's own), and
 * writes the scores. The same `from` gives the same chances to whatever is decided first.
 */
export function playOut(what: i32, a: i32, b: i32, times: i32, from: i32): void {
	for (let i = 0; i < times; i++) {
		takeUpRoot();
		seed(<u64>(from + i));
		if (what >= 0) carryOut(what, a, b);
		while (number(R_STEP) != STEP_END) {
			quickDecision();
			carryOut(load<i32>(DECISION), load<i32>(DECISION, 4), load<i32>(DECISION, 8));
		}
		store<i32>(SCORES + ((<usize>i) << 2), scoreNow());
	}
	takeUpRoot();
}

/** One decision in the run that is set now. A claim decided with the placement comes with it. */
export function carryOut(what: i32, a: i32, b: i32): void {
	if (what == DECIDE_DIG) dig(a);
	else if (what == DECIDE_PLACE) {
		place(a & ((1 << PLACE_SHIFT) - 1), <u32>b);
		claim(<u64>(a >> PLACE_SHIFT));
		setNumber(R_STEP, STEP_MARKER);
	} else if (what == DECIDE_PUT_BACK) putBack(a);
	else if (what == DECIDE_CLAIM) {
		claim(<u64>a);
		setNumber(R_STEP, STEP_MARKER);
	} else if (what == DECIDE_MARKER) mark(a);
	else if (what == DECIDE_DISCARD) {
		if (a >= 0) discard(a);
		setNumber(R_STEP, STEP_DRAW);
	} else if (what == DECIDE_DRAW) drawOne(a);
	else if (what == DECIDE_ANCIENTS) ancientsPlace(a, <u32>b);
	else setNumber(R_STEP, STEP_MARKER);
}

function dig(line: i32): void {
	const first = number(R_STEP) == STEP_LINE;
	takeLine(line);
	refill();
	if (first) setNumber(R_STEP, STEP_ACT);
	else setNumber(R_STEP, number(R_SUPPLY_COUNT) > SUPPLY_MAX ? STEP_PUT_BACK : STEP_MARKER);
}

function putBack(blocks: i32): void {
	for (let i = number(R_SUPPLY_COUNT) - 1; i >= 0; i--) {
		if (((blocks >> i) & 1) != 0) intoBag(takeFromSupply(i));
	}
	setNumber(R_STEP, STEP_MARKER);
}

/** Marks the turn, with a card laid face down from an Altar or (-1) without. The game ends here after the last turn. */
function mark(altar: i32): void {
	if (altar >= 0) layMarker(altar);
	setNumber(R_STEP, number(R_TURN) == SOLO_TURNS ? STEP_END : STEP_DISCARD);
}

/** Draws one card, or (-1) none; then it is the Ancients' turn, if the hand is full or the Altars are empty. */
function drawOne(altar: i32): void {
	if (altar >= 0) draw(altar);
	const more = number(R_HAND_COUNT) < HAND_MAX && altarCount(0) + altarCount(1) > 0;
	if (altar >= 0 && more) return;
	const card = number(R_DRAWN);
	if (card >= 0 && member(R_YARD, cardPips(card) - 1) >= 0) setNumber(R_STEP, STEP_ANCIENTS);
	else nextTurn();
}

/** Puts the Ancients' Block on the floor, or (-1) back into the bag. */
function ancientsPlace(target: i32, placement: u32): void {
	const block = takeSite(cardPips(number(R_DRAWN)) - 1);
	if (target >= 0) put(placement, colourOf(block));
	else intoBag(block);
	refill();
	nextTurn();
}

function nextTurn(): void {
	setNumber(R_TURN, number(R_TURN) + 1);
	setNumber(R_CLAIMED, 0);
	setNumber(R_DRAWN, -1);
	setNumber(R_STEP, STEP_ACT);
}
