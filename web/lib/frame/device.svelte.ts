// What the device and the settings together say about board, keys, theme and motion, for what CSS cannot reach.
import { settings } from './settings.svelte.ts';

/** Slow: drawn by software, or not at all. */
type Drawing = 'unknown' | 'fast' | 'slow';

class Media {
	dark = $state(false);
	still = $state(false);
	drawing = $state<Drawing>('unknown');

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

const media = new Media();

export const device = {
	/** The 2D plan, by choice or because 3D would be slow. */
	get flat(): boolean {
		return settings.board === '2d' || device.slow;
	},
	set flat(flat: boolean) {
		settings.change({ board: flat ? '2d' : '3d' });
	},
	/** Shortcuts of one letter or digit. */
	get singles(): boolean {
		return settings.shortcuts;
	},
	set singles(shortcuts: boolean) {
		settings.change({ shortcuts });
	},
	/** 3D is left out here unless someone asks for it. */
	get slow(): boolean {
		return settings.board === 'auto' && media.drawing === 'slow';
	},
	/** Only to be asked while the page has nothing else to do: the first answer takes the browser a while. */
	async canDraw(): Promise<boolean> {
		const { draws, drawsByHardware } = await import('./draws.ts');
		if (settings.board !== 'auto') return draws('any');
		if (media.drawing === 'unknown') media.drawing = (await drawsByHardware()) ? 'fast' : 'slow';
		return media.drawing === 'fast';
	},
	get theme(): 'light' | 'dark' {
		return settings.theme === 'system' ? (media.dark ? 'dark' : 'light') : settings.theme;
	},
	get motion(): boolean {
		return settings.motion !== 'reduced' && !media.still;
	}
};
