// Numbers on which both sides of the WASM line agree. Compiled into the engine and imported by the host and the rules, so each is
// written once. Plain constants only: an i32 for the one compiler, a number for the other.

// --- a solo run -----------------------------------------------------------------------------------------------

export const SOLO_TURNS = 11;
export const HAND_MAX = 4;
export const SUPPLY_MAX = 7;
export const SITES = 9;
/** A card is its place in the deck and must fit the bits of a u64. */
export const CARDS_MAX = 60;
/** Cards that can lie under one Altar. */
export const UNDER_MAX = 16;

// What a turn waits for, in the order in which a turn meets it.
export const STEP_LINE = 0;
export const STEP_ACT = 1;
export const STEP_PUT_BACK = 2;
export const STEP_CLAIM = 3;
export const STEP_MARKER = 4;
export const STEP_DISCARD = 5;
export const STEP_DRAW = 6;
export const STEP_ANCIENTS = 7;
export const STEP_END = 8;

// What is decided, each with two numbers about it.
/** Nothing can be done. */
export const DECIDE_PASS = 0;
/** Line. */
export const DECIDE_DIG = 1;
/** Index in the supply with the Keys to be claimed above it as bits, placement. */
export const DECIDE_PLACE = 2;
/** Indices in the supply as bits. */
export const DECIDE_PUT_BACK = 3;
/** Keys of the hand as bits. */
export const DECIDE_CLAIM = 4;
/** Altar. */
export const DECIDE_MARKER = 5;
/** Index in the hand, or -1. */
export const DECIDE_DISCARD = 6;
/** Altar, or -1. */
export const DECIDE_DRAW = 7;
/** Number of the target, placement; or -1 when there is no room. */
export const DECIDE_ANCIENTS = 8;
/** Bits of a place decision's first number below the Keys. */
export const PLACE_SHIFT = 4;

// --- the memory of a run, counted in 32-bit words -----------------------------------------------------------------

export const RUN_STEP = 0;
export const RUN_TURN = 1;
/** VP of the Keys claimed so far. */
export const RUN_POINTS = 2;
export const RUN_ENIGMA = 3;
/** The number of the next Block on the floor. */
export const RUN_NUMBER = 4;
/** Whether this turn has claimed. */
export const RUN_CLAIMED = 5;
/** The last card drawn in this turn, -1 for none. */
export const RUN_DRAWN = 6;
/** Keys of the hand that may be claimed now, as bits. */
export const RUN_CLAIMABLE = 7;
/** A list is its length and then its members: four cards, ten Blocks (before three go back). */
export const RUN_HAND_COUNT = 8;
export const RUN_HAND = 9;
export const RUN_SUPPLY_COUNT = 13;
export const RUN_SUPPLY = 14;
export const RUN_YARD = 24;
/** Unknown cards in each Altar, and cards put under it. */
export const RUN_ALTAR = 33;
export const RUN_UNDER_COUNT = 35;
/** Blocks in the bag, 64 bits. */
export const RUN_BAG = 38;
/** Cards not seen yet of each Altar, 64 bits; a marker laid face down stays unseen. */
export const RUN_UNSEEN = 40;
/** Cards under each Altar, the first to be drawn first, as bytes. */
export const RUN_UNDER = 44;
export const RUN_WORDS = 64;
