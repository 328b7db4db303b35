// The map: fields of a kind, where figures may step, stand, build and dig, and what lies there.
import { FIELD_CODES, RELICS, TERRAINS } from '../../../../puzzles/schema/recall/vocabulary.ts';
import { campsBeside, hasPresence, hasPresenceBeside, isKind, isOpenGround, ownersThere } from '../board.ts';
import { PIECE_IDS } from '../building.ts';
import { backOf } from '../exploring.ts';
import { adjacent, FIELDS, fieldsOf, isStart, PLACES, printedTrack, tileNeighbours } from '../map.ts';
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

/** Persons, the explorer included, with presence on a tile beside this one (R-EXPL-4). */
const explorers: Amount = (state, [place]) =>
	state.persons.filter((_, each) => hasPresenceBeside(state, each, String(place))).length;

const AMOUNTS: Readonly<Record<string, Amount>> = {
	'explore-points': explorers,
	/** Stones left on an excavation site. */
	site: (state, [field]) => state.sites[fieldNamed(field)]?.length ?? 0,
	/** Figures that a building on the field costs (R-BUILD-2, R-BUILD-3). */
	'build-figures': (state, [field, person]) => 1 + ownersThere(state, fieldNamed(field), who(person)).length,
	'camps-beside': (state, [field]) => campsBeside(state, fieldNamed(field)).length,
	'tiles-beside': (_, [place]) => tileNeighbours(String(place)).length,
	pigs: (state, [field]) => state.pigs[fieldNamed(field)] ?? 0,
	'open-tiles': ({ places }) => Object.values(places).filter(({ open }) => open).length,
	'closed-tiles': ({ places }) => Object.values(places).filter(({ open }) => !open).length,
	/** Relics lying on the map, and on the round space. */
	'relics-lying': ({ relics }) => Object.keys(relics).length,
	treasure: ({ treasure }) => treasure.length,
	'fields-of-kind': (state, [kind, ...tiles]) =>
		fieldsIn(tiles).filter((field) => isKind(state, field, oneOf(KINDS, kind))).length
};

const GOALS: Readonly<Record<string, Goal>> = {
	/** The tile lies face up, turned so far if that is said. */
	open: (_, now, [place, turn]) => {
		const tile = placeNamed(now, place);
		return tile.open && (turn === undefined || tile.turn === turn);
	},
	/** Exactly so many stones are left there. */
	site: (_, now, [field, n]) => (now.sites[fieldNamed(field)]?.length ?? 0) === n,
	/** No relic lies there any more. */
	collected: (_, now, [field]) => now.relics[fieldNamed(field)] === undefined,
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
	/** Fields on which a relic lies, of a colour if it is one. */
	'relic-fields': (state, [colour, ...tiles]) => {
		const wanted = colour === 'any' ? null : oneOf(RELICS, colour);
		return among(fieldsIn(tiles), (field) => {
			const there = state.relics[field];
			return there !== undefined && (wanted === null || there === wanted);
		});
	},
	'start-fields': (_, tiles) => among(fieldsIn(tiles), isStart),
	'printed-monuments': (_, tiles) => among(fieldsIn(tiles), (field) => printedTrack(field) !== null),
	presence: (state, [person, ...tiles]) =>
		among(fieldsIn(tiles), (field) => hasPresence(state, who(person), field)),
	adjacent: (_, [field, ...tiles]) =>
		among(fieldsIn(tiles), (each) => adjacent(fieldNamed(field)).includes(each)),
	/** Fields beside this one onto which so many figures may step now. */
	steps: (state, [from, figures = 1]) =>
		among(adjacent(fieldNamed(from)), (to) => isAllowed(state, `step_${from}_${to}_${figures}`)),
	/** Fields on which a figure gained may be placed now. */
	places: (state, tiles) => among(fieldsIn(tiles), (field) => isAllowed(state, `place_${field}_1`)),
	/** Fields on which this piece may be built now. */
	'build-fields': (state, [piece, ...tiles]) =>
		among(fieldsIn(tiles), (field) => isAllowed(state, `build_${field}_${piece}`)),
	/** Pieces of the console that may be built on a field now. */
	pieces: (state, [field]) => among(PIECE_IDS, (piece) => isAllowed(state, `build_${field}_${piece}`)),
	/** Sites where a stone of this colour may be dug now. */
	'dig-fields': (state, [stone, ...tiles]) =>
		among(fieldsIn(tiles), (field) => isAllowed(state, `dig_${field}_${stone}`)),
	/** Tiles that may be explored now. */
	explorable: (state) => among(PLACES, (place) => isAllowed(state, `explore_${place}`)),
	'open-tiles': (state) => among(PLACES, (place) => placeNamed(state, place).open),
	/** Face-down tiles whose back shows a monument (R-EXPL-6). */
	'monument-backs': (state) =>
		among(
			PLACES.filter((place) => !placeNamed(state, place).open),
			(place) => backOf(placeNamed(state, place).face) === 'monument'
		),
	'tiles-beside': (_, [place]) => among(PLACES, (each) => tileNeighbours(String(place)).includes(each)),
	'camps-beside': (state, [field, ...tiles]) =>
		among(fieldsIn(tiles), (each) => campsBeside(state, fieldNamed(field)).includes(each)),
	/** Fields that the next water field or the landing can be, for the group afloat. */
	sails: (state, tiles) => among(fieldsIn(tiles), (field) => isAllowed(state, `sail_${field}`)),
	lands: (state, [figures, ...tiles]) =>
		among(fieldsIn(tiles), (field) => isAllowed(state, `land_${field}_${figures}`)),
	'open-ground': (state, tiles) => among(fieldsIn(tiles), (field) => isOpenGround(state, field))
};

export const ground: Subject = { amounts: AMOUNTS, goals: GOALS, marks: MARKS };
