// The plain values that records are made of.

/** Milliseconds since 1970 by the device's clock. */
export type Instant = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
