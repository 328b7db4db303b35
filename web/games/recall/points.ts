// Green points and box boosters.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { BOXES, type Box } from '../../../puzzles/recall/schema/vocabulary.ts';
import { boxItems } from './boxes.ts';
import { change, changePerson, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import type { State } from './state.ts';
import type { TaskOf } from './task.ts';
import { answering } from './waiting.ts';

/** R-POINT-1; R-BOOST-1: every box space reached or passed for the first time gives its booster (D-06). */
export function gainPoints(course: Course, who: number, n: number): void {
	const { points, farthest } = personOf(course.state, who);
	const reached = points + n;
	const { variants, boosterStacks } = course.state;
	const spaces = RECALL.pointsTrack.boxSpaces.filter((space) => space > farthest && space <= reached);
	changePerson(course, who, { points: reached, farthest: Math.max(farthest, reached) });
	tell(course, { what: 'points', who, n });
	push(
		course,
		...spaces.map(
			(space) =>
				({ is: 'booster', who, box: variants.boosterChoice ? null : (boosterStacks[space] ?? null) }) as const
		)
	);
}

/** R-VAR-3: the letters still in the own set. */
function choosable(state: State, { who, box }: TaskOf<'booster'>): Box[] {
	const { boosters } = personOf(state, who);
	return BOXES.filter((each) => boosters[each] === undefined && (box === null || box === each));
}

/** A box holds one booster. */
export function isSpareBooster(state: State, task: TaskOf<'booster'>): boolean {
	return choosable(state, task).length === 0;
}

/** R-BOOST-2: which side, and for good. */
export const booster: Doing<'booster'> = {
	may(state, { box, side }) {
		const task = topAs(state, 'booster');
		if (!task) return answering(state, 'booster', 'R-BOOST-1');
		if (!choosable(state, task).includes(box)) return refused(task.box === null ? 'R-VAR-3' : 'R-BOOST-2');
		return side === 0 || side === 1 ? null : refused('R-BOOST-2');
	},
	run(course, { box, side }) {
		const { who } = topAs(course.state, 'booster') as TaskOf<'booster'>;
		pop(course);
		changePerson(course, who, { boosters: { ...personOf(course.state, who).boosters, [box]: side } });
		tell(course, { what: 'booster', who, box, side });
		if (who !== course.state.turn) return;
		const items = boxItems(personOf(course.state, who), box);
		// R-BOOST-3, R-BOOST-4: only an activation of which nothing was used yet is improved in this turn (D-07).
		change(course, {
			pool: course.state.pool.map((each) => (each.box === box && !each.used ? { ...each, items } : each))
		});
	},
	candidates(state) {
		const task = topAs(state, 'booster');
		if (!task) return [];
		return choosable(state, task).flatMap((box) => [
			{ do: 'booster', box, side: 0 } as const,
			{ do: 'booster', box, side: 1 } as const
		]);
	}
};
