// The content of a day as one text, whatever the order in which a program builds its objects. Checksums are over this.
import type { Puzzle } from '../../schema/puzzle.ts';

export function contentText(day: readonly Puzzle[]): string {
	return JSON.stringify(day, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value
	);
}
