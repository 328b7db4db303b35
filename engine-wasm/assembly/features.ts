// What a state of a solo run looks like to the value: some seventy cheap numbers about hand, picture, supply, yard and floor.
// Nothing hidden is among them.

import { HAND_MAX, SITES } from '../shared';
import { enigmaFaces, mostShowing } from './appraise';
import { floorSquares, knowLooking, knowPlacing } from './board';
import { claimBest, claimKeysOf, knowClaims } from './claiming';
import { cornersInside, cornersShowing, turnedKey } from './keys';
import { COLOURS, HEIGHTS, LEVELS, OCCUPIED, SEEN, level } from './layout';
import {
	R_ENIGMA,
	R_HAND,
	R_HAND_COUNT,
	R_SUPPLY,
	R_SUPPLY_COUNT,
	R_YARD,
	altarCount,
	cardAltar,
	cardColours,
	cardPoints,
	cardSquares,
	colourOf,
	member,
	number,
	pointsOf,
	shapeOf,
	siteOfLine
} from './run';
import { cells, cellsEnd, CELL_BYTES, firstOrientation, orientationAt } from './shapes';

export const FEATURES: i32 = 74;
/** The features found last, f32. */
export const FEATURE: usize = memory.data(74 * 4, 16);

/** How near a Key is: its state (below) and the squares missing at its best place, i32 each. */
const NEARNESS: usize = memory.data(4 * 8, 16);
const NOW: i32 = 0;
const FROM_YARD: i32 = 1;
const ONE_COLOUR: i32 = 2;
const ONE_COLOUR_OF_YARD: i32 = 3;
const TWO_COLOURS: i32 = 4;
const FAR: i32 = 5;
const STATES: i32 = 6;

let next: usize = 0;


@inline
function add(value: i32): void {
	store<f32>(next, <f32>value);
	next += 4;
}


@inline
function addIf(holds: bool): void {
	add(i32(holds));
}

/** Finds the features of the run as it stands, with so many cards still to be drawn from each Altar. */
export function findFeatures(suns: i32, moons: i32): void {
	knowPlacing();
	knowLooking();
	knowClaims();
	next = FEATURE;
	add(1);
	const supply = coloursOf(R_SUPPLY, number(R_SUPPLY_COUNT));
	const yard = coloursOf(R_YARD, SITES);
	addKeys(supply, yard);
	addClaims();
	addSupply(supply);
	addYard();
	addHand(suns, moons);
	addFloor();
}

function coloursOf(list: usize, count: i32): i32 {
	let colours = 0;
	for (let i = 0; i < count; i++) {
		const block = member(list, i);
		if (block >= 0) colours |= 1 << colourOf(block);
	}
	return colours;
}

// --- Keys -----------------------------------------------------------------------------------------------------

function addKeys(supply: i32, yard: i32): void {
	const cards = number(R_HAND_COUNT);
	const blocks = number(R_SUPPLY_COUNT);
	let now: u64 = 0;
	for (let i = 0; i < blocks; i++) now |= claimKeysOf(member(R_SUPPLY, i));
	let dug: u64 = 0;
	for (let site = 0; site < SITES; site++) {
		const block = member(R_YARD, site);
		if (block >= 0) dug |= claimKeysOf(block);
	}
	for (let i = 0; i < cards; i++) {
		const place = NEARNESS + ((<usize>i) << 3);
		store<i32>(place, cardSquares(member(R_HAND, i)) - mostShowing(i, SEEN), 4);
		if (((now >> (<u64>i)) & 1) != 0) store<i32>(place, NOW);
		else if (((dug >> (<u64>i)) & 1) != 0) store<i32>(place, FROM_YARD);
		else store<i32>(place, colourState(i, supply, yard));
	}
	for (let kind = -1; kind < 2; kind++) {
		const states = next;
		const end = states + ((<usize>(STATES + 4)) << 2);
		for (; next < end;) add(0);
		for (let i = 0; i < cards; i++) {
			if (cardAltar(member(R_HAND, i)) != kind) continue;
			const place = NEARNESS + ((<usize>i) << 3);
			countOne(states, load<i32>(place), 1);
			const missing = load<i32>(place, 4);
			countOne(states, STATES, missing);
			countOne(states, STATES + 1, i32(missing == 2));
			countOne(states, STATES + 2, i32(missing == 3));
			countOne(states, STATES + 3, i32(missing > 3));
		}
	}
}


@inline
function countOne(list: usize, index: i32, value: i32): void {
	const place = list + ((<usize>index) << 2);
	store<f32>(place, load<f32>(place) + <f32>value);
}

/** In how many colours a Key that nothing completes at once is still wanting, at the place where that is least. */
function colourState(key: i32, supply: i32, yard: i32): i32 {
	let state = FAR;
	const both = supply | yard;
	for (let rotation = 0; rotation < 4; rotation++) {
		const turned = turnedKey(key, rotation);
		const corners = cornersInside(turned);
		if (corners == 0) continue;
		let ones: u64 = 0;
		let more: u64 = 0;
		let many: u64 = 0;
		let notSupply: u64 = 0;
		let notYard: u64 = 0;
		let notBoth: u64 = 0;
		for (let c = 0; c < COLOURS; c++) {
			const squares = level(turned, c);
			if (squares == 0) continue;
			const wanting = corners & ~cornersShowing(corners, squares, level(SEEN, c));
			many |= more & wanting;
			more |= ones & wanting;
			ones |= wanting;
			if (((supply >> c) & 1) == 0) notSupply |= wanting;
			if (((yard >> c) & 1) == 0) notYard |= wanting;
			if (((both >> c) & 1) == 0) notBoth |= wanting;
		}
		if ((corners & ~more & ~notSupply) != 0) return ONE_COLOUR;
		if ((corners & ~more & ~notYard) != 0) state = ONE_COLOUR_OF_YARD;
		else if (state == FAR && (corners & ~many & ~notBoth) != 0) state = TWO_COLOURS;
	}
	return state;
}

