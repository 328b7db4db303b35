// The tasks in words: what is wanted, how far it is, what was missing.
import type { PyramidesText } from './text/en.ts';
import { box } from '../../../../puzzles/pyramides/box.ts';
import type { Task } from '../../../../puzzles/pyramides/schema.ts';
import { scoreOf, valueOf } from '../../../games/pyramides/score.ts';
import type { GameState, Setup } from '../../../games/pyramides/state.ts';
import { taskOf } from '../../../games/pyramides/tasks.ts';

/** "Task 1" or "3 players". */
export function setupName(setup: Setup, text: PyramidesText): string {
	if (setup.players === 1) return text.task(setup.task);
	return [
		text.playersAll(setup.players),
		...(setup.symbols ? [text.symbols] : []),
		...(setup.open ? [text.open] : [])
	].join(', ');
}

export function taskGoal(task: Task, text: PyramidesText): string {
	return task.goal === 'points'
		? text.taskNames.points(task.above)
		: text.taskNames[task.goal](task.count, valueOf(task.level));
}

/** The goal of task 1, 2, 3. */
export const taskGoals = (text: PyramidesText): string[] => box.tasks.map((task) => taskGoal(task, text));

/** Pyramids that count for a task of building. */
function built({ sites }: GameState, task: Exclude<Task, { goal: 'points' }>): number {
	const high = sites.filter(({ level }) => level >= task.level);
	return task.goal === 'colours' ? new Set(high.map(({ colour }) => colour)).size : high.length;
}

export function taskStanding(state: GameState, text: PyramidesText): string {
	const task = taskOf(state);
	if (!task) return '';
	return task.goal === 'points'
		? text.taskState.points(scoreOf(state, 0).total)
		: text.taskState.built(built(state, task), task.count);
}

export function taskMissing(state: GameState, text: PyramidesText): string {
	const task = taskOf(state);
	if (!task) return '';
	return task.goal === 'points'
		? text.missing.points(task.above + 1 - scoreOf(state, 0).total)
		: text.missing[task.goal](task.count - built(state, task), valueOf(task.level));
}
