// A session as what a finger draws over the board.
import type { Drawn } from '$lib/boards/placing/drawing.ts';
import { heldIn, withHeld } from '$lib/boards/placing/hand.ts';
import { drawnTo } from '../../games/block-and-key/magnet.ts';
import type { Column } from '../../games/block-and-key/seats.ts';
import type { PuzzleSession } from './session.svelte.ts';

/** Under a finger, or beside it where the Block may stand. */
export function drawTo(session: PuzzleSession, square: Column): void {
	const { hand, ground } = session;
	const held = heldIn(hand);
	if (held)
		session.draw(withHeld(hand, drawnTo(held, square, ground.floor, ground.heightAt, ground.worthOf)));
}

/** Null while there is nothing to draw. */
export function drawnOf(session: PuzzleSession | null): Drawn | null {
	if (!session || session.done) return null;
	const { puzzle, hand, missed, ghost } = session;
	return {
		held: hand.held,
		cells: (missed ?? ghost)?.look.cells ?? [],
		floor: puzzle.position.floor,
		seat: puzzle.seat,
		take: (block) => {
			// Choosing the held one would put it back.
			if (hand.held !== block || missed) session.choose(block);
		},
		drawTo: (square) => drawTo(session, square),
		putBack: () => session.putBack(),
		turn: (how, way) => session.turn(how, way)
	};
}
