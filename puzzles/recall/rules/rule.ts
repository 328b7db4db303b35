// How the lists of rules are written: a chapter with the section of the German rulebook, then its rules.
import type { Rule, RuleKind } from '../../schema/rules.ts';

type More = Pick<Rule, 'decision' | 'tableOnly' | 'example'> & {
	/** Where it is said, if not in the chapter's own section. */
	readonly at?: readonly string[];
};

type InChapter = (id: string, kind: RuleKind, related: readonly string[], more?: More) => Rule;

export function chapter(group: string, section: string): InChapter {
	return (id, kind, related, { at = [section], ...more } = {}) => ({
		id,
		kind,
		group,
		source: at.map((where) => ({ book: 'rulebook', at: where })),
		related,
		...more
	});
}

/** Part of the rule is our own reading. */
export const OURS = { decision: true } as const;

/** Nothing that an app can judge. */
export const TABLE = { tableOnly: true } as const;

/** Something allowed, and nearly the same refused. */
export const pair = (
	position: unknown,
	allowed: readonly string[],
	refused: readonly string[]
): NonNullable<Rule['example']> => ({ position, allowed, refused });

/** Green modules of a known kind in the display and in the stack. */
export const GREEN = { green: { open: ['Ga', 'Ga', 'Gb'], stack: ['Ge', 'Gd'] } } as const;
