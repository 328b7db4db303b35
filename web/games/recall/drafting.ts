// Before the first turn: the start field of a person alone, and the draft of tribes and equipment.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { TRACKS, type Tribe } from '../../../puzzles/recall/schema/vocabulary.ts';
import { randomFrom } from '../rng.ts';
import { change, changePerson, personOf, refused, tell, type Course, type Doing } from './course.ts';
import { addFigures } from './figures.ts';
import type { Ancestors, Draft, State } from './state.ts';
import { begin } from './turns.ts';

export const START_FIGURES = 3;
export const ANCESTOR_GEAR = 4;
const SOLO_STARTS = ['S1', 'S2'];

/** R-SOLO-2. */
export const chooseStart: Doing<'start'> = {
	may: (state, { field }) =>
		state.phase === 'start' && SOLO_STARTS.includes(field) ? null : refused('R-SOLO-2'),
	run(course, { field }) {
		changePerson(course, 0, { startField: field });
		addFigures(course, 0, field, START_FIGURES);
		toDraft(course);
	},
	candidates(state) {
		return state.phase === 'start' ? SOLO_STARTS.map((field) => ({ do: 'start', field }) as const) : [];
	}
};

/** On to the draft; if the cards were dealt, to the first turn. */
export function toDraft(course: Course): void {
	if (course.state.draft) change(course, { phase: 'draft' });
	else begin(course, 0, 1);
}

/** R-SETUP-K: from the right of the start person, counter-clockwise; R-VAR-1: then back again, clockwise. */
export function draftOrder(persons: number, boomerang: boolean): number[] {
	const back = Array.from({ length: persons }, (_, k) => persons - 1 - k);
	return boomerang ? [...back, ...back.toReversed()] : back;
}

/** What the card would give: a pair, or with R-VAR-1 one card of the kind that is still missing. */
function taken(state: State, draft: Draft, card: string): { tribe?: Tribe; gear?: string } | null {
	const { tribe: has, gear: owned } = personOf(state, draft.order[0] ?? 0);
	const at = draft.tribes.findIndex((each) => each === card);
	const tribe = draft.tribes[at];
	if (!state.variants.draft) return tribe ? { tribe, gear: draft.gear[at] ?? '' } : null;
	if (tribe) return has === null ? { tribe } : null;
	return draft.gear.includes(card) && owned.length === 0 ? { gear: card } : null;
}

export const draft: Doing<'draft'> = {
	may(state, { card }) {
		if (!state.draft || state.phase !== 'draft') return refused('R-SETUP-K');
		return taken(state, state.draft, card) ? null : refused(state.variants.draft ? 'R-VAR-1' : 'R-SETUP-K');
	},
	run(course, { card }) {
		const before = course.state.draft as Draft;
		const { tribe, gear } = taken(course.state, before, card) ?? {};
		const who = before.order[0] ?? 0;
		if (tribe) changePerson(course, who, { tribe });
		if (gear) changePerson(course, who, { gear: [gear] });
		if (gear) tell(course, { what: 'gear', who, gear });
		const left: Draft = {
			order: before.order.slice(1),
			tribes: before.tribes.filter((each) => each !== tribe),
			gear: before.gear.filter((each) => each !== gear)
		};
		if (left.order.length > 0) return change(course, { draft: left });
		layAncestors(course, left);
		begin(course, 0, 1);
	},
	candidates(state) {
		const { draft: open } = state;
		if (!open || state.phase !== 'draft') return [];
		return [...open.tribes, ...open.gear].map((card) => ({ do: 'draft', card }) as const);
	}
};

/** R-SETUP-L, R-SETUP-M: what nobody took goes back to the rest, then one tribe and four equipments lie at each track. */
export function layAncestors(course: Course, left: Pick<Draft, 'tribes' | 'gear'>): void {
	const { seed, boxed, variants } = course.state;
	const random = randomFrom(`${seed}/ancestors`);
	const tribes = random.shuffled([...boxed.tribes, ...left.tribes]);
	const gear = random.shuffled([...boxed.gear, ...left.gear]);
	const ancestors = Object.fromEntries(
		TRACKS.map((track, k): [string, Ancestors] => [
			track,
			{
				tribe: tribes[k] as Tribe,
				gear: gear.slice(k * ANCESTOR_GEAR, (k + 1) * ANCESTOR_GEAR),
				// R-VAR-2.
				open: variants.knownAncestors
			}
		])
	) as State['ancestors'];
	change(course, {
		draft: null,
		ancestors,
		boxed: {
			...boxed,
			tribes: tribes.slice(TRACKS.length),
			gear: gear.slice(TRACKS.length * ANCESTOR_GEAR)
		}
	});
}

/** R-SETUP-K: how many tribes are shown. */
export function shownTo(persons: number): number {
	return persons + 1;
}

/** All equipments, those of the data and those of the text. */
export const GEAR: readonly string[] = [...Object.keys(RECALL.ownGear), ...RECALL.textGear];
