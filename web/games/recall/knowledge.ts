// The three knowledge tracks and what their spaces give.
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import { TRACKS, type Track } from '../../../puzzles/recall/schema/vocabulary.ts';
import { change, changePerson, instead, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { gainPoints } from './points.ts';
import type { State } from './state.ts';
import type { Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

const { length: LENGTH, reveal: REVEAL, unlock: UNLOCK, bonus: BONUS } = RECALL.knowledge;

/** R-KNOW-10. */
export function isAtEnd(state: State, who: number, track: Track): boolean {
	return personOf(state, who).tracks[track] >= LENGTH;
}

/** R-KNOW-1: one space up, its effects before those of the next (D-08). */
export function runSteps(course: Course, { who, track, left }: TaskOf<'steps'>): void {
	pop(course);
	if (isAtEnd(course.state, who, track)) return;
	const { tracks } = personOf(course.state, who);
	const first = course.state.persons.every((person) => person.tracks[track] < REVEAL);
	const space = tracks[track] + 1;
	changePerson(course, who, { tracks: { ...tracks, [track]: space } });
	tell(course, { what: 'step', who, track, space });
	if (left > 1) push(course, { is: 'steps', who, track, left: left - 1 });
	if (space === REVEAL) reachGear(course, who, track, first);
	if (space === UNLOCK) unlock(course, who, track);
	// R-KNOW-9: the tile stays for others.
	const bonus = course.state.light[track][BONUS.indexOf(space)];
	if (bonus !== undefined) gainBonus(course, who, bonus, RECALL.lightBonus[bonus] ?? []);
}

/** R-KNOW-2 to R-KNOW-4. */
function reachGear(course: Course, who: number, track: Track, first: boolean): void {
	const { ancestors } = course.state;
	push(course, { is: 'gear', who, track });
	if (!ancestors[track].open) {
		change(course, { ancestors: { ...ancestors, [track]: { ...ancestors[track], open: true } } });
		tell(course, { what: 'revealed', who, track });
	}
	if (first) gainPoints(course, who, 1);
}

/** R-KNOW-5, R-KNOW-6: the own stone comes to the depot, the ancestor marker to the tribe. */
function unlock(course: Course, who: number, track: Track): void {
	changePerson(course, who, { depot: [...personOf(course.state, who).depot, 'own'] });
	tell(course, { what: 'unlocked', who, track });
}

/** The reward of a light or dark bonus tile; R-TRIBE-GOLIAT may repeat it. */
export function gainBonus(course: Course, who: number, tile: string, list: readonly Effect[]): void {
	const reward: Task = { is: 'effects', who, list, at: null };
	tell(course, { what: 'bonus', who, tile });
	push(course, reward, { is: 'trigger', who, effect: 'GOLIAT', open: false, yes: [reward], no: [] });
}

/** R-SYM-STEPANY: a track of choice; a full one takes no step. */
export const chooseTrack: Doing<'track'> = {
	may(state, { track }) {
		const task = topAs(state, 'track');
		if (!task) return answering(state, 'track', 'R-SYM-STEPANY');
		return isAtEnd(state, task.who, track) ? refused('R-KNOW-10') : null;
	},
	run(course, { track }) {
		const task = topAs(course.state, 'track') as TaskOf<'track'>;
		const { who, left } = task;
		if (left > 1) instead(course, { ...task, left: left - 1 });
		else pop(course);
		push(course, { is: 'steps', who, track, left: 1 });
	},
	candidates(state) {
		return topAs(state, 'track') ? TRACKS.map((track) => ({ do: 'track', track }) as const) : [];
	}
};

/** R-KNOW-4: one of the equipments still lying there, and it must be one (D-44). */
export const chooseGear: Doing<'gear'> = {
	may(state, { gear }) {
		const task = topAs(state, 'gear');
		if (!task) return answering(state, 'gear', 'R-KNOW-4');
		return state.ancestors[task.track].gear.includes(gear) ? null : refused('R-KNOW-4');
	},
	run(course, { gear }) {
		const { who, track } = topAs(course.state, 'gear') as TaskOf<'gear'>;
		const { ancestors } = course.state;
		const left = ancestors[track].gear.filter((each) => each !== gear);
		pop(course);
		change(course, { ancestors: { ...ancestors, [track]: { ...ancestors[track], gear: left } } });
		changePerson(course, who, { gear: [...personOf(course.state, who).gear, gear] });
		tell(course, { what: 'gear', who, gear });
	},
	candidates(state) {
		const task = topAs(state, 'gear');
		return task ? state.ancestors[task.track].gear.map((gear) => ({ do: 'gear', gear }) as const) : [];
	}
};

/** The highest printed value that a marker has reached or passed. */
export function trackValue(space: number): number {
	return RECALL.knowledge.values.findLast((value) => value.space <= space)?.points ?? 0;
}
