// A quick player: decides every step of a run by what can be claimed now or next, without looking into what is hidden.

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
	SOLO_TURNS,
	STEP_ACT,
	STEP_CLAIM,
	STEP_DISCARD,
	STEP_DRAW,
	STEP_LINE,
	STEP_MARKER,
	STEP_PUT_BACK,
	SUPPLY_MAX
} from '../shared';
import { closestBlocks } from './ancients';
import {
	considerAll,
	considerBeside,
	considerClaims,
	forgetIdeas,
	ideaBlock,
	ideaKeys,
	ideaNext,
	ideaPlacement,
	ideas,
	lookAhead
} from './ideas';
import {
	R_CLAIMABLE,
	R_CLAIMED,
	R_DRAWN,
	R_HAND,
	R_HAND_COUNT,
	R_STEP,
	R_SUPPLY,
	R_SUPPLY_COUNT,
	R_TURN,
	R_YARD,
	altarCount,
	cardColours,
	cardPips,
	cardPoints,
	cardStars,
	colourOf,
	member,
	number,
	siteOfLine
} from './run';

// A decision: what, and two numbers about it.
export const DECISION: usize = memory.data(12, 16);

/** Ideas that are thought through to the next claim. */
const BEAM: i32 = 6;
/** With so many Blocks or fewer, and no claim in sight, it digs. */
const DIG_BELOW: i32 = 4;
/** With so many turns left after this one it still draws Moons. */
const MOON_WHILE: i32 = 4;


@inline
function decide(what: i32, a: i32, b: i32): void {
	store<i32>(DECISION, what);
	store<i32>(DECISION, a, 4);
	store<i32>(DECISION, b, 8);
}

/** Writes to DECISION what to do in the step that the run is at. */
export function quickDecision(): void {
	const step = number(R_STEP);
	if (step == STEP_ACT) act();
	else if (step == STEP_LINE) decide(DECIDE_DIG, mostUsefulLine(), 0);
	else if (step == STEP_PUT_BACK) decide(DECIDE_PUT_BACK, leastUseful(), 0);
	else if (step == STEP_CLAIM) decide(DECIDE_CLAIM, number(R_CLAIMABLE), 0);
	else if (step == STEP_MARKER) decide(DECIDE_MARKER, number(R_CLAIMED) != 0 ? -1 : fullerAltar(), 0);
	else if (step == STEP_DISCARD) decide(DECIDE_DISCARD, -1, 0);
	else if (step == STEP_DRAW) decide(DECIDE_DRAW, number(R_HAND_COUNT) < HAND_MAX ? altarToDraw() : -1, 0);
	else placeForThem();
}

function act(): void {
	const last = number(R_TURN) == SOLO_TURNS;
	const most = last ? 1 : BEAM;
	forgetIdeas();
	considerClaims(most);
	const claims = ideas() > 0;
	if (!claims) considerAll(most);
	if (!last) lookAhead();
	const line = last || claims || placingPays() ? -1 : mostUsefulLine();
	if (line >= 0) decide(DECIDE_DIG, line, 0);
	else if (ideas() > 0) decidePlace(0);
	else if (last) decide(DECIDE_PASS, 0, 0);
	else digOrPass();
}

function digOrPass(): void {
	const line = mostUsefulLine();
	decide(line < 0 ? DECIDE_PASS : DECIDE_DIG, line, 0);
}

function decidePlace(idea: i32): void {
	decide(DECIDE_PLACE, ideaBlock(idea) | (ideaKeys(idea) << PLACE_SHIFT), <i32>ideaPlacement(idea));
}

/** Whether to place rather than dig when nothing can be claimed now. */
function placingPays(): bool {
	return ideas() > 0 && (ideaNext(0) > 1 || number(R_SUPPLY_COUNT) > DIG_BELOW);
}

/** How well a Block serves the hand: the VP of the Keys that show its colour. */
function usefulness(block: i32): i32 {
	const bit = 1 << colourOf(block);
	const cards = number(R_HAND_COUNT);
	let use = 1;
	for (let i = 0; i < cards; i++) {
		const card = member(R_HAND, i);
		if ((cardColours(card) & bit) != 0) use += cardPoints(card);
	}
	return use;
}

/** -1 when the yard is empty. */
function mostUsefulLine(): i32 {
	let best = -1;
	let most = 0;
	for (let line = 0; line < 6; line++) {
		let use = 0;
		for (let i = 0; i < 3; i++) {
			const block = member(R_YARD, siteOfLine(line, i));
			// More Blocks are better than the right ones.
			if (block >= 0) use += 4 + usefulness(block);
		}
		if (use <= most) continue;
		most = use;
		best = line;
	}
	return best;
}

/** The Blocks of which there are too many, as bits. */
function leastUseful(): i32 {
	const blocks = number(R_SUPPLY_COUNT);
	let chosen = 0;
	for (let over = blocks - SUPPLY_MAX; over > 0; over--) {
		let worst = 0;
		let least = i32.MAX_VALUE;
		for (let i = 0; i < blocks; i++) {
			const use = usefulness(member(R_SUPPLY, i));
			if (((chosen >> i) & 1) != 0 || use >= least) continue;
			least = use;
			worst = i;
		}
		chosen |= 1 << worst;
	}
	return chosen;
}

/** -1 when both are empty. */
function fullerAltar(): i32 {
	const altar = altarCount(1) > altarCount(0) ? 1 : 0;
	return altarCount(altar) > 0 ? altar : -1;
}

/** -1 when both are empty. */
function altarToDraw(): i32 {
	const altar = SOLO_TURNS - number(R_TURN) >= MOON_WHILE ? 1 : 0;
	if (altarCount(altar) > 0) return altar;
	return altarCount(1 - altar) > 0 ? 1 - altar : -1;
}

/** The place for the Ancients' Block that leaves the best picture. */
function placeForThem(): void {
	forgetIdeas();
	considerAncients(1);
	decide(DECIDE_ANCIENTS, ideas() > 0 ? ideaBlock(0) : -1, ideas() > 0 ? <i32>ideaPlacement(0) : 0);
}

/** Considers every place that the card drawn last allows the Ancients. */
export function considerAncients(most: i32): void {
	const card = number(R_DRAWN);
	const block = member(R_YARD, cardPips(card) - 1);
	for (let targets = closestBlocks(cardStars(card)); targets != 0; targets &= targets - 1) {
		considerBeside(block, <i32>ctz(targets), most);
	}
}

/** Lists in IDEAS what a longer thought should weigh at this step; how many there are. */
export function findIdeas(most: i32): i32 {
	forgetIdeas();
	if (number(R_STEP) != STEP_ACT) considerAncients(most);
	else {
		considerClaims(most);
		considerAll(most);
		if (number(R_TURN) < SOLO_TURNS) lookAhead();
	}
	return ideas();
}
