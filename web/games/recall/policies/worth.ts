// What a position is worth to a person, in points of the final scoring: what is scored already, and what it promises in the
// rounds that are left. A rough measure for looking ahead, with nothing hidden in it.
import { RECALL } from '../../../../puzzles/recall/index.ts';
import type { Effect } from '../../../../puzzles/schema/recall/effects.ts';
import { COUNTS, PATH_SPACES, RELICS, TRACKS } from '../../../../puzzles/schema/recall/vocabulary.ts';
import { campsBeside, printedKind } from '../board.ts';
import { countBuilt, hasBuilt, openProduction } from '../building.ts';
import { personOf } from '../course.ts';
import { inPlay } from '../figures.ts';
import type { FieldId } from '../ids.ts';
import { PLACES, printedTrack, spotOf } from '../map.ts';
import { levelOf } from '../modules.ts';
import { tribesOf } from '../owning.ts';
import { relicCost } from '../relics.ts';
import { holdingsOf, meetsBoth } from '../scoring/goals.ts';
import { pathValues } from '../scoring/paths.ts';
import { sheetOf } from '../scoring/score.ts';
import type { Person, State } from '../state.ts';
import type { Task } from '../task.ts';
import { effortFor, NO_WANTS, pairsOf, wantsOf, type Pair, type Want, type Wants } from './aims.ts';
import { reachFrom } from './reach.ts';
import { remembering } from './remembering.ts';

/** What an effect that is still to come is worth while something can be done with it. */
const PROMISE: Readonly<Partial<Record<Effect['is'] | Task['is'], number>>> = {
	fig: 0.7,
	place: 0.7,
	placeHere: 0.7,
	crystal: 0.5,
	upgrade: 0.6,
	move: 0.35,
	moveB: 1,
	moveOrDevelop: 1.3,
	water: 0.7,
	hayla: 0.5,
	explore: 1.2,
	develop: 1.5,
	points: 1,
	step: 1.2,
	steps: 1.2,
	stepAny: 1.3,
	track: 1.3,
	cass: 1,
	modup: 1.3,
	deact: 0.7,
	freeAct: 1,
	copy: 1.2,
	choice: 1,
	module: 2.5,
	gear: 1.5,
	tile: 4,
	relic: 3,
	camps: 2,
	built: 3,
	dug: 3
};

const STANDARD_ROUNDS = RECALL.timeBoard.filter((kind) => kind === 'S').length;

/** Rounds in which something can still be done, as a share of the whole game. */
function timeLeft({ round }: State): number {
	return Math.max(0, (RECALL.timeBoard.length - round) / RECALL.timeBoard.length);
}

/** Track values as a line between the printed ones, so that every step is worth something. */
function trackWorth(space: number): number {
	const { values } = RECALL.knowledge;
	const next = values.find((value) => value.space > space);
	const last = values.findLast((value) => value.space <= space) ?? { space: 0, points: 0 };
	if (!next) return last.points;
	return last.points + ((next.points - last.points) * (space - last.space)) / (next.space - last.space);
}

const rememberedPaths = remembering<number>();

function pathsAgain(state: State, who: number, left: number): number {
	const { relics, depot, energised, ready, slots, tracks, built, paths } = personOf(state, who);
	return rememberedPaths(
		[
			relics,
			depot,
			energised,
			ready,
			slots,
			tracks,
			built,
			paths,
			state.monumentTiles,
			state.pathCards,
			left
		],
		() => pathWorth(state, who, left)
	);
}

/** Specialisations: those chosen count in full, those still open as the better of the two in part. */
function pathWorth(state: State, who: number, left: number): number {
	const values = pathValues(state, who);
	const person = personOf(state, who);
	let worth = 0;
	for (const space of PATH_SPACES)
		for (const card of state.pathCards[space]) {
			worth += values[card].S.points;
			const special = values[card][state.sides[card]].points;
			if (person.paths[space] === card) worth += special;
			else if (person.paths[space] === undefined) worth += special * 0.45;
		}
	// Steps between printed values, also under a monument on a printed field.
	for (const track of TRACKS) {
		const beyond = trackWorth(person.tracks[track]) - values.KNOW.S.facts[track]!;
		const monuments = Object.keys(person.built).filter((field) => printedTrack(field) === track).length;
		worth += beyond * (0.4 + 0.6 * Math.min(1, left * 2)) * (1 + monuments);
	}
	return worth;
}

/** A game that is not won has no tier. */
const WON = 70;

/** What one good action towards the goals is worth at the end, and as a share of it at the beginning. */
const EFFORT = 18;
const EARLY = 0.5;
/** The share of it that a figure in the right place is worth. */
const PULL = 0.15;
/** Two cards that cannot be met together are farther away than any others. */
const OUT_OF_REACH = 30;

interface Aim {
	readonly worth: number;
	readonly wants: Wants;
	/** What a figure on a field that the goals ask for is worth. */
	readonly pull: number;
}

const NO_AIM: Aim = { worth: 0, wants: NO_WANTS, pull: 0 };

/** How near the goals are: of those held, the nearest two that can be met together. */
interface Nearest {
	readonly pair: Pair;
	readonly away: number;
	readonly wants: Aim['wants'];
}

