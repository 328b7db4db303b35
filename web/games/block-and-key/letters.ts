// A row of bits as letters that survive a URL, six bits to a letter: what the packed links are written with.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._';
const LETTER_BITS = 6;

export type LettersFault =
	/** Fewer letters than were promised. */
	| 'cut-off'
	/** A number that stands for nothing there. */
	| 'unknown';

/** Thrown for letters that nobody here has written. */
export class LettersError extends Error {
	readonly code: LettersFault;
	constructor(code: LettersFault) {
		super(code);
		this.code = code;
	}
}

export type Write = (value: number, width: number) => void;
export type Read = (width: number) => number;

/** The letters of everything that `fill` writes. */
export function toLetters(fill: (write: Write) => void): string {
	let bits = '';
	fill((value, width) => {
		if (!(value >= 0 && value < 2 ** width)) throw new RangeError(`${value} has no room in ${width} bits`);
		bits += value.toString(2).padStart(width, '0');
	});
	const rows = bits.match(/.{1,6}/g) ?? [];
	return rows.map((row) => LETTERS[parseInt(row.padEnd(LETTER_BITS, '0'), 2)]).join('');
}

/** Reads the letters from the first on; throws a LettersError where they end too early. */
export function fromLetters(letters: string): Read {
	const bits = [...letters]
		.map((letter) => LETTERS.indexOf(letter).toString(2).padStart(LETTER_BITS, '0'))
		.join('');
	let at = 0;
	return (width) => {
		if (at + width > bits.length) throw new LettersError('cut-off');
		const value = parseInt(bits.slice(at, at + width), 2);
		at += width;
		return value;
	};
}

export const list = <T>(length: number, next: () => T): T[] => Array.from({ length }, next);

export function known<T>(values: readonly T[], index: number): T {
	const value = values[index];
	if (value === undefined) throw new LettersError('unknown');
	return value;
}

export function below(most: number, value: number): number {
	if (value >= most) throw new LettersError('unknown');
	return value;
}

/** The text with a checksum as its last word: FNV-1a, 32 bits. */
export function signed(body: string): string {
	let sum = 0x811c9dc5;
	for (let k = 0; k < body.length; k++) sum = Math.imul(sum ^ body.charCodeAt(k), 0x01000193) >>> 0;
	return `${body}-${sum.toString(36).padStart(7, '0')}`;
}

/** What a link from anywhere may have wrong before its letters are read. */
export type SealFault = 'empty' | 'too-long' | 'character' | 'version' | 'cut-off' | 'checksum';
const CHECKSUM = /^[0-9a-z]{7}$/;

/** What stands between version and checksum, if both are right; else the fault and the character where it begins. */
export function unsigned(
	text: string,
	version: string,
	most: number
): { readonly body: string } | { readonly code: SealFault; readonly at: number } {
	if (text === '') return { code: 'empty', at: 0 };
	if (text.length > most) return { code: 'too-long', at: most };
	const foreign = text.search(/[^A-Za-z0-9._-]/);
	if (foreign >= 0) return { code: 'character', at: foreign };
	if (!text.startsWith(`${version}-`)) return { code: 'version', at: 0 };
	const dash = text.lastIndexOf('-');
	if (dash <= version.length || !CHECKSUM.test(text.slice(dash + 1)))
		return { code: 'cut-off', at: text.length };
	const body = text.slice(0, dash);
	return signed(body) === text ? { body } : { code: 'checksum', at: dash + 1 };
}
