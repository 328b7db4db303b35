// A position of a lesson: written by hand, or the game as it begins, and what was played from there on.
import { squareNamed } from '../board.ts';
import { stateOf, type Position } from '../position.ts';
import { newGame } from '../setup.ts';
import type { GameState, Player, Setup, Site, Square } from '../state.ts';
import { siteAt } from '../course.ts';

/** Nothing in it is checked; left out as a whole, it is a game of two that begins. */
export type LessonPosition = (
	{ readonly fresh: true; readonly setup: Setup; readonly seed: string } | Position | object
) & { readonly played?: readonly string[] };

/** Without what was played. */
export function tableOf(position: LessonPosition): GameState {
	if ('fresh' in position) return newGame(position.setup, position.seed);
	if (!('tiles' in position)) return newGame({ players: 2, first: 0 }, 'lesson');
	const checked = stateOf(position);
	if (checked.ok) return checked.state;
	throw new RangeError(checked.faults.map(({ code, where }) => `${code} at ${where}`).join(', '));
}

/** The learner, whoever's turn it is. */
export const learner = ({ players }: GameState): Player => players[0] as Player;

export function squareOf(name: string | number | undefined): Square {
	const square = squareNamed(String(name));
	if (square === null) throw new RangeError(`no square ${name}`);
	return square;
}

export function siteOf(state: GameState, name: string | number | undefined): Site {
	const site = siteAt(state, squareOf(name));
	if (!site) throw new RangeError(`no building site ${name}`);
	return site;
}
