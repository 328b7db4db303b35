// The words of Recall in lessons, and what its rules and signs say.
import { Lore } from '../lore.svelte.ts';
import type { RecallText } from '../text/en.ts';
import { LoadedWords } from '$lib/learn/loaded-words.svelte.ts';

export const words = new LoadedWords<RecallText>();
export const lore = new Lore();
/** Where a rule is read. */
export const ways = new LoadedWords<(rule: string) => string>();
