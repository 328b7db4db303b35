// Camps: each pays each person once, for the first building beside it.
import type { FieldId } from './ids.ts';
import { campReward, campsBeside } from './board.ts';
import { changePerson, instead, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import type { State } from './state.ts';
import type { Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

/** R-CAMP-1, R-CAMP-2: the camps that pay for a building on this field. */
export function campsPaying(state: State, who: number, field: FieldId): FieldId[] {
	const { camps } = personOf(state, who);
	return campsBeside(state, field)
		.filter((camp) => !camps.includes(camp))
		.sort();
}

/** R-CAMP-3: others' rewards do not matter. R-GEAR-INTERPRETER: only for camps that pay because of a building. */
export function runCamp(course: Course, { who, field, building }: TaskOf<'camp'>): void {
	pop(course);
	const { camps } = personOf(course.state, who);
	changePerson(course, who, { camps: [...camps, field] });
	tell(course, { what: 'camp', who, camp: field });
	const yes: Task = { is: 'effects', who, list: [{ is: 'stepAny', n: 1 }], at: null };
	push(
		course,
		{ is: 'effects', who, list: campReward(course.state, field), at: field },
		...(building
			? [{ is: 'trigger', who, effect: 'INTERPRETER', open: false, yes: [yes], no: [] } as const]
			: [])
	);
}

/** With one camp left there is nothing to choose. */
export function runCamps(course: Course, { who, fields }: TaskOf<'camps'>): boolean {
	if (fields.length > 1) return false;
	instead(course, ...fields.map((field): Task => ({ is: 'camp', who, field, building: true })));
	return true;
}

/** D-47: the builder chooses the order. */
export const chooseCamp: Doing<'camp'> = {
	may(state, { camp }) {
		const task = topAs(state, 'camps');
		if (!task) return answering(state, 'camps', 'R-CAMP-1');
		return task.fields.includes(camp) ? null : refused('R-CAMP-1');
	},
	run(course, { camp }) {
		const task = topAs(course.state, 'camps') as TaskOf<'camps'>;
		const { who } = task;
		const fields = task.fields.filter((field) => field !== camp);
		instead(course, { is: 'camp', who, field: camp, building: true }, { ...task, fields });
	},
	candidates(state) {
		return (topAs(state, 'camps')?.fields ?? []).map((camp) => ({ do: 'camp', camp }) as const);
	}
};
