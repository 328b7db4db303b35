// The drawing of a keystone that a puzzle is worth, for the page and for the picture that is shared.
export const STONE = 'M0 0h14.4l-2.6 16H2.6z';
export const HOLE = 'M4.9 4.2h4.6v4H8.3v3.4H6.1V8.2H4.9z';
/** From one to the next. */
export const STONE_STEP = 17;