// --- what can be claimed ----------------------------------------------------------------------------------------

function addClaims(): void {
	const blocks = number(R_SUPPLY_COUNT);
	let best = 0;
	let two = 0;
	let claiming = 0;
	let all: u64 = 0;
	for (let i = 0; i < blocks; i++) {
		const block = member(R_SUPPLY, i);
		const points = claimBest(block);
		if (points == 0) continue;
		const keys = claimKeysOf(block);
		all |= keys;
		claiming++;
		best = max(best, points);
		for (let j = 0; j < i; j++) {
			const other = member(R_SUPPLY, j);
			const together = min(points + claimBest(other), pointsOf(keys | claimKeysOf(other)));
			two = max(two, together);
		}
	}
	add(best);
	addIf(best > 1);
	addIf(best > 3);
	addIf(best > 5);
	add(max(two - best, 0));
	add(min(claiming, 4));
	add(pointsOf(all));
	let ofYard = 0;
	let line = 0;
	for (let each = 0; each < 6; each++) {
		let keys = all;
		for (let i = 0; i < 3; i++) {
			const block = member(R_YARD, siteOfLine(each, i));
			if (block < 0) continue;
			ofYard = max(ofYard, claimBest(block));
			keys |= claimKeysOf(block);
		}
		line = max(line, pointsOf(keys));
	}
	add(ofYard);
	add(max(ofYard - best, 0));
	add(line);
}

// --- Blocks ---------------------------------------------------------------------------------------------------

/** VP of the Keys of the hand that show a colour. */
function usefulness(colour: i32): i32 {
	const cards = number(R_HAND_COUNT);
	let use = 0;
	for (let i = 0; i < cards; i++) {
		const card = member(R_HAND, i);
		if (((cardColours(card) >> colour) & 1) != 0) use += cardPoints(card);
	}
	return use;
}

function cellsOf(block: i32): i32 {
	const orientation = orientationAt(firstOrientation(shapeOf(block)));
	return <i32>((cellsEnd(orientation) - cells(orientation)) / CELL_BYTES);
}

function addSupply(colours: i32): void {
	const blocks = number(R_SUPPLY_COUNT);
	const enigma = number(R_ENIGMA);
	let use = 0;
	let size = 0;
	let ofEnigma = 0;
	for (let i = 0; i < blocks; i++) {
		const block = member(R_SUPPLY, i);
		use += usefulness(colourOf(block));
		size += cellsOf(block);
		ofEnigma += i32(colourOf(block) == enigma);
	}
	add(blocks);
	addIf(blocks == 0);
	addIf(blocks == 1);
	addIf(blocks == 2);
	addIf(blocks == 3);
	addIf(blocks > 5);
	add(size);
	add(<i32>popcnt(<u32>colours));
	add(use);
	add(ofEnigma);
	const cards = number(R_HAND_COUNT);
	let wanting = 0;
	let worth = 0;
	for (let i = 0; i < cards; i++) {
		const card = member(R_HAND, i);
		const absent = <i32>popcnt(<u32>(cardColours(card) & ~colours));
		wanting += absent;
		if (absent == 0) worth += cardPoints(card);
	}
	add(wanting);
	add(worth);
}

function addYard(): void {
	let use = 0;
	let empty = 0;
	let ofEnigma = 0;
	for (let site = 0; site < SITES; site++) {
		const block = member(R_YARD, site);
		if (block < 0) empty++;
		else {
			use += usefulness(colourOf(block));
			ofEnigma += i32(colourOf(block) == number(R_ENIGMA));
		}
	}
	add(empty);
	add(use);
	add(ofEnigma);
}

// --- cards ----------------------------------------------------------------------------------------------------

function addHand(suns: i32, moons: i32): void {
	const cards = number(R_HAND_COUNT);
	let points = 0;
	for (let i = 0; i < cards; i++) points += cardPoints(member(R_HAND, i));
	const empty = HAND_MAX - cards - suns - moons;
	add(points);
	add(empty);
	addIf(empty > 0);
	add(suns);
	add(moons);
	add(altarCount(0));
	add(altarCount(1));
	addIf(altarCount(1) == 0);
}

// --- the floor ------------------------------------------------------------------------------------------------

function addFloor(): void {
	add(enigmaFaces());
	const floor = floorSquares();
	let seen: u64 = 0;
	for (let c = 0; c < COLOURS; c++) seen |= level(SEEN, c);
	add(<i32>popcnt(seen));
	let tops = 0;
	let highest = 0;
	let high = 0;
	let room = 0;
	let fronts = 0;
	let steps = 0;
	let before = -1;
	for (let u = 0; u < 8; u++) {
		let top = 0;
		let near = 8;
		let front = 0;
		for (let y = 0; y < 8; y++) {
			const height = <i32>load<u8>(HEIGHTS + <usize>((y << 3) + u));
			if (height == 0) continue;
			if (near == 8) {
				near = y;
				front = height;
			}
			top = max(top, height);
		}
		tops += top;
		highest = max(highest, top);
		high += i32(top > 4);
		room += near;
		fronts += front;
		if (before >= 0) steps += abs(front - before);
		before = front;
	}
	add(tops);
	add(highest);
	add(high);
	add(room);
	add(fronts);
	add(steps);
	let filled = 0;
	for (let z = 0; z < LEVELS; z++) filled += <i32>popcnt(level(OCCUPIED, z));
	add(filled);
	add(<i32>popcnt(floor & ~level(OCCUPIED, 0) & 0xffff));
}
