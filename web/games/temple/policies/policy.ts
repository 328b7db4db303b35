// Somebody who plays by itself: what a player knows, and chance where the policy wants some, give an action.
import type { Random } from '../../rng.ts';
import type { Known } from '../known.ts';
import type { Action } from '../state.ts';

/** Asked only while there is something to do. */
export type Policy = (known: Known, chance: Random) => Action;
