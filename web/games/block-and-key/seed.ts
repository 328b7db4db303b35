// The seed of a deal: any short text a person can type, and the one of a day's deal, which is the same for everyone.

/** Characters of a seed at most. */
export const SEED_MAX = 64;

export type SeedFault = 'empty' | 'too-long' | 'character';

/** Control characters, line breaks and halves of characters would not survive being sent around. */
const FOREIGN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a seed as it stands; null when it is one. */
export function seedFault(seed: string): SeedFault | null {
	if (seed === '') return 'empty';
	if (seed.length > SEED_MAX) return 'too-long';
	return FOREIGN.test(seed) || seed !== tidySeed(seed) ? 'character' : null;
}

export const isSeed = (seed: string): boolean => seedFault(seed) === null;

/** The seed that a person means: the same letters however they were typed. */
export function tidySeed(typed: string): string {
	return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const DAY = 'day-';

/** `date` as YYYY-MM-DD. */
export const daySeed = (date: string): string => DAY + date;

/** Seeds in links: letters, digits, `-` and `_` as they are, every other byte as `.` and two hexadecimal digits. */
export function makeSeedText(seed: string): string {
	return encodeURIComponent(seed)
		.replace(/[.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll('%', '.');
}

/** Null for a text that `makeSeedText` never writes. */
export function parseSeedText(text: string): string | null {
	try {
		const seed = decodeURIComponent(text.replaceAll('.', '%'));
		return isSeed(seed) && makeSeedText(seed) === text ? seed : null;
	} catch {
		return null;
	}
}
