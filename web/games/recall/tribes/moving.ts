// Tribes that move in their own way: COLTERON from volcano to volcano, HAYLA fanning out or jumping.
import type { FieldId } from '../ids.ts';
import { isKind, isOpenGround, mayWalkOnto } from '../board.ts';
import { instead, refused, topAs, type Doing } from '../course.ts';
import { gainCrystals } from '../crystals.ts';
import { figuresAt } from '../figures.ts';
import { groupsBetween, mayComeTo, mayTake, moveGroup, standing } from '../groups.ts';
import { adjacent, FIELDS, touches } from '../map.ts';
import type { State } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { answering } from '../waiting.ts';

/** R-TRIBE-COLTERON: to any other volcano on an open tile (D-51), and a white crystal for it. */
export const leap: Doing<'leap'> = {
	may(state, { do: _, ...group }) {
		const task = topAs(state, 'leap');
		if (!task) return answering(state, 'leap', 'R-TRIBE-COLTERON');
		const { from, to } = group;
		const volcanoes = isKind(state, from, 'volcano') && isKind(state, to, 'volcano');
		if (!volcanoes || from === to) return refused('R-TRIBE-COLTERON');
		return mayTake(state, task.who, group) ?? mayComeTo(state, task.who, group);
	},
	run(course, { do: _, ...group }) {
		const task = topAs(course.state, 'leap') as TaskOf<'leap'>;
		instead(course, { ...task, over: true });
		moveGroup(course, task.who, group, true);
		gainCrystals(course, task.who, 'white', 1);
	},
	candidates(state) {
		const task = topAs(state, 'leap');
		if (!task) return [];
		const volcanoes = FIELDS.filter((field) => isKind(state, field, 'volcano'));
		return volcanoes.flatMap((from) =>
			volcanoes
				.flatMap((to) => groupsBetween(state, task.who, from, to))
				.map((group) => ({ do: 'leap', ...group }) as const)
		);
	}
};

/** All figures of the field have gone. */
export function hasFannedOut(state: State, { who, from }: TaskOf<'hayla'>): boolean {
	return from !== null && figuresAt(state, who, from) === 0;
}

/** R-TRIBE-HAYLA-1: figures of one field, one step each; those to the same field go as one group (D-49). */
export const fan: Doing<'fan'> = {
	may(state, { do: _, ...group }) {
		const task = topAs(state, 'hayla');
		if (!task) return answering(state, 'hayla', 'R-TRIBE-HAYLA-1');
		const { from, to } = group;
		if ((task.from !== null && task.from !== from) || task.reached.includes(to))
			return refused('R-TRIBE-HAYLA-1');
		if (!touches(from, to)) return refused('R-TRIBE-HAYLA-1');
		if (!mayWalkOnto(state, task.who, to)) return refused('R-MOVE-4');
		return mayTake(state, task.who, group) ?? mayComeTo(state, task.who, group);
	},
	run(course, { do: _, ...group }) {
		const task = topAs(course.state, 'hayla') as TaskOf<'hayla'>;
		instead(course, { ...task, from: group.from, reached: [...task.reached, group.to] });
		moveGroup(course, task.who, group, false);
	},
	candidates(state) {
		const task = topAs(state, 'hayla');
		if (!task) return [];
		return (task.from === null ? standing(state, task.who) : [task.from]).flatMap((from) =>
			adjacent(from)
				.filter((to) => mayWalkOnto(state, task.who, to))
				.flatMap((to) => groupsBetween(state, task.who, from, to))
				.map((group) => ({ do: 'fan', ...group }) as const)
		);
	}
};

/** Two steps away over one field, on open ground or printed (D-38). */
function isBehind(state: State, from: FieldId, to: FieldId): boolean {
	if (from === to || touches(from, to)) return false;
	return adjacent(from).some((over) => isOpenGround(state, over) && touches(over, to));
}

/** R-TRIBE-HAYLA-2: over water, volcano or relic, bending allowed. */
export const jump: Doing<'jump'> = {
	may(state, { do: _, ...group }) {
		const task = topAs(state, 'hayla');
		if (!task) return answering(state, 'hayla', 'R-TRIBE-HAYLA-2');
		const { from, to } = group;
		if (task.from !== null || !isBehind(state, from, to)) return refused('R-TRIBE-HAYLA-2');
		if (!mayWalkOnto(state, task.who, to)) return refused('R-MOVE-4');
		return mayTake(state, task.who, group) ?? mayComeTo(state, task.who, group);
	},
	run(course, { do: _, ...group }) {
		const task = topAs(course.state, 'hayla') as TaskOf<'hayla'>;
		instead(course, { ...task, from: group.from, over: true });
		moveGroup(course, task.who, group, true);
	},
	candidates(state) {
		const task = topAs(state, 'hayla');
		if (!task || task.from !== null) return [];
		return standing(state, task.who).flatMap((from) =>
			[...new Set(adjacent(from).flatMap((over) => adjacent(over)))]
				.filter((to) => isBehind(state, from, to) && mayWalkOnto(state, task.who, to))
				.flatMap((to) => groupsBetween(state, task.who, from, to))
				.map((group) => ({ do: 'jump', ...group }) as const)
		);
	}
};
