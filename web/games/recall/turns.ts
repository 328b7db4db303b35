// Turns and rounds: insert a module, reset them all, choose a path, choose a goal, end the turn.
import { RECALL } from '../../../puzzles/recall/data.ts';
import {
	BOXES,
	PATHS,
	PATH_SPACES,
	type PathSpace,
	type RoundKind
} from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Refusal } from '../game.ts';
import { boxInstance, moduleInstance } from './boxes.ts';
import { openProduction } from './building.ts';
import { change, changePerson, personOf, push, refused, tell, type Course, type Doing } from './course.ts';
import { returnExcess } from './crystals.ts';
import { gainBonus } from './knowledge.ts';
import type { State } from './state.ts';
import type { Task } from './task.ts';
import { pending } from './waiting.ts';

/** R-ROUND-1, R-ROUND-3: the time board says what kind of round it is. */
export function roundKind(state: Pick<State, 'round'>): RoundKind {
	return RECALL.timeBoard[state.round - 1] ?? 'S';
}

/** What the round demands. */
const ROUND_RULES: Readonly<Record<RoundKind, string>> = {
	S: 'R-TURN-1',
	G: 'R-SPEC-3',
	I: 'R-SPEC-1',
	II: 'R-SPEC-1',
	III: 'R-SPEC-1'
};

/** The one mandatory option: only in its kind of round, and only once a turn. */
function mayOpen(state: State, fits: (kind: RoundKind) => boolean): Refusal | null {
	const kind = roundKind(state);
	if (state.phase !== 'open' || !fits(kind)) return refused(ROUND_RULES[kind]);
	return pending(state);
}

const isStandard = (kind: RoundKind) => kind === 'S';
const isPathSpace = (kind: RoundKind): kind is PathSpace => PATH_SPACES.some((space) => space === kind);

/** R-MOD-1, R-BOX-1: a module that is not activated into a free slot; both it and its box are activated. */
export const insert: Doing<'insert'> = {
	may(state, { module, slot }) {
		const refusal = mayOpen(state, isStandard);
		if (refusal) return refusal;
		const { ready, slots } = personOf(state, state.turn);
		return ready.includes(module) && slots[slot] === undefined ? null : refused('R-MOD-1');
	},
	run(course, { module, slot }) {
		const who = course.state.turn;
		const person = personOf(course.state, who);
		const ready = person.ready.toSpliced(person.ready.indexOf(module), 1);
		changePerson(course, who, { ready, slots: { ...person.slots, [slot]: module } });
		change(course, { phase: 'module', pool: [moduleInstance(module), boxInstance(person, slot)] });
		tell(course, { what: 'inserted', who, module, slot });
		// R-TRIBE-JHE; a blank module has nothing to repeat (D-50).
		const repeat: Task = {
			is: 'trigger',
			who,
			effect: 'JHE',
			open: false,
			yes: [{ is: 'repeat', who, module }],
			no: []
		};
		if (moduleInstance(module).items.length > 0) push(course, repeat);
	},
	candidates(state) {
		if (state.phase !== 'open') return [];
		const kinds = [...new Set(personOf(state, state.turn).ready)].sort();
		return kinds.flatMap((module) => BOXES.map((slot) => ({ do: 'insert', module, slot }) as const));
	}
};

/** R-RESET-1: all modules out; R-RESET-2: as many production fields as modules. */
export const reset: Doing<'reset'> = {
	may: (state) => mayOpen(state, isStandard),
	run(course) {
		const who = course.state.turn;
		const { ready, slots } = personOf(course.state, who);
		const out = BOXES.flatMap((box) => slots[box] ?? []);
		changePerson(course, who, { ready: [...ready, ...out], slots: {} });
		change(course, { phase: 'reset', production: { left: out.length, used: [] } });
		for (const module of out) tell(course, { what: 'deactivated', who, module });
	},
	candidates: (state) => (state.phase === 'open' ? [{ do: 'reset' }] : [])
};

