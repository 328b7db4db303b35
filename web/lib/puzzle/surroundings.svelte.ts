// What the device and the settings together say about theme, motion and the board, for what CSS cannot reach.
import { settings } from '$lib/ui/settings.svelte.ts';

/** Slow: drawn by software, or not at all. */
type Drawing = 'unknown' | 'fast' | 'slow';

class Device {
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

const device = new Device();

export const surroundings = {
	/** 3D is left out here unless someone asks for it. */
	get slow(): boolean {
		return settings.board === 'auto' && device.drawing === 'slow';
	},
	/** Only to be asked while the page has nothing else to do: the first answer takes the browser a while. */
	canDraw(): boolean {
		if (settings.board !== 'auto') return hasWebGl('any');
		if (device.drawing === 'unknown') device.drawing = hasWebGl('hardware') ? 'fast' : 'slow';
		return device.drawing === 'fast';
	},
	get theme(): 'light' | 'dark' {
		return settings.theme === 'system' ? (device.dark ? 'dark' : 'light') : settings.theme;
	},
	get motion(): boolean {
		return settings.motion !== 'reduced' && !device.still;
	}
};

/** Drawing by software, which the option of the standard does not find everywhere. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasWebGl(wish: 'hardware' | 'any'): boolean {
	try {
		const canvas = document.createElement('canvas');
		const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: wish === 'hardware' });
		if (!context) return false;
		const named = context.getExtension('WEBGL_debug_renderer_info');
		const name: unknown = context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER);
		context.getExtension('WEBGL_lose_context')?.loseContext();
		return wish === 'any' || !SOFTWARE.test(String(name));
	} catch {
		return false;
	}
}
