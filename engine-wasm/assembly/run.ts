// A solo run as the engine plays it to look ahead: the position, and beside it what a player knows of yard, bag, cards and
// turns. What is hidden is not here; whoever plays on draws it from what is unseen.

import {
	RUN_ALTAR,
	RUN_BAG,
	RUN_CLAIMABLE,
	RUN_CLAIMED,
	RUN_DRAWN,
	RUN_ENIGMA,
	RUN_HAND,
	RUN_HAND_COUNT,
	RUN_NUMBER,
	RUN_POINTS,
	RUN_STEP,
	RUN_SUPPLY,
	RUN_SUPPLY_COUNT,
	RUN_TURN,
	RUN_UNDER,
	RUN_UNDER_COUNT,
	RUN_UNSEEN,
	RUN_YARD,
	RUN_WORDS,
	SITES,
	UNDER_MAX
} from '../shared';
import { positionChanged } from './board';
import { anyBlock, anyCard, forgetOrder } from './chance';
import {
	COLOURED,
	INPUT,
	LEVELS,
	OCCUPIED,
	OWNERS,
	POSITION,
	POSITION_BYTES,
	ROW_BYTES,
	level,
	setLevel
} from './layout';
import { copyKey, keyOut, useKeys } from './keys';
import { CELL_BYTES, cells, cellsEnd, orientationAt } from './shapes';

const NONE: i32 = -1;

// A card: its key in four rotations, then VP, Stars, Pips, squares, colours as bits, Altar.
const CARD_BYTES: usize = 192;
const CARDS: usize = memory.data(60 * 192, 16);

// The run in the layout of shared.ts; a copy of these bytes and of the position is a copy of the run.
const RUN_BYTES: usize = (<usize>RUN_WORDS) << 2;
export const RUN: usize = memory.data(256, 16);
export const R_STEP: usize = RUN + ((<usize>RUN_STEP) << 2);
export const R_TURN: usize = RUN + ((<usize>RUN_TURN) << 2);
export const R_POINTS: usize = RUN + ((<usize>RUN_POINTS) << 2);
export const R_ENIGMA: usize = RUN + ((<usize>RUN_ENIGMA) << 2);
const R_NUMBER: usize = RUN + ((<usize>RUN_NUMBER) << 2);
export const R_CLAIMED: usize = RUN + ((<usize>RUN_CLAIMED) << 2);
export const R_DRAWN: usize = RUN + ((<usize>RUN_DRAWN) << 2);
export const R_CLAIMABLE: usize = RUN + ((<usize>RUN_CLAIMABLE) << 2);
export const R_HAND_COUNT: usize = RUN + ((<usize>RUN_HAND_COUNT) << 2);
export const R_HAND: usize = RUN + ((<usize>RUN_HAND) << 2);
export const R_SUPPLY_COUNT: usize = RUN + ((<usize>RUN_SUPPLY_COUNT) << 2);
export const R_SUPPLY: usize = RUN + ((<usize>RUN_SUPPLY) << 2);
export const R_YARD: usize = RUN + ((<usize>RUN_YARD) << 2);
const R_ALTAR: usize = RUN + ((<usize>RUN_ALTAR) << 2);
const R_UNDER_COUNT: usize = RUN + ((<usize>RUN_UNDER_COUNT) << 2);
const R_BAG: usize = RUN + ((<usize>RUN_BAG) << 2);
const R_UNSEEN: usize = RUN + ((<usize>RUN_UNSEEN) << 2);
const R_UNDER: usize = RUN + ((<usize>RUN_UNDER) << 2);


@inline
function cardAt(card: i32): usize {
	return CARDS + <usize>card * CARD_BYTES;
}


@inline
export function cardPoints(card: i32): i32 {
	return load<i32>(cardAt(card), 160);
}


@inline
export function cardStars(card: i32): i32 {
	return load<i32>(cardAt(card), 164);
}


@inline
export function cardPips(card: i32): i32 {
	return load<i32>(cardAt(card), 168);
}


@inline
export function cardSquares(card: i32): i32 {
	return load<i32>(cardAt(card), 172);
}

/** Colours on the card, as bits. */
@inline
export function cardColours(card: i32): i32 {
	return load<i32>(cardAt(card), 176);
}

