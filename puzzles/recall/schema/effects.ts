// Effect words (`fig:2`, `step:white:1`, `choice` with alternatives) read into plain objects.
import { CRYSTALS, TRACKS, type Crystal, type Track } from './vocabulary.ts';

/** What a reward, an action of a module or an item of a box does. */
export type Effect =
	/** Figures to place; `figHere` exactly on the field that triggered the effect. */
	| { readonly is: 'fig'; readonly n: number }
	| { readonly is: 'figHere'; readonly n: number }
	| { readonly is: 'crystal'; readonly kind: Crystal; readonly n: number }
	| { readonly is: 'upgrade'; readonly n: number }
	| { readonly is: 'move'; readonly n: number }
	| { readonly is: 'water'; readonly plus: boolean }
	| { readonly is: 'explore' }
	| { readonly is: 'develop' }
	| { readonly is: 'points'; readonly n: number }
	| { readonly is: 'step'; readonly track: Track; readonly n: number }
	| { readonly is: 'stepAny'; readonly n: number }
	| { readonly is: 'cass'; readonly n: number }
	| { readonly is: 'modup' }
	| { readonly is: 'deact'; readonly n: number }
	| { readonly is: 'freeAct' }
	| { readonly is: 'relic' }
	| { readonly is: 'choice'; readonly options: readonly (readonly Effect[])[] }
	/** Only in boxes. `offers` stands for the offers of box A. */
	| { readonly is: 'offers' }
	| { readonly is: 'offer'; readonly kind: Crystal; readonly n: number; readonly figures: number }
	| { readonly is: 'removeForWhite' }
	/** Steps for nothing, a white, a pink, a purple crystal. */
	| { readonly is: 'moveB'; readonly steps: readonly [number, number, number, number] }
	| { readonly is: 'moveOrDevelop' }
	| { readonly is: 'copy'; readonly white: number };

/** Words that need a number from 1 up. */
const COUNTED = ['fig', 'figHere', 'upgrade', 'move', 'points', 'stepAny', 'cass', 'deact'] as const;
const PLAIN = [
	'explore',
	'develop',
	'modup',
	'freeAct',
	'relic',
	'offers',
	'removeForWhite',
	'moveOrDevelop'
] as const;

export function countOf(text: string | undefined): number | null {
	return text !== undefined && /^[1-9][0-9]?$/.test(text) ? Number(text) : null;
}

/** Null for a word that is none. */
export function effectOf(word: string): Effect | null {
	const [head = '', ...rest] = word.split(':');
	const plain = PLAIN.find((name) => name === head);
	if (plain && rest.length === 0) return { is: plain };
	if (word === 'water' || word === 'water+') return { is: 'water', plus: word === 'water+' };
	if (word === 'copy:free' || word === 'copy:white1')
		return { is: 'copy', white: word === 'copy:free' ? 0 : 1 };
	if (head === 'moveB') return moveB(rest);
	const n = countOf(rest.at(-1));
	if (n === null) return null;
	const counted = COUNTED.find((name) => name === head);
	if (counted && rest.length === 1) return { is: counted, n };
	const kind = CRYSTALS.find((name) => name === head);
	if (kind && rest.length === 1) return { is: 'crystal', kind, n };
	const track = TRACKS.find((name) => name === rest[0]);
	if (head === 'step' && track && rest.length === 2) return { is: 'step', track, n };
	return null;
}

function moveB(rest: readonly string[]): Effect | null {
	const [a, b, c, d, ...more] = (rest[0] ?? '').split('/').map(countOf);
	if (!a || !b || !c || !d || more.length > 0 || rest.length > 1) return null;
	return { is: 'moveB', steps: [a, b, c, d] };
}
