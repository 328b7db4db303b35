// What a person wants to practise: a kind, and any mix of levels and themes. Kept on this device.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import { KINDS, THEMES, type Kind, type Theme } from '../../../puzzles/schema/puzzle.ts';

export interface Choice {
	readonly kind: Kind;
	/** None: the rating picks. */
	readonly levels: readonly Level[];
	/** None: any. */
	readonly themes: readonly Theme[];
}

export const ANY: Choice = { kind: 'one-block', levels: [], themes: [] };

const KEY = 'keystone.practice';

/** Only the usual kind has themes, and of it only Moons two keys. */
export function isOffered({ kind, levels }: Pick<Choice, 'kind' | 'levels'>, theme: Theme): boolean {
	return kind === 'one-block' && (theme !== 'two-keys' || levels.includes('moon'));
}

/** Without themes that are not offered then. */
export function withChange(choice: Choice, change: Partial<Choice>): Choice {
	const next = { ...choice, ...change };
	return { ...next, themes: next.themes.filter((theme) => isOffered(next, theme)) };
}

/** With one more of a list, or without it; in the order of all. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
	all.filter((each) => chosen.includes(each) !== (each === one));

/** What the next puzzle is to be: one of the mix. `random` gives 0 up to 1. */
export function drawn(
	{ levels, themes }: Choice,
	random: () => number
): { readonly level: Level | null; readonly theme: Theme | null } {
	const one = <T>(list: readonly T[]): T | null => list[Math.floor(random() * list.length)] ?? null;
	const level = one(levels);
	// A theme of one level only waits for that level, unless nothing else is wished.
	const fitting = themes.filter((theme) =>
		isOffered({ kind: 'one-block', levels: level ? [level] : [] }, theme)
	);
	if (fitting.length > 0) return { level, theme: one(fitting) };
	return themes.length > 0 ? { level: 'moon', theme: one(themes) } : { level, theme: null };
}

/** Before there were mixes one level and one theme were kept. */
const listed = (many: unknown, one: unknown): readonly unknown[] => (Array.isArray(many) ? many : [one]);

export function readChoice(): Choice {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		const { kind, level, levels, theme, themes } = { ...(stored as Record<string, unknown>) };
		const found: Choice = {
			kind: KINDS.find((known) => known === kind) ?? 'one-block',
			levels: LEVELS.filter((known) => listed(levels, level).includes(known)),
			themes: THEMES.filter((known) => listed(themes, theme).includes(known))
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
