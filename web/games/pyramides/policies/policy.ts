// Whoever decides: sees what its player knows, chooses one of the options.
import type { Random } from '../../rng.ts';
import type { Known } from '../known.ts';
import type { Action } from '../state.ts';

export type Policy = (known: Known, options: readonly Action[], chance: Random) => Action;
