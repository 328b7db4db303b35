// The words of Temple of Artefacts in lessons.
import type { TempleText } from '$lib/text/en/temple.ts';
import { LoadedWords } from './loaded-words.svelte.ts';

export const words = new LoadedWords<TempleText>();
