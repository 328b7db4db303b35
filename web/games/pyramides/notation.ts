// Actions as one word each, for links and saves: `place.d6.N`, `build.f4.blue.grey`, `stock.d6_e5`.
import { COLOURS, STAIRS } from '../../../puzzles/pyramides/schema.ts';
import { nameOf, squareNamed } from './board.ts';
import { DIRECTIONS, STONES, type Action, type Square, type Stone } from './state.ts';

const inOrder = (stones: readonly Stone[]) =>
	[...stones].sort((p, q) => STONES.indexOf(p) - STONES.indexOf(q)).join('_');
const names = (squares: readonly Square[]) =>
	[...squares]
		.sort((p, q) => p - q)
		.map(nameOf)
		.join('_');

export function makeAction(action: Action): string {
	switch (action.do) {
		case 'place':
			return `place.${nameOf(action.square)}.${action.stair}${action.pay ? '.pay' : ''}`;
		case 'row':
			return `row.${action.direction}`;
		case 'stock':
			return `stock.${names(action.squares)}`;
		case 'move':
			return `move.${nameOf(action.from)}.${nameOf(action.site)}`;
		case 'recall':
			return `recall.${nameOf(action.square)}`;
		case 'build':
			return `build.${nameOf(action.site)}.${action.colour}.${inOrder(action.stones)}`;
		case 'buy-worker':
			return `buy-worker.${nameOf(action.site)}`;
		case 'draw':
		case 'search':
			return `${action.do}.${action.stack}`;
		case 'pick':
			return `pick.${action.index}`;
		case 'trade':
			return `trade.${inOrder(action.stones)}`;
		case 'give-back':
			return `give-back.${action.stone}`;
		case 'buy-stone':
		case 'done':
			return action.do;
	}
}

/** Null for anything that `makeAction` does not write. */
export function parseAction(text: string): Action | null {
	const action = read(text.split('.'));
	return action && makeAction(action) === text ? action : null;
}

/** Reads leniently; whether the word is one that `makeAction` writes is decided by writing it again. */
function read([word, first = '', second = '', third = '']: readonly string[]): Action | null {
	const stair = STAIRS.find((each) => each === second);
	const direction = DIRECTIONS.find((each) => each === first);
	const colour = COLOURS.find((each) => each === second);
	const stone = STONES.find((each) => each === first);
	const square = squareNamed(first);
	const site = squareNamed(second);
	const number = /^\d$/.test(first) ? Number(first) : null;
	switch (word) {
		case 'place':
			return square !== null && stair ? { do: 'place', square, stair, pay: third === 'pay' } : null;
		case 'row':
			return direction ? { do: 'row', direction } : null;
		case 'stock': {
			const squares = first.split('_').map(squareNamed);
			return squares.every((each) => each !== null) ? { do: 'stock', squares } : null;
		}
		case 'move':
			return square !== null && site !== null ? { do: 'move', from: square, site } : null;
		case 'recall':
			return square !== null ? { do: 'recall', square } : null;
		case 'build': {
			const stones = stonesOf(third);
			return square !== null && colour && stones ? { do: 'build', site: square, colour, stones } : null;
		}
		case 'buy-worker':
			return square !== null ? { do: 'buy-worker', site: square } : null;
		case 'draw':
		case 'search':
			return number !== null ? { do: word, stack: number } : null;
		case 'pick':
			return number !== null ? { do: 'pick', index: number } : null;
		case 'trade': {
			const [one, other, ...more] = stonesOf(first) ?? [];
			return one && other && more.length === 0 ? { do: 'trade', stones: [one, other] } : null;
		}
		case 'give-back':
			return stone ? { do: 'give-back', stone } : null;
		case 'buy-stone':
		case 'done':
			return { do: word };
		default:
			return null;
	}
}

function stonesOf(text: string): Stone[] | null {
	const stones = text.split('_').map((name) => STONES.find((stone) => stone === name));
	return stones.every((stone) => stone !== undefined) ? stones : null;
}
