// Workers of the row: where they may walk, taking them back, and who must go back.
import type { Refusal } from '../game.ts';
import { nameOf, WALKS } from './board.ts';
import { activePlayer, refused, siteAt, went, withPlayer, withSite, type Course } from './course.ts';
import { WORKERS_MAX, type GameState, type Square } from './state.ts';
import { isSealed } from './tasks.ts';

/** Why a worker may not come to stand on this square, by a walk or bought; null where it may. */
export function landingRefusal(state: GameState, square: Square): Refusal | null {
	const site = siteAt(state, square);
	if (!site) return refused('P-WORK-2');
	const facts = { site: nameOf(square) };
	if (site.foundation === null) return refused('P-WORK-5', facts);
	// B-10.
	if (site.owner !== null && site.owner !== state.active) return refused('P-WORK-2', facts);
	if (isSealed(state, site)) return refused('P-COOP-5', facts);
	// P-WORK-7, B-25.
	const first = activePlayer(state).turnsTaken === 0;
	if (first && site.owner === null && state.occupied !== null && state.occupied !== square)
		return refused('P-WORK-7', { ...facts, occupied: nameOf(state.occupied) });
	if (site.workers >= WORKERS_MAX) return refused('P-WORK-6', { ...facts, workers: site.workers });
	return null;
}

/** P-WORK-1, P-WORK-4, B-7, B-8: the sites at the end of a straight line over tiles alone. */
function inSight({ tiles }: GameState, from: Square): Square[] {
	return (WALKS[from] ?? [])
		.filter(({ over }) => over.every((square) => tiles[square]))
		.map(({ site }) => site);
}

/** Where the worker on this tile may go now. */
export function targets(state: GameState, from: Square): Square[] {
	return inSight(state, from).filter((site) => !landingRefusal(state, site));
}

/** The worker stands there: own, and no longer free. */
export function land(state: GameState, square: Square): GameState {
	const site = siteAt(state, square);
	if (!site) return state;
	const occupied = site.owner === null ? square : state.occupied;
	return withSite({ ...state, occupied }, square, { owner: state.active, workers: site.workers + 1 });
}

const withoutOne = (squares: readonly Square[], gone: Square) => squares.filter((square) => square !== gone);

export function move(course: Course, from: Square, site: Square): Course | Refusal {
	const { state } = course;
	const { stocked } = state;
	if (!stocked.workers.includes(from)) return refused('P-ACT-5');
	if (!siteAt(state, site)) return refused('P-WORK-2');
	const walk = WALKS[from]?.find((each) => each.site === site);
	if (!walk) return refused('P-WORK-1', { from: nameOf(from), site: nameOf(site) });
	const gap = walk.over.find((square) => !state.tiles[square]);
	if (gap !== undefined) return refused('P-WORK-4', { from: nameOf(from), gap: nameOf(gap) });
	const no = landingRefusal(state, site);
	if (no) return no;
	const left = { ...state, stocked: { ...stocked, workers: withoutOne(stocked.workers, from) } };
	return went(course, land(left, site), { what: 'moved', from, site });
}

/** P-WORK-8, B-11 to B-13: one worker, from a tile of the row or from a site. */
export function recall(course: Course, square: Square): Course | Refusal {
	const { state } = course;
	if (state.stocked.workers.includes(square)) return recallStocked(course, square, false);
	const site = siteAt(state, square);
	if (!site || site.owner !== state.active || site.workers === 0) return refused('P-WORK-8');
	// P-BUILD-3.
	if (site.level > 0 && site.workers === 1) return refused('P-BUILD-3', { site: nameOf(square) });
	const workers = site.workers - 1;
	const left = withSite(state, square, { workers, owner: workers > 0 ? site.owner : null });
	const back = withPlayer(left, { workers: activePlayer(state).workers + 1 });
	return went(course, back, { what: 'recalled', square, forced: false });
}

function recallStocked(course: Course, square: Square, forced: boolean): Course {
	const { state } = course;
	const { stocked } = state;
	const left = { ...state, stocked: { ...stocked, workers: withoutOne(stocked.workers, square) } };
	const back = withPlayer(left, { workers: activePlayer(state).workers + 1 });
	return went(course, back, { what: 'recalled', square, forced });
}

/**
 * P-WORK-9: a worker that can reach nothing goes back by itself. A full site may still be built on or cleared in this turn,
 * so the worker before it waits for its player.
 */
export function recallStranded(course: Course): Course {
	let next = course;
	for (const square of course.state.stocked.workers) {
		const { state } = next;
		const reaches = inSight(state, square).some((site) => {
			const no = landingRefusal(state, site);
			return !no || no.rule === 'P-WORK-6';
		});
		if (!reaches) next = recallStocked(next, square, true);
	}
	return next;
}
