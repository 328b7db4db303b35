// The three tasks of the group: what each still allows, and when it is solved.
import { box } from '../../../puzzles/pyramides/box.ts';
import type { Task } from '../../../puzzles/pyramides/schema.ts';
import { scoreOf } from './score.ts';
import type { GameState, Site } from './state.ts';

export function taskOf({ setup }: Pick<GameState, 'setup'>): Task | null {
	return setup.players === 1 ? (box.tasks[setup.task - 1] ?? null) : null;
}

/** P-COOP-5, B-32: this pyramid takes no worker any more and is not raised. */
export function isSealed(state: Pick<GameState, 'setup'>, { level }: Pick<Site, 'level'>): boolean {
	const task = taskOf(state);
	return task?.goal === 'colours' && level >= task.level;
}

/** P-COOP-3, P-COOP-5, B-31: a goal of building is reached as soon as its last pyramid stands. */
export function isBuilt(state: Pick<GameState, 'setup' | 'sites'>): boolean {
	const task = taskOf(state);
	if (!task || task.goal === 'points') return false;
	const high = state.sites.filter(({ level }) => level >= task.level);
	// P-COOP-5: each in another colour.
	const count = task.goal === 'colours' ? new Set(high.map(({ colour }) => colour)).size : high.length;
	return count >= task.count;
}

/** Null while it is open, and where there is no task. */
export function taskResult(state: GameState): 'solved' | 'failed' | null {
	const task = taskOf(state);
	if (!task || state.step.kind !== 'end') return null;
	// P-COOP-4, B-31: points count at the final scoring.
	const solved = task.goal === 'points' ? scoreOf(state, 0).total > task.above : isBuilt(state);
	return solved ? 'solved' : 'failed';
}
