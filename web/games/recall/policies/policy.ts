// Who plays by itself: sees what a person may know and what that person may do, and chooses.
import type { Random } from '../../rng.ts';
import type { Action } from '../action.ts';
import type { Known } from '../known.ts';

export type Policy = (known: Known, options: readonly Action[], random: Random) => Action;