/** 0 Sun, 1 Moon, -1 for a Star. */
@inline
export function cardAltar(card: i32): i32 {
	return load<i32>(cardAt(card), 180);
}

/** Keeps key 0 as a card; INPUT holds VP, Stars, Pips, squares, colours, Altar. */
export function storeCard(card: i32): void {
	keyOut(0, cardAt(card));
	memory.copy(cardAt(card) + 160, INPUT, 24);
}

/** Takes the run from INPUT, in the order of its memory; 64-bit words as two halves. The position is set already. */
export function loadRun(): void {
	memory.copy(RUN, INPUT, RUN_BYTES);
	handChanged();
}

export function keep(place: usize): void {
	memory.copy(place, RUN, RUN_BYTES);
	memory.copy(place + RUN_BYTES, POSITION, POSITION_BYTES);
}

/** As `keep`, without the position. */
export function keepRun(place: usize): void {
	memory.copy(place, RUN, RUN_BYTES);
}

/** Takes up what `keepRun` kept; the position has not changed since, nor has the hand unless told. */
export function takeUpRun(place: usize, hand: bool): void {
	memory.copy(RUN, place, RUN_BYTES);
	if (hand) handChanged();
}

export function takeUp(place: usize): void {
	memory.copy(RUN, place, RUN_BYTES);
	memory.copy(POSITION, place + RUN_BYTES, POSITION_BYTES);
	positionChanged();
	handChanged();
}

// --- numbers of the run ---------------------------------------------------------------------------------------

@inline
export function number(place: usize): i32 {
	return load<i32>(place);
}


@inline
export function setNumber(place: usize, value: i32): void {
	store<i32>(place, value);
}


@inline
export function member(list: usize, index: i32): i32 {
	return load<i32>(list + ((<usize>index) << 2));
}


@inline
export function setMember(list: usize, index: i32, value: i32): void {
	store<i32>(list + ((<usize>index) << 2), value);
}

function removeMember(count: usize, list: usize, index: i32): void {
	const last = number(count) - 1;
	for (let i = index; i < last; i++) setMember(list, i, member(list, i + 1));
	setNumber(count, last);
}

function addMember(count: usize, list: usize, value: i32): void {
	const at = number(count);
	setMember(list, at, value);
	setNumber(count, at + 1);
}

// --- Blocks ---------------------------------------------------------------------------------------------------

@inline
export function shapeOf(block: i32): i32 {
	return block >> 2;
}


@inline
export function colourOf(block: i32): i32 {
	return block & 3;
}

/** Puts a Block of a colour on the floor. */
export function put(placement: u32, colour: i32): void {
	const orientation = orientationAt(placement >> 9);
	const z = <i32>((placement >> 6) & 7);
	const square = <i32>(placement & 63);
	const coloured = COLOURED + <usize>colour * ROW_BYTES;
	for (let higher = z; higher < LEVELS; higher++) {
		const layer = level(orientation, higher - z) << (<u64>square);
		setLevel(OCCUPIED, higher, level(OCCUPIED, higher) | layer);
		setLevel(coloured, higher, level(coloured, higher) | layer);
	}
	const owner = <u8>number(R_NUMBER);
	setNumber(R_NUMBER, number(R_NUMBER) + 1);
	const end = cellsEnd(orientation);
	for (let cell = cells(orientation); cell < end; cell += CELL_BYTES) {
		const at = ((z + (load<i32>(cell, 8) >> 3)) << 6) + square + load<i32>(cell, 4);
		store<u8>(OWNERS + <usize>at, owner);
	}
	positionChanged();
}

export function takeFromSupply(index: i32): i32 {
	const block = member(R_SUPPLY, index);
	removeMember(R_SUPPLY_COUNT, R_SUPPLY, index);
	return block;
}

export function intoBag(block: i32): void {
	store<u64>(R_BAG, load<u64>(R_BAG) | ((<u64>1) << (<u64>block)));
	forgetOrder(block);
}

/** Takes away the Blocks of the supply given as bits. */
export function removeFromSupply(blocks: i32): void {
	for (let i = number(R_SUPPLY_COUNT) - 1; i >= 0; i--) {
		if (((blocks >> i) & 1) != 0) removeMember(R_SUPPLY_COUNT, R_SUPPLY, i);
	}
}

