// Moves the numbers of the model of people solving until the effort of puzzles goes best with the time that people took for them.
import { SKILLS, type SolverModel } from '../../block-and-key/solver.ts';

/** A puzzle that somebody solved alone. */
export interface Solving<P> {
	readonly puzzle: P;
	/** Everyone has a pace of their own. */
	readonly person: string;
	readonly seconds: number;
}

export interface Fitted {
	readonly model: SolverModel;
	/** Standard deviation of what the effort leaves unsaid of the time, in octaves, before and after. */
	readonly before: number;
	readonly after: number;
}

/** A number is moved by so much, up and down; then by half of it. */
const STEPS = [1.4, 1.18, 1.09] as const;

/** A way to change one number in all skills alike. The unit of acts is a look, and `scale` follows from pace: both stay. */
type Move = (model: Mutable, by: number) => void;
type Mutable = {
	-readonly [K in keyof SolverModel]: SolverModel[K] extends object
		? Changing<SolverModel[K]>
		: SolverModel[K];
};
type Changing<T> = { -readonly [K in keyof T]: T[K] extends object ? Changing<T[K]> : T[K] };

const MOVES: readonly Move[] = [
	...(['glance', 'outline', 'air', 'ledge', 'no-contact', 'not-taller', 'other-key', 'confirm'] as const).map(
		(act): Move =>
			({ acts }, by) => {
				acts[act] *= by;
			}
	),
	...(['focus', 'wrong', 'turned', 'quit'] as const).map((name): Move => ({ skills }, by) => {
		for (const skill of SKILLS) skills[skill][name] *= by;
	}),
	({ skills }, by) => {
		for (const skill of SKILLS) skills[skill].patience = 1 - Math.min(0.9, (1 - skills[skill].patience) * by);
	},
	...(['rank', 'tucked', 'unseen', 'bridge', 'wrong'] as const).map((name): Move => ({ skills }, by) => {
		for (const skill of SKILLS)
			skills[skill].overlooked[name] = Math.min(0.9, skills[skill].overlooked[name] * by);
	})
];

export function fit<P>(
	solvings: readonly Solving<P>[],
	start: SolverModel,
	effortOf: (puzzle: P, model: SolverModel) => number
): Fitted {
	const left = (model: SolverModel) => unsaid(solvings, (puzzle) => effortOf(puzzle, model));
	let model = structuredClone(start) as Mutable;
	const before = left(model);
	let after = before;
	for (const step of STEPS) {
		for (const move of MOVES) {
			for (const by of [step, 1 / step]) {
				const next = structuredClone(model);
				move(next, by);
				const then = left(next);
				if (then < after) [model, after] = [next, then];
			}
		}
	}
	return { model, before, after };
}

/** How far times lie from effort, each person's own pace taken out. */
function unsaid<P>(solvings: readonly Solving<P>[], effortOf: (puzzle: P) => number): number {
	const byPerson = new Map<string, number[]>();
	for (const { puzzle, person, seconds } of solvings) {
		const off = Math.log2(seconds / effortOf(puzzle));
		byPerson.set(person, [...(byPerson.get(person) ?? []), off]);
	}
	const squares = [...byPerson.values()].flatMap((offs) => {
		const pace = offs.reduce((sum, off) => sum + off, 0) / offs.length;
		return offs.map((off) => (off - pace) ** 2);
	});
	return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length));
}
