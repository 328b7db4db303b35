// Who is new here is told what to do in large letters above the board, until three puzzles are solved. The page knows it before its
// first paint (web/static/boot.js), so that nothing jumps.

/** Number of puzzles solved on this device, counted no further than needed. */
const SOLVED = 'keystone.solved';
const ENOUGH = 3;

/** False in a first puzzle, and where nothing may be stored. */
export function hasSolved(): boolean {
	try {
		return Number(localStorage.getItem(SOLVED)) > 0;
	} catch {
		return false;
	}
}

/** For the next page; this one stays as it is. */
export function countSolved(): void {
	try {
		const count = Number(localStorage.getItem(SOLVED)) + 1;
		if (count <= ENOUGH) localStorage.setItem(SOLVED, String(count));
	} catch {
		// The goal stays.
	}
}
