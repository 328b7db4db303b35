// Forgoing: actions may be left undone (D-44), plain gains and mandatory choices may not.
import { instead, pop, refused, top, type Doing } from './course.ts';
import { mayForgoFreeEffect } from './energy.ts';
import { mayForgoFigures } from './figures.ts';
import { pending } from './waiting.ts';

/** R-MOD-3, R-MOVE-3. */
export const decline: Doing<'decline'> = {
	may(state) {
		const task = top(state);
		switch (task?.is) {
			case 'place':
			case 'placeHere':
				return mayForgoFigures(state, task);
			case 'freeAct':
				return mayForgoFreeEffect(state);
			case 'water':
				// R-WATER-2: on the water there is no stopping.
				return task.at === null ? null : refused('R-WATER-2');
			case 'move':
			case 'hayla':
			case 'leap':
			case 'upgrade':
			case 'modup':
			case 'deact':
			case 'explore':
			case 'develop':
			case 'alembic':
			case 'swap':
			case 'sty':
			case 'island':
			case 'raft':
				return null;
			default:
				return pending(state) ?? refused('R-MOD-3');
		}
	},
	run(course) {
		const task = top(course.state);
		// What was collected on the way is still rewarded.
		if (task?.is === 'move' || task?.is === 'hayla' || task?.is === 'leap')
			instead(course, { ...task, over: true });
		else pop(course);
	},
	candidates: (state) => (top(state) ? [{ do: 'decline' }] : [])
};
