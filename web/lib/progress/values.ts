// The plain values that records are made of.

/** Milliseconds since 1970 by the device's clock. */
export type Instant = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The coach in runs: says nothing; warns before points are given away; also says what it would do. */
export const COACH_LEVELS = ['off', 'warn', 'full'] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];
