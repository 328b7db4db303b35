// What the game waits for: the rule that refuses anything else, and whether free actions are open.
import type { Refusal } from '../game.ts';
import { decider, refused, top, topAs } from './course.ts';
import type { State } from './state.ts';
import type { Task } from './task.ts';

/** While such a task is on top, another action is refused by this rule. */
const TASK_RULES: Readonly<Record<Task['is'], string>> = {
	effects: 'R-TURN-1',
	place: 'R-FIG-1',
	placeHere: 'R-FIG-5',
	track: 'R-SYM-STEPANY',
	steps: 'R-KNOW-1',
	upgrade: 'R-SYM-UPGRADE',
	gear: 'R-KNOW-4',
	booster: 'R-BOOST-2',
	module: 'R-SYM-MODULE',
	modup: 'R-SYM-MODUP',
	deact: 'R-SYM-DEACT',
	tile: 'R-MON-4',
	relic: 'R-SYM-RELIC',
	freeAct: 'R-SYM-FREEACT',
	orient: 'R-EXPL-3',
	trigger: 'R-ENERGY-5',
	move: 'R-MOVE-5',
	water: 'R-MOVE-5',
	hayla: 'R-MOVE-5',
	leap: 'R-MOVE-5',
	explore: 'R-EXPL-1',
	develop: 'R-DEV-1',
	remove: 'R-FIG-3',
	collect: 'R-RELIC-1',
	dug: 'R-DIG-5',
	built: 'R-BUILD-2',
	camps: 'R-CAMP-1',
	camp: 'R-CAMP-1',
	repeat: 'R-TRIBE-JHE',
	alembic: 'R-GEAR-ALEMBIC',
	swap: 'R-TRIBE-AYNIR',
	sty: 'R-TRIBE-DORIAN',
	island: 'R-TRIBE-ENTERIN',
	raft: 'R-TRIBE-FINDER'
};

/** Null when nothing is pending: only then come module, box and the end of the turn. */
export function pending(state: State): Refusal | null {
	const task = top(state);
	return task ? refused(TASK_RULES[task.is]) : null;
}

/** Null when the top task is of this kind; `rule` says what is missing when nothing is pending at all. */
export function answering(state: State, is: Task['is'], rule: string): Refusal | null {
	return topAs(state, is) ? null : (pending(state) ?? refused(rule));
}

/** R-FREE-1, R-TURN-2: at any time in the own turn (D-14). */
export function freeNow(state: State): Refusal | null {
	if (decider(state) !== state.turn) return refused('R-FREE-1');
	// What EXO is asked about must not change under the question.
	return topAs(state, 'trigger')?.effect === 'EXO' ? refused('R-GEAR-EXO') : null;
}
