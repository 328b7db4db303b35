// The words of Terra Pyramides in lessons.
import type { PyramidesText } from '../text/en.ts';
import { LoadedWords } from '$lib/learn/loaded-words.svelte.ts';

export const words = new LoadedWords<PyramidesText>();
