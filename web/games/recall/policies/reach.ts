// How many steps it is from field to field over open ground, for figures that walk; water is only reached, not crossed.
import { isKind, isOpenGround } from '../board.ts';
import type { FieldId } from '../ids.ts';
import { adjacent } from '../map.ts';
import type { State } from '../state.ts';

/** Farther away is out of reach for now. */
const FAR = 4;

type Reach = readonly (readonly [field: FieldId, steps: number])[];

/** By start, for each lie of the tiles: states of one turn mostly share it. */
const known = new WeakMap<State['places'], Map<FieldId, Reach>>();

function walk(state: State, from: FieldId): Reach {
	const steps = new Map([[from, 0]]);
	const queue = [from];
	for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
		const next = (steps.get(field) ?? 0) + 1;
		for (const beside of adjacent(field)) {
			if (steps.has(beside) || !isOpenGround(state, beside) || isKind(state, beside, 'volcano')) continue;
			steps.set(beside, next);
			if (next < FAR && !isKind(state, beside, 'water')) queue.push(beside);
		}
	}
	return [...steps];
}

export function reachFrom(state: State, from: FieldId): Reach {
	let starts = known.get(state.places);
	if (!starts) known.set(state.places, (starts = new Map()));
	let reach = starts.get(from);
	if (!reach) starts.set(from, (reach = walk(state, from)));
	return reach;
}
