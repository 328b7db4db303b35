// Where every field of the map is drawn: hexes with a point up, 48 units wide. Start fields lie on hexes of their own, beside the
// fields that they touch.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { FIELDS, fieldsOf, spotOf } from '../../../games/recall/map.ts';
import type { FieldId, PlaceId } from '../../../games/recall/ids.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Half the width of a hex, and the distance from its middle to a point. */
export const HALF = 24;
export const RADIUS = (HALF * 2) / Math.sqrt(3);

/** Axial steps, clockwise from the east; 0 is the centre. */
const STEPS = [
	[0, 0],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1]
] as const;
/** The start fields on the board, in axial coordinates: each beside the two fields that the data name. */
const STARTS: Readonly<Record<FieldId, readonly [number, number]>> = {
	S1: [8, 2],
	S2: [7, 4],
	S3: [6, 7],
	S4: [4, 8]
};

const pointAt = (q: number, r: number): Point => ({ x: HALF * 2 * (q + r / 2), y: RADIUS * 1.5 * r });

function axialOf(field: FieldId): readonly [number, number] {
	const spot = spotOf(field);
	if (spot) {
		const [q = 0, r = 0] = RECALL.places[spot.place] ?? [];
		const [dq, dr] = STEPS[spot.direction] ?? STEPS[0];
		return [q + dq, r + dr];
	}
	const printed = TRACKS.map((track) => RECALL.printedMonuments[track]).find(({ id }) => id === field);
	return printed ? [printed.at[0] ?? 0, printed.at[1] ?? 0] : (STARTS[field] ?? [0, 0]);
}

export const SPOTS: ReadonlyMap<FieldId, Point> = new Map(
	FIELDS.map((field) => [field, pointAt(...axialOf(field))])
);

export const spotAt = (field: FieldId): Point => SPOTS.get(field) ?? { x: 0, y: 0 };

/** A hex around the point 0 0, a little smaller than its place. */
export const HEX = hexPath(RADIUS - 1.2);

function hexPath(radius: number): string {
	const points = Array.from({ length: 6 }, (_, k) => {
		const angle = (Math.PI / 3) * k + Math.PI / 6;
		return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${points.join('L')}z`;
}

/** The outline of a tile around its centre: the outer sides of its six ring fields. */
export const FLOWER = flowerPath();

function flowerPath(): string {
	const corner = (at: Point, k: number) => {
		const angle = (Math.PI / 3) * k + Math.PI / 6;
		return `${(at.x + RADIUS * Math.cos(angle)).toFixed(1)} ${(at.y + RADIUS * Math.sin(angle)).toFixed(1)}`;
	};
	// Going round clockwise, each ring field shows three sides.
	const points = [1, 2, 3, 4, 5, 6].flatMap((direction) => {
		const [q, r] = STEPS[direction] ?? STEPS[0];
		const at = pointAt(q, r);
		return [-1, 0, 1].map((k) => corner(at, direction - 1 + k));
	});
	return `M${points.join('L')}z`;
}

export const centreOf = (place: PlaceId): Point => spotAt(`${place}.0`);

const MARGIN = 4;
const xs = [...SPOTS.values()].map(({ x }) => x);
const ys = [...SPOTS.values()].map(({ y }) => y);
const left = Math.min(...xs) - HALF - MARGIN;
const top = Math.min(...ys) - RADIUS - MARGIN;
export const VIEW = {
	left,
	top,
	width: Math.max(...xs) + HALF + MARGIN - left,
	height: Math.max(...ys) + RADIUS + MARGIN - top
};

/** The field that is nearest in a direction, for arrow keys; null at the edge. */
export function fieldBeside(field: FieldId, dx: number, dy: number): FieldId | null {
	const from = spotAt(field);
	const better = [...SPOTS].flatMap(([id, { x, y }]) => {
		const along = (x - from.x) * dx + (y - from.y) * dy;
		const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
		// Only what lies clearly that way.
		return along > 1 && aside <= along * 1.2 ? [{ id, far: along + aside * 1.5 }] : [];
	});
	return better.sort((a, b) => a.far - b.far)[0]?.id ?? null;
}

/** The place of a field, or of a name that already is one. */
export const placeOf = (field: FieldId): PlaceId | null => spotOf(field)?.place ?? null;

/** The fields that an option about this name concerns: a tile has seven. */
export const fieldsNamed = (name: string): readonly FieldId[] =>
	SPOTS.has(name) ? [name] : RECALL.places[name] ? fieldsOf(name) : [];
