// The two actions of a turn, take a card or hire an assistant, and the look at a card before it.
import type { AssistantId } from '../../../puzzles/temple/schema.ts';
import type { Refusal } from '../game.ts';
import { cardOf } from './cards.ts';
import { employ } from './choices.ts';
import { playerOf, settled, toBank, went, withPlayer, type Course } from './course.ts';
import { carryOut } from './effects.ts';
import { costOf, covering, type Place } from './places.ts';
import type { Judged, Laid, Table, Temple } from './state.ts';

const PEEK_COST = 1;
const HIRE_COST = 1;

/** T-TURN-1: both actions need one that is left. */
function refuseAction({ phase, actionsLeft }: Table): Refusal | null {
	return phase === 'ACT' ? null : { rule: 'T-TURN-1', facts: { actionsLeft } };
}

const silverOf = (table: Table) => playerOf(table, table.active).silver;

export function refuseTake(table: Table, place: Place): Refusal | null {
	const refusal = refuseAction(table);
	if (refusal) return refusal;
	if (!table.temple[place]) return { rule: 'T-TAKE-1', facts: { place, reason: 'empty' } };
	const cost = costOf(table.temple, place);
	const silver = silverOf(table);
	if (cost <= silver) return null;
	return {
		rule: 'T-TAKE-2',
		facts: { place, cost, silver, covering: covering(table.temple, place).join(' ') }
	};
}

export function take(course: Course, place: Place): Judged<Course> {
	const { state } = course;
	const refusal = refuseTake(state, place);
	if (refusal) return refusal;
	const { active } = state;
	const { card } = state.temple[place] as Laid;
	const cost = costOf(state.temple, place);
	const paid = toBank(course, active, cost);
	// T-TAKE-4: face up, whichever way it lay.
	const area = [...playerOf(paid.state, active).area, { card, set: null }];
	const taken = went(
		paid,
		{
			temple: without(state.temple, place),
			players: withPlayer(paid.state, active, { area }),
			actionsLeft: state.actionsLeft - 1
		},
		{ what: 'taken', player: active, place, card, cost }
	);
	return settled(carryOut(taken, cardOf(card)));
}

/** T-TAKE-3: the cards on it stay where they are. */
function without(temple: Temple, place: Place): Temple {
	return Object.fromEntries(Object.entries(temple).filter(([other]) => other !== place));
}

export function refusePeek(table: Table, place: Place): Refusal | null {
	const because = (reason: string): Refusal => ({ rule: 'T-PEEK-1', facts: { place, reason } });
	const laid = table.temple[place];
	if (table.phase !== 'ACT') return because('no-action');
	if (!laid) return because('empty');
	if (laid.faceUp) return because('face-up');
	if (laid.knownBy.includes(table.active)) return because('known');
	const silver = silverOf(table);
	return silver < PEEK_COST ? { rule: 'T-PEEK-1', facts: { place, cost: PEEK_COST, silver } } : null;
}

/** T-PEEK-2: the card stays face down, the action is still open. */
export function peek(course: Course, place: Place): Judged<Course> {
	const refusal = refusePeek(course.state, place);
	if (refusal) return refusal;
	const { active, temple } = course.state;
	const laid = temple[place] as Laid;
	const seen: Laid = { ...laid, knownBy: [...laid.knownBy, active].sort((a, b) => a - b) };
	return went(
		toBank(course, active, PEEK_COST),
		{ temple: { ...temple, [place]: seen } },
		{ what: 'peeked', player: active, place }
	);
}

export function refuseHire(table: Table, assistant: AssistantId): Refusal | null {
	const refusal = refuseAction(table);
	if (refusal) return refusal;
	if (!table.display.includes(assistant))
		return { rule: 'T-HIRE-1', facts: { assistant, reason: 'not-there' } };
	const silver = silverOf(table);
	return silver < HIRE_COST ? { rule: 'T-HIRE-1', facts: { assistant, cost: HIRE_COST, silver } } : null;
}

export function hire(course: Course, assistant: AssistantId): Judged<Course> {
	const { state } = course;
	const refusal = refuseHire(state, assistant);
	if (refusal) return refusal;
	const paid = toBank(course, state.active, HIRE_COST);
	return settled(employ(went(paid, { actionsLeft: state.actionsLeft - 1 }), assistant, false));
}
