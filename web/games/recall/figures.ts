// Tribe figures: 14 small and 3 large ones a colour, a large one standing for three on the same field (R-FIG-4, D-04).
import type { FieldId } from './ids.ts';
import type { Refusal } from '../game.ts';
import { hasPresence, presence } from './board.ts';
import { changePerson, decider, instead, personOf, pop, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import type { Person, State } from './state.ts';
import type { TaskOf } from './task.ts';
import { answering, freeNow } from './waiting.ts';

const SMALL = 14;
const LARGE = 3;
/** What a large figure stands for. */
const WORTH = 3;

/** Figures in play: those on a raft are not (R-TRIBE-FINDER-OUT). */
export function inPlay({ figures }: Pick<Person, 'figures'>): number {
	return Object.values(figures).reduce((sum, n) => sum + n, 0);
}

/** D-04: the small figures needed, with as many large ones as fit. The raft counts as a field. */
function smallNeeded({ figures, raft }: Pick<Person, 'figures' | 'raft'>): number {
	const counts = [...Object.values(figures), raft?.figures ?? 0];
	const total = counts.reduce((sum, n) => sum + n, 0);
	const large = counts.reduce((sum, n) => sum + Math.floor(n / WORTH), 0);
	return total - WORTH * Math.min(LARGE, large);
}

/** R-COMP-1, R-FIG-4: the figures of one colour suffice. */
export function isPossible(person: Pick<Person, 'figures' | 'raft'>): boolean {
	return smallNeeded(person) <= SMALL;
}

/** With so few on board the count of large ones does not matter. */
export function hasManyFigures(person: Person): boolean {
	return inPlay(person) + (person.raft?.figures ?? 0) > SMALL;
}

export function withFigures(figures: Person['figures'], field: FieldId, more: number): Person['figures'] {
	const n = (figures[field] ?? 0) + more;
	if (n > 0) return { ...figures, [field]: n };
	const { [field]: _, ...rest } = figures;
	return rest;
}

export function figuresAt(state: State, who: number, field: FieldId): number {
	return personOf(state, who).figures[field] ?? 0;
}

export function addFigures(course: Course, who: number, field: FieldId, n: number): void {
	if (n === 0) return;
	const { figures } = personOf(course.state, who);
	changePerson(course, who, { figures: withFigures(figures, field, n) });
	tell(course, { what: 'figures', who, field, n });
}

export function canAdd(state: State, who: number, field: FieldId, n: number): boolean {
	const person = personOf(state, who);
	return isPossible({ figures: withFigures(person.figures, field, n), raft: person.raft });
}

/** R-FIG-1: where a gained figure may be placed. */
function mayStandOn(state: State, task: TaskOf<'place'>, field: FieldId): boolean {
	if (field === personOf(state, task.who).startField || hasPresence(state, task.who, field)) return true;
	return task.portal && state.persons.some(({ built }) => built[field] !== undefined);
}

function placeFields(state: State, task: TaskOf<'place'>): FieldId[] {
	const portal = task.portal ? state.persons.flatMap(({ built }) => Object.keys(built)) : [];
	const fields = [personOf(state, task.who).startField, ...presence(state, task.who), ...portal];
	return [...new Set(fields)].sort();
}

export const place: Doing<'place'> = {
	may(state, { field, figures }) {
		const task = topAs(state, 'place');
		if (!task) return answering(state, 'place', 'R-FIG-1');
		if (!mayStandOn(state, task, field)) return refused('R-FIG-1');
		if (figures < 1 || figures > task.left) return refused('R-SYM-FIG', { left: task.left });
		return canAdd(state, task.who, field, figures) ? null : refused('R-FIG-5');
	},
	run(course, { field, figures }) {
		const task = topAs(course.state, 'place') as TaskOf<'place'>;
		const left = task.left - figures;
		if (left > 0) instead(course, { ...task, left });
		else pop(course);
		addFigures(course, task.who, field, figures);
	},
	candidates(state) {
		const task = topAs(state, 'place');
		if (!task) return [];
		return placeFields(state, task).flatMap((field) =>
			Array.from({ length: task.left }, (_, k) => ({ do: 'place', field, figures: k + 1 }) as const)
		);
	}
};

/** R-FIG-5: a gain comes to nothing only when no figure can be placed. */
export function mayForgoFigures(state: State, task: TaskOf<'place' | 'placeHere'>): Refusal | null {
	if (task.is === 'placeHere') return null;
	const { length } = place.candidates(state).filter((action) => place.may(state, action) === null);
	return length === 0 ? null : refused('R-FIG-5');
}

/** R-SYM-FIGHERE: on the field itself, as far as the supply goes; with an empty one somebody may still re-place a figure. */
export function runPlaceHere(course: Course, task: TaskOf<'placeHere'>): boolean {
	const { who, at, left } = task;
	const n =
		Array.from({ length: left }, (_, k) => left - k).find((k) => canAdd(course.state, who, at, k)) ?? 0;
	if (n === 0) return false;
	if (n < left) instead(course, { ...task, left: left - n });
	else pop(course);
	addFigures(course, who, at, n);
	return true;
}

/** R-FIG-3, R-FIG-6: back to the supply, for nothing; off-turn only to make room for a figure gained (D-05). */
export const giveBack: Doing<'return'> = {
	may(state, { field }) {
		const gaining = topAs(state, 'placeHere') ?? topAs(state, 'place');
		const who = decider(state) ?? 0;
		const refusal = gaining && mayForgoFigures(state, gaining) === null ? null : freeNow(state);
		if (refusal) return refusal;
		if (figuresAt(state, who, field) > 0) return null;
		return refused(personOf(state, who).raft?.field === field ? 'R-TRIBE-FINDER-OUT' : 'R-FIG-6');
	},
	run(course, { field }) {
		addFigures(course, decider(course.state) ?? 0, field, -1);
	},
	candidates(state) {
		const who = decider(state) ?? 0;
		return Object.keys(personOf(state, who).figures)
			.sort()
			.map((field) => ({ do: 'return', field }) as const);
	}
};