function nearestOf(state: State, who: number): Nearest | null {
	const person = personOf(state, who);
	const pairs = pairsOf(person.goals);
	if (pairs.length === 0) return null;
	const holdings = holdingsOf(state, who);
	let nearest: Omit<Nearest, 'wants'> | null = null;
	for (const pair of pairs) {
		const effort = effortFor(person, holdings, pair);
		const away = effort > 0 ? effort : meetsBoth(holdings, pair.cards) ? 0 : 0.5;
		if (!nearest || away < nearest.away) nearest = { pair, away };
	}
	return nearest && { ...nearest, wants: wantsOf(holdings, nearest.pair) };
}

const rememberedNearest = remembering<Nearest | null>();

/** Most actions of a turn leave alone what the goals ask for. */
function nearestAgain(state: State, who: number): Nearest | null {
	const { relics, depot, energised, boosters, ready, slots, tracks, built, goals, points } = personOf(
		state,
		who
	);
	const { places, islands } = state;
	return rememberedNearest(
		[relics, depot, energised, boosters, ready, slots, tracks, built, goals, points, places, islands],
		() => nearestOf(state, who)
	);
}

function aimOf(state: State, who: number): Aim {
	const nearest = nearestAgain(state, who);
	if (!nearest && personOf(state, who).goals.length < 2) return NO_AIM;
	const each = EFFORT * (1 - (1 - EARLY) * timeLeft(state));
	const { away, wants } = nearest ?? { away: OUT_OF_REACH, wants: NO_WANTS };
	const pull = PULL * each;
	return { worth: 15 + WON - away * each - (away > 0 ? 3 : 0), wants, pull };
}

/** A monument field: the points of its track, or those of a tile. */
function monumentWorth(person: Person, field: FieldId): number {
	const track = printedTrack(field);
	return 0.3 * (track ? trackWorth(person.tracks[track]) : 7);
}

/** What the field lets a figure on it do next. */
function fieldWorth(state: State, person: Person, who: number, field: FieldId): number {
	const stones = state.sites[field]?.length ?? 0;
	if (stones > 0) return 1.2 + 0.25 * (3 - stones);
	const what = buildable(state, person, field);
	if (what === 'monument') return monumentWorth(person, field);
	if (what === 'storage') return 1.1;
	const relic = state.relics[field];
	if (relic !== undefined && relicCost(state, who, relic) < 3) return 0.8;
	return what === 'workshop' ? 0.6 + timeLeft(state) : 0.1;
}

/** The building that the person could still put on a field. */
function buildable(state: State, person: Person, field: FieldId): 'storage' | 'workshop' | 'monument' | null {
	if (person.built[field] !== undefined) return null;
	const kind = printedKind(state, field);
	if (kind === 'monument') return countBuilt(person, 'monument') < RECALL.monuments.length ? kind : null;
	if (kind === 'storage') return countBuilt(person, 'storage') < COUNTS.storages ? kind : null;
	if (kind !== 'forest' && kind !== 'mountain' && kind !== 'farmland') return null;
	return hasBuilt(person, `${kind}.2`) ? null : 'workshop';
}

/** What the goals want of a field. */
function wantFor(state: State, person: Person, field: FieldId, wants: Wants): Want | null {
	const { missing } = wants;
	const relic = state.relics[field];
	if (relic !== undefined) return missing.relic > 0 && wants.relics.has(relic) ? 'relic' : null;
	const stones = state.sites[field];
	if (stones !== undefined)
		return missing.stone > 0 && stones.some((stone) => wants.stones.has(stone)) ? 'stone' : null;
	const what = buildable(state, person, field);
	if (!what) return null;
	if (missing[what] > 0) return what;
	const tile = spotOf(field)?.place;
	if (missing.tile > 0 && tile !== undefined && !wants.tiles.has(tile)) return 'tile';
	if (missing.camp > 0 && campsBeside(state, field).some((camp) => !wants.camps.has(camp))) return 'camp';
	return null;
}

/** What is left of a field's worth for somebody who stands so many steps away. */
const NEAR = [1, 0.7, 0.49, 0.34, 0.24];

/** Less than this is not worth going for. */
const LEAST = 0.25;

const rememberedStanding = remembering<number>();

function standingAgain(state: State, who: number, aim: Aim): number {
	const { figures, built, relics, tracks } = personOf(state, who);
	const { places, relics: lying, sites, islands } = state;
	return rememberedStanding(
		[figures, built, relics, tracks, places, lying, sites, islands, state.round, aim.wants],
		() => standingWorth(state, who, aim)
	);
}

