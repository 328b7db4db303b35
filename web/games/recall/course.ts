// One action on its way: the state so far and what has happened. The course is the only thing that changes; states never do.
import type { Refusal } from '../game.ts';
import type { Action, ActionOf, Happening } from './action.ts';
import type { Person, State } from './state.ts';
import type { MovingTask, Task, TaskOf } from './task.ts';

export interface Course {
	state: State;
	readonly happened: Happening[];
}

/** One kind of action: whether it may be done, what it does, and what of it is worth asking about in a state. */
export interface Doing<Do extends Action['do']> {
	/** Null when it may be done. */
	may(state: State, action: ActionOf<Do>): Refusal | null;
	run(course: Course, action: ActionOf<Do>): void;
	/** Every action of this kind that may be done is among them. */
	candidates(state: State): readonly ActionOf<Do>[];
}

export function refused(rule: string, facts?: Refusal['facts']): Refusal {
	return facts ? { rule, facts } : { rule };
}

export function change(course: Course, patch: Partial<State>): void {
	course.state = { ...course.state, ...patch };
}

export function personOf(state: State, who: number): Person {
	return state.persons[who] as Person;
}

export function changePerson(course: Course, who: number, patch: Partial<Person>): void {
	const { persons } = course.state;
	change(course, { persons: persons.map((person, k) => (k === who ? { ...person, ...patch } : person)) });
}

export function tell(course: Course, happening: Happening): void {
	course.happened.push(happening);
}

/** To be resolved before anything else, the first of them first. */
export function push(course: Course, ...tasks: readonly Task[]): void {
	if (tasks.length > 0) change(course, { tasks: [...course.state.tasks, ...tasks.toReversed()] });
}

export function top(state: State): Task | undefined {
	return state.tasks.at(-1);
}

/** The top task if it is of this kind. */
export function topAs<Is extends Task['is']>(state: State, is: Is): TaskOf<Is> | null {
	const task = top(state);
	return task?.is === is ? (task as TaskOf<Is>) : null;
}

/** The tasks below the top one. */
export function pop(course: Course): void {
	change(course, { tasks: course.state.tasks.slice(0, -1) });
}

/** Puts other tasks in the place of the top one. */
export function instead(course: Course, ...tasks: readonly Task[]): void {
	pop(course);
	push(course, ...tasks);
}

const MOVING: readonly Task['is'][] = ['move', 'water', 'hayla', 'leap'];

/** The innermost movement that is going on, as its place in the stack; -1 for none. */
export function movementAt(state: State): number {
	return state.tasks.findLastIndex(({ is }) => MOVING.includes(is));
}

export function changeMovement(course: Course, patch: (task: MovingTask) => Partial<MovingTask>): void {
	const at = movementAt(course.state);
	change(course, {
		tasks: course.state.tasks.map((task, k) =>
			k === at ? ({ ...task, ...patch(task as MovingTask) } as Task) : task
		)
	});
}

/** Who decides now; null when the game is over. */
export function decider(state: State): number | null {
	if (state.phase === 'over') return null;
	return state.draft?.order[0] ?? top(state)?.who ?? state.turn;
}

/** The others, clockwise from the person whose turn it is. */
export function clockwise(state: State): number[] {
	const count = state.persons.length;
	return Array.from({ length: count }, (_, k) => (state.turn + k) % count);
}
