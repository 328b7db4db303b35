// Digging: a develop action on an excavation site.
import { TRACKS, type Crystal } from '../../../puzzles/recall/schema/vocabulary.ts';
import { isKind } from './board.ts';
import { change, changePerson, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { canPay, pay as payCrystals } from './crystals.ts';
import { hasTribe } from './owning.ts';
import { mayRemove, pigsAt, remove, removalAt } from './removing.ts';
import type { Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

interface DigRule {
	readonly rule: string;
	readonly kind: Crystal;
	readonly steps: number;
}

/** By the number of stones that lie there. */
const DIGS: Readonly<Record<number, DigRule>> = {
	3: { rule: 'R-DIG-2', kind: 'white', steps: 2 },
	2: { rule: 'R-DIG-3', kind: 'pink', steps: 3 },
	1: { rule: 'R-DIG-4', kind: 'purple', steps: 4 }
};

export const dig: Doing<'dig'> = {
	may(state, { site, stone, pay }) {
		const task = topAs(state, 'develop');
		if (!task) return answering(state, 'develop', 'R-DEV-1');
		const { who } = task;
		if (isKind(state, site, 'camp')) return refused('R-CAMP-5');
		if (!isKind(state, site, 'excavation')) return refused('R-DIG-1');
		const stones = state.sites[site] ?? [];
		const cost = DIGS[stones.length];
		if (!cost) return refused('R-DIG-4', { stones: stones.length });
		if (!stones.includes(stone)) return refused('R-DIG-2', { stones: stones.length });
		const removal = mayRemove(state, removalAt(state, who, site, 1, pay), 'R-DIG-1');
		if (removal) return removal;
		return canPay(state, who, [{ kind: cost.kind, n: 1 }])
			? null
			: refused(cost.rule, { stones: stones.length });
	},
	run(course, { site, stone, pay }) {
		const { who } = topAs(course.state, 'develop') as TaskOf<'develop'>;
		const cost = DIGS[(course.state.sites[site] ?? []).length] as DigRule;
		const removal = removalAt(course.state, who, site, 1, pay);
		pop(course);
		push(course, { is: 'dug', who, site, stone, steps: cost.steps });
		remove(course, removal, null, []);
		payCrystals(course, who, [{ kind: cost.kind, n: 1 }]);
	},
	candidates(state) {
		const task = topAs(state, 'develop');
		if (!task) return [];
		const pigs = hasTribe(state, task.who, 'DORIAN');
		return Object.keys(state.sites)
			.sort()
			.flatMap((site) =>
				TRACKS.flatMap((stone) =>
					(pigs && pigsAt(state, site) > 0 ? [0, 1] : [0]).map(
						(pay) => ({ do: 'dig', site, stone, pay }) as const
					)
				)
			);
	}
};

/** R-DIG-5: the stone goes to the depot; then RADAR may be asked (R-GEAR-RADAR), before the steps. */
export function runDug(course: Course, { who, site, stone, steps }: TaskOf<'dug'>): void {
	pop(course);
	const stones = course.state.sites[site] ?? [];
	change(course, { sites: { ...course.state.sites, [site]: stones.toSpliced(stones.indexOf(stone), 1) } });
	changePerson(course, who, { depot: [...personOf(course.state, who).depot, stone] });
	tell(course, { what: 'dug', who, site, stone });
	const onTrack = (left: number): Task => ({ is: 'steps', who, track: stone, left });
	push(
		course,
		{ is: 'trigger', who, effect: 'RADAR', open: false, yes: [onTrack(1)], no: [] },
		onTrack(steps)
	);
}
