// Actions as lessons write them, a word each: `place_I2w_520521`, `take_row-1`, `claim_sun-04.star-01`, `draw_moon`.
import type { Cell } from '../../../../engine-wasm/host/vocabulary.ts';
import { activePlayer } from '../game/course.ts';
import { ALTARS, LINES, type Action, type GameState } from '../game/state.ts';
import { isColour, makeCells, pieceName } from './position.ts';

const NONE = 'none';

export function makeAction(state: GameState, action: Action): string {
	const { supply } = activePlayer(state);
	const nameAt = (block: number) => (supply[block] ? pieceName(supply[block]) : NONE);
	switch (action.do) {
		case 'core':
			return `core_${action.colour}`;
		case 'take':
			return `take_${action.line}`;
		case 'put-back':
			return `put-back_${action.blocks.map(nameAt).join('.')}`;
		case 'place':
			return `place_${nameAt(action.block)}_${makeCells(action)}`;
		case 'claim':
			return `claim_${action.cards.join('.') || NONE}`;
		case 'marker':
		case 'draw':
			return `${action.do}_${action.altar}`;
		case 'discard':
			return `discard_${action.card ?? NONE}`;
		case 'ancients':
			return `ancients_${action.target}_${makeCells(action)}`;
		case 'pass':
			return 'pass';
	}
}

/** Throws a RangeError for what is no action here at all; whether it is allowed is the rules' to say. */
export function parseAction(state: GameState, text: string): Action {
	const [what = '', ...fields] = text.split('_');
	const [first = '', second = ''] = fields;
	const wrong = () => new RangeError(`${text} is no action`);
	const { supply } = activePlayer(state);
	const blockAt = (name: string) => {
		const block = supply.findIndex((piece) => pieceName(piece) === name);
		if (block < 0) throw new RangeError(`${text}: no such Block in the supply`);
		return block;
	};
	const one = <T extends string>(list: readonly T[]): T => {
		const found = list.find((known) => known === first);
		if (!found) throw wrong();
		return found;
	};
	switch (what) {
		case 'core':
			if (!isColour(first)) throw wrong();
			return { do: 'core', colour: first };
		case 'take':
			return { do: 'take', line: one(LINES) };
		case 'put-back':
			return { do: 'put-back', blocks: first.split('.').map(blockAt) };
		case 'place':
			return { do: 'place', block: blockAt(first), cells: parseCells(second) };
		case 'claim':
			return { do: 'claim', cards: first === NONE ? [] : first.split('.') };
		case 'marker':
		case 'draw':
			return { do: what, altar: one(ALTARS) };
		case 'discard':
			return { do: 'discard', card: first === NONE ? null : first };
		case 'ancients':
			return { do: 'ancients', target: Number(first), cells: parseCells(second) };
		case 'pass':
			return { do: 'pass' };
		default:
			throw wrong();
	}
}

export function parseCells(text: string): Cell[] {
	if (!/^(\d\d\d)+$/.test(text)) throw new RangeError(`${text} are no cells`);
	return (text.match(/.{3}/g) ?? []).map((cell) => [...cell].map(Number) as unknown as Cell);
}
