// Resolves what needs nobody: effect words one by one, continuations of actions, ends of movements. Stops at the first choice.
import type { FieldId } from './ids.ts';
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import { TRACKS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { moduleInstance } from './boxes.ts';
import { runBuilt } from './building.ts';
import { runCamp, runCamps } from './camps.ts';
import { gainCassettes } from './cassettes.ts';
import { change, instead, pop, push, top, type Course } from './course.ts';
import { gainCrystals } from './crystals.ts';
import { runDug } from './digging.ts';
import { runTrigger } from './energy.ts';
import { runPlaceHere } from './figures.ts';
import { finishMovement } from './groups.ts';
import { isAtEnd, runSteps } from './knowledge.ts';
import { hasNone } from './modules.ts';
import { gainPoints, isSpareBooster } from './points.ts';
import { choosableRelics, runCollect } from './relics.ts';
import { runRemove } from './removing.ts';
import type { Task, TaskOf } from './task.ts';
import { hasFannedOut } from './tribes/moving.ts';
import { isAshore } from './water.ts';

export function settle(course: Course): void {
	for (let task = top(course.state); task && advance(course, task); task = top(course.state));
}

/** False when the task waits for somebody. */
function advance(course: Course, task: Task): boolean {
	switch (task.is) {
		case 'effects':
			runEffects(course, task);
			return true;
		case 'steps':
			runSteps(course, task);
			return true;
		case 'remove':
			runRemove(course, task);
			return true;
		case 'collect':
			runCollect(course, task);
			return true;
		case 'dug':
			runDug(course, task);
			return true;
		case 'built':
			runBuilt(course, task);
			return true;
		case 'camp':
			runCamp(course, task);
			return true;
		case 'repeat':
			pop(course);
			change(course, { pool: [...course.state.pool, moduleInstance(task.module)] });
			return true;
		case 'camps':
			return runCamps(course, task);
		case 'placeHere':
			return runPlaceHere(course, task);
		case 'trigger':
			return runTrigger(course, task);
		case 'move':
			return endsIf(course, task, task.over || task.left < 1);
		case 'water':
			return endsIf(course, task, isAshore(course.state, task));
		case 'hayla':
			return endsIf(course, task, task.over || hasFannedOut(course.state, task));
		case 'leap':
			return endsIf(course, task, task.over);
		default:
			return lapses(course, task);
	}
}

function endsIf(course: Course, task: TaskOf<'move' | 'water' | 'hayla' | 'leap'>, over: boolean): boolean {
	if (over) finishMovement(course, task);
	return over;
}

/** A choice among nothing: R-KNOW-10, R-KNOW-4, R-MOD-7, D-26. */
function lapses(course: Course, task: Task): boolean {
	const { state } = course;
	const nothing =
		(task.is === 'track' && TRACKS.every((track) => isAtEnd(state, task.who, track))) ||
		(task.is === 'gear' && state.ancestors[task.track].gear.length === 0) ||
		(task.is === 'module' && hasNone(state, task.colour)) ||
		(task.is === 'relic' && choosableRelics(state, task.who).length === 0) ||
		(task.is === 'tile' && state.monumentDisplay.length === 0) ||
		(task.is === 'booster' && isSpareBooster(state, task));
	if (nothing) pop(course);
	return nothing;
}

/** The first effect of the list; the others wait until it is done. */
function runEffects(course: Course, task: TaskOf<'effects'>): void {
	const [effect, ...rest] = task.list;
	if (rest.length > 0) instead(course, { ...task, list: rest });
	else pop(course);
	if (effect) runEffect(course, task.who, effect, task.at);
}

/** Section 2.23: the symbols. Items that only boxes have are handled where boxes are used. */
function runEffect(course: Course, who: number, effect: Effect, at: FieldId | null): void {
	switch (effect.is) {
		case 'fig':
			return push(course, { is: 'place', who, left: effect.n, portal: false });
		case 'figHere':
			return at === null ? undefined : push(course, { is: 'placeHere', who, left: effect.n, at });
		case 'crystal':
			return gainCrystals(course, who, effect.kind, effect.n);
		case 'upgrade':
			return push(course, { is: 'upgrade', who, left: effect.n });
		case 'move':
			return push(course, { is: 'move', who, left: effect.n, rewards: [], over: false });
		case 'water':
			return push(course, {
				is: 'water',
				who,
				plus: effect.plus,
				at: null,
				figures: 0,
				pigs: 0,
				crossed: [],
				rewards: [],
				over: false
			});
		case 'explore':
			return push(course, { is: 'explore', who });
		case 'develop':
			return push(course, { is: 'develop', who });
		case 'points':
			return gainPoints(course, who, effect.n);
		case 'step':
			return push(course, { is: 'steps', who, track: effect.track, left: effect.n });
		case 'stepAny':
			return push(course, { is: 'track', who, left: effect.n });
		case 'cass':
			return gainCassettes(course, who, effect.n);
		case 'modup':
			return push(course, { is: 'modup', who, white: 0 });
		case 'deact':
			return push(course, { is: 'deact', who, left: effect.n });
		case 'freeAct':
			return push(course, { is: 'freeAct', who });
		case 'relic':
			return push(course, { is: 'relic', who, at: at ?? '', storage: false });
	}
}
