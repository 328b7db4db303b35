// All the ways in which a Block can be turned, each by the fewest turns.
import { TURNS, turnPose, type Pose, type Turn } from '../../../web/games/block-and-key/placing.ts';

/** Of a Block without symmetry. */
export const TURN_COUNT = 24;

export function turnsOf(start: Pose): Turn[][] {
	const known = new Map<string, { pose: Pose; path: Turn[] }>([[String(start), { pose: start, path: [] }]]);
	for (const { pose, path } of known.values())
		for (const turn of TURNS) {
			const next = turnPose(pose, turn, 1, 'S');
			if (!known.has(String(next))) known.set(String(next), { pose: next, path: [...path, turn] });
		}
	return [...known.values()].map(({ path }) => path);
}
