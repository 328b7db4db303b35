// Names of things on the board and on the console.

/** `T8.3`: place and direction, 0 is the centre. `S1`: a start field. `MW`: a printed monument field. */
export type FieldId = string;
/** `T8`. */
export type PlaceId = string;
/** What a tribe, an equipment or a part of the Omnitool is called when stones are laid on it. */
export type EffectId = string;
/** A building on the console: `s1`, `forest.2`, `monument.3`. */
export type PieceId = string;
