// The totals of many solo games in a few numbers, and what must be true of them so that the published tiers mean something.
import { soloResult, TIERS, type Tier } from '../../../web/games/recall/scoring/score.ts';

export interface Game {
	readonly total: number;
	readonly won: boolean;
}

export interface Figures {
	readonly runs: number;
	readonly median: number;
	readonly quarters: readonly [number, number];
	readonly best: number;
	/** Games in which both goals were met. */
	readonly won: number;
	/** Games of each tier: only those that were won. */
	readonly tiers: Readonly<Record<Tier, number>>;
	/** Games whose total lies in the range of a tier, goals apart. */
	readonly reached: Readonly<Record<Tier, number>>;
	/** Games by total, in steps of ten from 0 up; and those of them that were won. */
	readonly tens: readonly number[];
	readonly wonTens: readonly number[];
}

function byTier(games: readonly Game[], goalsMet: (game: Game) => boolean): Record<Tier, number> {
	const tiers = games.map((game) => soloResult({ total: game.total, goalsMet: goalsMet(game) }).tier);
	return Object.fromEntries(
		TIERS.map((tier) => [tier, tiers.filter((each) => each === tier).length])
	) as Record<Tier, number>;
}

function byTen(games: readonly Game[], best: number): number[] {
	return Array.from(
		{ length: Math.floor(best / 10) + 1 },
		(_, ten) => games.filter(({ total }) => Math.floor(total / 10) === ten).length
	);
}

export function figuresOf(games: readonly Game[]): Figures {
	const totals = games.map(({ total }) => total).sort((a, b) => a - b);
	const at = (share: number) => totals[Math.floor(share * (totals.length - 1))] ?? 0;
	return {
		runs: games.length,
		median: at(0.5),
		quarters: [at(0.25), at(0.75)],
		best: at(1),
		won: games.filter(({ won }) => won).length,
		tiers: byTier(games, ({ won }) => won),
		reached: byTier(games, () => true),
		tens: byTen(games, at(1)),
		wonTens: byTen(
			games.filter(({ won }) => won),
			at(1)
		)
	};
}

/** Chance alone reaches no tier; a first game comes to Bronze as a rule, one that looks ahead farther, and to Gold at times. */
export function faultsOf({ random, sensible, strong }: Readonly<Record<string, Figures>>): string[] {
	const faults: string[] = [];
	if (random && random.best >= 100) faults.push(`random reaches ${random.best}`);
	if (sensible && sensible.median < 100)
		faults.push(`sensible has a median of ${sensible.median}, no Bronze`);
	if (sensible && sensible.won === 0) faults.push('sensible never meets its goals');
	if (sensible && strong && strong.median <= sensible.median)
		faults.push('strong is no better than sensible');
	if (strong && strong.tiers.gold + strong.tiers.platinum === 0) faults.push('strong never reaches Gold');
	return faults;
}
