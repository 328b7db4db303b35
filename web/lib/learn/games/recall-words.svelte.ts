// The words of Recall in lessons, and what its rules and signs say.
import { Lore } from '$lib/recall/lore.svelte.ts';
import type { RecallText } from '$lib/text/en/recall.ts';
import { LoadedWords } from './loaded-words.svelte.ts';

export const words = new LoadedWords<RecallText>();
export const lore = new Lore();
/** Where a rule is read. */
export const ways = new LoadedWords<(rule: string) => string>();
