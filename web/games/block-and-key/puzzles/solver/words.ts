// Sets of squares of the picture as two words: squares 0 to 31 (rows 0 to 3) in `low`, the others in `high`.

export interface Words {
	readonly low: number;
	readonly high: number;
}

export const lowOf = (square: number): number => (square < 32 ? 1 << square : 0);
export const highOf = (square: number): number => (square < 32 ? 0 : 1 << (square - 32));

export function wordsOf(squares: Iterable<number>): Words {
	let low = 0;
	let high = 0;
	for (const square of squares) {
		low |= lowOf(square);
		high |= highOf(square);
	}
	return { low, high };
}

export function sizeOf(low: number, high: number): number {
	return bits(low) + bits(high);
}

/** The lowest square of a set that is not empty. */
export function firstOf(low: number, high: number): number {
	return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}

function bits(word: number): number {
	word -= (word >>> 1) & 0x55555555;
	word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
	return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
