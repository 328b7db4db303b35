// Tribes with material of their own: DORIAN's pigsties, ENTERIN's islands, FINDER's raft, NORDWIND's rings.
import type { FieldId } from '../ids.ts';
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { hasPresence, isIsland, isKind, presence } from '../board.ts';
import { pieceOf } from '../building.ts';
import { change, changePerson, personOf, pop, push, refused, tell, topAs, type Doing } from '../course.ts';
import { gainCrystals } from '../crystals.ts';
import { addFigures, figuresAt, isPossible, withFigures } from '../figures.ts';
import { standing } from '../groups.ts';
import { adjacent, FIELDS } from '../map.ts';
import { hasTribe } from '../owning.ts';
import { gainPoints } from '../points.ts';
import { pigsAt } from '../removing.ts';
import type { State } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { answering, freeNow } from '../waiting.ts';

const onBoard = (pigs: State['pigs']) => Object.values(pigs).reduce((sum, n) => sum + n, 0);

/** R-TRIBE-DORIAN: on farmland with presence, one on a field; then its pigs, as far as there are any (D-35). */
export const sty: Doing<'sty'> = {
	may(state, { field }) {
		const task = topAs(state, 'sty');
		if (!task) return answering(state, 'sty', 'R-TRIBE-DORIAN');
		const may =
			isKind(state, field, 'farmland') &&
			hasPresence(state, task.who, field) &&
			!state.sties.includes(field) &&
			state.sties.length < RECALL.pigsties.length;
		return may ? null : refused('R-TRIBE-DORIAN');
	},
	run(course, { field }) {
		const { who } = topAs(course.state, 'sty') as TaskOf<'sty'>;
		const { sties, pigs } = course.state;
		const n = Math.min(RECALL.pigsties[sties.length] ?? 0, RECALL.pigs - onBoard(pigs));
		pop(course);
		change(course, { sties: [...sties, field], pigs: withFigures(pigs, field, n) });
		tell(course, { what: 'sty', who, field, pigs: n });
	},
	candidates(state) {
		const task = topAs(state, 'sty');
		return task ? presence(state, task.who).map((field) => ({ do: 'sty', field }) as const) : [];
	}
};

/** Nothing at all on it: no building, figure, relic or tribe material. */
function isEmpty(state: State, field: FieldId): boolean {
	return (
		!state.persons.some((person, who) => hasPresence(state, who, field) || person.raft?.field === field) &&
		state.relics[field] === undefined &&
		pigsAt(state, field) === 0 &&
		!state.sties.includes(field) &&
		!isIsland(state, field)
	);
}

const ISLAND_GROUND = ['farmland', 'forest', 'mountain', 'water'] as const;

/** R-TRIBE-ENTERIN: on an empty field beside presence; R-TRIBE-ENTERIN-R: then what the buildings around it give. */
export const island: Doing<'island'> = {
	may(state, { field }) {
		const task = topAs(state, 'island');
		if (!task) return answering(state, 'island', 'R-TRIBE-ENTERIN');
		const may =
			ISLAND_GROUND.some((kind) => isKind(state, field, kind)) &&
			isEmpty(state, field) &&
			adjacent(field).some((beside) => hasPresence(state, task.who, beside)) &&
			state.islands.length < RECALL.islands;
		return may ? null : refused('R-TRIBE-ENTERIN');
	},
	run(course, { field }) {
		const { who } = topAs(course.state, 'island') as TaskOf<'island'>;
		pop(course);
		change(course, { islands: [...course.state.islands, field] });
		tell(course, { what: 'island', who, field });
		const around = adjacent(field).map((beside) => buildingOn(course.state, beside));
		const count = (what: string) => around.filter((each) => each === what).length;
		if (count('storage') > 0) push(course, { is: 'placeHere', who, left: count('storage'), at: field });
		if (count('workshop') > 0) gainCrystals(course, who, 'white', count('workshop'));
		if (count('monument') > 0) gainPoints(course, who, count('monument'));
	},
	candidates(state) {
		const task = topAs(state, 'island');
		if (!task) return [];
		const beside = presence(state, task.who).flatMap((field) => adjacent(field));
		return [...new Set(beside)].sort().map((field) => ({ do: 'island', field }) as const);
	}
};

/** What kind of building stands on a field, of whatever colour: all on one field are of the same kind. */
function buildingOn(state: State, field: FieldId): string | undefined {
	const piece = state.persons.map(({ built }) => built[field]).find((id) => id !== undefined);
	return piece === undefined ? undefined : pieceOf(piece)?.what;
}

const RAFT = 3;

/** R-TRIBE-FINDER: onto an empty water field, then filled from the supply. */
export const raft: Doing<'raft'> = {
	may(state, { field }) {
		if (!topAs(state, 'raft')) return answering(state, 'raft', 'R-TRIBE-FINDER');
		return isKind(state, field, 'water') && isEmpty(state, field) ? null : refused('R-TRIBE-FINDER');
	},
	run(course, { field }) {
		const { who } = topAs(course.state, 'raft') as TaskOf<'raft'>;
		const person = personOf(course.state, who);
		const before = person.raft?.figures ?? 0;
		const filled = Array.from({ length: RAFT - before + 1 }, (_, k) => RAFT - k).find((figures) =>
			isPossible({ figures: person.figures, raft: { field, figures } })
		);
		const figures = filled ?? before;
		pop(course);
		// An empty raft leaves the board.
		changePerson(course, who, { raft: figures > 0 ? { field, figures } : null });
		tell(course, { what: 'raft', who, field, figures });
	},
	candidates(state) {
		if (!topAs(state, 'raft')) return [];
		return FIELDS.filter((field) => isKind(state, field, 'water')).map(
			(field) => ({ do: 'raft', field }) as const
		);
	}
};

/** R-TRIBE-NORDWIND-P: a figure on a camp for a random ring and its reward; R-TRIBE-NORDWIND-P2: one ring a camp. */
export const ring: Doing<'ring'> = {
	may(state, { camp }) {
		const refusal = freeNow(state);
		if (refusal) return refusal;
		if (state.rings[camp] !== undefined) return refused('R-TRIBE-NORDWIND-P2');
		const may =
			hasTribe(state, state.turn, 'NORDWIND') &&
			isKind(state, camp, 'camp') &&
			figuresAt(state, state.turn, camp) > 0 &&
			state.ringStack.length > 0;
		return may ? null : refused('R-TRIBE-NORDWIND-P');
	},
	run(course, { camp }) {
		const { turn: who, ringStack, rings } = course.state;
		const drawn = ringStack.at(-1) as number;
		change(course, { ringStack: ringStack.slice(0, -1), rings: { ...rings, [camp]: drawn } });
		addFigures(course, who, camp, -1);
		tell(course, { what: 'ring', who, camp, ring: drawn });
		push(course, { is: 'effects', who, list: RECALL.rings[drawn] ?? [], at: camp });
	},
	candidates(state) {
		if (!hasTribe(state, state.turn, 'NORDWIND')) return [];
		return standing(state, state.turn).map((camp) => ({ do: 'ring', camp }) as const);
	}
};
