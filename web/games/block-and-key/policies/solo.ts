// The players of the solo game, by the names that the JSON command knows them by.
import { engine } from './engine.ts';
import { greedy } from './greedy.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

export const SOLO_POLICIES: Readonly<Record<string, Policy>> = { random, greedy, engine };