/** Figures where they are useful, or on the way: each of them goes for one field, the most promising first. */
function standingWorth(state: State, who: number, { wants, pull }: Aim): number {
	const person = personOf(state, who);
	const left = timeLeft(state);
	const active = Math.min(1, left * 2.5) * 0.6;
	const fields = new Map<FieldId, { readonly plain: number; readonly want: Want | null }>();
	const promises: {
		readonly group: FieldId;
		readonly field: FieldId;
		readonly plain: number;
		readonly want: Want | null;
		readonly worth: number;
	}[] = [];
	for (const group of Object.keys(person.figures))
		for (const [field, steps] of reachFrom(state, group)) {
			let there = fields.get(field);
			if (!there) {
				const want = wantFor(state, person, field, wants);
				there = { plain: active * fieldWorth(state, person, who, field), want };
				fields.set(field, there);
			}
			const near = NEAR[steps] ?? 0;
			const plain = there.plain * near;
			const found = plain + (there.want ? pull * near : 0);
			if (found > LEAST) promises.push({ group, field, plain, want: there.want, worth: found });
		}
	promises.sort((one, other) => other.worth - one.worth);
	const free: Record<FieldId, number> = { ...person.figures };
	const missing = { ...wants.missing };
	const taken = new Set<FieldId>();
	let sum = 0;
	for (const { group, field, plain, want, worth: promise } of promises) {
		const figures = free[group] ?? 0;
		if (figures < 1 || taken.has(field)) continue;
		free[group] = figures - 1;
		taken.add(field);
		const wanted = want !== null && missing[want] > 0;
		if (wanted) missing[want]--;
		sum += wanted ? promise : plain;
	}
	return sum;
}

/** Crystals: most wanted while few, worth a third of a point each in white at the end. */
function crystalWorth({ crystals }: Person, left: number): number {
	const early = Math.min(1, left * 3);
	const each = (n: number, first: number, rest: number) => Math.min(n, 3) * first + Math.max(0, n - 3) * rest;
	const soon =
		each(crystals.white, 1.2, 0.6) + each(crystals.pink, 2.2, 1.2) + each(crystals.purple, 3.6, 2.2);
	const late = (crystals.white + 2 * crystals.pink + 3 * crystals.purple) / 3;
	return early * soon + (1 - early) * late;
}

/** Every dig and every building costs one; too many at once wait for nothing. */
function figureWorth(person: Person, active: number): number {
	const n = inPlay(person);
	return n / 3 + active * (1.3 * Math.min(n, 6) + 0.5 * Math.max(0, n - 6));
}

/** What a turn with a module brings. */
const TURN = 7;

/** Of the standard rounds, those in which a module goes in: each time all of them are in, one is spent on the reset. */
function turnsWith(modules: number): number {
	return (STANDARD_ROUNDS * modules) / (modules + 1);
}

/** Everything that makes later turns better. */
function engineWorth(state: State, who: number, left: number): number {
	const person = personOf(state, who);
	const modules = [...person.ready, ...Object.values(person.slots)];
	const grade = { white: 0.5, yellow: 1.5, green: 2.5, grey: 3.2 };
	const tools = modules.reduce((sum, module) => sum + grade[levelOf(module)], 0);
	const stones =
		person.depot.length +
		Object.values(person.energised).reduce((n, { stones: lying }) => n + lying.length * 0.6, 0);
	const effects = person.gear.length + tribesOf(state, who).length;
	return (
		left *
		(TURN * turnsWith(modules.length) +
			tools * 3 +
			Math.min(stones, 2 * effects) * 2.5 +
			openProduction(person).length * 1.5 +
			Object.keys(person.boosters).length * 3 +
			effects * 1.5 +
			person.ready.length * 0.5 +
			PLACES.filter((place) => state.places[place]?.open).length * 1.5)
	);
}

/** Production fields that can still be used before the stones go back. */
function productionToCome({ phase, production, persons, turn }: State): number {
	if (phase !== 'reset') return 0;
	const open = openProduction(persons[turn] as Person).length - production.used.length;
	return Math.min(production.left, open) * 0.5;
}

/** What is still to be done in this turn. */
function pendingWorth(state: State): number {
	let worth = 0;
	for (const { items, spent } of state.pool)
		items.forEach((item, k) => {
			if (!spent.includes(k)) worth += (PROMISE[item.is] ?? 0) * ('n' in item ? item.n : 1);
		});
	for (const task of state.tasks) {
		const n = 'left' in task ? task.left : 1;
		worth +=
			task.is === 'effects'
				? task.list.reduce((sum, { is }) => sum + (PROMISE[is] ?? 0), 0)
				: (PROMISE[task.is] ?? 0) * n;
		if ('rewards' in task) worth += task.rewards.length * 1.5;
	}
	return worth + productionToCome(state);
}

export function worth(state: State, who: number): number {
	if (state.phase === 'over') {
		const { total, goalsMet } = sheetOf(state, who);
		return total + (goalsMet ? WON : 0);
	}
	const person = personOf(state, who);
	const left = timeLeft(state);
	const active = Math.min(1, left * 2.5);
	const aim = aimOf(state, who);
	const relics = RELICS.reduce((sum, colour) => sum + person.relics[colour], 0);
	return (
		person.points +
		pathsAgain(state, who, left) +
		aim.worth +
		crystalWorth(person, left) +
		person.cassettes.length * (0.2 + 0.9 * active) +
		standingAgain(state, who, aim) +
		figureWorth(person, active) +
		relics * 0.3 * active +
		engineWorth(state, who, left) +
		pendingWorth(state)
	);
}
