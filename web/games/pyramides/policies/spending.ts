// What is built and bought on the way: levels that can be paid, purchases that complete one, and gold or stones that may not be
// kept.
import { buildings } from '../building.ts';
import { stoneRefusal, PURCHASE_PRICE } from '../buying.ts';
import { activePlayer, stoneCount } from '../course.ts';
import { NO_STONES } from '../setup.ts';
import {
	STONES,
	STONES_MAX,
	WORKERS_MAX,
	type Action,
	type GameState,
	type Site,
	type Stone
} from '../state.ts';
import { landingRefusal } from '../workers.ts';
import { best } from './best.ts';
import { COSTS, planOf, type Plan } from './plan.ts';

/** The highest level that can be paid now. */
export function buildAction(state: GameState): Action | null {
	const plan = planOf(state);
	for (const { site, aim } of plan.sites) {
		if (site.level >= aim || site.workers < WORKERS_MAX) continue;
		const [way, ...others] = buildings(state, site);
		if (!way) continue;
		return site.level > 0 ? way : best([way, ...others], firstLevelWorth(state, plan));
	}
	return null;
}

/** Pays with a stone that nothing needs, in a colour that is at hand, shown on many tiles and not built yet. */
function firstLevelWorth(state: GameState, plan: Plan): (action: Action) => number {
	const { stones } = activePlayer(state);
	const shown: Record<Stone, number> = { ...NO_STONES };
	for (const tile of state.tiles) if (tile?.colour) shown[tile.colour]++;
	return (action) => {
		if (action.do !== 'build') return 0;
		const { colour } = action;
		const paid = action.stones[0] as Stone;
		const left = stones[colour] - (paid === colour ? 1 : 0);
		const twice = plan.sites.filter(({ site }) => site.colour === colour).length;
		const pays = paid === 'white' ? 3 : plan.stones[paid] > 0 ? 1.5 : 0;
		return left + 0.6 * shown[colour] - 3 * twice - pays;
	};
}

/** What is missing for the next level of a site. */
function gaps(state: GameState, site: Site): { readonly workers: number; readonly stones: number } {
	const { stones } = activePlayer(state);
	const have = site.colour ? stones[site.colour] + stones.white : stoneCount(stones);
	return { workers: WORKERS_MAX - site.workers, stones: Math.max(0, (COSTS[site.level] as number) - have) };
}

/** One purchase on the way to a level that the gold can complete. */
export function purchase(state: GameState): Action | null {
	const { gold, workers: supply } = activePlayer(state);
	for (const { site, aim } of planOf(state).sites) {
		if (site.level >= aim || !hasPiece(state, site)) continue;
		const { workers, stones } = gaps(state, site);
		if (workers + stones === 0 || (workers + stones) * PURCHASE_PRICE > gold) continue;
		if (stones > state.supply.stones.white || workers > supply) continue;
		if (workers === 0) return { do: 'buy-stone' };
		if (!landingRefusal(state, site.square)) return { do: 'buy-worker', site: site.square };
	}
	return null;
}

/** A piece for the next level is there. */
function hasPiece({ supply, players, active }: GameState, { level }: Site): boolean {
	if (level === 0) return true;
	if (level === COSTS.length - 1) return (players[active]?.finials ?? 0) > 0;
	return (supply.furtherLevels[level - 1] ?? 0) > 0;
}

/** What to buy with gold that must go; null where nothing can be bought. */
export function excessPurchase(state: GameState): Action | null {
	const { stones, workers } = activePlayer(state);
	const open = planOf(state).sites.find(
		({ site, aim }) => site.level < aim && !landingRefusal(state, site.square)
	)?.site;
	const full = stoneCount(stones) >= STONES_MAX;
	if (open && workers > 0 && (full || gaps(state, open).stones === 0))
		return { do: 'buy-worker', site: open.square };
	if (!stoneRefusal(state)) return { do: 'buy-stone' };
	const target = open ?? state.sites.find(({ square }) => !landingRefusal(state, square));
	return target && workers > 0 ? { do: 'buy-worker', site: target.square } : null;
}

/** The own stones, those that are needed least first. */
export function leastNeeded(state: GameState): Stone[] {
	const plan = planOf(state);
	const { stones } = activePlayer(state);
	const spare = (stone: Stone) => (stone === 'white' ? -100 : stones[stone] - plan.stones[stone] * 2);
	return STONES.flatMap((stone) => Array<Stone>(stones[stone]).fill(stone)).sort(
		(p, q) => spare(q) - spare(p)
	);
}
