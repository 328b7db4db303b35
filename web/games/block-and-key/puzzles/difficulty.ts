// How hard a puzzle is, 0 to 100: a sum of points for what makes it hard.
//
//   difficulty = round(4 log2(legal placements) + 2 log2(1 + near misses) + log2(1 + illegal claims)
//                + 2 Blocks in the supply + 2 rivals + 1 Blocks in the temple + 8 squares of the largest key
//                + 3 Blocks in a match + 4 keys to be turned + 2 hidden cells + 1 level of the foot
//                + 5 bridge + 5 further keys) - 60, kept within 0 and 100.
import { feetOf } from './blocks.ts';
import type { Answer, Study } from './study.ts';

/** What an easy puzzle has anyway. */
const EVERY_PUZZLE = 60;

type Part = (study: Study, answer: Answer) => number;

const PARTS = {
	/** All that could be tried … */
	legalPlacements: ({ legal }) => 4 * Math.log2(legal),
	/** … and what looks right for a while. */
	nearMisses: ({ temptations }) => 2 * Math.log2(1 + sum(temptations().nearMisses)),
	illegalClaims: ({ temptations }) => Math.log2(1 + temptations().illegalClaims),
	supply: ({ draft }) => 2 * draft.supply.length,
	/** Other Blocks of the answer's colour. */
	rivals: ({ draft }, { colour }) => 2 * (draft.supply.filter((block) => block.colour === colour).length - 1),
	temple: ({ draft }) => draft.position.blocks.length,
	squares: ({ draft }) => 8 * Math.max(...draft.keys.map(({ squares }) => squares.length)),
	/** Blocks, the Core Cube among them, whose faces come together in a match. */
	together: (_, { matches, picture }) =>
		3 * Math.max(...matches.flat().map(({ squares }) => new Set(squares.map((s) => picture.owners[s])).size)),
	turnedKeys: (_, { matches }) =>
		4 * matches.filter((spots) => spots.every(({ rotation }) => rotation !== 0)).length,
	/** Cells of the Block that the player will not see. */
	hiddenCells: (_, { cells, number, picture }) =>
		2 * (cells.length - picture.owners.filter((owner) => owner === number).length),
	height: (_, { cells }) => Math.min(...cells.map(([, , z]) => z)),
	bridge: ({ stacks }, { cells }) => (feetOf(cells).every((foot) => stacks.supports(foot)) ? 0 : 5),
	furtherKeys: ({ draft }) => 5 * (draft.keys.length - 1)
} as const satisfies Record<string, Part>;

/** 0 for a puzzle without an answer: nothing can be said about it. */
export function difficultyOf(study: Study): number {
	const { answer } = study;
	if (!answer) return 0;
	const points = sum(Object.values(PARTS).map((part: Part) => part(study, answer)));
	return Math.min(100, Math.max(0, Math.round(points) - EVERY_PUZZLE));
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
