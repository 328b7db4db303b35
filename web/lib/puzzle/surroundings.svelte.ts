// What the device and the settings together say about theme and motion, for what CSS cannot reach.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '$lib/ui/settings.svelte.ts';

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

export const surroundings = {
	get theme(): 'light' | 'dark' {
		return settings.theme === 'system' ? (dark.current ? 'dark' : 'light') : settings.theme;
	},
	get motion(): boolean {
		return settings.motion !== 'reduced' && !still.current;
	}
};
