// Chance: what is drawn from the bag and the Altars while a run is played on. Either draw by draw, or by a world: an order of
// everything hidden that is settled by a number, so that whatever is decided meets the same Blocks and cards.

let random: u64 = 1;
/** The world's number; 0 for none. */
let world: u64 = 0;
/** Blocks that went back into the bag, as bits: their place in the order is forgotten. */
let returned: u64 = 0;

const CARDS: u64 = 64;
const RETURNED: u64 = 128;

export function seed(value: u64): void {
	random = value * 0x9e3779b97f4a7c15 + 0x632be59bd9b4e019;
	world = 0;
	chance(1);
	chance(1);
}

/** From now on everything hidden lies in an order of its own, until the next `seed`. */
export function seedWorld(value: u64): void {
	world = mixed(value + 1) | 1;
	returned = 0;
}

export function forgetOrder(block: i32): void {
	returned |= (<u64>1) << (<u64>block);
}

/** A number below n. */
function chance(n: i32): i32 {
	random ^= random << 13;
	random ^= random >> 7;
	random ^= random << 17;
	return <i32>(((random >> 32) * <u64>n) >> 32);
}

/** One of the Blocks of a bag that is not empty. */
export function anyBlock(bag: u64): i32 {
	if (world == 0) return anyBit(bag);
	let first = -1;
	let least = u64.MAX_VALUE;
	for (let rest = bag; rest != 0; rest &= rest - 1) {
		const block = ctz(rest);
		const place = placeOf(block + (((returned >> block) & 1) != 0 ? RETURNED : 0));
		if (place >= least) continue;
		least = place;
		first = <i32>block;
	}
	return first;
}

/** One of the cards not seen yet, of which there are some. */
export function anyCard(unseen: u64): i32 {
	if (world == 0) return anyBit(unseen);
	let first = -1;
	let least = u64.MAX_VALUE;
	for (let rest = unseen; rest != 0; rest &= rest - 1) {
		const place = placeOf(ctz(rest) + CARDS);
		if (place >= least) continue;
		least = place;
		first = <i32>ctz(rest);
	}
	return first;
}

/** One of the bits of a word, which has some. */
function anyBit(word: u64): i32 {
	for (let skip = chance(<i32>popcnt(word)); skip > 0; skip--) word &= word - 1;
	return <i32>ctz(word);
}

/** Where something lies in the world's order; below the greatest number. */
@inline
function placeOf(thing: u64): u64 {
	return mixed(world + thing * 0x9e3779b97f4a7c15) >> 1;
}


@inline
function mixed(word: u64): u64 {
	word ^= word >> 30;
	word *= 0xbf58476d1ce4e5b9;
	word ^= word >> 27;
	word *= 0x94d049bb133111eb;
	return word ^ (word >> 31);
}
