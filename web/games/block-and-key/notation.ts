// Actions as words, for lessons, saves, links and the JSON command: `place_I2w_520521`, `put-back_T4b.L4g`, `take_row-1`,
// `claim_sun-04.star-01`, `discard_none`, `draw_moon`, `ancients_3_520521`. A Block stands by its name or, from old saves, by
// its index in the supply: `place_3_520521`. Words need no state; what is allowed is the rules' to say.
import { COLOURS, type Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { ALTARS, LINES, type Action, type BlockRef } from './state.ts';

const NONE = 'none';
const NAME = /^[A-Za-z][A-Za-z0-9]*[wbga]$/;
const NUMBER = /^(0|[1-9][0-9]?)$/;
const CARD = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CELLS = /^([0-9]{3})+$/;

export function makeAction(action: Action): string {
	switch (action.do) {
		case 'core':
			return `core_${action.colour}`;
		case 'take':
			return `take_${action.line}`;
		case 'put-back':
			return `put-back_${action.blocks.join('.') || NONE}`;
		case 'place':
			return `place_${action.block}_${makeCells(action.cells)}`;
		case 'claim':
			return `claim_${action.cards.join('.') || NONE}`;
		case 'marker':
		case 'draw':
			return `${action.do}_${action.altar}`;
		case 'discard':
			return `discard_${action.card ?? NONE}`;
		case 'ancients':
			return `ancients_${action.target}_${makeCells(action.cells)}`;
		case 'pass':
			return 'pass';
	}
}

/** Null for anything that `makeAction` does not write. */
export function parseAction(word: string): Action | null {
	const [what = '', first = '', second = ''] = word.split('_');
	const action = read(what, first, second);
	return action && makeAction(action) === word ? action : null;
}

function read(what: string, first: string, second: string): Action | null {
	switch (what) {
		case 'core': {
			const colour = COLOURS.find((known) => known === first);
			return colour ? { do: what, colour } : null;
		}
		case 'take': {
			const line = LINES.find((known) => known === first);
			return line ? { do: what, line } : null;
		}
		case 'put-back': {
			const blocks = readList(first, parseBlock);
			return blocks && { do: what, blocks };
		}
		case 'place': {
			const block = parseBlock(first);
			const cells = parseCells(second);
			return block !== null && cells ? { do: what, block, cells } : null;
		}
		case 'claim': {
			const cards = readList(first, parseCard);
			return cards && { do: what, cards };
		}
		case 'marker':
		case 'draw': {
			const altar = ALTARS.find((known) => known === first);
			return altar ? { do: what, altar } : null;
		}
		case 'discard': {
			const card = first === NONE ? null : parseCard(first);
			return card !== null || first === NONE ? { do: what, card } : null;
		}
		case 'ancients': {
			const cells = parseCells(second);
			return NUMBER.test(first) && cells ? { do: what, target: Number(first), cells } : null;
		}
		case 'pass':
			return { do: what };
		default:
			return null;
	}
}

function readList<T>(text: string, parse: (text: string) => T | null): T[] | null {
	if (text === NONE) return [];
	const list = text.split('.').map(parse);
	return list.includes(null) ? null : (list as T[]);
}

function parseBlock(text: string): BlockRef | null {
	if (NAME.test(text)) return text;
	return NUMBER.test(text) ? Number(text) : null;
}

function parseCard(text: string): string | null {
	return CARD.test(text) && text !== NONE ? text : null;
}

/** Three digits a cell, in the order given. */
export function makeCells(cells: readonly Cell[]): string {
	return cells.map((cell) => cell.join('')).join('');
}

/** Null for anything but cells of one digit each way. */
export function parseCells(text: string): Cell[] | null {
	if (!CELLS.test(text)) return null;
	return (text.match(/.{3}/g) ?? []).map((cell) => [...cell].map(Number) as unknown as Cell);
}
