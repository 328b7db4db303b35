// The levels of Key cards and puzzles; apart from the deck's schema, so that a page that only names them loads no more.

/** Easy, medium, hard. */
export const LEVELS = ['star', 'sun', 'moon'] as const;
export type Level = (typeof LEVELS)[number];
