// One process that plays deals of a task when told to: the inner half of `npm run proof -- tasks:pyramides`.
import { play } from '../../../web/games/pyramides/play.ts';
import { lookahead } from '../../../web/games/pyramides/policies/lookahead.ts';
import type { Policy } from '../../../web/games/pyramides/policies/policy.ts';
import { scoreOf } from '../../../web/games/pyramides/score.ts';
import type { TaskNumber } from '../../../web/games/pyramides/state.ts';
import { taskResult } from '../../../web/games/pyramides/tasks.ts';

export interface Deal {
	readonly task: TaskNumber;
	readonly deal: number;
}

export interface Result {
	readonly deal: number;
	readonly solved: boolean;
	readonly points: number;
	readonly turns: number;
	/** Of every decision. */
	readonly milliseconds: readonly number[];
}

process.on('message', ({ task, deal }: Deal) => {
	const milliseconds: number[] = [];
	const timed: Policy = (...question) => {
		const begun = performance.now();
		const action = lookahead(...question);
		milliseconds.push(performance.now() - begun);
		return action;
	};
	const { end } = play({ players: 1, task }, `task-${deal}`, () => timed);
	const solved = taskResult(end) === 'solved';
	const points = scoreOf(end, 0).total;
	process.send?.({ deal, solved, points, turns: end.turn, milliseconds } satisfies Result);
});
