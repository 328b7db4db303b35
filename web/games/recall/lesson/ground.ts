// The map: fields of a kind, where figures may step, stand and land, and what lies there.
import { FIELD_CODES, TERRAINS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { hasPresence, hasPresenceBeside, isKind } from '../board.ts';
import { backOf } from '../exploring.ts';
import { adjacent, FIELDS, fieldsOf, PLACES, printedTrack } from '../map.ts';
import type { State } from '../state.ts';
import {
	among,
	fieldNamed,
	oneOf,
	who,
	type Amount,
	type Arg,
	type Args,
	type Goal,
	type Marking,
	type Subject
} from './checks.ts';
import { isAllowed } from './trying.ts';

const KINDS = Object.values(FIELD_CODES);

/** The fields of the tiles named, or single fields; every field of the map when none is. */
function fieldsIn(args: Args): readonly string[] {
	const names = args.filter((arg) => arg !== undefined).map(String);
	if (names.length === 0) return FIELDS;
	return names.flatMap((name) => (PLACES.includes(name) ? fieldsOf(name) : fieldNamed(name)));
}

function placeNamed(state: State, arg: Arg) {
	const place = state.places[String(arg)];
	if (!place) throw new RangeError(`no tile ${arg}`);
	return place;
}

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Persons, the explorer included, with presence on a tile beside this one (R-EXPL-4). */
	'explore-points': (state, [place]) =>
		state.persons.filter((_, each) => hasPresenceBeside(state, each, String(place))).length,
	'open-tiles': ({ places }) => Object.values(places).filter(({ open }) => open).length,
	/** Relics lying on the map, and on the round space. */
	'relics-lying': ({ relics }) => Object.keys(relics).length,
	treasure: ({ treasure }) => treasure.length
};

const GOALS: Readonly<Record<string, Goal>> = {
	/** The tile lies face up, turned so far if that is said. */
	open: (_, now, [place, turn]) => {
		const tile = placeNamed(now, place);
		return tile.open && (turn === undefined || tile.turn === turn);
	},
	/** Exactly so many stones are left there. */
	site: (_, now, [field, n]) => (now.sites[fieldNamed(field)]?.length ?? 0) === n,
	'monument-tile': (_, now, [field, tile]) => now.monumentTiles[fieldNamed(field)] === tile,
	island: (_, now, [field]) => now.islands.includes(fieldNamed(field)),
	sty: (_, now, [field]) => now.sties.includes(fieldNamed(field)),
	pigs: (_, now, [field, n]) => (now.pigs[fieldNamed(field)] ?? 0) === n,
	ring: (_, now, [camp]) => now.rings[fieldNamed(camp)] !== undefined,
	'raft-on': (_, now, [field, person]) => now.persons[who(person)]?.raft?.field === field
};

const MARKS: Readonly<Record<string, Marking>> = {
	/** Fields of a kind among tiles or fields named. */
	kind: (state, [kind, ...tiles]) =>
		among(fieldsIn(tiles), (field) => isKind(state, field, oneOf(KINDS, kind))),
	/** Farmland, forest and mountain. */
	terrain: (state, tiles) =>
		among(fieldsIn(tiles), (field) => TERRAINS.some((terrain) => isKind(state, field, terrain))),
	'printed-monuments': (_, tiles) => among(fieldsIn(tiles), (field) => printedTrack(field) !== null),
	presence: (state, [person, ...tiles]) =>
		among(fieldsIn(tiles), (field) => hasPresence(state, who(person), field)),
	/** Fields beside this one onto which so many figures may step now. */
	steps: (state, [from, figures = 1]) =>
		among(adjacent(fieldNamed(from)), (to) => isAllowed(state, `step_${from}_${to}_${figures}`)),
	/** Fields on which a figure gained may be placed now. */
	places: (state, tiles) => among(fieldsIn(tiles), (field) => isAllowed(state, `place_${field}_1`)),
	/** Tiles that may be explored now. */
	explorable: (state) => among(PLACES, (place) => isAllowed(state, `explore_${place}`)),
	'open-tiles': (state) => among(PLACES, (place) => placeNamed(state, place).open),
	/** Face-down tiles whose back shows a monument (R-EXPL-6). */
	'monument-backs': (state) =>
		among(
			PLACES.filter((place) => !placeNamed(state, place).open),
			(place) => backOf(placeNamed(state, place).face) === 'monument'
		),
	/** Fields on which so many of the group afloat may land now. */
	lands: (state, [figures, ...tiles]) =>
		among(fieldsIn(tiles), (field) => isAllowed(state, `land_${field}_${figures}`))
};

export const ground: Subject = { amounts: AMOUNTS, goals: GOALS, marks: MARKS };
