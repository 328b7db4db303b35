// What a person wants to practise: a kind, a level or the one that fits their rating, a theme or any. Kept on this device.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import { KINDS, THEMES, type Kind, type Theme } from '../../../puzzles/schema/puzzle.ts';

export interface Choice {
	readonly kind: Kind;
	/** Null: the rating picks it. */
	readonly level: Level | null;
	readonly theme: Theme | null;
}

export const ANY: Choice = { kind: 'one-block', level: null, theme: null };

const KEY = 'keystone.practice';

/** Only the usual kind has themes, and of it only Moons two keys. */
export function isOffered({ kind, level }: Choice, theme: Theme): boolean {
	return kind === 'one-block' && (theme !== 'two-keys' || level === 'moon');
}

/** Without a theme that is not offered then. */
export function withChange(choice: Choice, change: Partial<Choice>): Choice {
	const next = { ...choice, ...change };
	return next.theme && !isOffered(next, next.theme) ? { ...next, theme: null } : next;
}

export function readChoice(): Choice {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		const { kind, level, theme } = { ...(stored as Record<string, unknown>) };
		const found: Choice = {
			kind: KINDS.find((known) => known === kind) ?? 'one-block',
			level: LEVELS.find((known) => known === level) ?? null,
			theme: THEMES.find((known) => known === theme) ?? null
		};
		return withChange(found, {});
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
