// The words of Terra Pyramides in lessons.
import type { PyramidesText } from '$lib/text/en/pyramides.ts';
import { LoadedWords } from './loaded-words.svelte.ts';

export const words = new LoadedWords<PyramidesText>();
