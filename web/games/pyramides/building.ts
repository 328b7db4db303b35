// The next level of a pyramid: who may build it, with which stones, and what goes back.
import { box } from '../../../puzzles/pyramides/box.ts';
import { COLOURS } from '../../../puzzles/pyramides/schema.ts';
import type { Refusal } from '../game.ts';
import { nameOf } from './board.ts';
import {
	activePlayer,
	hasStones,
	refused,
	siteAt,
	swapStones,
	went,
	withPlayer,
	withSite,
	type Course
} from './course.ts';
import {
	STONES,
	WORKERS_MAX,
	type Action,
	type Colour,
	type GameState,
	type Site,
	type Square,
	type Stone,
	type Stones
} from './state.ts';
import { isSealed } from './tasks.ts';

/** P-BUILD-9: the level that is a finial. */
const FINIAL = box.levels.length;

/** Why nothing can be built here whatever is paid; null where a level may follow. */
function siteRefusal(state: GameState, square: Square): Refusal | null {
	const site = siteAt(state, square);
	const facts = { site: nameOf(square) };
	// P-BUILD-1.
	if (!site || site.owner !== state.active || site.workers < WORKERS_MAX)
		return refused('P-BUILD-1', { ...facts, workers: site?.owner === state.active ? site.workers : 0 });
	if (isSealed(state, site)) return refused('P-COOP-5', facts);
	if (site.level >= FINIAL) return refused('P-BUILD-9', { ...facts, level: site.level });
	if (site.level + 1 === FINIAL && activePlayer(state).finials === 0)
		return refused('P-BUILD-9', { ...facts, finials: 0 });
	return null;
}

/** P-BUILD-10: a piece of this level is in the supply. */
function hasPiece({ supply }: GameState, level: number, colour: Colour): boolean {
	if (level === 1) return supply.firstLevels[colour] > 0;
	return level === FINIAL || (supply.furtherLevels[level - 2] ?? 0) > 0;
}

/** P-BUILD-5, P-BUILD-6: from the second level on the pyramid's colour or white; B-17: any stone for the first. */
function fits(stone: Stone, level: number, colour: Colour): boolean {
	return level === 1 || stone === colour || stone === 'white';
}

export function build(
	course: Course,
	square: Square,
	colour: Colour,
	stones: readonly Stone[]
): Course | Refusal {
	const { state } = course;
	const no = siteRefusal(state, square);
	if (no) return no;
	const site = siteAt(state, square) as Site;
	const level = site.level + 1;
	const facts = { site: nameOf(square), level };
	// P-BUILD-4: chosen freely at first, fixed from then on.
	if (!COLOURS.includes(colour) || (site.colour !== null && colour !== site.colour))
		return refused('P-BUILD-4', facts);
	if (!hasPiece(state, level, colour)) return refused('P-BUILD-10', facts);
	const needs = box.levels[level - 1]?.stones as number;
	if (stones.length !== needs) return refused('P-BUILD-8', { ...facts, needs, paid: stones.length });
	if (!stones.every((stone) => fits(stone, level, colour))) return refused('P-BUILD-5', facts);
	if (!hasStones(activePlayer(state).stones, stones)) return refused('P-BUILD-7', { ...facts, needs });

	// P-BUILD-2, P-BUILD-3: the stones go back, and all workers but one.
	const paid = swapStones(state, stones, []);
	const raised = withSite(takePiece(paid, level, colour), square, { level, colour, workers: 1 });
	const { workers } = activePlayer(raised);
	const built = withPlayer(raised, { workers: workers + site.workers - 1 });
	return went(course, built, { what: 'built', site: square, level, colour });
}

function takePiece(state: GameState, level: number, colour: Colour): GameState {
	const { supply } = state;
	if (level === FINIAL) return withPlayer(state, { finials: activePlayer(state).finials - 1 });
	if (level === 1) {
		const firstLevels = { ...supply.firstLevels, [colour]: supply.firstLevels[colour] - 1 };
		return { ...state, supply: { ...supply, firstLevels } };
	}
	const furtherLevels = supply.furtherLevels.map((left, k) => (k === level - 2 ? left - 1 : left));
	return { ...state, supply: { ...supply, furtherLevels } };
}

/** Every way to build the next level of a site. */
export function buildings(state: GameState, { square, level: built, colour: fixed }: Site): Action[] {
	if (siteRefusal(state, square)) return [];
	const level = built + 1;
	const needs = box.levels[level - 1]?.stones as number;
	const { stones } = activePlayer(state);
	return COLOURS.filter(
		(colour) => (fixed === null || colour === fixed) && hasPiece(state, level, colour)
	).flatMap((colour) =>
		payments(stones, needs, level, colour).map((paid): Action => ({
			do: 'build',
			site: square,
			colour,
			stones: paid
		}))
	);
}

/** The sets of stones that pay for a level, in the order of the stone board. */
function payments(stones: Stones, needs: number, level: number, colour: Colour): Stone[][] {
	if (level === 1) return STONES.filter((stone) => stones[stone] > 0).map((stone) => [stone]);
	const ways: Stone[][] = [];
	for (let white = 0; white <= needs; white++)
		if (stones.white >= white && stones[colour] >= needs - white)
			ways.push([...Array<Stone>(needs - white).fill(colour), ...Array<Stone>(white).fill('white')]);
	return ways;
}
