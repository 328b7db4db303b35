// What a state at the end of the own turn is worth to a player: for a task the units still missing, else the points that can
// be expected.
import { COLOURS } from '../../../../puzzles/pyramides/schema.ts';
import { stoneCount } from '../course.ts';
import { scoreOf, valueOf } from '../score.ts';
import { STONES_MAX, type GameState, type Player } from '../state.ts';
import { isBuilt, taskOf } from '../tasks.ts';
import { GOLD_UNIT, IDLE_STONE } from './outlook.ts';
import { COSTS, planOf, unitsTo, type Plan } from './plan.ts';

const SOLVED = 1000;
/** So many workers should be at hand for the next row. */
const AT_HAND = 3;
const SHORT_WORKER = 0.6;
/** What is lost with every stone that cannot be kept. */
const LOST_STONE = 0.6;
const READY = 0.5;
/** So many turns before the end points begin to count themselves. */
const LATE = 3;
const FOUNDATION_POINT = 0.3;
const SPARE_UNIT = 0.8;

/** Own turns after this one. */
export function turnsLeft(state: GameState, me: number): number {
	return state.turnsEach - (state.players[me] as Player).turnsTaken - 1;
}

/** `promise`: units that the board will bring. */
export function worthOf(state: GameState, me: number, promise: number): number {
	const task = taskOf(state);
	if (isBuilt(state)) return SOLVED;
	const plan = planOf(state);
	const turns = turnsLeft(state, me);
	const units = held(state, me, plan) + promise;
	const comfort = readiness(state, me, plan) - shortage(state, me);
	if (task && task.goal !== 'points') return units + comfort - missing(state, plan);
	const score = scoreOf(state, me);
	if (task && turns > LATE)
		return units + comfort - missing(state, plan) + FOUNDATION_POINT * score.foundations;
	return turns <= 0 ? score.total : expected(state, me, plan, units) + comfort;
}

/** Units in hand: fitting stones, jokers and gold. */
function held({ players }: GameState, me: number, plan: Plan): number {
	const { stones, gold } = players[me] as Player;
	let units = stones.white + gold * GOLD_UNIT;
	for (const colour of COLOURS) {
		const fitting = Math.min(stones[colour], plan.stones[colour]);
		units += fitting + (stones[colour] - fitting) * IDLE_STONE;
	}
	return units - LOST_STONE * Math.max(0, stoneCount(stones) - STONES_MAX);
}

/** Units that the plan still needs, and one more for every site to begin without a free foundation. */
function missing(state: GameState, { sites, more, moreAim }: Plan): number {
	let units = more * unitsTo(0, 0, moreAim);
	for (const { site, aim, weight } of sites) {
		const left = unitsTo(site.level, site.workers, aim);
		// What a spare site has got is a gain; what it lacks is no loss.
		units += weight < 1 ? weight * (left - unitsTo(0, 0, aim)) : left;
	}
	const free = state.sites.filter(({ foundation, owner }) => foundation !== null && owner === null).length;
	return units + Math.max(0, more - free);
}

/** A little for stones and workers that come together on the same site. */
function readiness({ players }: GameState, me: number, { sites }: Plan): number {
	const { stones } = players[me] as Player;
	let sum = 0;
	for (const { site, aim } of sites) {
		if (site.level >= aim) continue;
		const needs = COSTS[site.level] as number;
		const have = site.colour ? stones[site.colour] + stones.white : stoneCount(stones);
		const ready = (Math.min(have, needs) + site.workers) / (needs + AT_HAND);
		sum += READY * ready * ready;
	}
	return sum;
}

function shortage({ players }: GameState, me: number): number {
	return SHORT_WORKER * Math.max(0, AT_HAND - (players[me] as Player).workers);
}

/** Points at the end if these units go into the planned sites, the most advanced first. */
function expected(state: GameState, me: number, { sites, more, moreAim }: Plan, pool: number): number {
	let units = Math.max(0, pool);
	let points = 0;
	const raise = (level: number, workers: number, aim: number) => {
		for (let next = level + 1; next <= aim; next++) {
			const cost = unitsTo(next - 1, next === level + 1 ? workers : 1, next);
			points += (valueOf(next) - valueOf(next - 1)) * Math.min(1, units / cost);
			units = Math.max(0, units - cost);
		}
	};
	const planned = new Set(sites.map(({ site }) => site.square));
	for (const { square, owner, level, foundation } of state.sites)
		if (owner === me && !planned.has(square)) points += level > 0 ? valueOf(level) : (foundation ?? 0);
	for (const { site, aim } of sites) {
		points += site.level > 0 ? valueOf(site.level) : 1;
		raise(site.level, site.workers, aim);
	}
	for (let k = 0; k < more; k++) raise(0, 0, moreAim);
	return points + units * SPARE_UNIT;
}
