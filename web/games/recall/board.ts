// What a field is, who is there, and who may go there.
import type { FieldId, PlaceId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { FieldKind } from '../../../puzzles/recall/schema/vocabulary.ts';
import { personOf } from './course.ts';
import { adjacent, fieldsOf, printedTrack, spotOf, tileNeighbours } from './map.ts';
import { hasTribe } from './owning.ts';
import type { State } from './state.ts';

/** Asked for again and again, and the same as long as the tiles lie as they do. */
const kinds = new WeakMap<State['places'], Map<FieldId, FieldKind | null>>();

/** What is printed on the tile; null for face-down tiles and start fields. Islands are asked for separately. */
export function printedKind({ places }: State, field: FieldId): FieldKind | null {
	let found = kinds.get(places);
	if (!found) kinds.set(places, (found = new Map()));
	let kind = found.get(field);
	if (kind === undefined) found.set(field, (kind = kindAt(places, field)));
	return kind;
}

function kindAt(places: State['places'], field: FieldId): FieldKind | null {
	if (printedTrack(field)) return 'monument';
	const spot = spotOf(field);
	const place = spot && places[spot.place];
	if (!place?.open) return null;
	return faceField(place.face, place.turn, spot?.direction ?? 0).kind;
}

/** With k turns the printed ring field i lies at direction ((i − 1 + k) mod 6) + 1. */
function faceField(face: string, turn: number, direction: number) {
	const fields = RECALL.faces[face] ?? [];
	const printed = direction === 0 ? 0 : ((direction - 1 - turn + 6) % 6) + 1;
	return fields[printed] ?? { kind: 'volcano' as const, relic: false };
}

export function isRelicField(state: State, field: FieldId): boolean {
	const spot = spotOf(field);
	const place = spot && state.places[spot.place];
	return (
		place !== null && place !== undefined && faceField(place.face, place.turn, spot?.direction ?? 0).relic
	);
}

/** The reward printed on a camp. */
export function campReward(state: State, camp: FieldId) {
	const face = state.places[spotOf(camp)?.place ?? '']?.face ?? '';
	return RECALL.camps[face] ?? [];
}

export function isIsland(state: State, field: FieldId): boolean {
	return state.islands.includes(field);
}

/** R-TRIBE-ENTERIN-P: an island is water and forest, and no longer what it was. */
export function isKind(state: State, field: FieldId, kind: FieldKind): boolean {
	if (isIsland(state, field)) return kind === 'water' || kind === 'forest';
	return printedKind(state, field) === kind;
}

/** R-FIG-2: an own figure or building. */
export function hasPresence(state: State, who: number, field: FieldId): boolean {
	const { figures, built } = personOf(state, who);
	return figures[field] !== undefined || built[field] !== undefined;
}

/** The fields with presence, in a fixed order. */
export function presence(state: State, who: number): FieldId[] {
	const { figures, built } = personOf(state, who);
	return [...new Set([...Object.keys(figures), ...Object.keys(built)])].sort();
}

/** R-EXPL-2: presence on any field of a neighbouring tile (D-18). */
export function hasPresenceBeside(state: State, who: number, place: PlaceId): boolean {
	return tileNeighbours(place).some((tile) => fieldsOf(tile).some((field) => hasPresence(state, who, field)));
}

export function isOpenGround(state: State, field: FieldId): boolean {
	return printedKind(state, field) !== null;
}

/** R-MOVE-4: no water, volcano or face-down tile, and no start field (D-19). Islands are forest, too. */
export function mayWalkOnto(state: State, who: number, field: FieldId): boolean {
	if (!isOpenGround(state, field)) return false;
	if (isIsland(state, field)) return true;
	// R-TRIBE-COLTERON-P.
	if (isKind(state, field, 'volcano')) return hasTribe(state, who, 'COLTERON');
	return !isKind(state, field, 'water');
}

/** Camps on open tiles that touch a field (D-54: also printed monument fields). */
export function campsBeside(state: State, field: FieldId): FieldId[] {
	return adjacent(field).filter((each) => isKind(state, each, 'camp'));
}

/** The others who have a building on a field, clockwise from the person. */
export function ownersThere(state: State, field: FieldId, but: number): number[] {
	const count = state.persons.length;
	const others = Array.from({ length: count - 1 }, (_, k) => (but + 1 + k) % count);
	return others.filter((who) => personOf(state, who).built[field] !== undefined);
}
