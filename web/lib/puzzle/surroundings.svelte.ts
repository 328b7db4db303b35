// What the device and the settings together say about theme and motion, for what CSS cannot reach.
import { settings } from '$lib/ui/settings.svelte.ts';

class Device {
	dark = $state(false);
	still = $state(false);

	constructor() {
		if (typeof window === 'undefined') return;
		this.#follow('(prefers-color-scheme: dark)', (matches) => (this.dark = matches));
		this.#follow('(prefers-reduced-motion: reduce)', (matches) => (this.still = matches));
	}

	#follow(query: string, tell: (matches: boolean) => void): void {
		const list = window.matchMedia(query);
		tell(list.matches);
		list.addEventListener('change', () => tell(list.matches));
	}
}

const device = new Device();

export const surroundings = {
	get theme(): 'light' | 'dark' {
		return settings.theme === 'system' ? (device.dark ? 'dark' : 'light') : settings.theme;
	},
	get motion(): boolean {
		return settings.motion !== 'reduced' && !device.still;
	}
};
