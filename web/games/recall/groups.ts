// Groups of own figures, with pigs that go along, moved from one field to another.
import type { FieldId } from './ids.ts';
import type { Refusal } from '../game.ts';
import type { Group } from './action.ts';
import { change, changePerson, personOf, push, pop, refused, tell, type Course } from './course.ts';
import { figuresAt, withFigures } from './figures.ts';
import { hasTribe } from './owning.ts';
import { arrive, mayArrive, relicRewards } from './relics.ts';
import { pigsAt } from './removing.ts';
import type { State } from './state.ts';
import type { MovingTask } from './task.ts';

/** R-MOVE-1: one or more own figures; R-TRIBE-DORIAN-P1: pigs only along with them. */
export function mayTake(
	state: State,
	who: number,
	{ from, figures, pigs }: Omit<Group, 'to' | 'pay'>
): Refusal | null {
	const have = figuresAt(state, who, from);
	if (figures < 1 || figures > have) return refused('R-MOVE-1', { have });
	if (pigs === 0) return null;
	const may = pigs > 0 && pigs <= pigsAt(state, from) && hasTribe(state, who, 'DORIAN');
	return may ? null : refused('R-TRIBE-DORIAN-P1');
}

/** The relic that may lie there. */
export function mayComeTo(state: State, who: number, group: Group): Refusal | null {
	const behind = figuresAt(state, who, group.from) - group.figures;
	return mayArrive(state, { who, behind, ...group });
}

/** The group goes, and collects what lies there. `whole`: all of the movement is in this group (R-RELIC-6). */
export function moveGroup(course: Course, who: number, group: Group, whole: boolean): void {
	const { from, to, figures, pigs } = group;
	const person = personOf(course.state, who);
	changePerson(course, who, {
		figures: withFigures(withFigures(person.figures, from, -figures), to, figures)
	});
	if (pigs > 0) change(course, { pigs: withFigures(withFigures(course.state.pigs, from, -pigs), to, pigs) });
	tell(course, { what: 'moved', who, from, to, n: figures, pigs });
	arrive(course, { who, behind: 0, ...group }, whole);
}

/** R-RELIC-7: a movement that is over gives way to the rewards of its relics, in the order of collection. */
export function finishMovement(course: Course, { who, rewards }: MovingTask): void {
	pop(course);
	push(course, ...relicRewards(who, rewards));
}

const upTo = (most: number, least: number) =>
	Array.from({ length: Math.max(0, most - least + 1) }, (_, k) => least + k);

/** Every group that could leave a field for another: figures, pigs that go along, pigs that pay for a relic. */
export function groupsBetween(state: State, who: number, from: FieldId, to: FieldId): Group[] {
	const dorian = hasTribe(state, who, 'DORIAN');
	const mostPigs = dorian ? pigsAt(state, from) : 0;
	return upTo(figuresAt(state, who, from), 1).flatMap((figures) =>
		upTo(mostPigs, 0).flatMap((pigs) => {
			const mostPaid = dorian && state.relics[to] ? pigs + pigsAt(state, to) : 0;
			return upTo(mostPaid, 0).map((pay) => ({ from, to, figures, pigs, pay }));
		})
	);
}

/** The fields on which the person's figures stand. */
export function standing(state: State, who: number): FieldId[] {
	return Object.keys(personOf(state, who).figures).sort();
}
