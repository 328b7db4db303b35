// What a player is building: the sites worth going on with, and what they still need. The measure is the unit: one worker on
// its site or one fitting stone.
import { box } from '../../../../puzzles/pyramides/box.ts';
import { COLOURS } from '../../../../puzzles/pyramides/schema.ts';
import { NO_STONES } from '../setup.ts';
import { WORKERS_MAX, type Colour, type GameState, type Player, type Site } from '../state.ts';
import { taskOf } from '../tasks.ts';

/** The stones of every level. */
export const COSTS: readonly number[] = box.levels.map(({ stones }) => stones);
const TOP = COSTS.length;
/** Stones that come in for every worker, and how far their prices may move apart. */
const BALANCE = 0.8;
const SWING = 0.7;
/** A site beyond those that are needed counts half, and only once these need hardly anything. */
const SPARE = 0.5;
const SPARE_FROM = 8;

export interface Planned {
	readonly site: Site;
	/** The level it shall reach. */
	readonly aim: number;
	/** 1, or less for a site beyond those that are needed. */
	readonly weight: number;
}

export interface Plan {
	/** The most advanced first. */
	readonly sites: readonly Planned[];
	/** How many more shall be begun, up to this level. */
	readonly more: number;
	readonly moreAim: number;
	/** Stones of each colour that the planned sites still need. */
	readonly stones: Readonly<Record<Colour, number>>;
	/** What one more worker on a site and one more fitting stone are worth: the scarcer, the more. */
	readonly worker: number;
	readonly stone: number;
}

/** The stones of all levels up to this one. */
const STONES_TO = [0, ...COSTS].map((_, level) => COSTS.slice(0, level).reduce((sum, each) => sum + each, 0));

/** Stones from one level up to another. */
function stonesTo(level: number, aim: number): number {
	return (STONES_TO[aim] as number) - (STONES_TO[level] as number);
}

/** Workers from a level with so many of them on the site up to another: one always stays. */
function workersTo(level: number, workers: number, aim: number): number {
	return level >= aim ? 0 : (aim - level) * (WORKERS_MAX - 1) + 1 - workers;
}

/** Both together, in units. */
export function unitsTo(level: number, workers: number, aim: number): number {
	return level >= aim ? 0 : stonesTo(level, aim) + workersTo(level, workers, aim);
}

/** How many pyramids are worth going on with, and how high. */
function wanted(state: GameState, me: number) {
	const task = taskOf(state);
	if (task?.goal === 'points') return { count: 4, aim: TOP, spare: 1, apart: false };
	if (task) return { count: task.count, aim: task.level, spare: 0, apart: task.goal === 'colours' };
	const left = state.turnsEach - (state.players[me] as Player).turnsTaken;
	return { count: left > 8 ? 3 : 2, aim: TOP, spare: 0, apart: false };
}

const plans = new WeakMap<GameState, Plan>();

/** The active player's plan; asked for several times in a state, it is made once. */
export function planOf(state: GameState): Plan {
	const plan = plans.get(state) ?? makePlan(state, state.active);
	plans.set(state, plan);
	return plan;
}

function makePlan(state: GameState, me: number): Plan {
	const wish = wanted(state, me);
	const { count, aim } = wish;
	const { finials, stones: held } = state.players[me] as Player;
	const sites = plannedSites(state, me, wish, finials);
	const more = Math.max(0, count - sites.length);
	const stones: Record<Colour, number> = { ...NO_STONES };
	let workers = more * workersTo(0, 0, aim);
	let missing = more * stonesTo(0, aim) - held.white;
	for (const { site, aim: high, weight } of sites) {
		const needed = stonesTo(site.level, high);
		if (site.colour) stones[site.colour] += needed;
		if (weight < 1) continue;
		workers += workersTo(site.level, site.workers, high);
		missing += needed;
	}
	for (const colour of COLOURS) missing -= Math.min(held[colour], stones[colour]);
	const ratio = (Math.max(0, missing) + 1) / (BALANCE * (workers + 1));
	const stone = Math.min(1 + SWING, Math.max(1 - SWING, ratio));
	return { sites, more, moreAim: aim, stones, worker: 2 - stone, stone };
}

function plannedSites(
	state: GameState,
	me: number,
	{ count, aim, spare, apart }: ReturnType<typeof wanted>,
	finials: number
): Planned[] {
	const own = state.sites
		.filter(({ owner }) => owner === me)
		.sort((p, q) => q.level - p.level || q.workers - p.workers || p.square - q.square);
	const colours = new Set<Colour>();
	const planned: Planned[] = [];
	let tops = finials;
	for (const site of own) {
		if (planned.length === count + spare) break;
		if (planned.length === count && unitsOf(planned) > SPARE_FROM) break;
		if (apart && site.colour && colours.has(site.colour)) continue;
		if (site.colour) colours.add(site.colour);
		const high = aim === TOP && site.level < TOP && tops-- <= 0 ? TOP - 1 : aim;
		planned.push({ site, aim: Math.max(high, site.level), weight: planned.length < count ? 1 : SPARE });
	}
	return planned;
}

/** Units that these sites still need. */
function unitsOf(sites: readonly Planned[]): number {
	return sites.reduce((sum, { site, aim }) => sum + unitsTo(site.level, site.workers, aim), 0);
}
