// Numbers of a report as they are shown: rounded so that what is printed still adds up.
import type { Choice, Report } from '../../../../games/block-and-key/report.ts';
import { SOLO_TURNS } from '../../../../games/block-and-key/state.ts';

/** A decision that left so many points is called costly. */
export const COSTLY = 1;

const round = (points: number) => Math.round(points * 10) / 10;

/** Start, luck and choices to a tenth; the rounding goes to the choices, so that the sum is the score. */
export function sumOf({ start, luck, score }: Report): Record<'start' | 'luck' | 'choices', number> {
	const [begun, lucky] = [round(start), round(luck)];
	return { start: begun, luck: lucky, choices: round(score.total - begun - lucky) };
}

export const leftBy = ({ better }: Choice): number => better?.gain ?? 0;

/** Points left in each of the turns, from the first. */
export function leftByTurn(choices: readonly Choice[]): number[] {
	return Array.from({ length: SOLO_TURNS }, (_, k) =>
		choices.filter(({ turn }) => turn === k + 1).reduce((sum, choice) => sum + leftBy(choice), 0)
	);
}

export type CostlyChoice = Choice & { readonly better: NonNullable<Choice['better']> };

/** The most costly first. */
export function costlyOf(choices: readonly Choice[]): CostlyChoice[] {
	return choices
		.filter((choice): choice is CostlyChoice => leftBy(choice) >= COSTLY)
		.sort((a, b) => b.better.gain - a.better.gain);
}
