// The settings as the puzzle screen needs them.
import { surroundings } from '$lib/puzzle/surroundings.svelte.ts';
import { settings } from '$lib/frame/settings.svelte.ts';

export const preferences = {
	/** The 2D plan, by choice or because 3D would be slow. */
	get flat(): boolean {
		return settings.board === '2d' || surroundings.slow;
	},
	/** Shortcuts of one letter or digit. */
	get singles(): boolean {
		return settings.shortcuts;
	},
	set flat(flat: boolean) {
		settings.change({ board: flat ? '2d' : '3d' });
	},
	set singles(shortcuts: boolean) {
		settings.change({ shortcuts });
	}
};
