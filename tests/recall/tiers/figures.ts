// The totals of many solo games in a few numbers, and what must be true of them so that the published tiers mean something.
import { soloResult, TIERS, TIERS_FROM, type Tier } from '../../../web/games/recall/scoring/score.ts';

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

/** More than half of the games. */
const isMost = (count: number, { runs }: Figures) => 2 * count > runs;

const leastOf = (tier: Tier) => TIERS_FROM.find(([, each]) => each === tier)?.[0] ?? 0;
const BRONZE = leastOf('bronze');
const SILVER = leastOf('silver');
const GOLD = leastOf('gold');

/** Chance alone reaches no tier. */
function randomFaults({ best }: Figures): string[] {
	return best < BRONZE ? [] : [`random reaches ${best}`];
}

/** A first game is won more often than not, and is one of Bronze. */
function sensibleFaults(sensible: Figures): string[] {
	const { median, tiers } = sensible;
	const inTiers = TIERS.reduce((sum, tier) => sum + tiers[tier], 0);
	return [
		...(median < BRONZE ? [`sensible has a median of ${median}, no Bronze`] : []),
		...(median >= SILVER ? [`sensible has a median of ${median}, more than Bronze`] : []),
		...(isMost(inTiers, sensible) ? [] : [`sensible has a tier in ${inTiers} games only`])
	];
}

/** A strong game is won as a rule, and then it is Gold or better more often than not. */
function strongFaults(strong: Figures): string[] {
	const { median, won, tiers } = strong;
	const { bronze, silver, gold, platinum } = tiers;
	return [
		...(median < GOLD ? [`strong has a median of ${median}, no Gold`] : []),
		...(isMost(won, strong) ? [] : [`strong wins ${won} games only`]),
		...(gold + platinum > bronze + silver ? [] : ['strong has Gold too rarely'])
	];
}

/** What must be true so that a sensible first game reaches Bronze and a strong one Gold. */
export function faultsOf({ random, sensible, strong }: Readonly<Record<string, Figures>>): string[] {
	return [
		...(random ? randomFaults(random) : []),
		...(sensible ? sensibleFaults(sensible) : []),
		...(strong ? strongFaults(strong) : [])
	];
}
