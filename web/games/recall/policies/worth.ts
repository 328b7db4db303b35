// What a position is worth to a person, in points of the final scoring: what is scored already, and what it promises in the
// rounds that are left. A rough measure for looking ahead, with nothing hidden in it.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';
import { PATH_SPACES, RELICS, TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { openProduction } from '../building.ts';
import { personOf } from '../course.ts';
import { inPlay } from '../figures.ts';
import { PLACES, printedTrack } from '../map.ts';
import { levelOf } from '../modules.ts';
import { tribesOf } from '../owning.ts';
import { pathValues } from '../scoring/paths.ts';
import { sheetOf } from '../scoring/score.ts';
import type { Person, State } from '../state.ts';
import type { Task } from '../task.ts';
import { aimOf, WON } from './aiming.ts';
import { timeLeft, trackWorth } from './measures.ts';
import { remembering } from './remembering.ts';
import { standingAgain } from './standing.ts';

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
