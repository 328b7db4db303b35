// AYNIR: figures, white crystals and green points swapped for each other; ALEMBIC: a figure for a pink crystal.
import { SWAPS, type ActionOf, type Swap } from '../action.ts';
import { changePerson, instead, personOf, pop, push, refused, tell, topAs } from '../course.ts';
import type { Course, Doing } from '../course.ts';
import { gainCrystals } from '../crystals.ts';
import { addFigures, figuresAt } from '../figures.ts';
import { standing } from '../groups.ts';
import { gainPoints } from '../points.ts';
import type { State } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { answering } from '../waiting.ts';

function has(state: State, who: number, { give, from }: ActionOf<'swap'>): boolean {
	const { crystals, points } = personOf(state, who);
	if (give === 'figure') return from !== null && figuresAt(state, who, from) > 0;
	return from === null && (give === 'white' ? crystals.white : points) > 0;
}

function take(course: Course, who: number, what: Swap): void {
	if (what === 'figure') push(course, { is: 'place', who, left: 1, portal: false });
	if (what === 'white') gainCrystals(course, who, 'white', 1);
	if (what === 'point') gainPoints(course, who, 1);
}

/** Going back on the points track keeps the boosters, and they are not paid twice (D-06, D-34). */
function give(course: Course, who: number, { give: what, from }: ActionOf<'swap'>): void {
	if (what === 'figure' && from !== null) addFigures(course, who, from, -1);
	if (what === 'white') gainCrystals(course, who, 'white', -1);
	if (what !== 'point') return;
	changePerson(course, who, { points: personOf(course.state, who).points - 1 });
	tell(course, { what: 'points', who, n: -1 });
}

/** R-TRIBE-AYNIR: up to four swaps, one after another. */
export const swap: Doing<'swap'> = {
	may(state, action) {
		const task = topAs(state, 'swap');
		if (!task) return answering(state, 'swap', 'R-TRIBE-AYNIR');
		return has(state, task.who, action) ? null : refused('R-TRIBE-AYNIR');
	},
	run(course, action) {
		const task = topAs(course.state, 'swap') as TaskOf<'swap'>;
		if (task.left > 1) instead(course, { ...task, left: task.left - 1 });
		else pop(course);
		give(course, task.who, action);
		take(course, task.who, action.take);
	},
	candidates(state) {
		const task = topAs(state, 'swap');
		if (!task) return [];
		const given = [
			...standing(state, task.who).map((from) => ({ give: 'figure', from }) as const),
			{ give: 'white', from: null } as const,
			{ give: 'point', from: null } as const
		];
		return given.flatMap((each) => SWAPS.map((what) => ({ do: 'swap', ...each, take: what }) as const));
	}
};

/** R-GEAR-ALEMBIC. */
export const alembic: Doing<'remove'> = {
	may(state, { field }) {
		const task = topAs(state, 'alembic');
		if (!task) return answering(state, 'alembic', 'R-GEAR-ALEMBIC');
		if (figuresAt(state, task.who, field) > 0) return null;
		return refused(personOf(state, task.who).raft?.field === field ? 'R-TRIBE-FINDER-OUT' : 'R-GEAR-ALEMBIC');
	},
	run(course, { field }) {
		const { who } = topAs(course.state, 'alembic') as TaskOf<'alembic'>;
		pop(course);
		addFigures(course, who, field, -1);
		gainCrystals(course, who, 'pink', 1);
	},
	candidates(state) {
		const task = topAs(state, 'alembic');
		return task ? standing(state, task.who).map((field) => ({ do: 'remove', field }) as const) : [];
	}
};
