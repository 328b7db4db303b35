// Looks at the brackets and quotes of a JSON text alone, without recursion, before anything recursive touches what it holds.

export interface Unsound {
	readonly what: 'deep' | 'open';
	/** The character at which it shows. */
	readonly at: number;
}

/** Null for a text that nests at most so deep and ends where it should; everything else is the parser's to refuse. */
export function unsoundNesting(text: string, most: number): Unsound | null {
	let depth = 0;
	let inString = false;
	for (let k = 0; k < text.length; k++) {
		const c = text.charCodeAt(k);
		if (inString) {
			if (c === 0x5c) k++;
			else if (c === 0x22) inString = false;
		} else if (c === 0x22) inString = true;
		else if (c === 0x7b || c === 0x5b) {
			if (++depth > most) return { what: 'deep', at: k };
		} else if (c === 0x7d || c === 0x5d) depth--;
	}
	return inString || depth > 0 ? { what: 'open', at: text.length } : null;
}
