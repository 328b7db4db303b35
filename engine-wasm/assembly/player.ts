// The player by value alone: whatever a step allows, worth of each by `valueAfter`, best first. Knows nothing hidden.

import {
	DECIDE_ANCIENTS,
	DECIDE_CLAIM,
	DECIDE_DIG,
	DECIDE_DISCARD,
	DECIDE_DRAW,
	DECIDE_MARKER,
	DECIDE_PASS,
	DECIDE_PLACE,
	DECIDE_PUT_BACK,
	HAND_MAX,
	PLACE_SHIFT,
	STEP_ACT,
	STEP_CLAIM,
	STEP_DISCARD,
	STEP_DRAW,
	STEP_LINE,
	STEP_MARKER,
	STEP_PUT_BACK,
	SUPPLY_MAX
} from '../shared';
import { closestBlocks, listBeside } from './ancients';
import {
	SKETCHES_MAX,
	forgetSketches,
	sketchBlock,
	sketchBlockOf,
	sketchKeys,
	sketchListed,
	sketchPlacement,
	sketches
} from './pictures';
import {
	R_CLAIMABLE,
	R_CLAIMED,
	R_DRAWN,
	R_HAND,
	R_HAND_COUNT,
	R_STEP,
	R_SUPPLY,
	R_SUPPLY_COUNT,
	R_YARD,
	altarCount,
	cardAltar,
	cardPips,
	cardStars,
	member,
	number,
	shapeOf,
	siteOfLine
} from './run';
import { valueAfter } from './value';

// A choice: what, two numbers about it, its value (f32).
const CHOICE_BYTES: usize = 16;
/** Room for all ways to put back three Blocks of ten, of which there are 120. */
export const CHOICES: usize = memory.data(128 * 16, 16);

let count: i32 = 0;


@inline
function choiceAt(index: i32): usize {
	return CHOICES + <usize>index * CHOICE_BYTES;
}


@inline
export function chosenWhat(): i32 {
	return load<i32>(CHOICES);
}


@inline
export function chosenA(): i32 {
	return load<i32>(CHOICES, 4);
}


@inline
export function chosenB(): i32 {
	return load<i32>(CHOICES, 8);
}


@inline
export function chosenValue(): f32 {
	return load<f32>(CHOICES, 12);
}

/** Lists what the step allows, best first; of the places of Blocks those `most` that look best. Never nothing. */
export function listChoices(most: i32): i32 {
	count = 0;
	const step = number(R_STEP);
	if (step == STEP_ACT) acts(min(most, SKETCHES_MAX));
	else if (step == STEP_LINE) lines();
	else if (step == STEP_PUT_BACK) putBacks();
	else if (step == STEP_CLAIM) claims();
	else if (step == STEP_MARKER) markers();
	else if (step == STEP_DISCARD) discards();
	else if (step == STEP_DRAW) draws();
	else theirs(min(most, SKETCHES_MAX));
	return count;
}

function weigh(what: i32, a: i32, b: i32): void {
	const value = valueAfter(what, a, b);
	let at = count++;
	for (; at > 0 && load<f32>(choiceAt(at - 1), 12) < value; at--) {
		memory.copy(choiceAt(at), choiceAt(at - 1), CHOICE_BYTES);
	}
	const choice = choiceAt(at);
	store<i32>(choice, what);
	store<i32>(choice, a, 4);
	store<i32>(choice, b, 8);
	store<f32>(choice, value, 12);
}

function acts(most: i32): void {
	forgetSketches();
	const blocks = number(R_SUPPLY_COUNT);
	for (let i = 0; i < blocks; i++) sketchBlockOf(i, member(R_SUPPLY, i), most);
	lines();
	for (let i = 0; i < sketches(); i++) {
		weigh(DECIDE_PLACE, sketchBlock(i) | (sketchKeys(i) << PLACE_SHIFT), sketchPlacement(i));
	}
	if (count == 0) weigh(DECIDE_PASS, 0, 0);
}

function lines(): void {
	for (let line = 0; line < 6; line++) {
		for (let i = 0; i < 3; i++) {
			if (member(R_YARD, siteOfLine(line, i)) < 0) continue;
			weigh(DECIDE_DIG, line, 0);
			break;
		}
	}
}

/** Every choice of the Blocks of which there are too many. */
function putBacks(): void {
	const blocks = number(R_SUPPLY_COUNT);
	const over = blocks - SUPPLY_MAX;
	for (let bits = 0; bits < 1 << blocks; bits++) {
		if (<i32>popcnt(<u32>bits) == over) weigh(DECIDE_PUT_BACK, bits, 0);
	}
}

/** All that can be claimed, or some, or none. */
function claims(): void {
	const all = number(R_CLAIMABLE);
	for (let bits = all; ; bits = (bits - 1) & all) {
		weigh(DECIDE_CLAIM, bits, 0);
		if (bits == 0) return;
	}
}

function markers(): void {
	if (number(R_CLAIMED) == 0) {
		for (let altar = 0; altar < 2; altar++) if (altarCount(altar) > 0) weigh(DECIDE_MARKER, altar, 0);
	}
	if (count == 0) weigh(DECIDE_MARKER, -1, 0);
}

function discards(): void {
	weigh(DECIDE_DISCARD, -1, 0);
	const cards = number(R_HAND_COUNT);
	for (let i = 0; i < cards; i++) {
		if (cardAltar(member(R_HAND, i)) >= 0) weigh(DECIDE_DISCARD, i, 0);
	}
}

function draws(): void {
	if (number(R_HAND_COUNT) < HAND_MAX) {
		for (let altar = 0; altar < 2; altar++) if (altarCount(altar) > 0) weigh(DECIDE_DRAW, altar, 0);
	}
	if (count == 0) weigh(DECIDE_DRAW, -1, 0);
}

function theirs(most: i32): void {
	forgetSketches();
	const card = number(R_DRAWN);
	const block = member(R_YARD, cardPips(card) - 1);
	for (let targets = closestBlocks(cardStars(card)); targets != 0; targets &= targets - 1) {
		const target = <i32>ctz(targets);
		sketchListed(listBeside(shapeOf(block), target), target, block, most);
	}
	for (let i = 0; i < sketches(); i++) weigh(DECIDE_ANCIENTS, sketchBlock(i), sketchPlacement(i));
	if (count == 0) weigh(DECIDE_ANCIENTS, -1, 0);
}
