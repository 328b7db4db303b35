// What a day is about: the rarest theme that most of its three share, else the rarest of any.
import type { Puzzle, Theme } from '../../../../puzzles/schema/puzzle.ts';

/** From the rarest. */
const ORDER: readonly Theme[] = [
	'two-keys',
	'bridge',
	'tucked-behind',
	'core-face',
	'corner-only',
	'stack',
	'far-colours',
	'turned-key'
];

export function themeOfDay(puzzles: readonly Pick<Puzzle, 'themes'>[]): Theme | null {
	const shown = (theme: Theme) => puzzles.filter(({ themes }) => themes.includes(theme)).length;
	const among = (least: number) => ORDER.find((theme) => shown(theme) >= least);
	return (shown('two-keys') > 0 ? 'two-keys' : among(2)) ?? among(1) ?? null;
}
