// The settings as the puzzle screen needs them.
import { settings } from '$lib/ui/settings.svelte.ts';

export const preferences = {
	/** The 2D plan by choice. */
	get flat(): boolean {
		return settings.board === '2d';
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
