// A solo run as the engine looks ahead in it: what the player knows, in numbers. The order of its memory is that of
// assembly/run.ts.

/** What the run waits for; the index is the engine's number. */
const RUN_STEPS = [
	'line',
	'act',
	'put-back',
	'claim',
	'marker',
	'discard',
	'draw',
	'ancients',
	'end'
] as const;
type RunStep = (typeof RUN_STEPS)[number];

/** A Block as shape × 4 + colour, by the deck's order of shapes and the order of COLOURS. */
export type BlockNumber = number;
/** A Key card by its place in the deck. */
export type CardNumber = number;

export interface RunSheet {
	readonly step: RunStep;
	readonly turn: number;
	/** VP of the Keys claimed so far. */
	readonly points: number;
	/** Index into COLOURS. */
	readonly enigma: number;
	/** The last card drawn in this turn, or null. */
	readonly drawn: CardNumber | null;
	/** Places in the hand of the Keys that may be claimed now. */
	readonly claimable: readonly number[];
	readonly hand: readonly CardNumber[];
	readonly supply: readonly BlockNumber[];
	readonly yard: readonly (BlockNumber | null)[];
	readonly bag: readonly BlockNumber[];
	/** Sun, then Moon. */
	readonly altars: readonly [RunAltar, RunAltar];
}

export interface RunAltar {
	/** Cards that lie on it unknown. */
	readonly unknown: number;
	/** Cards put under it, the first to be drawn first. */
	readonly under: readonly CardNumber[];
	/** Cards of its kind that nobody has seen, those laid face down among them. */
	readonly unseen: readonly CardNumber[];
}

/** A step decided: what, and two numbers about it as assembly/quick.ts tells them. */
export interface RunDecision {
	readonly what: number;
	readonly a: number;
	readonly b: number;
}

export const DECISIONS = {
	pass: 0,
	dig: 1,
	place: 2,
	putBack: 3,
	claim: 4,
	marker: 5,
	discard: 6,
	draw: 7,
	ancients: 8
} as const;
/** Bits of a `place` decision's first number below the Keys that it claims. */
export const PLACE_SHIFT = 4;

/** A placement worth thinking about. */
export interface Idea {
	/** In hundredths of a VP, a rough guess. */
	readonly worth: number;
	/** Index in the supply; for the Ancients the target's number. */
	readonly block: number;
	readonly placement: number;
	/** Places in the hand of the Keys it claims, as bits. */
	readonly keys: number;
}

/** What one Altar or the rules alone can hold. */
const UNDER_MAX = 16;
const RUN_NUMBERS = 64;

/** Writes a run into the engine's input; `nextNumber` is that of the next Block on the floor. */
export function writeRun(input: Int32Array, sheet: RunSheet, nextNumber: number): void {
	input.fill(0, 0, RUN_NUMBERS);
	input.set([
		RUN_STEPS.indexOf(sheet.step),
		sheet.turn,
		sheet.points,
		sheet.enigma,
		nextNumber,
		0,
		sheet.drawn ?? -1,
		sheet.claimable.reduce((bits, key) => bits | (1 << key), 0),
		sheet.hand.length,
		...sheet.hand
	]);
	input.set([sheet.supply.length, ...sheet.supply], 13);
	input.set(
		sheet.yard.map((block) => block ?? -1),
		24
	);
	writeBits(input, 38, sheet.bag);
	sheet.altars.forEach(({ unknown, under, unseen }, altar) => {
		input[33 + altar] = unknown;
		input[35 + altar] = under.length;
		writeBits(input, 40 + 2 * altar, unseen);
		const bytes = new Uint8Array(input.buffer, input.byteOffset + 4 * 44 + altar * UNDER_MAX, UNDER_MAX);
		bytes.set(under.slice(0, UNDER_MAX));
	});
}

function writeBits(input: Int32Array, at: number, members: readonly number[]): void {
	for (const member of members) input[at + (member >> 5)]! |= 1 << (member & 31);
}
