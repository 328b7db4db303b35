// Everything that a person could think of at one place of the key: a Block of the lacking colour, turned so that its outline covers
// what is missing, let down somewhere in the depth. Each idea says how hidden it is and what it takes to see that it fails.
import { HEIGHT, type Cell, type Colour, type Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { rotations, withoutDuplicates } from '../reference/geometry.ts';
import type { KeyPlace } from './places.ts';
import { placeOf, type Broken, type Place, type Temple } from './temple.ts';

export interface Idea {
	/** Shows the key and breaks no rule. */
	readonly claims: boolean;
	readonly cells: readonly Cell[];
	/** The squares it would cover, as text: what is imagined before the depth is thought of. */
	readonly picture: string;
	/** Steps by which it lies less open than a Block that faces the player in full, on something that is seen. */
	readonly hidden: number;
	/** Why it fails: a rule, or that it would not show the key, which is seen from where it stands. */
	readonly fails: Broken | 'behind' | null;
}

/** One turn of a Block; its outline is seen at once, whatever lies behind one square. */
interface Turn {
	readonly cells: readonly Cell[];
	readonly outline: readonly (readonly [x: number, z: number])[];
}

const WIDTH = 8;

/** Part of it is hidden by what stands nearer; nothing of what it stands on is seen; it spans a gap; it reaches into the depth. */
const TUCKED = 2;
const UNSEEN = 1;
const BRIDGE = 1;
const FORESHORTENED = 1;

const known = new WeakMap<Shape, readonly Turn[]>();

function turnsOf(shape: Shape): readonly Turn[] {
	const found = known.get(shape);
	if (found) return found;
	const turns = withoutDuplicates(rotations(shape)).map((cells): Turn => {
		const texts = new Set(cells.map(([x, , z]) => `${x} ${z}`));
		return {
			cells,
			outline: [...texts].map((text) => text.split(' ').map(Number) as [number, number])
		};
	});
	known.set(shape, turns);
	return turns;
}

/** Ideas with one Block at one place; none when no outline of it fits. */
export function ideasOf(temple: Temple, place: KeyPlace, shape: Shape, colour: Colour): Idea[] {
	const ideas: Idea[] = [];
	for (const turn of turnsOf(shape)) {
		for (const [dx, dz] of offsets(turn, place.missing)) {
			const picture = turn.outline.map(([x, z]) => placeOf(x + dx, z + dz));
			if (!place.missing.every((missing) => picture.includes(missing))) continue;
			const depth = Math.max(...turn.cells.map(([, y]) => y));
			for (let dy = 0; dy + depth < WIDTH; dy++) {
				if (temple.rest(turn.cells, dx, dy) !== dz) continue;
				const cells = turn.cells.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
				ideas.push(letDown(temple, place, colour, cells, picture));
			}
		}
	}
	return ideas;
}

/** Where the outline lies over the first missing square, inside the picture. */
function offsets({ outline }: Turn, [first]: readonly Place[]): (readonly [dx: number, dz: number])[] {
	const width = Math.max(...outline.map(([x]) => x));
	const height = Math.max(...outline.map(([, z]) => z));
	return outline
		.map(([x, z]) => [(first! % WIDTH) - x, Math.floor(first! / WIDTH) - z] as const)
		.filter(([dx, dz]) => dx >= 0 && dz >= 0 && dx + width < WIDTH && dz + height < HEIGHT);
}

function letDown(
	temple: Temple,
	{ right, missing }: KeyPlace,
	colour: Colour,
	cells: readonly Cell[],
	picture: readonly Place[]
): Idea {
	const nearest = new Map<Place, number>();
	for (const [x, y, z] of cells) {
		const at = placeOf(x, z);
		nearest.set(at, Math.min(y, nearest.get(at) ?? Infinity));
	}
	const seen = new Set([...nearest].filter(([at, y]) => temple.isSeen(y, at)).map(([at]) => at));
	const shows =
		missing.every((at) => seen.has(at)) && [...right].every(([at, own]) => own === colour || !seen.has(at));
	const hidden =
		(seen.size < nearest.size ? TUCKED : 0) +
		(temple.isSupportSeen(cells) ? 0 : UNSEEN) +
		(temple.isBridge(cells) === 'bridge' ? BRIDGE : 0) +
		(nearest.size < cells.length ? FORESHORTENED : 0);
	const fails = shows ? temple.broken(cells) : 'behind';
	return { claims: fails === null, cells, picture: [...picture].sort().join(' '), hidden, fails };
}
