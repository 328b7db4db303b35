// What a person wants to practise: a level or the one that fits their rating, a theme or any. Kept on this device.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import { THEMES, type Theme } from '../../../puzzles/schema/puzzle.ts';

export interface Choice {
	/** Null: the rating picks it. */
	readonly level: Level | null;
	readonly theme: Theme | null;
}

export const ANY: Choice = { level: null, theme: null };

const KEY = 'keystone.practice';

/** Only Moons have two keys. */
export function isOffered({ level }: Choice, theme: Theme): boolean {
	return theme !== 'two-keys' || level === 'moon';
}

export function withLevel(choice: Choice, level: Level | null): Choice {
	const next = { ...choice, level };
	return next.theme && !isOffered(next, next.theme) ? { ...next, theme: null } : next;
}

export function readChoice(): Choice {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		const { level, theme } = { ...(stored as Record<string, unknown>) };
		const found: Choice = {
			level: LEVELS.find((known) => known === level) ?? null,
			theme: THEMES.find((known) => known === theme) ?? null
		};
		return withLevel(found, found.level);
	} catch {
		return ANY;
	}
}

export function keepChoice(choice: Choice): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(choice));
	} catch {
		// It holds until the page closes.
	}
}
