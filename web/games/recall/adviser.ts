// What a person can do now, by kind, and what each of it would give at once; and what a player who looks ahead would do.
// Nothing hidden is looked at: what is not known is imagined, twice, and only what comes out the same both times is told.
import { randomFrom } from '../rng.ts';
import type { Action, Happening } from './action.ts';
import { amountsOf, type Amount } from './amounts.ts';
import { apply, options } from './apply.ts';
import { top } from './course.ts';
import { KINDS } from './doings.ts';
import { imagine } from './imagining.ts';
import type { Known } from './known.ts';
import { plan } from './policies/planning.ts';
import { sheetOf } from './scoring/score.ts';
import type { Instance, State } from './state.ts';
import type { Task } from './task.ts';

type Numbers = Readonly<Record<string, number>>;

export interface Advice {
	readonly action: Action;
	/** What would be more, or less, at once; what stays as it is has no entry. */
	readonly gives: Readonly<Partial<Record<Amount, number>>>;
	/** What the final sheet would be more or less if the game ended then; null where chance decides. */
	readonly final: number | null;
	/** The same for its lines, by their rules. */
	readonly sheet: Numbers;
	/** What module or box would newly allow. */
	readonly allows: readonly Instance[];
	/** What would be pending next; null for nothing. */
	readonly next: Task['is'] | null;
	/** Something hidden comes to light by it: what else it gives is chance. */
	readonly reveals: boolean;
}

export interface AdviceGroup {
	readonly kind: Action['do'];
	readonly advice: readonly Advice[];
}

const REVEALING: readonly Happening['what'][] = [
	'turned',
	'explored',
	'cassette',
	'revealed',
	'ring',
	'shuffled'
];

/** Two states that fit what is known. A ring pays as soon as it is drawn: the second state has another one on top. */
function worldsOf(known: Known): readonly [State, State] {
	const first = imagine(known, randomFrom('adviser'));
	const { ringStack } = first;
	const second = imagine(known, randomFrom('adviser again'));
	return [first, { ...second, ringStack: [...ringStack.slice(1), ...ringStack.slice(0, 1)] }];
}

interface Holding {
	readonly amounts: Numbers;
	readonly total: number;
	readonly lines: Numbers;
}

function holdingOf(state: State, who: number): Holding {
	const { total, lines } = sheetOf(state, who);
	return {
		amounts: amountsOf(state, who),
		total,
		lines: Object.fromEntries(lines.map(({ rule, points }) => [rule, points]))
	};
}

function differences(before: Numbers, after: Numbers): Numbers {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	const found = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
	return Object.fromEntries(found.filter(([, n]) => n !== 0));
}

/** What two outcomes have in common. */
function common(one: Numbers, other: Numbers): Numbers {
	return Object.fromEntries(Object.entries(one).filter(([name, n]) => other[name] === n));
}

/** What an action would do in one world; null where it cannot be done after all. */
function lookAt(world: State, me: number, before: Holding, action: Action): Advice | null {
	const outcome = apply(world, action);
	if (!outcome.ok) return null;
	const { state, happened } = outcome;
	const after = holdingOf(state, me);
	return {
		action,
		gives: differences(before.amounts, after.amounts),
		final: after.total - before.total,
		sheet: differences(before.lines, after.lines),
		allows: state.pool.slice(action.do === 'insert' ? 0 : world.pool.length),
		next: top(state)?.is ?? null,
		reveals: happened.some(({ what }) => REVEALING.includes(what))
	};
}

/** What is the same in both worlds. */
function agreed(one: Advice, other: Advice): Advice {
	return {
		...one,
		gives: common(one.gives, other.gives),
		final: one.final === other.final ? one.final : null,
		sheet: common(one.sheet, other.sheet),
		next: one.next === other.next ? one.next : null
	};
}

/** Everything that the deciding person may do, in groups by kind in the order of the options. */
export function advise(known: Known): AdviceGroup[] {
	const [first, second] = worldsOf(known);
	const before = holdingOf(first, known.me);
	const all = options(first).flatMap((action) => {
		const one = lookAt(first, known.me, before, action);
		const other = lookAt(second, known.me, before, action);
		return one && other ? [agreed(one, other)] : [];
	});
	return KINDS.map((kind) => ({ kind, advice: all.filter(({ action }) => action.do === kind) })).filter(
		({ advice }) => advice.length > 0
	);
}

/** Enough for a good line on a slow phone: a fixed number of looks, so that the same position gives the same advice. */
const BREADTH = { lines: 1, free: 2, looks: 800 };

/** What a player who looks ahead to the end of the turn would do; null when the game is over. */
export function recommend(known: Known): Action | null {
	const [world] = worldsOf(known);
	if (world.phase === 'over') return null;
	return plan(world, known.me, BREADTH)?.actions[0] ?? options(world)[0] ?? null;
}