/** The sites of a line: rows 0–2, columns 3–5. */
@inline
export function siteOfLine(line: i32, i: i32): i32 {
	return line < 3 ? line * 3 + i : i * 3 + line - 3;
}

/** Takes a line of the yard, which stays empty until the refill. */
export function takeLine(line: i32): void {
	for (let i = 0; i < 3; i++) {
		const site = siteOfLine(line, i);
		const block = member(R_YARD, site);
		if (block == NONE) continue;
		addMember(R_SUPPLY_COUNT, R_SUPPLY, block);
		setMember(R_YARD, site, NONE);
	}
}

export function refill(): void {
	for (let site = 0; site < SITES; site++) {
		const bag = load<u64>(R_BAG);
		if (bag == 0) return;
		if (member(R_YARD, site) != NONE) continue;
		const block = anyBlock(bag);
		store<u64>(R_BAG, bag & ~((<u64>1) << (<u64>block)));
		setMember(R_YARD, site, block);
	}
}

/** Takes the Block off a site; -1 when there is none. */
export function takeSite(site: i32): i32 {
	const block = member(R_YARD, site);
	setMember(R_YARD, site, NONE);
	return block;
}

// --- cards ----------------------------------------------------------------------------------------------------

/** Makes the hand the keys that are asked for. */
export function handChanged(): void {
	const count = number(R_HAND_COUNT);
	for (let i = 0; i < count; i++) copyKey(i, cardAt(member(R_HAND, i)));
	useKeys(count);
}

/** Lays open the Keys of the hand given as bits. */
export function claim(keys: u64): void {
	if (keys == 0) return;
	setNumber(R_CLAIMED, 1);
	for (let i = number(R_HAND_COUNT) - 1; i >= 0; i--) {
		if (((keys >> (<u64>i)) & 1) == 0) continue;
		setNumber(R_POINTS, number(R_POINTS) + cardPoints(member(R_HAND, i)));
		removeMember(R_HAND_COUNT, R_HAND, i);
	}
	handChanged();
}

/** VP of the Keys of the hand given as bits. */
export function pointsOf(keys: u64): i32 {
	let points = 0;
	for (; keys != 0; keys &= keys - 1) points += cardPoints(member(R_HAND, <i32>ctz(keys)));
	return points;
}


@inline
export function altarCount(altar: i32): i32 {
	return member(R_ALTAR, altar) + member(R_UNDER_COUNT, altar);
}

/** Lays a card of an Altar face down: nobody learns which it is. */
export function layMarker(altar: i32): void {
	if (member(R_ALTAR, altar) > 0) setMember(R_ALTAR, altar, member(R_ALTAR, altar) - 1);
	else fromUnder(altar);
}

/** A card leaves an Altar for the hand, but nobody looks at it yet. */
export function drawUnseen(altar: i32): void {
	layMarker(altar);
}

export function draw(altar: i32): void {
	let card: i32;
	if (member(R_ALTAR, altar) > 0) {
		const unseen = R_UNSEEN + ((<usize>altar) << 3);
		card = anyCard(load<u64>(unseen));
		store<u64>(unseen, load<u64>(unseen) & ~((<u64>1) << (<u64>card)));
		setMember(R_ALTAR, altar, member(R_ALTAR, altar) - 1);
	} else {
		card = fromUnder(altar);
	}
	addMember(R_HAND_COUNT, R_HAND, card);
	setNumber(R_DRAWN, card);
	handChanged();
}

function fromUnder(altar: i32): i32 {
	const list = R_UNDER + <usize>(altar * UNDER_MAX);
	const card = <i32>load<u8>(list);
	memory.copy(list, list + 1, <usize>(UNDER_MAX - 1));
	setMember(R_UNDER_COUNT, altar, member(R_UNDER_COUNT, altar) - 1);
	return card;
}

/** Puts a card of the hand under its Altar. */
export function discard(index: i32): void {
	const card = member(R_HAND, index);
	const altar = cardAltar(card);
	const count = member(R_UNDER_COUNT, altar);
	store<u8>(R_UNDER + <usize>(altar * UNDER_MAX + count), <u8>card);
	setMember(R_UNDER_COUNT, altar, count + 1);
	removeMember(R_HAND_COUNT, R_HAND, index);
	handChanged();
}
