// The words of Temple of Artefacts in lessons.
import type { TempleText } from '../text/en.ts';
import { LoadedWords } from '$lib/learn/loaded-words.svelte.ts';

export const words = new LoadedWords<TempleText>();
