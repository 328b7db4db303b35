// The players of the solo game, by the names that the JSON command knows them by, from the weakest up.
import { engine } from './engine.ts';
import { greedy } from './greedy.ts';
import type { Policy } from './policy.ts';
import { quick } from './quick.ts';
import { random } from './random.ts';
import { strong } from './strong.ts';

export const SOLO_POLICIES: Readonly<Record<string, Policy>> = { random, greedy, engine, quick, strong };
