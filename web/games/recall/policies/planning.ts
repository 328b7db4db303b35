// The best line of actions to the end of a turn: a beam of the most promising ones, in a state in which nothing is hidden.
import type { Action } from '../action.ts';
import { apply, options } from '../apply.ts';
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

interface Line {
	readonly state: State;
	readonly actions: readonly Action[];
	readonly worth: number;
	/** The slot of this turn's module, `reset`, or nothing yet. */
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
	if (action.do === 'insert') return action.slot;
	return action.do === 'reset' ? 'reset' : line.root;
}

/** The most promising of each root; what promises less than a turn that is already found has no future. */
function kept(lines: Iterable<Line>, best: Line | null, breadth: Breadth): Line[] {
	const count: Record<string, number> = {};
	return [...lines]
		.filter((line) => !best || line.worth > best.worth)
		.sort((a, b) => b.worth - a.worth)
		.filter(({ root }) => {
			count[root] = (count[root] ?? 0) + 1;
			return (count[root] ?? 0) <= (root === '' ? breadth.free : breadth.lines);
		});
}

/** The best line to the end of the turn, or as far as it goes. */
export function plan(begin: State, me: number, breadth: Breadth): readonly Action[] {
	let open: Line[] = [{ state: begin, actions: [], worth: 0, root: '' }];
	let best: Line | null = null;
	let looks = 0;
	for (let depth = 0; depth < DEPTH && open.length > 0 && looks < breadth.looks; depth++) {
		const next = new Map<string, Line>();
		for (const line of open) {
			const all = options(line.state);
			const looked = all.filter(
				(action) => isWorthALook(line.state, me, action) && !isBack(action, line.actions)
			);
			for (const action of looked.length > 0 ? looked : all) {
				const outcome = apply(line.state, action);
				if (!outcome.ok) continue;
				looks++;
				const { state } = outcome;
				const actions = [...line.actions, action];
				const found: Line = { state, actions, worth: worth(state, me), root: rootOf(line, action) };
				if (state.round !== begin.round || state.phase === 'over') {
					if (!best || found.worth > best.worth) best = found;
				} else next.set(fingerprint(found), found);
			}
		}
		open = kept(next.values(), best, breadth);
	}
	return (best ?? open[0])?.actions ?? [];
}
