// Persons and cards that lessons share: red and yellow as others, which no crystal has as its colour, and the equipments that
// lie at the tracks of the tutorial map once somebody took one of each; and a display of modules.

export const RED = { colour: 'red' };
export const YELLOW = { colour: 'yellow' };

export const GEAR_TAKEN = ['e1', 'e2', 'e3'];
export const GEAR_LEFT = {
	white: { gear: ['RADAR', 'EXO', 'PORTAL'] },
	grey: { gear: ['DECODER', 'BOOSTER', 'e6'] },
	black: { gear: ['DOUBLER', 'INTERPRETER', 'ALEMBIC'] }
};

/** Three open modules of green and grey, two below them. */
export const DISPLAY = {
	green: { open: ['Ga', 'Gb', 'Gc'], stack: ['Ge', 'Gd'] },
	grey: { open: ['Ra', 'Rb', 'Rc'], stack: ['Re', 'Rd'] }
};

/** Brimas with the Tally, the Lantern and the Boots; Lexander of the black track is unlocked, Aynir of the white one not yet. */
export const CARDS = { tribe: 'BRIMAS', gear: ['e8', 'e1', 'e3'], tracks: [4, 0, 5] };
/** What lies at the tracks beside these cards. */
export const ANCESTORS = { white: GEAR_LEFT.white, grey: { tribe: 'ION' }, black: GEAR_LEFT.black };
