// What a session finds out about keys and answer. It comes later than the rest: nothing of it is needed before a placement.
import { cluesOf } from '../../games/block-and-key/clues.ts';
import { bestTry, judge } from '../../games/block-and-key/judging.ts';

export const insight = { cluesOf, judge, bestTry };
export type Insight = typeof insight;
