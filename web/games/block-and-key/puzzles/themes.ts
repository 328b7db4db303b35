// What can make a puzzle's answer special, each a predicate over the studied puzzle.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import { THEMES, type Theme } from '../../../../puzzles/schema/puzzle.ts';
import { feetOf } from './blocks.ts';
import { missingIn, type Spot } from './keyfinder.ts';
import { NOTHING, ROW } from './picture.ts';
import type { Answer, Study } from './study.ts';

/** Rows between the faces of one key that count as far. */
const FAR = 4;
/** Places where only the height is wrong, and squares of another colour to hide, that make a theme; a Star has little room. */
export const SEVERAL: Readonly<Record<Level, number>> = { star: 1, sun: 2, moon: 2 };
/** A Block that stands this high or higher stands on a stack, not beside one. */
const STACKED = 2;

type Predicate = (study: Study, answer: Answer) => boolean;

const PREDICATES: Readonly<Record<Theme, Predicate>> = {
	/** The Block spans a gap: a column of its footprint has nothing below. */
	bridge: ({ stacks }, { cells }) => feetOf(cells).some((foot) => !stacks.supports(foot)),

	/** The Block stands on other Blocks: its lowest cell is on the third level or higher. */
	stack: (_, { cells }) => cells.every(([, , z]) => z >= STACKED),

	/** The Block touches the temple corner to corner and shares no face with it. */
	'corner-only': ({ stacks }, { cells }) => !cells.some((cell) => stacks.touchesFace(cell)),

	/** A key has to be turned: it does not match as printed. */
	'turned-key': (_, { matches }) => matches.some((spots) => spots.every(({ rotation }) => rotation !== 0)),

	/** Half of what the Block would show, or more, is hidden by what stands nearer to the player. */
	'tucked-behind': ({ picture }, { cells }) => {
		const squares = new Set(cells.map(([x, , z]) => ROW * z + x));
		const nearest = (square: number) =>
			Math.min(...cells.filter(([x, , z]) => ROW * z + x === square).map(([, y]) => y));
		const hidden = [...squares].filter((square) => (picture.depths[square] as number) < nearest(square));
		return 2 * hidden.length >= squares.size;
	},

	/** One Block claims two keys. */
	'two-keys': ({ draft }) => draft.keys.length > 1,

	/** A face of the new Block and another face of the same key lie far apart in depth. */
	'far-colours': (_, answer) => eachMatch(answer, (spot) => depthApart(answer, spot) >= FAR),

	/** A face of the Core Cube is part of a key. */
	'core-face': (_, answer) =>
		eachMatch(answer, ({ squares }) => squares.some((square) => answer.picture.owners[square] === 0)),

	/** Several places look at least as complete as the answer's, and nothing is wrong there but that a Block stands no taller than its neighbours. */
	'not-taller': ({ draft, temptations, picture }, { matches }) => {
		const missing = (spots: readonly Spot[]) => Math.max(...spots.map((spot) => missingIn(picture, spot)));
		const most = missing(matches.flat());
		const isElsewhere = (spots: readonly Spot[]) =>
			spots.some(
				({ rotation, u, v }, key) =>
					!matches[key]?.some((own) => own.rotation === rotation && own.u === u && own.v === v)
			);
		const decoys = temptations().tooLow.filter((spots) => isElsewhere(spots) && missing(spots) <= most);
		return decoys.length >= SEVERAL[draft.level];
	},

	/** Several squares of a key show another colour, which the answer must hide. */
	'hidden-colours': ({ draft, picture }, answer) =>
		eachMatch(answer, ({ squares }) => {
			const added = squares.filter((square) => answer.picture.owners[square] === answer.number);
			return added.filter((square) => picture.owners[square] !== NOTHING).length >= SEVERAL[draft.level];
		})
};

export const hasTheme = (study: Study, theme: Theme): boolean =>
	study.answer !== null && PREDICATES[theme](study, study.answer);

/** In the order of THEMES. */
export function themesOf(study: Study): Theme[] {
	return THEMES.filter((theme) => hasTheme(study, theme));
}

/** Whether it holds for some key in every spot where that key matches. */
function eachMatch({ matches }: Answer, holds: (spot: Spot) => boolean): boolean {
	return matches.some((spots) => spots.length > 0 && spots.every(holds));
}

/** The most rows between a face of the new Block and another face of the match. */
function depthApart({ picture, number }: Answer, { squares }: Spot): number {
	const depths = (isNew: boolean) =>
		squares
			.filter((square) => (picture.owners[square] === number) === isNew)
			.map((square) => picture.depths[square] as number);
	const old = depths(false);
	return Math.max(0, ...depths(true).flatMap((y) => old.map((other) => Math.abs(y - other))));
}
