// The map of section 4.1: hexes in axial coordinates, tiles as flowers of seven. Which face lies where is the state's; which
// fields touch is fixed and worked out once.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { TRACKS, type Track } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { FieldId, PlaceId } from './ids.ts';

type At = readonly [q: number, r: number];

/** Directions 1 to 6, clockwise from the east. */
const DIRECTIONS: readonly At[] = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1]
];

export const PLACES: readonly PlaceId[] = Object.keys(RECALL.places);
export const START_FIELDS: readonly FieldId[] = Object.keys(RECALL.startFields);

interface Spot {
	readonly place: PlaceId;
	/** 0 is the centre. */
	readonly direction: number;
}

const spots = new Map<FieldId, Spot>();
const coordinates = new Map<FieldId, At>();
const printed = new Map<FieldId, Track>();

for (const [place, [q = 0, r = 0]] of Object.entries(RECALL.places)) {
	for (let direction = 0; direction <= DIRECTIONS.length; direction++) {
		const [dq, dr] = DIRECTIONS[direction - 1] ?? [0, 0];
		const id = `${place}.${direction}`;
		spots.set(id, { place, direction });
		coordinates.set(id, [q + dq, r + dr]);
	}
}
for (const track of TRACKS) {
	const { id, at } = RECALL.printedMonuments[track];
	printed.set(id, track);
	coordinates.set(id, [at[0] ?? 0, at[1] ?? 0]);
}

const byCoordinates = new Map([...coordinates].map(([id, at]) => [String(at), id]));
const neighbours = new Map<FieldId, readonly FieldId[]>();
for (const [id, [q, r]] of coordinates) {
	const around = DIRECTIONS.flatMap(([dq, dr]) => byCoordinates.get(String([q + dq, r + dr])) ?? []);
	// Start fields touch only the fields that the data names, and these touch them.
	const starts = START_FIELDS.filter((start) => RECALL.startFields[start]?.includes(id));
	neighbours.set(id, [...around, ...starts]);
}
for (const start of START_FIELDS) neighbours.set(start, RECALL.startFields[start] ?? []);

/** Every field: tiles, printed monument fields, start fields. */
export const FIELDS: readonly FieldId[] = [...neighbours.keys()];

export function isField(id: string): boolean {
	return neighbours.has(id);
}

export function adjacent(field: FieldId): readonly FieldId[] {
	return neighbours.get(field) ?? [];
}

export function touches(a: FieldId, b: FieldId): boolean {
	return adjacent(a).includes(b);
}

export function isStart(field: FieldId): boolean {
	return START_FIELDS.includes(field);
}

/** R-FIELD-3: the knowledge track of a printed monument field; null for any other field. */
export function printedTrack(field: FieldId): Track | null {
	return printed.get(field) ?? null;
}

/** Null for fields that belong to no tile. */
export function spotOf(field: FieldId): Spot | null {
	return spots.get(field) ?? null;
}

/** The seven fields of a tile (R-FIELD-1). */
export function fieldsOf(place: PlaceId): FieldId[] {
	return Array.from({ length: DIRECTIONS.length + 1 }, (_, direction) => `${place}.${direction}`);
}

const besideTile = new Map(
	PLACES.map((place) => {
		const around = fieldsOf(place).flatMap((field) => adjacent(field));
		const places = new Set(around.flatMap((field) => spotOf(field)?.place ?? []));
		places.delete(place);
		return [place, PLACES.filter((each) => places.has(each))];
	})
);

export function tileNeighbours(place: PlaceId): readonly PlaceId[] {
	return besideTile.get(place) ?? [];
}
