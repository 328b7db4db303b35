// What is missing from a goal that was not reached, as a code with facts.
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import type { Lack } from '../../game.ts';
import { nameOf, rowThrough } from '../board.ts';
import { DIRECTIONS, type GameState, type Stone } from '../state.ts';
import { newFoundations, newTiles } from './goals.ts';
import { learner, siteOf, squareOf } from './position.ts';

type Args = readonly (string | number)[];
type Lacking = (start: GameState, now: GameState, args: Args) => Lack;

const lack = (code: string, facts: Lack['facts'] = {}): Lack => ({ code, facts });

/** Where the tile lies; null if it is the square that was asked for. */
function elsewhere(start: GameState, now: GameState, name: string | number | undefined): Lack | null {
	const [square] = newTiles(start, now);
	if (square === undefined) return lack('no-tile');
	return square === squareOf(name) ? null : lack('placed', { there: nameOf(square), wanted: String(name) });
}

const LACKS: Readonly<Record<string, Lacking>> = {
	placed(start, now, [name, stair]) {
		const there = now.tiles[squareOf(name)]?.stair ?? '';
		return elsewhere(start, now, name) ?? lack('stairs', { there, wanted: String(stair) });
	},
	joins(start, now, [wanted]) {
		const rows = newTiles(start, now).flatMap((square) =>
			DIRECTIONS.map((direction) => rowThrough(square, direction).filter((each) => now.tiles[each]).length)
		);
		return rows.length === 0
			? lack('no-tile')
			: lack('joins', { there: Math.max(...rows), wanted: Number(wanted) });
	},
	laid(start, now, [name]) {
		const [there] = newFoundations(start, now);
		if (there !== undefined && name !== undefined)
			return lack('laid-other', { there: nameOf(there), wanted: String(name) });
		return newTiles(start, now).length === 0 ? lack('no-tile') : lack('laid');
	},
	'not-laid'(start, now, [name]) {
		const [there] = newFoundations(start, now);
		return (
			elsewhere(start, now, name) ?? lack('not-laid', { there: there === undefined ? '' : nameOf(there) })
		);
	},
	row: (_, now, [wanted]) =>
		now.row
			? lack('row', { there: now.row, wanted: String(wanted) })
			: lack('no-row', { wanted: String(wanted) }),
	'gained-gold': (start, now, [wanted]) =>
		lack('gained-gold', { there: learner(now).gold - learner(start).gold, wanted: Number(wanted) }),
	step: () => lack('step'),
	'workers-on'(_, now, [name, wanted]) {
		const { owner, workers } = siteOf(now, name);
		return lack('workers-on', {
			site: String(name),
			there: owner === 0 ? workers : 0,
			wanted: Number(wanted)
		});
	},
	workers: (_, now, [wanted]) => lack('workers', { there: learner(now).workers, wanted: Number(wanted) }),
	owns: (_, now, [wanted]) =>
		lack('owns', { there: now.sites.filter(({ owner }) => owner === 0).length, wanted: Number(wanted) }),
	level: (_, now, [name, wanted]) =>
		lack('level', { site: String(name), there: siteOf(now, name).level, wanted: Number(wanted) }),
	colour(_, now, [name, wanted]) {
		const there = siteOf(now, name).colour;
		return there
			? lack('colour', { site: String(name), there, wanted: String(wanted) })
			: lack('level', { site: String(name), there: 0, wanted: 1 });
	},
	stone: (_, now, [colour, wanted]) =>
		lack('stone', {
			colour: String(colour),
			there: learner(now).stones[colour as Stone],
			wanted: Number(wanted)
		}),
	holds: () => lack('holds'),
	'turn-of': () => lack('turn-of'),
	'kept-gold': (_, now, [wanted]) => lack('kept-gold', { there: learner(now).gold, wanted: Number(wanted) }),
	stack: (_, now, [stack, wanted]) =>
		lack('stack', {
			stack: Number(stack),
			there: now.stacks[Number(stack) - 1]?.length ?? 0,
			wanted: Number(wanted)
		}),
	over: () => lack('over'),
	solved: () => lack('solved')
};

export function lacks([name, ...args]: Check, start: GameState, now: GameState): Lack {
	return LACKS[name]?.(start, now, args) ?? lack('other');
}
