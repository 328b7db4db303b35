// The best lines of actions to the end of a turn: a beam of the most promising ones, in a state in which nothing is hidden.
import type { Action } from '../action.ts';
import { apply, candidates } from '../apply.ts';
import { personOf, topAs } from '../course.ts';
import { figuresAt } from '../figures.ts';
import type { State } from '../state.ts';
import { worth } from './worth.ts';

/** How much is looked at. */
export interface Breadth {
	/** Lines kept for each box that a module could go into, so that none is forgotten early; and lines without one. */
	readonly lines: number;
	readonly free: number;
	/** After so many actions tried out the best line so far is taken. */
	readonly looks: number;
}

const DEPTH = 40;

/** A turn as far as it is thought through. */
export interface Line {
	readonly state: State;
	readonly actions: readonly Action[];
	readonly worth: number;
	/** What the turn is spent on: the slot of its module, `reset`, a card chosen; or nothing yet. */
	readonly root: string;
}

/** Crystals are exchanged for those of which there are few. */
const FEW = 2;
/** Of groups of many, the small and the whole ones are looked at. */
const SMALL_GROUP = 2;

/** Free actions that only lose, or that can go round in circles, are not looked at; nor is every size of a group. */
function isWorthALook(state: State, me: number, action: Action): boolean {
	if (action.do === 'return') return false;
	if (action.do === 'swap') return action.give !== action.take;
	if (action.do === 'exchange') return personOf(state, me).crystals[action.to] < FEW;
	if (action.do === 'place') {
		const task = topAs(state, 'place');
		return action.figures === 1 || action.figures === task?.left;
	}
	if (action.do !== 'step' && action.do !== 'embark') return true;
	const there = figuresAt(state, me, action.from);
	return action.figures <= SMALL_GROUP || action.figures >= there - 1;
}

/** Crystals are changed in one direction only within a turn. */
function isBack(action: Action, before: readonly Action[]): boolean {
	if (action.do !== 'exchange') return false;
	return before.some(
		(each) => each.do === 'exchange' && (each.from !== action.from || each.to !== action.to)
	);
}

/** Two lines that come to the same are one. */
function fingerprint({ state, worth: value, root }: Line): string {
	const spent = state.pool.map((each) => each.spent.join('.')).join('/');
	return `${root} ${value.toFixed(3)} ${state.tasks.length} ${state.phase} ${spent}`;
}

function rootOf(line: Line, action: Action): string {
	switch (action.do) {
		case 'insert':
			return action.slot;
		case 'reset':
			return 'reset';
		case 'path':
			return action.card;
		case 'goal':
			return action.discard;
		default:
			return line.root;
	}
}

/** What a line must promise to go on: more than the turns that it is held against and that are already found. */
type Bar = (root: string) => number;

/** The most promising of each root; what is below the bar has no future. */
function kept(lines: Iterable<Line>, bar: Bar, breadth: Breadth): Line[] {
	const count: Record<string, number> = {};
	return [...lines]
		.filter((line) => line.worth > bar(line.root))
		.sort((a, b) => b.worth - a.worth)
		.filter(({ root }) => {
			count[root] = (count[root] ?? 0) + 1;
			return (count[root] ?? 0) <= (root === '' ? breadth.free : breadth.lines);
		});
}

function follow(line: Line, me: number, actions: readonly Action[]): Line[] {
	return actions.flatMap((action) => {
		const outcome = apply(line.state, action);
		if (!outcome.ok) return [];
		const { state } = outcome;
		return {
			state,
			actions: [...line.actions, action],
			worth: worth(state, me),
			root: rootOf(line, action)
		};
	});
}

/** The line with each action that is worth a look; with any, where none is. */
function onwards(line: Line, me: number): Line[] {
	const all = candidates(line.state);
	const looked = all.filter(
		(action) => isWorthALook(line.state, me, action) && !isBack(action, line.actions)
	);
	const found = follow(line, me, looked);
	return found.length > 0 ? found : follow(line, me, all);
}

/** The best line of each root to the end of the turn, or the best one as far as it goes; the best first. */
function search(begin: State, me: number, breadth: Breadth, apart: boolean): readonly Line[] {
	let open: Line[] = [{ state: begin, actions: [], worth: 0, root: '' }];
	const done = new Map<string, Line>();
	let best = -Infinity;
	const bar: Bar = apart ? (root) => done.get(root)?.worth ?? -Infinity : () => best;
	let looks = 0;
	for (let depth = 0; depth < DEPTH && open.length > 0 && looks < breadth.looks; depth++) {
		const next = new Map<string, Line>();
		for (const found of open.flatMap((line) => onwards(line, me))) {
			looks++;
			const { state, root, worth: value } = found;
			if (state.round === begin.round && state.phase !== 'over') next.set(fingerprint(found), found);
			else if (value > (done.get(root)?.worth ?? -Infinity)) done.set(root, found);
			if (done.get(root) === found) best = Math.max(best, value);
		}
		open = kept(next.values(), bar, breadth);
	}
	return done.size > 0 ? [...done.values()].sort((a, b) => b.worth - a.worth) : open.slice(0, 1);
}

/** The best turn. */
export function plan(begin: State, me: number, breadth: Breadth): Line | undefined {
	return search(begin, me, breadth, false)[0];
}

/** The best turn with each box, with a reset, with each card: every one is thought through, whatever the others promise. */
export function plans(begin: State, me: number, breadth: Breadth): readonly Line[] {
	return search(begin, me, breadth, true);
}
