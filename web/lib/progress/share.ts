// The text a person shares, and the way it takes: share sheet on touch, else clipboard, else a text to select.
// Words come in translated; a screen reader gets a sentence, not a row of squares.

export const SHARE_CHARACTERS_MAX = 280;
export const SHARE_SYMBOLS_MAX = 6;

export interface SharePieces {
	/** What happened, in words: "Keystone, Sun, 14 Nov 2026: first try, no hints". */
	readonly words: string;
	/** A few signs after the words, if any; more than six are left out. */
	readonly symbols?: readonly string[];
	readonly link: string;
}

export type ShareText =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly code: 'no-words' | 'symbols-first' | 'link-too-long' };

/** Cuts between characters as people see them. */
function shortened(words: string, most: number): string {
	let out = '';
	for (const { segment } of new Intl.Segmenter().segment(words)) {
		if (out.length + segment.length + 1 > most) return `${out.trimEnd()}…`;
		out += segment;
	}
	return out;
}

/** Words, then symbols, then the link on its own line. If it is too long the symbols go first, then the words' end. */
export function shareText(
	{ words, symbols = [], link }: SharePieces,
	most: number = SHARE_CHARACTERS_MAX
): ShareText {
	const said = words.replace(/\s+/g, ' ').trim();
	if (said === '') return { ok: false, code: 'no-words' };
	if (!/^[\p{L}\p{N}]/u.test(said)) return { ok: false, code: 'symbols-first' };
	const room = most - link.length - 1;
	if (room < 2) return { ok: false, code: 'link-too-long' };
	const signs = symbols.slice(0, SHARE_SYMBOLS_MAX).join('');
	const line = signs === '' ? said : `${said} ${signs}`;
	const head = line.length <= room ? line : said.length <= room ? said : shortened(said, room);
	return { ok: true, text: `${head}\n${link}` };
}

/** The ways out of the page that exist here. */
export interface ShareChannels {
	/** The main pointer is a finger: desktop share sheets are unpredictable. */
	readonly touch: boolean;
	readonly share: ((data: { text: string }) => Promise<void>) | null;
	readonly copy: ((text: string) => Promise<void>) | null;
}

/** `select`: show the text in a field, selected. Every outcome is announced. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'select';

export async function share(text: string, channels: ShareChannels): Promise<ShareOutcome> {
	if (channels.touch && channels.share) {
		try {
			await channels.share({ text });
			return 'shared';
		} catch (error) {
			const closed =
				typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
			if (closed) return 'cancelled';
		}
	}
	try {
		if (channels.copy) {
			await channels.copy(text);
			return 'copied';
		}
	} catch {
		// No permission, or no focus: the field is left.
	}
	return 'select';
}

/** What is needed of `navigator`; `touch` is the answer of `(pointer: coarse)`. */
export interface ShareNavigator {
	readonly share?: (data: { text: string }) => Promise<void>;
	readonly canShare?: (data: { text: string }) => boolean;
	readonly clipboard?: { writeText(text: string): Promise<void> };
}

export function shareChannels(navigator: ShareNavigator, touch: boolean): ShareChannels {
	const able = navigator.share && (navigator.canShare?.({ text: 'a' }) ?? true);
	return {
		touch,
		share: able ? (data) => navigator.share!(data) : null,
		copy: navigator.clipboard ? (text) => navigator.clipboard!.writeText(text) : null
	};
}
