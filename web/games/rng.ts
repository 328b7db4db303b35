// A small seeded generator: the same text gives the same numbers on every machine, so only integer arithmetic is used.

export interface Random {
	/** A whole number from 0 to 2³² − 1. */
	next(): number;
	/** A whole number from 0 to n − 1. */
	below(n: number): number;
	/** A new list with the same members in another order. */
	shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a over the text's code units, from a start value of its own for each word of the state. */
function hash(text: string, start: number): number {
	let h = (0x811c9dc5 ^ start) >>> 0;
	for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193) >>> 0;
	return h;
}

/** sfc32, seeded from a text. */
export function randomFrom(seed: string): Random {
	let a = hash(seed, 1);
	let b = hash(seed, 2);
	let c = hash(seed, 3);
	let counter = 1;

	function next(): number {
		const t = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = ((c << 21) | (c >>> 11)) + t;
		c |= 0;
		return t >>> 0;
	}

	// The first words still look like the seed.
	for (let k = 0; k < 20; k++) next();

	function below(n: number): number {
		return Math.floor((next() / 0x1_0000_0000) * n);
	}

	function shuffled<T>(list: readonly T[]): T[] {
		const rest = [...list];
		const out: T[] = [];
		while (rest.length > 0) out.push(...rest.splice(below(rest.length), 1));
		return out;
	}

	return { next, below, shuffled };
}
