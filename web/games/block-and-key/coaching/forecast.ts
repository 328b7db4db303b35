// From what the value expects to what a strong player then reaches: a constant for each turn, and how far single runs stray from it,
// both fitted on runs of the strong player by `puzzles/tools/coaching.ts`.
import { COACHING } from '../../../../puzzles/block-and-key/coaching.ts';
import type { Forecast } from '../../coach.ts';
import { mean } from '../paired.ts';
import { TIERS_FROM } from '../score.ts';
import { SOLO_TURNS, type GameState, type Tier } from '../state.ts';

/** The turns by which the constants go: 0 before the first line is taken. */
export function fittedTurn({ step, turn }: Pick<GameState, 'step' | 'turn'>): number {
	return step.kind === 'core' || step.kind === 'line' ? 0 : turn;
}

/** What is added to what the value expects in a turn. */
export const lift = (state: Pick<GameState, 'step' | 'turn'>): number =>
	COACHING.turns[fittedTurn(state)]?.bias ?? 0;

/** Of the mean of numbers. */
export function errorOf(values: readonly number[]): number {
	const middle = mean(values);
	const variance = mean(values.map((value) => (value - middle) ** 2));
	return Math.sqrt(variance / Math.max(1, values.length - 1));
}

/** From what the value expects in some worlds after the best that can be done. */
export function forecastOf(state: Pick<GameState, 'step' | 'turn'>, values: readonly number[]): Forecast {
	const expected = mean(values) + lift(state);
	const { error = 0, spread = 0 } = COACHING.turns[fittedTurn(state)] ?? {};
	return {
		mean: expected,
		error: Math.hypot(errorOf(values), state.turn === SOLO_TURNS ? 0 : error),
		odds: oddsOf(expected, state.turn === SOLO_TURNS ? 0 : spread)
	};
}

/** The chance of each tier for scores that are spread so far around their mean. */
export function oddsOf(expected: number, spread: number): Record<Tier, number> {
	const reaches = (least: number) => (least === 0 ? 1 : above(expected - (least - 0.5), spread));
	const odds = TIERS_FROM.map(([least, tier], index): [Tier, number] => {
		const higher = TIERS_FROM[index - 1];
		return [tier, reaches(least) - (higher ? reaches(higher[0]) : 0)];
	});
	return Object.fromEntries(odds) as Record<Tier, number>;
}

/** The chance that something normally spread lies no farther below its mean than this. */
function above(distance: number, spread: number): number {
	if (spread <= 0) return distance >= 0 ? 1 : 0;
	const z = distance / spread;
	// Abramowitz and Stegun 7.1.26: right to seven digits.
	const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
	const tail =
		t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
	const erf = 1 - tail * Math.exp((-z * z) / 2);
	return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}
