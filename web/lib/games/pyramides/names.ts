// Squares, tiles, rows and actions in words.
import type { PyramidesText } from './text/en.ts';
import { box } from '../../../../puzzles/pyramides/box.ts';
import { KINDS, nameOf, SITE_INDEX, SYMBOLS } from '../../../games/pyramides/board.ts';
import type { Row } from '../../../games/pyramides/rows.ts';
import { valueOf } from '../../../games/pyramides/score.ts';
import type { Action, GameState, Setup, Site, Square, Stone, Tile } from '../../../games/pyramides/state.ts';
import { SHOWN } from '../../../games/pyramides/tiles.ts';
import type { Look } from './look.ts';

const starts = box.board.starts.map(({ square }) => square);

/** "blue stone and worker" */
function shownOn({ kind, colour }: Tile, text: PyramidesText): string {
	const shown = SHOWN[kind];
	return text.and([
		...(shown.stone && colour ? [text.stone(text.colours[colour])] : []),
		...(shown.worker ? [text.worker] : []),
		...(shown.eye ? [text.eye] : [])
	]);
}

export const tileWords = (tile: Tile, text: PyramidesText): string => text.tile(shownOn(tile, text));

export function siteWords({ foundation, level, colour, owner, workers }: Site, text: PyramidesText): string {
	const words = text.square;
	if (foundation === null) return words.emptySite;
	const what =
		level > 0 && colour
			? words.pyramid(text.colours[colour], level, valueOf(level))
			: words.foundation(foundation);
	return owner === null ? what : `${what}, ${words.owned(text.player(owner), workers)}`;
}

export function hasSymbols(setup: Setup): boolean {
	return setup.players > 1 && 'symbols' in setup && setup.symbols === true;
}

/** "d6, tile with blue stone, stairs north" */
export function squareWords(state: GameState, square: Square, text: PyramidesText): string {
	const name = nameOf(square);
	const words = text.square;
	const site = state.sites[SITE_INDEX[square] ?? -1];
	if (site) return `${name}, ${siteWords(site, text)}`;
	if (KINDS[square] === 'oasis') return `${name}, ${words.oasis}`;
	const tile = state.tiles[square];
	const what = tile
		? `${tileWords(tile, text)}, ${text.stairsPoint(text.stairs[tile.stair])}`
		: starts.includes(name)
			? words.start
			: words.free;
	const symbol = hasSymbols(state.setup) && !tile ? `, ${words.symbols[SYMBOLS[square] ?? 'sphinx']}` : '';
	return `${name}, ${what}${symbol}${state.stocked.workers.includes(square) ? `, ${words.standing}` : ''}`;
}

/** With what the board points at there. */
export function lookWords(look: Look, square: Square, text: PyramidesText): string {
	const words = text.square;
	return [
		squareWords(look.state, square, text),
		...(look.lit.includes(square) ? [words.lit] : []),
		...(look.targets.includes(square) ? [words.possible] : []),
		...(look.chosen.includes(square) || look.ghost?.square === square ? [words.chosen] : [])
	].join(', ');
}

/** Each colour once, with its number. */
export function stoneList(stones: readonly Stone[], text: PyramidesText): string {
	return text.and(
		[...new Set(stones)].map((stone) => {
			const count = stones.filter((one) => one === stone).length;
			return count > 1 ? `${count}\u00a0× ${text.colours[stone]}` : text.colours[stone];
		})
	);
}

/** What a row gives. */
export function rowWords({ oases, eyes, stones, workers }: Row, text: PyramidesText): string {
	const gold = oases.length + eyes.length;
	const gains = [
		...(gold > 0 ? [text.gold(gold)] : []),
		...stones.map(({ stone }) => text.stone(text.colours[stone])),
		...(workers.length > 0 ? [text.workers(workers.length)] : [])
	];
	return gains.length > 0 ? gains.join(', ') : text.nothing;
}

export function actionWords(action: Action, text: PyramidesText): string {
	const { does } = text;
	switch (action.do) {
		case 'place':
			return (action.pay ? does.pay : does.place)(nameOf(action.square), text.stairs[action.stair]);
		case 'row':
			return does.row(text.directions[action.direction]);
		case 'stock':
			return does.stock(text.and(action.squares.map(nameOf)));
		case 'move':
			return does.move(nameOf(action.from), nameOf(action.site));
		case 'recall':
			return does.recall(nameOf(action.square));
		case 'build':
			return does.build(nameOf(action.site), text.colours[action.colour], stoneList(action.stones, text));
		case 'buy-worker':
			return does['buy-worker'](nameOf(action.site));
		case 'draw':
		case 'search':
			return does[action.do](action.stack);
		case 'pick':
			return does.pick(action.index + 1);
		case 'trade':
			return does.trade(stoneList(action.stones, text));
		case 'give-back':
			return does['give-back'](text.colours[action.stone]);
		case 'buy-stone':
		case 'done':
			return does[action.do];
	}
}
