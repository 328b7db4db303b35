// Energy stones: laid on a tribe or an equipment to activate it, at any time in the own turn or when a trigger asks.
import type { EffectId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { Stone } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Refusal } from '../game.ts';
import { change, changePerson, instead, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { canTrigger, costOf, effectsOf, isTriggered } from './owning.ts';
import type { State } from './state.ts';
import type { Task, TaskOf } from './task.ts';
import { answering, freeNow } from './waiting.ts';

/** What activating an effect starts; triggered ones are told by their trigger. */
function activation(who: number, effect: EffectId): Task[] {
	const own = RECALL.ownGear[effect];
	if (own) return [{ is: 'effects', who, list: own.effects, at: null }];
	const part = /^OMNITOOL\.([1-4])$/.exec(effect);
	if (part) return [{ is: 'effects', who, list: RECALL.omnitool[Number(part[1]) - 1] ?? [], at: null }];
	switch (effect) {
		case 'ALEMBIC':
			return [{ is: 'alembic', who }];
		case 'PORTAL':
			return [{ is: 'place', who, left: 1, portal: true }];
		case 'AYNIR':
			return [{ is: 'swap', who, left: 4 }];
		case 'BRIMAS':
			return [{ is: 'develop', who }];
		case 'COLTERON':
			return [{ is: 'leap', who, rewards: [], over: false }];
		case 'DORIAN':
			return [{ is: 'sty', who }];
		case 'ENTERIN':
			return [{ is: 'island', who }];
		case 'FINDER':
			return [{ is: 'raft', who }];
		case 'HAYLA':
			return [{ is: 'hayla', who, from: null, reached: [], rewards: [], over: false }];
		case 'ION':
			return [{ is: 'deact', who, left: 1 }];
		case 'LEXANDER':
			return [{ is: 'upgrade', who, left: 1 }];
		case 'MOTO':
			return [{ is: 'modup', who, white: 1 }];
		case 'NORDWIND':
			return [{ is: 'move', who, left: 1, rewards: [], over: false }];
		default:
			return [];
	}
}

/** R-ENERGY-2: any colours, but out of the depot. */
function mayPayWith(
	state: State,
	who: number,
	effect: EffectId,
	stones: readonly Stone[] | null
): Refusal | null {
	if (state.phase === 'returned') return refused('R-RESET-5');
	const { depot } = personOf(state, who);
	const cost = costOf(personOf(state, who), effect);
	if (stones) {
		if (stones.length !== cost) return refused('R-ENERGY-3', { cost });
		const has = (stone: Stone) => count(depot, stone) >= count(stones, stone);
		// The own stone that this dig sets free comes only with the steps after it.
		if (effect === 'RADAR' && !has('own')) return refused('R-GEAR-RADAR-PAY');
		if (!stones.every(has)) return refused('R-ENERGY-2');
	}
	return depot.length >= cost ? null : refused('R-ENERGY-3', { cost, have: depot.length });
}

const count = (stones: readonly Stone[], stone: Stone) => stones.filter((each) => each === stone).length;

export function payStones(
	course: Course,
	who: number,
	effect: EffectId,
	stones: readonly Stone[] | null
): void {
	const person = personOf(course.state, who);
	const cost = costOf(person, effect);
	const paid = stones ?? person.depot.slice(0, cost);
	const depot = [...person.depot];
	for (const stone of paid) depot.splice(depot.indexOf(stone), 1);
	const before = person.energised[effect];
	const energised = { stones: [...(before?.stones ?? []), ...paid], times: (before?.times ?? 0) + 1 };
	changePerson(course, who, { depot, energised: { ...person.energised, [effect]: energised } });
	tell(course, { what: 'energised', who, effect, stones: cost });
}

export const energise: Doing<'energise'> = {
	may(state, { effect, stones }) {
		const refusal = freeNow(state);
		if (refusal) return refusal;
		if (!effectsOf(state, state.turn).includes(effect)) return refused('R-ENERGY-1');
		if (isTriggered(effect)) return refused('R-ENERGY-5');
		return mayPayWith(state, state.turn, effect, stones);
	},
	run(course, { effect, stones }) {
		const { turn } = course.state;
		payStones(course, turn, effect, stones);
		push(course, ...activation(turn, effect));
	},
	candidates(state) {
		if (state.phase === 'returned') return [];
		return effectsOf(state, state.turn).map((effect) => ({ do: 'energise', effect, stones: null }) as const);
	}
};

/** R-ENERGY-5: a question right at the triggering event, answered once (D-16). */
export const trigger: Doing<'trigger'> = {
	may(state, { yes, stones }) {
		const task = topAs(state, 'trigger');
		if (!task) return answering(state, 'trigger', 'R-ENERGY-5');
		return yes ? mayPayWith(state, task.who, task.effect, stones) : null;
	},
	run(course, { yes, stones }) {
		const task = topAs(course.state, 'trigger') as TaskOf<'trigger'>;
		instead(course, ...(yes ? task.yes : task.no));
		if (yes) payStones(course, task.who, task.effect, stones);
	},
	candidates(state) {
		if (!topAs(state, 'trigger')) return [];
		return [
			{ do: 'trigger', yes: true, stones: null },
			{ do: 'trigger', yes: false, stones: null }
		];
	}
};

/** Whether anybody has to be asked: a trigger that cannot be used goes by. */
export function runTrigger(course: Course, task: TaskOf<'trigger'>): boolean {
	if (canTrigger(course.state, task.who, task.effect)) {
		if (!task.open) instead(course, { ...task, open: true });
		return false;
	}
	instead(course, ...task.no);
	return true;
}

/** D-52: the place of an open trigger of this effect in the stack; -1 for none. */
function openTrigger(state: State, effect: EffectId): number {
	return state.tasks.findLastIndex((task) => task.is === 'trigger' && task.effect === effect && task.open);
}

/** What a free activation can be used for. While EXO's question is open, for nothing else. */
function freeEffects(state: State, who: number): EffectId[] {
	if (openTrigger(state, 'EXO') >= 0) return ['EXO'];
	return effectsOf(state, who).filter((effect) => !isTriggered(effect) || openTrigger(state, effect) >= 0);
}

/** R-SYM-FREEACT: once, without stones; the cost of the next time does not rise (D-15). */
export const freeEffect: Doing<'effect'> = {
	may(state, { effect }) {
		const task = topAs(state, 'freeAct');
		if (!task) return answering(state, 'freeAct', 'R-SYM-FREEACT');
		if (freeEffects(state, task.who).includes(effect)) return null;
		return refused(isTriggered(effect) ? 'R-ENERGY-5' : 'R-SYM-FREEACT');
	},
	run(course, { effect }) {
		const { who } = topAs(course.state, 'freeAct') as TaskOf<'freeAct'>;
		pop(course);
		tell(course, { what: 'energised', who, effect, stones: 0 });
		const at = openTrigger(course.state, effect);
		if (!isTriggered(effect) || at < 0) return push(course, ...activation(who, effect));
		const { yes } = course.state.tasks[at] as TaskOf<'trigger'>;
		change(course, { tasks: course.state.tasks.toSpliced(at, 1, ...yes.toReversed()) });
	},
	candidates(state) {
		const task = topAs(state, 'freeAct');
		if (!task) return [];
		return freeEffects(state, task.who).map((effect) => ({ do: 'effect', effect }) as const);
	}
};

/** EXO's question stays until it is answered. */
export function mayForgoFreeEffect(state: State): Refusal | null {
	return openTrigger(state, 'EXO') >= 0 ? refused('R-GEAR-EXO') : null;
}
