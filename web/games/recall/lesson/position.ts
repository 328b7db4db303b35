// A position of a lesson: written by hand on the tutorial map, or a game as it begins, and what was played from there on.
import { positioned, type Position } from '../position.ts';
import { begin, type Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Left out as a whole, it is a game of three that begins. */
export type LessonPosition = (
	{ readonly fresh: Setup; readonly seed: string } | Position | { readonly played?: undefined }
) & { readonly played?: readonly string[] };

/** Without what was played. */
export function tableOf(position: LessonPosition): State {
	if ('fresh' in position) return begin(position.fresh, position.seed);
	if (!('persons' in position)) return begin({ players: 3, firstGame: true }, 'lesson');
	const checked = positioned(position);
	if (checked.ok) return checked.state;
	throw new RangeError(checked.faults.map(({ code, where }) => `${code} at ${where}`).join(', '));
}
