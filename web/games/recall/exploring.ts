// Exploration: a face-down tile turned over, oriented, scored and filled.
import type { PlaceId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import { hasPresenceBeside, isKind, isRelicField } from './board.ts';
import { change, clockwise, instead, personOf, pop, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { adjacent, fieldsOf, PLACES } from './map.ts';
import { gainPoints } from './points.ts';
import type { Place, State } from './state.ts';
import type { Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

const STONES_OF_A_SITE = 3;
const TURNS = 6;

function changePlace(state: State, place: PlaceId, patch: Partial<Place>): State['places'] {
	return { ...state.places, [place]: { ...(state.places[place] as Place), ...patch } };
}

/** R-EXPL-1, R-EXPL-2. */
export const explore: Doing<'explore'> = {
	may(state, { place }) {
		const task = topAs(state, 'explore');
		if (!task) return answering(state, 'explore', 'R-EXPL-1');
		const tile = state.places[place];
		if (!tile || tile.open || tile.seen) return refused('R-EXPL-1');
		return hasPresenceBeside(state, task.who, place) ? null : refused('R-EXPL-2');
	},
	run(course, { place }) {
		const { who } = topAs(course.state, 'explore') as TaskOf<'explore'>;
		instead(course, { is: 'orient', who, place });
		change(course, { places: changePlace(course.state, place, { seen: true }) });
		tell(course, { what: 'turned', who, place, face: course.state.places[place]?.face ?? '' });
	},
	candidates(state) {
		return topAs(state, 'explore') ? PLACES.map((place) => ({ do: 'explore', place }) as const) : [];
	}
};

/** R-EXPL-3 to R-EXPL-5: oriented as wished, scored, filled; R-CAMP-4: a camp pays whoever has a building beside it. */
export const orient: Doing<'orient'> = {
	may(state, { turn }) {
		if (!topAs(state, 'orient')) return answering(state, 'orient', 'R-EXPL-1');
		return Number.isInteger(turn) && turn >= 0 && turn < TURNS ? null : refused('R-EXPL-3');
	},
	run(course, { turn }) {
		const { who, place } = topAs(course.state, 'orient') as TaskOf<'orient'>;
		pop(course);
		change(course, { places: changePlace(course.state, place, { turn, open: true }) });
		const persons = clockwise(course.state).filter((each) =>
			hasPresenceBeside(course.state, each, place)
		).length;
		fill(course, place);
		push(course, ...campsRevealed(course.state, place));
		gainPoints(course, who, persons);
		tell(course, { what: 'explored', who, place, persons });
	},
	candidates(state) {
		if (!topAs(state, 'orient')) return [];
		return Array.from({ length: TURNS }, (_, turn) => ({ do: 'orient', turn }) as const);
	}
};

/** R-SETUP-12, R-EXPL-5: random relics, then random stones; what the bag no longer has stays away (D-02). */
export function fill(course: Course, place: PlaceId): void {
	const { bag } = course.state;
	const relics = [...bag.relics];
	const stones = [...bag.stones];
	const found: Record<string, State['relics'][string]> = {};
	const sites: Record<string, State['sites'][string]> = {};
	for (const field of fieldsOf(place)) {
		const relic = isRelicField(course.state, field) ? relics.pop() : undefined;
		if (relic) found[field] = relic;
	}
	for (const field of fieldsOf(place))
		if (isKind(course.state, field, 'excavation'))
			sites[field] = stones.splice(-STONES_OF_A_SITE).toReversed();
	change(course, {
		bag: { relics, stones },
		relics: { ...course.state.relics, ...found },
		sites: { ...course.state.sites, ...sites }
	});
}

/** D-25: clockwise from the active person, and it is that camp's one reward. */
function campsRevealed(state: State, place: PlaceId): Task[] {
	const camps = fieldsOf(place).filter((field) => isKind(state, field, 'camp'));
	return camps.flatMap((field) =>
		clockwise(state)
			.filter((who) => adjacent(field).some((beside) => personOf(state, who).built[beside] !== undefined))
			.map((who): Task => ({ is: 'camp', who, field, building: false }))
	);
}

/** R-EXPL-6: what the back of a tile tells. */
export function backOf(face: string): 'start' | 'monument' | 'plain' {
	if (RECALL.startBacks.includes(face)) return 'start';
	return RECALL.monumentBacks.includes(face) ? 'monument' : 'plain';
}
