// What a person has set, kept in this browser. web/static/boot.js applies the same values before the first paint.
import { LANGUAGES, type Language } from '$lib/text/languages.ts';
import { COACH_LEVELS, type CoachLevel } from '$lib/progress/values.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced'] as const;
export const HANDS = ['right', 'left'] as const;
export const PATTERNS = ['normal', 'strong'] as const;
/** On the key card of a puzzle only; also in view, tray and on Blocks; nowhere. */
export const LETTERS = ['card', 'everywhere', 'off'] as const;
/** 3D where it is drawn by hardware; always; never. */
export const BOARDS = ['auto', '3d', '2d'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Hand = (typeof HANDS)[number];
export type Patterns = (typeof PATTERNS)[number];
export type Letters = (typeof LETTERS)[number];
export type BoardKind = (typeof BOARDS)[number];

const KEY = 'keystone.settings';

class Settings {
	/** The language last chosen; null until then. */
	language = $state<Language | null>(null);
	theme = $state<Theme>('system');
	motion = $state<Motion>('system');
	/** Which thumb reaches the buttons: the primary one stands on its side. */
	hand = $state<Hand>('right');
	patterns = $state<Patterns>('normal');
	letters = $state<Letters>('card');
	/** 3D falls back to 2D by itself where it cannot be drawn. */
	board = $state<BoardKind>('auto');
	/** Numbers on the stacks of the 3D board. */
	heights = $state(true);
	/** What matches the key is shown while a Block is tried; it marks the result. */
	matches = $state(false);
	coach = $state<CoachLevel>('warn');
	sound = $state(false);
	vibration = $state(false);
	/** Single keys do something; off for those who speak to their device. */
	shortcuts = $state(true);
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
		this.theme = oneOf(THEMES, stored.theme);
		this.motion = oneOf(MOTIONS, stored.motion);
		this.hand = oneOf(HANDS, stored.hand);
		this.patterns = oneOf(PATTERNS, stored.patterns);
		// Earlier versions kept a plain yes or no.
		this.letters = stored.letters === true ? 'everywhere' : oneOf(LETTERS, stored.letters);
		this.board = oneOf(BOARDS, stored.board);
		this.coach = COACH_LEVELS.find((level) => level === stored.coach) ?? 'warn';
		this.heights = stored.heights !== false;
		this.matches = stored.matches === true;
		this.sound = stored.sound === true;
		this.vibration = stored.vibration === true;
		this.shortcuts = stored.shortcuts !== false;
		this.#show();
	}

	change(values: Partial<ReturnType<Settings['values']>>): void {
		// Another tab may have changed the rest, or nothing may have been read yet.
		if (this.kept) this.read();
		Object.assign(this, values);
		this.#show();
		try {
			localStorage.setItem(KEY, JSON.stringify(this.values()));
		} catch {
			this.kept = false;
		}
	}

	/** Everything that can be set. */
	values() {
		const { language, theme, motion, hand, patterns, letters, board, heights } = this;
		const { matches, coach, sound, vibration, shortcuts } = this;
		return {
			...{ language, theme, motion, hand, patterns, letters, board, heights },
			...{ matches, coach, sound, vibration, shortcuts }
		};
	}

	#show(): void {
		mark('data-theme', this.theme === 'system' ? null : this.theme);
		mark('data-motion', this.motion === 'system' ? null : this.motion);
		mark('data-hand', this.hand === 'left' ? 'left' : null);
		mark('data-patterns', this.patterns === 'strong' ? 'strong' : null);
		mark('data-letters', this.letters === 'card' ? null : this.letters === 'everywhere' ? 'on' : 'off');
	}
}

/** The first one is the default. */
function oneOf<const T extends readonly [string, ...string[]]>(options: T, value: unknown): T[number] {
	return options.find((option) => option === value) ?? options[0];
}

function mark(name: string, value: string | null): void {
	if (value === null) document.documentElement.removeAttribute(name);
	else document.documentElement.setAttribute(name, value);
}

export const settings = new Settings();
