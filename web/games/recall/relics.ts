// Relic stones: a group that comes onto one collects it at once, and pays with figures on that very field.
import type { FieldId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import { RELICS, type Relic } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Refusal } from '../game.ts';
import {
	change,
	changeMovement,
	changePerson,
	movementAt,
	personOf,
	pop,
	push,
	refused,
	tell,
	topAs
} from './course.ts';
import type { Course, Doing } from './course.ts';
import { mayRemove, pigsAt, remove, type Removal } from './removing.ts';
import type { State } from './state.ts';
import type { RelicReward, Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

const COLUMNS = RECALL.relics.figures.length;

/** A group about to stand on a field. */
export interface Arrival {
	readonly who: number;
	readonly to: FieldId;
	readonly figures: number;
	readonly pigs: number;
	readonly pay: number;
	/** Own figures that stay where the group came from. */
	readonly behind: number;
}

/** R-RELIC-3: the number above the next column of that colour. */
export function relicCost(state: State, who: number, colour: Relic): number {
	return RECALL.relics.figures[personOf(state, who).relics[colour]] ?? Infinity;
}

function removalFor(state: State, { who, to, figures, pigs, pay }: Arrival, relic: Relic): Removal {
	const needed = relicCost(state, who, relic);
	return { who, field: to, needed, pay, available: figures, pigs: pigs + pigsAt(state, to) };
}

/** R-MOVE-6, R-RELIC-5: onto a relic only if it can be collected at once. */
export function mayArrive(state: State, arrival: Arrival): Refusal | null {
	const relic = state.relics[arrival.to];
	if (!relic) return arrival.pay === 0 ? null : refused('R-TRIBE-DORIAN-P2');
	if (personOf(state, arrival.who).relics[relic] >= COLUMNS) return refused('R-RELIC-9');
	const removal = removalFor(state, arrival, relic);
	const missing = removal.needed - removal.pay - removal.available;
	// R-RELIC-4: what stays behind cannot pay.
	return mayRemove(state, removal, arrival.behind >= missing ? 'R-RELIC-4' : 'R-RELIC-5');
}

/** R-RELIC-1: what the group pays and collects, once it stands there. `whole`: nothing of the movement is elsewhere. */
export function arrive(course: Course, arrival: Arrival, whole: boolean): void {
	const { who, to, figures } = arrival;
	const relic = course.state.relics[to];
	if (!relic) return;
	// The pigs that came along stand there by now.
	const removal = removalFor(course.state, { ...arrival, pigs: 0 }, relic);
	push(course, { is: 'collect', who, field: to });
	remove(course, removal, whole ? figures : null, []);
}

/** R-RELIC-2: onto the leftmost free space of its row; R-RELIC-7: the reward waits for the end of the movement (D-23). */
export function runCollect(course: Course, { who, field }: TaskOf<'collect'>): void {
	pop(course);
	const { [field]: colour, ...relics } = course.state.relics;
	if (!colour) return;
	change(course, { relics });
	const reward = gainRelic(course, who, colour, field);
	if (movementAt(course.state) < 0) push(course, ...relicRewards(who, [reward]));
	else changeMovement(course, (task) => ({ rewards: [...task.rewards, reward] }));
	push(course, boosterTrigger(who));
}

function gainRelic(course: Course, who: number, colour: Relic, at: FieldId): RelicReward {
	const { relics } = personOf(course.state, who);
	const column = relics[colour];
	changePerson(course, who, { relics: { ...relics, [colour]: column + 1 } });
	tell(course, { what: 'relic', who, colour, at });
	return { colour, column, at };
}

/** R-GEAR-BOOSTER. */
function boosterTrigger(who: number): Task {
	const yes: Task = { is: 'effects', who, list: [{ is: 'crystal', kind: 'pink', n: 1 }], at: null };
	return { is: 'trigger', who, effect: 'BOOSTER', open: false, yes: [yes], no: [] };
}

/** The rewards of the covered spaces of the console. */
export function relicRewards(who: number, rewards: readonly RelicReward[]): Task[] {
	return rewards.map(({ colour, column, at }) => {
		const reward = RECALL.relics.rewards[colour][column];
		return { is: 'effects', who, list: reward ? [reward] : [], at };
	});
}

/** D-26: colours on the round space of which the person has fewer than five. */
export function choosableRelics(state: State, who: number): Relic[] {
	const { relics } = personOf(state, who);
	return RELICS.filter((colour) => state.treasure.includes(colour) && relics[colour] < COLUMNS);
}

/** R-STORE-3, R-SYM-RELIC: a relic of choice, without removing figures. */
export const chooseRelic: Doing<'relic'> = {
	may(state, { colour }) {
		const task = topAs(state, 'relic');
		if (!task) return answering(state, 'relic', 'R-SYM-RELIC');
		if (choosableRelics(state, task.who).includes(colour)) return null;
		return refused(state.treasure.includes(colour) ? 'R-RELIC-9' : 'R-SYM-RELIC');
	},
	run(course, { colour }) {
		const { who, at, storage } = topAs(course.state, 'relic') as TaskOf<'relic'>;
		const { treasure } = course.state;
		pop(course);
		change(course, { treasure: treasure.filter((each) => each !== colour) });
		const reward = relicRewards(who, [gainRelic(course, who, colour, at)]);
		// R-TRIBE-K01-S6: the reward once more, not a second relic.
		const again: Task = { is: 'trigger', who, effect: 'K01', open: false, yes: reward, no: [] };
		push(course, boosterTrigger(who), ...reward, ...(storage ? [again] : []));
	},
	candidates(state) {
		return topAs(state, 'relic') ? RELICS.map((colour) => ({ do: 'relic', colour }) as const) : [];
	}
};
