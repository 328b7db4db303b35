// The words of Recall: constant tuples and the types derived from them. Names are the rulebook's own.

export const CRYSTALS = ['white', 'pink', 'purple'] as const;
export type Crystal = (typeof CRYSTALS)[number];

export const TRACKS = ['white', 'grey', 'black'] as const;
export type Track = (typeof TRACKS)[number];

export const RELICS = [...TRACKS, 'brown'] as const;
export type Relic = (typeof RELICS)[number];

/** A neutral energy stone has the colour of a track; each person has four of their own. */
export const STONES = [...TRACKS, 'own'] as const;
export type Stone = (typeof STONES)[number];

export const BOXES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Box = (typeof BOXES)[number];

export const TERRAINS = ['farmland', 'forest', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Module colours from the lowest level up. */
export const LEVELS = ['white', 'yellow', 'green', 'grey'] as const;
export type Level = (typeof LEVELS)[number];

export const PATHS = ['ARCH', 'EFF', 'LEG', 'MIGHT', 'STRIVE', 'KNOW'] as const;
export type Path = (typeof PATHS)[number];

export const PATH_SPACES = ['I', 'II', 'III'] as const;
export type PathSpace = (typeof PATH_SPACES)[number];

/** S standard, G goal choice, I to III path choice. */
export const ROUND_KINDS = ['S', 'G', ...PATH_SPACES] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const TRIBES = [
	'AYNIR',
	'BRIMAS',
	'COLTERON',
	'DORIAN',
	'ENTERIN',
	'FINDER',
	'GOLIAT',
	'HAYLA',
	'ION',
	'JHE',
	'K01',
	'LEXANDER',
	'MOTO',
	'NORDWIND'
] as const;
export type Tribe = (typeof TRIBES)[number];

/** The equipments whose effects the rulebook describes; the others are data. */
export const TEXT_GEAR = [
	'ALEMBIC',
	'RADAR',
	'BOOSTER',
	'DECODER',
	'EXO',
	'INTERPRETER',
	'OMNITOOL',
	'PORTAL',
	'DOUBLER'
] as const;

/** Field kinds by the codes of the tile faces. */
export const FIELD_CODES = {
	fa: 'farmland',
	fo: 'forest',
	mo: 'mountain',
	wa: 'water',
	vo: 'volcano',
	ca: 'camp',
	st: 'storage',
	ex: 'excavation',
	mn: 'monument'
} as const;
export type FieldKind = (typeof FIELD_CODES)[keyof typeof FIELD_CODES];

/** Conditions without a number, and those that ask for at least n. */
export const PLAIN_CONDITIONS = [
	'RELIC2',
	'RELIC3',
	'COLOURS3',
	'COLOURS4',
	'ENERGYSET',
	'ENERGY5',
	'MODULES7',
	'ANCESTORS3',
	'TILES6'
] as const;
export const COUNTED_CONDITIONS = ['BOOSTERS', 'STORAGES', 'MONUMENTS', 'CAMPS'] as const;
export type ConditionKind = (typeof PLAIN_CONDITIONS)[number] | (typeof COUNTED_CONDITIONS)[number];

/** What a game of one to four persons is made of, by the rulebook's list. */
export const COUNTS = {
	relics: 28,
	stones: 27,
	boostersOfALetter: 4,
	modules: { white: 8, yellow: 15, green: 15, grey: 12 },
	monumentTiles: 8,
	bonus: 6,
	cassettes: 24,
	goals: 10,
	gear: 18,
	storages: 6,
	workshops: 2,
	monuments: 5,
	rings: 9,
	sties: 9,
	tiles: 12,
	fieldsOfATile: 7
} as const;
