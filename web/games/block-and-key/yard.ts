// The Excavation Yard and the bag: lines, the refill, and Blocks that go back.
import { randomFrom } from '../rng.ts';
import { advanced, type Moment } from './moment.ts';
import { LINES, type GameState, type Happening, type Line, type Piece } from './state.ts';

const SITES: Readonly<Record<Line, readonly number[]>> = {
	'row-1': [0, 1, 2],
	'row-2': [3, 4, 5],
	'row-3': [6, 7, 8],
	'column-1': [0, 3, 6],
	'column-2': [1, 4, 7],
	'column-3': [2, 5, 8]
};

type Yard = GameState['yard'];

/** The sites of a line that hold a Block. */
export function filledSites(yard: Yard, line: Line): number[] {
	return (SITES[line] ?? []).filter((site) => yard[site]);
}

/** B-EXC-1: the lines with at least one Block. */
export function openLines(yard: Yard): Line[] {
	return LINES.filter((line) => filledSites(yard, line).length > 0);
}

export function without(yard: Yard, sites: readonly number[]): Yard {
	return yard.map((piece, site) => (sites.includes(site) ? null : piece));
}

/** B-SETUP-7: one Block at a time on the empty site with the lowest number. B-EXC-3: as far as the bag goes. */
export function refill(moment: Moment): Moment {
	const yard = [...moment.state.yard];
	const bag = [...moment.state.bag];
	const events: Happening[] = [];
	for (let site = 0; site < yard.length; site++) {
		if (yard[site]) continue;
		const piece = bag.pop();
		if (!piece) break;
		yard[site] = piece;
		events.push({ what: 'refill', site, piece });
	}
	return advanced(moment, { ...moment.state, yard, bag }, ...events);
}

/** The bag with these Blocks in it, shuffled anew; the number of actions so far makes each time another. */
export function bagWith({ bag, seed, actions }: GameState, pieces: readonly Piece[]): Piece[] {
	return randomFrom(`${seed}/bag/${actions}`).shuffled([...bag, ...pieces]);
}
