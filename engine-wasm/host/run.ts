// A solo run as the engine looks ahead in it: what the player knows, in numbers.
import * as shared from '../shared.ts';

const STEPS = {
	line: shared.STEP_LINE,
	act: shared.STEP_ACT,
	'put-back': shared.STEP_PUT_BACK,
	claim: shared.STEP_CLAIM,
	marker: shared.STEP_MARKER,
	discard: shared.STEP_DISCARD,
	draw: shared.STEP_DRAW,
	ancients: shared.STEP_ANCIENTS,
	end: shared.STEP_END
} as const;
/** What the run waits for. */
type RunStep = keyof typeof STEPS;

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

/** A step decided: what, and two numbers about it as shared.ts tells them. */
export interface RunDecision {
	readonly what: number;
	readonly a: number;
	readonly b: number;
}

export const DECISIONS = {
	pass: shared.DECIDE_PASS,
	dig: shared.DECIDE_DIG,
	place: shared.DECIDE_PLACE,
	putBack: shared.DECIDE_PUT_BACK,
	claim: shared.DECIDE_CLAIM,
	marker: shared.DECIDE_MARKER,
	discard: shared.DECIDE_DISCARD,
	draw: shared.DECIDE_DRAW,
	ancients: shared.DECIDE_ANCIENTS
} as const;

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

/** Writes a run into the engine's input; `nextNumber` is that of the next Block on the floor. */
export function writeRun(input: Int32Array, sheet: RunSheet, nextNumber: number): void {
	input.fill(0, 0, shared.RUN_WORDS);
	input[shared.RUN_STEP] = STEPS[sheet.step];
	input[shared.RUN_TURN] = sheet.turn;
	input[shared.RUN_POINTS] = sheet.points;
	input[shared.RUN_ENIGMA] = sheet.enigma;
	input[shared.RUN_NUMBER] = nextNumber;
	input[shared.RUN_DRAWN] = sheet.drawn ?? -1;
	writeBits(input, shared.RUN_CLAIMABLE, sheet.claimable);
	input.set([sheet.hand.length, ...sheet.hand], shared.RUN_HAND_COUNT);
	input.set([sheet.supply.length, ...sheet.supply], shared.RUN_SUPPLY_COUNT);
	const yard = sheet.yard.map((block) => block ?? -1);
	input.set(yard, shared.RUN_YARD);
	writeBits(input, shared.RUN_BAG, sheet.bag);
	const under = new Uint8Array(input.buffer, input.byteOffset + 4 * shared.RUN_UNDER);
	sheet.altars.forEach((altar, k) => {
		input[shared.RUN_ALTAR + k] = altar.unknown;
		input[shared.RUN_UNDER_COUNT + k] = altar.under.length;
		writeBits(input, shared.RUN_UNSEEN + 2 * k, altar.unseen);
		under.set(altar.under.slice(0, shared.UNDER_MAX), k * shared.UNDER_MAX);
	});
}

/** A run as the engine has it. */
export interface EngineRun extends RunSheet {
	/** That of the next Block on the floor. */
	readonly nextNumber: number;
}

/** Turn and step alone. */
export function momentOf(run: Int32Array): Pick<EngineRun, 'turn' | 'step'> {
	const code = run[shared.RUN_STEP];
	const step = Object.entries(STEPS).find(([, each]) => each === code)?.[0] as RunStep;
	return { step, turn: run[shared.RUN_TURN] as number };
}

/** What `writeRun` writes, read back from the engine's own run. */
export function readRun(run: Int32Array): EngineRun {
	const word = (at: number) => run[at] as number;
	const list = (at: number) => [...run.subarray(at + 1, at + 1 + word(at))];
	const orNull = (number: number) => (number < 0 ? null : number);
	const under = new Uint8Array(run.buffer, run.byteOffset + 4 * shared.RUN_UNDER);
	const altar = (k: number): RunAltar => ({
		unknown: word(shared.RUN_ALTAR + k),
		under: [...under.subarray(k * shared.UNDER_MAX, k * shared.UNDER_MAX + word(shared.RUN_UNDER_COUNT + k))],
		unseen: readBits(run, shared.RUN_UNSEEN + 2 * k, 2)
	});
	return {
		...momentOf(run),
		points: word(shared.RUN_POINTS),
		enigma: word(shared.RUN_ENIGMA),
		nextNumber: word(shared.RUN_NUMBER),
		drawn: orNull(word(shared.RUN_DRAWN)),
		claimable: readBits(run, shared.RUN_CLAIMABLE, 1),
		hand: list(shared.RUN_HAND_COUNT),
		supply: list(shared.RUN_SUPPLY_COUNT),
		yard: [...run.subarray(shared.RUN_YARD, shared.RUN_YARD + shared.SITES)].map(orNull),
		bag: readBits(run, shared.RUN_BAG, 2),
		altars: [altar(0), altar(1)]
	};
}

function writeBits(input: Int32Array, at: number, members: readonly number[]): void {
	for (const member of members) input[at + (member >> 5)]! |= 1 << (member & 31);
}

function readBits(input: Int32Array, at: number, words: number): number[] {
	return Array.from({ length: 32 * words }, (_, member) => member).filter(
		(member) => ((input[at + (member >> 5)] as number) >> (member & 31)) & 1
	);
}
