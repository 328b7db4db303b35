// Water movement: a group goes onto the water, from water field to water field, and out of it again. It always can: the
// centre of every tile is land (the data are held to it).
import type { FieldId } from './ids.ts';
import type { Refusal } from '../game.ts';
import { isIsland, isKind, mayWalkOnto } from './board.ts';
import { instead, refused, topAs, type Doing } from './course.ts';
import { figuresAt } from './figures.ts';
import { groupsBetween, mayComeTo, mayTake, moveGroup, standing } from './groups.ts';
import { adjacent, touches } from './map.ts';
import { mayArrive } from './relics.ts';
import type { State } from './state.ts';
import type { TaskOf } from './task.ts';
import { answering } from './waiting.ts';

type Water = TaskOf<'water'>;
type Afloat = Water & { readonly at: FieldId };

/** The movement once it is on the water; figures of the group may meanwhile have gone back to the supply. */
function afloat(state: State): Afloat | null {
	const task = topAs(state, 'water');
	if (!task || task.at === null) return null;
	const figures = Math.min(task.figures, figuresAt(state, task.who, task.at));
	return { ...task, at: task.at, figures };
}

/** Nothing of the group is left on the water. */
export function isAshore(state: State, task: Water): boolean {
	return task.over || (task.at !== null && (afloat(state)?.figures ?? 0) < 1);
}

/** R-WATER-2: outside the water, where normal movement could go (D-20); an island is also forest (D-36). */
function mayLandOn(state: State, who: number, field: FieldId): Refusal | null {
	if (isKind(state, field, 'water') && !isIsland(state, field)) return refused('R-WATER-2');
	return mayWalkOnto(state, who, field) ? null : refused('R-MOVE-4');
}

/** R-WATER-1: any field beside water to start from, start fields included. */
export const embark: Doing<'embark'> = {
	may(state, { do: _, ...group }) {
		const task = topAs(state, 'water');
		if (!task) return answering(state, 'water', 'R-WATER-1');
		if (task.at !== null) return refused('R-WATER-3');
		const { who } = task;
		const taken = mayTake(state, who, group);
		if (taken) return taken;
		const { from, to } = group;
		if (!touches(from, to) || !isKind(state, to, 'water')) return refused('R-WATER-1');
		return mayComeTo(state, who, group);
	},
	run(course, { do: _, ...group }) {
		const task = topAs(course.state, 'water') as Water;
		const { to, figures, pigs } = group;
		instead(course, { ...task, at: to, figures, pigs, crossed: [to] });
		moveGroup(course, task.who, group, true);
	},
	candidates(state) {
		const task = topAs(state, 'water');
		if (!task || task.at !== null) return [];
		return standing(state, task.who).flatMap((from) =>
			adjacent(from)
				.filter((to) => isKind(state, to, 'water'))
				.flatMap((to) => groupsBetween(state, task.who, from, to))
				.map((group) => ({ do: 'embark', ...group }) as const)
		);
	}
};

/** R-WATER-1: on to the next water field, none skipped; R-WATER-5: none twice. */
export const sail: Doing<'sail'> = {
	may(state, { to, pay }) {
		const task = afloat(state);
		if (!task) return answering(state, 'water', 'R-WATER-1') ?? refused('R-WATER-1');
		const { who, at, figures, pigs, crossed } = task;
		if (!touches(at, to) || !isKind(state, to, 'water')) return refused('R-WATER-1');
		if (crossed.includes(to)) return refused('R-WATER-5');
		return mayArrive(state, { who, to, figures, pigs, pay, behind: 0 });
	},
	run(course, { to, pay }) {
		const task = afloat(course.state) as Afloat;
		const { who, at: from, figures, pigs } = task;
		instead(course, { ...task, at: to, crossed: [...task.crossed, to] });
		moveGroup(course, who, { from, to, figures, pigs, pay }, true);
	},
	candidates(state) {
		const task = afloat(state);
		if (!task) return [];
		return adjacent(task.at).flatMap((to) =>
			Array.from({ length: task.pigs + 1 }, (_, pay) => ({ do: 'sail', to, pay }) as const)
		);
	}
};

/** R-WATER-2; R-WATER-3: the group stays together, unless the movement is improved (R-WATER-4). */
export const land: Doing<'land'> = {
	may(state, { to, figures, pigs, pay }) {
		const task = afloat(state);
		if (!task) return answering(state, 'water', 'R-WATER-2') ?? refused('R-WATER-1');
		const { who, at, plus } = task;
		if (to !== at && !touches(at, to)) return refused('R-WATER-2');
		const refusal = mayLandOn(state, who, to);
		if (refusal) return refusal;
		const whole = figures === task.figures && pigs === task.pigs;
		if (!plus && !whole) return refused('R-WATER-3');
		if (figures < 1 || figures > task.figures || pigs < 0 || pigs > task.pigs) return refused('R-WATER-4');
		if (figures === task.figures && !whole) return refused('R-TRIBE-DORIAN-P1');
		return to === at ? null : mayArrive(state, { who, to, figures, pigs, pay, behind: 0 });
	},
	run(course, { to, figures, pigs, pay }) {
		const task = afloat(course.state) as Afloat;
		const left = task.figures - figures;
		instead(course, { ...task, figures: left, pigs: task.pigs - pigs, over: left === 0 });
		if (to !== task.at) moveGroup(course, task.who, { from: task.at, to, figures, pigs, pay }, false);
	},
	candidates(state) {
		const task = afloat(state);
		if (!task) return [];
		const { who, at, plus } = task;
		const fields = [at, ...adjacent(at)].filter((to) => mayLandOn(state, who, to) === null);
		return fields.flatMap((to) =>
			(to === at ? [{ figures: task.figures, pigs: task.pigs, pay: 0 }] : groupsBetween(state, who, at, to))
				.filter(({ figures, pigs }) => plus || (figures === task.figures && pigs === task.pigs))
				.map(({ figures, pigs, pay }) => ({ do: 'land', to, figures, pigs, pay }) as const)
		);
	}
};