/** R-RESET-2, R-RESET-3, R-RESET-7. */
export const produce: Doing<'produce'> = {
	may(state, { field }) {
		if (state.phase !== 'reset') return refused('R-RESET-2');
		const refusal = pending(state);
		if (refusal) return refusal;
		if (state.production.left < 1) return refused('R-RESET-2');
		if (state.production.used.includes(field)) return refused('R-RESET-3');
		return openProduction(personOf(state, state.turn)).includes(field) ? null : refused('R-RESET-7');
	},
	run(course, { field }) {
		const { turn: who, production } = course.state;
		change(course, { production: { left: production.left - 1, used: [...production.used, field] } });
		tell(course, { what: 'produced', who, field });
		const reward: Task = { is: 'effects', who, list: RECALL.production[field] ?? [], at: null };
		// R-GEAR-DOUBLER: once for each field.
		push(course, reward, { is: 'trigger', who, effect: 'DOUBLER', open: false, yes: [reward], no: [] });
	},
	candidates(state) {
		if (state.phase !== 'reset') return [];
		return Object.keys(RECALL.production).map((field) => ({ do: 'produce', field }) as const);
	}
};

/** R-RESET-4, R-RESET-6: used stones go back to the depot, and every cost starts again at one. */
export const returnStones: Doing<'stones'> = {
	may: (state) => (state.phase === 'reset' ? pending(state) : refused('R-RESET-4')),
	run(course) {
		const who = course.state.turn;
		const { depot, energised } = personOf(course.state, who);
		const back = Object.values(energised).flatMap(({ stones }) => stones);
		changePerson(course, who, { depot: [...depot, ...back], energised: {} });
		change(course, { phase: 'returned' });
		tell(course, { what: 'stones-back', who, n: back.length });
	},
	candidates: (state) => (state.phase === 'reset' ? [{ do: 'stones' }] : [])
};

/** R-SPEC-1: one of the two cards beside the path space; R-SPEC-2: with the reward of its dark bonus tile (D-11). */
export const choosePath: Doing<'path'> = {
	may(state, { card }) {
		const refusal = mayOpen(state, isPathSpace);
		if (refusal) return refusal;
		return state.pathCards[roundKind(state) as PathSpace].includes(card) ? null : refused('R-SPEC-1');
	},
	run(course, { card }) {
		const { turn: who, dark } = course.state;
		const paths = { ...personOf(course.state, who).paths, [roundKind(course.state)]: card };
		changePerson(course, who, { paths });
		change(course, { phase: 'chosen' });
		tell(course, { what: 'path', who, card });
		gainBonus(course, who, dark[card], RECALL.darkBonus[dark[card]] ?? []);
	},
	candidates: (state) => (state.phase === 'open' ? PATHS.map((card) => ({ do: 'path', card })) : [])
};

/** R-SPEC-3, R-SOLO-3: one goal is discarded; R-SPEC-4: and its reward is gained. */
export const chooseGoal: Doing<'goal'> = {
	may(state, { discard }) {
		const refusal = mayOpen(state, (kind) => kind === 'G');
		if (refusal) return refusal;
		return personOf(state, state.turn).goals.includes(discard) ? null : refused('R-SPEC-3');
	},
	run(course, { discard }) {
		const who = course.state.turn;
		const goals = personOf(course.state, who).goals.filter((goal) => goal !== discard);
		changePerson(course, who, { goals });
		change(course, { phase: 'chosen' });
		tell(course, { what: 'goal', who });
		push(course, { is: 'effects', who, list: RECALL.goals[discard]?.reward ?? [], at: null });
	},
	candidates(state) {
		if (state.phase !== 'open') return [];
		return personOf(state, state.turn).goals.map((discard) => ({ do: 'goal', discard }) as const);
	}
};

/** R-TURN-1: not before the mandatory option is done, nor in the middle of a reset. */
export const endTurn: Doing<'end'> = {
	may(state) {
		const refusal = pending(state);
		if (refusal) return refusal;
		if (state.phase === 'open') return refused(ROUND_RULES[roundKind(state)]);
		return state.phase === 'reset' ? refused('R-RESET-4') : null;
	},
	run(course) {
		returnExcess(course, course.state.turn);
		begin(course, course.state.turn + 1, course.state.round);
	},
	candidates: () => [{ do: 'end' }]
};

/** R-ROUND-2: clockwise from the start person, who never changes; R-END-1: after the last round the game is over. */
export function begin(course: Course, turn: number, round: number): void {
	const last = turn >= course.state.persons.length;
	const next = last ? { turn: 0, round: round + 1 } : { turn, round };
	const over = next.round > RECALL.timeBoard.length;
	change(course, {
		...next,
		phase: over ? 'over' : 'open',
		pool: [],
		production: { left: 0, used: [] }
	});
	tell(course, over ? { what: 'end', who: 0 } : { what: 'turn', who: next.turn, round: next.round });
}
