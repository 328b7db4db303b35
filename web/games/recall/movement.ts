// Movement on foot: step by step, each with any group.
import { mayWalkOnto } from './board.ts';
import { instead, refused, topAs, type Doing } from './course.ts';
import { groupsBetween, mayComeTo, mayTake, moveGroup, standing } from './groups.ts';
import { adjacent, touches } from './map.ts';
import type { TaskOf } from './task.ts';
import { answering } from './waiting.ts';

/** R-MOVE-1, R-MOVE-2, R-SYM-MOVE. */
export const step: Doing<'step'> = {
	may(state, { do: _, ...group }) {
		const task = topAs(state, 'move');
		if (!task) return answering(state, 'move', 'R-MOVE-1');
		const taken = mayTake(state, task.who, group);
		if (taken) return taken;
		if (!touches(group.from, group.to)) return refused('R-MOVE-1');
		if (!mayWalkOnto(state, task.who, group.to)) return refused('R-MOVE-4');
		return mayComeTo(state, task.who, group);
	},
	run(course, { do: _, ...group }) {
		const task = topAs(course.state, 'move') as TaskOf<'move'>;
		instead(course, { ...task, left: task.left - 1 });
		moveGroup(course, task.who, group, true);
	},
	candidates(state) {
		const task = topAs(state, 'move');
		if (!task) return [];
		return standing(state, task.who).flatMap((from) =>
			adjacent(from)
				.filter((to) => mayWalkOnto(state, task.who, to))
				.flatMap((to) => groupsBetween(state, task.who, from, to))
				.map((group) => ({ do: 'step', ...group }) as const)
		);
	}
};
