// Looks ahead to the end of its turn: a beam of the most promising lines, in a state in which everything hidden is imagined.
// It follows its plan until something unforeseen comes up.
import type { Random } from '../../rng.ts';
import type { Action } from '../action.ts';
import { apply, options } from '../apply.ts';
import { imagine } from '../imagining.ts';
import type { Known } from '../known.ts';
import { makeAction } from '../notation.ts';
import type { State } from '../state.ts';
import type { Policy } from './policy.ts';
import { worth } from './worth.ts';

/** Lines kept for each box that a module could go into, so that none is forgotten early; and lines without one. */
const BEAM = 3;
const FREE_BEAM = 5;
const DEPTH = 40;
/** What changes what is known: behind it a plan is only a guess. */
const REVEALING: readonly Action['do'][] = [
	'explore',
	'orient',
	'cassette',
	'ring',
	'start',
	'draft',
	'gear',
	'camp',
	'end'
];

interface Line {
	readonly state: State;
	readonly actions: readonly Action[];
	readonly worth: number;
	/** The slot of this turn's module, `reset`, or nothing yet. */
	readonly root: string;
}

/** Free actions that only lose, or that can go round in circles, are not looked at. */
function isWorthALook(action: Action): boolean {
	if (action.do === 'return') return false;
	return action.do !== 'swap' || action.give !== action.take;
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
function kept(lines: Iterable<Line>, best: Line | null): Line[] {
	const count: Record<string, number> = {};
	return [...lines]
		.filter((line) => !best || line.worth > best.worth)
		.sort((a, b) => b.worth - a.worth)
		.filter(({ root }) => {
			count[root] = (count[root] ?? 0) + 1;
			return (count[root] ?? 0) <= (root === '' ? FREE_BEAM : BEAM);
		});
}

/** The best line to the end of the turn, or as far as it goes. */
function plan(begin: State, me: number): readonly Action[] {
	let open: Line[] = [{ state: begin, actions: [], worth: 0, root: '' }];
	let best: Line | null = null;
	for (let depth = 0; depth < DEPTH && open.length > 0; depth++) {
		const next = new Map<string, Line>();
		for (const line of open) {
			const all = options(line.state);
			const looked = all.filter((action) => isWorthALook(action) && !isBack(action, line.actions));
			for (const action of looked.length > 0 ? looked : all) {
				const outcome = apply(line.state, action);
				if (!outcome.ok) continue;
				const { state } = outcome;
				const actions = [...line.actions, action];
				const found: Line = { state, actions, worth: worth(state, me), root: rootOf(line, action) };
				if (state.round !== begin.round || state.phase === 'over') {
					if (!best || found.worth > best.worth) best = found;
				} else next.set(fingerprint(found), found);
			}
		}
		open = kept(next.values(), best);
	}
	return (best ?? open[0])?.actions ?? [];
}

/** One for each game: it remembers what it has planned. */
export function strong(): Policy {
	let planned: readonly Action[] = [];
	return (known: Known, choices: readonly Action[], random: Random): Action => {
		const words = new Map(choices.map((action) => [makeAction(action), action]));
		const [only] = choices;
		if (choices.length === 1 && only) return only;
		if (planned.length === 0 || !words.has(makeAction(planned[0] as Action)))
			planned = plan(imagine(known, random), known.me);
		const [action, ...rest] = planned;
		const chosen = (action && words.get(makeAction(action))) ?? (choices[0] as Action);
		planned = REVEALING.includes(chosen.do) ? [] : rest;
		return chosen;
	};
}
