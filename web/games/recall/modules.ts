// Modules outside their slots: taken from the display, upgraded, deactivated.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { BOXES, LEVELS, type Box, type Level } from '../../../puzzles/recall/schema/vocabulary.ts';
import { canPay, pay } from './crystals.ts';
import { change, changePerson, instead, personOf, pop, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import type { State } from './state.ts';
import type { TaskOf } from './task.ts';
import { answering } from './waiting.ts';

/** R-SETUP-8: how many of green and of grey lie open. */
export const OPEN = 3;

export function levelOf(module: string): Level {
	return RECALL.modules[module]?.colour ?? 'white';
}

/** R-MOD-6: the kinds of a colour that lie open. */
export function openModules(state: State, colour: Level): string[] {
	if (colour === 'yellow') return Object.keys(state.yellow).filter((kind) => (state.yellow[kind] ?? 0) > 0);
	return colour === 'white' ? [] : [...new Set(state[colour].open)].sort();
}

/** Takes an open module; green and grey are refilled from their stacks. */
function takeFromDisplay(course: Course, module: string): void {
	const { state } = course;
	const colour = levelOf(module);
	if (colour === 'yellow')
		change(course, { yellow: { ...state.yellow, [module]: (state.yellow[module] ?? 0) - 1 } });
	if (colour !== 'green' && colour !== 'grey') return;
	const { open, stack } = state[colour];
	const left = open.toSpliced(open.indexOf(module), 1);
	const drawn = stack.slice(Math.max(0, stack.length - (OPEN - left.length)));
	change(course, {
		[colour]: { open: [...left, ...drawn.toReversed()], stack: stack.slice(0, stack.length - drawn.length) }
	});
}

/** R-MOD-7: with none left a gain gives nothing. */
export function hasNone(state: State, colour: Level): boolean {
	return openModules(state, colour).length === 0;
}

/** R-SYM-MODULE, R-WORK-5. */
export const takeModule: Doing<'module'> = {
	may(state, { module }) {
		const task = topAs(state, 'module');
		if (!task) return answering(state, 'module', 'R-SYM-MODULE');
		if (levelOf(module) !== task.colour) return refused('R-WORK-5');
		return openModules(state, task.colour).includes(module) ? null : refused('R-MOD-6');
	},
	run(course, { module }) {
		const { who } = topAs(course.state, 'module') as TaskOf<'module'>;
		pop(course);
		takeFromDisplay(course, module);
		changePerson(course, who, { ready: [...personOf(course.state, who).ready, module] });
		tell(course, { what: 'module', who, module });
	},
	candidates(state) {
		const task = topAs(state, 'module');
		return task ? openModules(state, task.colour).map((module) => ({ do: 'module', module }) as const) : [];
	}
};

const isBox = (text: string): text is Box => BOXES.some((box) => box === text);

/** The kind of a module named by its kind (ready) or by its slot (activated). */
function kindNamed(state: State, who: number, module: string): string | undefined {
	const { ready, slots } = personOf(state, who);
	return isBox(module) ? slots[module] : ready.find((kind) => kind === module);
}

function levelAbove(module: string): Level | undefined {
	return LEVELS[LEVELS.indexOf(levelOf(module)) + 1];
}

/** R-SYM-MODUP: white leaves the game, yellow goes back to the display, green under its stack. */
function giveUp(course: Course, module: string): void {
	const { yellow, green } = course.state;
	const colour = levelOf(module);
	if (colour === 'yellow') change(course, { yellow: { ...yellow, [module]: (yellow[module] ?? 0) + 1 } });
	if (colour === 'green') change(course, { green: { ...green, stack: [module, ...green.stack] } });
}

/** R-SYM-MODUP: one level up, the new one from the display (D-43). */
export const upgradeModule: Doing<'modup'> = {
	may(state, { module, to }) {
		const task = topAs(state, 'modup');
		if (!task) return answering(state, 'modup', 'R-SYM-MODUP');
		const kind = kindNamed(state, task.who, module);
		if (kind === undefined || levelAbove(kind) !== levelOf(to)) return refused('R-SYM-MODUP');
		if (!openModules(state, levelOf(to)).includes(to)) return refused('R-MOD-6');
		return canPay(state, task.who, [{ kind: 'white', n: task.white }]) ? null : refused('R-TRIBE-MOTO');
	},
	run(course, { module, to }) {
		const task = topAs(course.state, 'modup') as TaskOf<'modup'>;
		const { who } = task;
		const kind = kindNamed(course.state, who, module) ?? '';
		pop(course);
		if (task.white > 0) pay(course, who, [{ kind: 'white', n: task.white }]);
		const { ready, slots } = personOf(course.state, who);
		takeFromDisplay(course, to);
		giveUp(course, kind);
		// R-SYM-MODUP-IN: an activated one is replaced in its slot, and its actions are not gained.
		if (isBox(module)) changePerson(course, who, { slots: { ...slots, [module]: to } });
		else changePerson(course, who, { ready: [...ready.toSpliced(ready.indexOf(kind), 1), to] });
		tell(course, { what: 'module', who, module: to });
	},
	candidates(state) {
		const task = topAs(state, 'modup');
		if (!task) return [];
		const { ready, slots } = personOf(state, task.who);
		const own = [...new Set(ready), ...BOXES.filter((box) => slots[box] !== undefined)];
		return own.flatMap((module) => {
			const level = levelAbove(kindNamed(state, task.who, module) ?? '');
			return (level ? openModules(state, level) : []).map((to) => ({ do: 'modup', module, to }) as const);
		});
	}
};

/** R-SYM-DEACT, R-TRIBE-ION: an activated module is ready again. */
export const deactivate: Doing<'deactivate'> = {
	may(state, { slot }) {
		const task = topAs(state, 'deact');
		if (!task) return answering(state, 'deact', 'R-SYM-DEACT');
		return personOf(state, task.who).slots[slot] === undefined ? refused('R-SYM-DEACT') : null;
	},
	run(course, { slot }) {
		const task = topAs(course.state, 'deact') as TaskOf<'deact'>;
		const { ready, slots } = personOf(course.state, task.who);
		const { [slot]: module = '', ...rest } = slots;
		if (task.left > 1) instead(course, { ...task, left: task.left - 1 });
		else pop(course);
		changePerson(course, task.who, { ready: [...ready, module], slots: rest });
		tell(course, { what: 'deactivated', who: task.who, module });
	},
	candidates(state) {
		return topAs(state, 'deact') ? BOXES.map((slot) => ({ do: 'deactivate', slot }) as const) : [];
	}
};
