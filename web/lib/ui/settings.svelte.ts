// What a person has set, kept in this browser. web/static/boot.js applies the same values before the first paint.
import { LANGUAGES, type Language } from '$lib/text/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = 'keystone.settings';

class Settings {
	/** The language last chosen; null until then. */
	language = $state<Language | null>(null);
	theme = $state<Theme>('system');
	motion = $state<Motion>('system');
	letters = $state(false);
	/** False once the browser has refused to store something. */
	kept = $state(true);

	/** Takes over what is stored; anything damaged or unknown falls back to its default. */
	read(): void {
		let stored: Record<string, unknown> = {};
		try {
			const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
			if (typeof parsed === 'object' && parsed !== null) stored = { ...parsed };
		} catch {
			// Nothing readable is stored.
		}
		this.language = LANGUAGES.find((language) => language === stored.language) ?? null;
		this.theme = THEMES.find((theme) => theme === stored.theme) ?? 'system';
		this.motion = MOTIONS.find((motion) => motion === stored.motion) ?? 'system';
		this.letters = stored.letters === true;
		this.#show();
	}

	change(values: Partial<Pick<Settings, 'language' | 'theme' | 'motion' | 'letters'>>): void {
		// Another tab may have changed the rest, or nothing may have been read yet.
		if (this.kept) this.read();
		Object.assign(this, values);
		this.#show();
		const { language, theme, motion, letters } = this;
		try {
			localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, letters }));
		} catch {
			this.kept = false;
		}
	}

	#show(): void {
		mark('data-theme', this.theme === 'system' ? null : this.theme);
		mark('data-motion', this.motion === 'system' ? null : this.motion);
		mark('data-letters', this.letters ? 'on' : null);
	}
}

function mark(name: string, value: string | null): void {
	if (value === null) document.documentElement.removeAttribute(name);
	else document.documentElement.setAttribute(name, value);
}

export const settings = new Settings();
