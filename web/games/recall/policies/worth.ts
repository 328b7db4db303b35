// What a position is worth to a person, in points of the final scoring: what is scored already, and what it promises in the
// rounds that are left. A rough measure for looking ahead, with nothing hidden in it.
import { RECALL } from '../../../../puzzles/recall/index.ts';
import type { Effect } from '../../../../puzzles/schema/recall/effects.ts';
import { PATH_SPACES, RELICS, TRACKS } from '../../../../puzzles/schema/recall/vocabulary.ts';
import { printedKind } from '../board.ts';
import { countBuilt, openProduction } from '../building.ts';
import { personOf } from '../course.ts';
import { inPlay } from '../figures.ts';
import type { FieldId } from '../ids.ts';
import { adjacent, PLACES, printedTrack } from '../map.ts';
import { levelOf } from '../modules.ts';
import { tribesOf } from '../owning.ts';
import { relicCost } from '../relics.ts';
import {
	canMeetBoth,
	conditionsOf,
	holdingsOf,
	meetsBoth,
	progress,
	type Holdings
} from '../scoring/goals.ts';
import { pathValues } from '../scoring/paths.ts';
import { sheetOf } from '../scoring/score.ts';
import type { Person, State } from '../state.ts';
import type { Task } from '../task.ts';

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
const WON = 60;

/** How near the goals are: of those held, the nearest two that can be met together. */
function goalWorth(state: State, who: number, left: number): number {
	const { goals } = personOf(state, who);
	if (goals.length < 2) return 0;
	const holdings = holdingsOf(state, who);
	const near = goals.map((goal) => nearness(holdings, goal));
	let best = 0;
	goals.forEach((first, a) =>
		goals.slice(a + 1).forEach((second, k) => {
			const pair = ((near[a] ?? 0) + (near[a + 1 + k] ?? 0)) / 2;
			if (pair > best && canMeetBoth([first, second]))
				best = pair === 1 ? together(holdings, first, second) : pair;
		})
	);
	if (best === 1) return 15 + WON;
	return (15 + WON) * (0.7 * best + 0.2 * best ** 4) * Math.min(1, 0.5 + left * 2);
}

/** Each card met for itself is not yet both. */
function together(holdings: Holdings, first: string, second: string): number {
	return meetsBoth(holdings, [first, second]) ? 1 : 0.9;
}

function nearness(holdings: Holdings, goal: string): number {
	let [sum, n] = [0, 0];
	for (const condition of conditionsOf(goal)) {
		const { have, needed } = progress(holdings, condition);
		sum += Math.min(1, have / needed);
		n++;
	}
	return sum / Math.max(1, n);
}

/** What the field lets a figure on it do next. */
function fieldWorth(state: State, person: Person, who: number, field: FieldId): number {
	const stones = state.sites[field]?.length ?? 0;
	if (stones > 0) return 1.2 + 0.25 * (3 - stones);
	if (person.built[field] !== undefined) return 0.1;
	const kind = printedKind(state, field);
	if (kind === 'monument') return countBuilt(person, 'monument') < 5 ? 1.8 : 0;
	if (kind === 'storage') return countBuilt(person, 'storage') < 6 ? 1.1 : 0;
	if (kind === 'forest' || kind === 'mountain' || kind === 'farmland') return 0.6;
	return state.relics[field] !== undefined && relicCost(state, who, state.relics[field]) < 3 ? 0.8 : 0.1;
}

/** Figures where they are useful, or next to it. */
function standingWorth(state: State, who: number): number {
	const person = personOf(state, who);
	let worth = 0;
	for (const [field, n] of Object.entries(person.figures)) {
		const here = fieldWorth(state, person, who, field);
		let near = 0;
		for (const beside of adjacent(field)) {
			const there = fieldWorth(state, person, who, beside);
			if (there > near) near = there;
		}
		// The second figure on a field is worth less there than the first, but can walk on.
		worth += here + 0.35 * near + (n - 1) * (0.25 * here + 0.35 * near);
	}
	return worth;
}

/** Crystals: most wanted while few, worth a third of a point each in white at the end. */
function crystalWorth({ crystals }: Person, left: number): number {
	const early = Math.min(1, left * 3);
	const each = (n: number, first: number, rest: number) => Math.min(n, 3) * first + Math.max(0, n - 3) * rest;
	const soon =
		each(crystals.white, 0.7, 0.35) + each(crystals.pink, 1.5, 0.8) + each(crystals.purple, 2.8, 1.8);
	const late = (crystals.white + 2 * crystals.pink + 3 * crystals.purple) / 3;
	return early * soon + (1 - early) * late;
}

/** Every dig and every building costs one; too many at once wait for nothing. */
function figureWorth(person: Person, active: number): number {
	const n = inPlay(person);
	return n / 3 + active * (1.3 * Math.min(n, 6) + 0.5 * Math.max(0, n - 6));
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
		(tools * 3.5 +
			Math.min(stones, 2 * effects) * 2.5 +
			openProduction(person).length * 1.5 +
			Object.keys(person.boosters).length * 3 +
			effects * 1.5 +
			person.ready.length * 0.5 +
			PLACES.filter((place) => state.places[place]?.open).length * 0.5)
	);
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
	return worth + state.production.left * 0.9;
}

export function worth(state: State, who: number): number {
	if (state.phase === 'over') {
		const { total, goalsMet } = sheetOf(state, who);
		return total + (goalsMet ? WON : 0);
	}
	const person = personOf(state, who);
	const left = timeLeft(state);
	const active = Math.min(1, left * 2.5);
	const relics = RELICS.reduce((sum, colour) => sum + person.relics[colour], 0);
	return (
		person.points +
		pathWorth(state, who, left) +
		goalWorth(state, who, left) +
		crystalWorth(person, left) +
		person.cassettes.length * (0.2 + 0.9 * active) +
		active * standingWorth(state, who) * 0.6 +
		figureWorth(person, active) +
		relics * 0.3 * active +
		engineWorth(state, who, left) +
		pendingWorth(state)
	);
}
