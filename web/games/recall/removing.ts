// Figures removed for a relic or a develop action: pigs may go in their place, EXO may spare them, rafts fill the gap.
import type { FieldId } from './ids.ts';
import type { Refusal } from '../game.ts';
import { isKind } from './board.ts';
import {
	change,
	changeMovement,
	changePerson,
	clockwise,
	movementAt,
	personOf,
	pop,
	push,
	refused
} from './course.ts';
import type { Course } from './course.ts';
import { payStones } from './energy.ts';
import { addFigures, figuresAt, isPossible, withFigures } from './figures.ts';
import { touches } from './map.ts';
import { canPayStones, effectsOf, hasTribe } from './owning.ts';
import type { State } from './state.ts';
import type { Task, TaskOf } from './task.ts';

export interface Removal {
	readonly who: number;
	readonly field: FieldId;
	/** Figures and pigs together. */
	readonly needed: number;
	/** Pigs among them. */
	readonly pay: number;
	/** Own figures that can go. */
	readonly available: number;
	/** Pigs that are there. */
	readonly pigs: number;
}

export function pigsAt(state: State, field: FieldId): number {
	return state.pigs[field] ?? 0;
}

/** Null when the figures can go, or EXO can spare them; `rule` says what else is lacking. */
export function mayRemove(state: State, removal: Removal, rule: string): Refusal | null {
	const { who, needed, pay, available, pigs } = removal;
	// R-TRIBE-DORIAN-P2.
	if (pay < 0 || pay > Math.min(needed, pigs)) return refused('R-TRIBE-DORIAN-P2');
	if (pay > 0 && !hasTribe(state, who, 'DORIAN')) return refused('R-TRIBE-DORIAN-P2');
	if (available >= needed - pay || mustSpare(state, removal)) return null;
	return refused(rule, { needed: needed - pay, have: available });
}

/** R-GEAR-EXO with too few figures: only with stones, and with at least one figure there (D-33). */
function mustSpare(state: State, { who, needed, pay, available }: Removal): boolean {
	if (available < 1 || available >= needed - pay || pay > 0 || who !== state.turn) return false;
	return effectsOf(state, who).includes('EXO') && canPayStones(state, who, 'EXO');
}

/**
 * Removes them before whatever is already to be resolved. `group` is what moved onto the field, `others` gain a figure there
 * (R-BUILD-4) unless EXO spares the own ones (R-GEAR-EXO-OTHERS).
 */
export function remove(
	course: Course,
	removal: Removal,
	group: number | null,
	others: readonly number[]
): void {
	const { who, field, needed, pay, available } = removal;
	if (mustSpare(course.state, removal)) return payStones(course, who, 'EXO', null);
	const no: Task[] = [
		{ is: 'remove', who, field, figures: needed - pay, pigs: pay, group },
		...others.map((other): Task => ({ is: 'placeHere', who: other, left: 1, at: field }))
	];
	if (available < 1) push(course, ...no);
	else push(course, { is: 'trigger', who, effect: 'EXO', open: false, yes: [], no });
}

export function runRemove(course: Course, { who, field, figures, pigs, group }: TaskOf<'remove'>): void {
	pop(course);
	addFigures(course, who, field, -figures);
	if (pigs > 0) change(course, { pigs: withFigures(course.state.pigs, field, -pigs) });
	if (group !== null && movementAt(course.state) >= 0)
		changeMovement(course, (task) => {
			// R-RELIC-6: a group that is used up ends the movement (D-22).
			const over = task.over || group <= figures;
			return task.is === 'water'
				? { over, figures: task.figures - figures, pigs: task.pigs - pigs }
				: { over };
		});
	if (figures + pigs > 0) fillFromRafts(course, field);
}

/** R-TRIBE-FINDER-P: one figure of every adjacent raft, not onto water or islands (D-37). */
function fillFromRafts(course: Course, field: FieldId): void {
	if (isKind(course.state, field, 'water')) return;
	for (const who of clockwise(course.state)) {
		const { raft, figures } = personOf(course.state, who);
		if (!raft || !touches(raft.field, field)) continue;
		const left = raft.figures > 1 ? { ...raft, figures: raft.figures - 1 } : null;
		if (!isPossible({ figures: withFigures(figures, field, 1), raft: left })) continue;
		changePerson(course, who, { raft: left });
		addFigures(course, who, field, 1);
	}
}

/** R-DIG-1, R-BUILD-2: what a person has to give on a field where they stand. */
export function removalAt(state: State, who: number, field: FieldId, needed: number, pay: number): Removal {
	const available = figuresAt(state, who, field);
	return { who, field, needed, pay, available, pigs: pigsAt(state, field) };
}
