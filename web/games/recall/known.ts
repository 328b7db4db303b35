// What one person may know of a game. Two states that differ only in what is hidden from the person give equal values, so
// nothing that decides by this can look into the bag, the stacks or under the backs of the tiles.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { TRACKS, type Tribe } from '../../../puzzles/recall/schema/vocabulary.ts';
import { backOf } from './exploring.ts';
import type { Ancestors, OpenStack, Person, Place, State } from './state.ts';

export interface KnownPerson extends Omit<Person, 'cassettes' | 'goals'> {
	/** Null for another person's. */
	readonly cassettes: readonly string[] | null;
	readonly cassetteCount: number;
	readonly goals: readonly string[] | null;
	readonly goalCount: number;
}

export interface KnownPlace extends Omit<Place, 'face'> {
	/** Null while it lies face down. */
	readonly face: string | null;
	readonly back: 'start' | 'monument' | 'plain';
}

export interface KnownAncestors extends Omit<Ancestors, 'tribe' | 'gear'> {
	/** Null while they lie face down. */
	readonly tribe: Tribe | null;
	readonly gear: readonly string[] | null;
}

type Hidden = 'seed' | 'persons' | 'places' | 'cassettes' | 'ancestors' | 'boxed';

/** Bag, stacks and rings are sorted: their contents follow from what lies open, their order is hidden. */
export interface Known extends Omit<State, Hidden> {
	/** Index of the person who knows this. */
	readonly me: number;
	readonly persons: readonly KnownPerson[];
	readonly places: Readonly<Record<string, KnownPlace>>;
	readonly cassettes: {
		readonly supplyCount: number;
		readonly discard: readonly string[];
		/** In the supply or in another hand; sorted. */
		readonly unseen: readonly string[];
	};
	readonly ancestors: Readonly<Record<(typeof TRACKS)[number], KnownAncestors>>;
}

export function known(state: State, me: number): Known {
	const { seed: _, boxed: __, ...open } = state;
	return {
		...open,
		me,
		persons: state.persons.map((person, who) => knownPerson(person, who === me)),
		places: Object.fromEntries(Object.entries(state.places).map(([id, place]) => [id, knownPlace(place)])),
		bag: { relics: sorted(state.bag.relics), stones: sorted(state.bag.stones) },
		ringStack: [...state.ringStack].sort((a, b) => a - b),
		green: knownStack(state.green),
		grey: knownStack(state.grey),
		cassettes: {
			supplyCount: state.cassettes.supply.length,
			discard: state.cassettes.discard,
			unseen: unseenCassettes(state, me)
		},
		ancestors: Object.fromEntries(
			TRACKS.map((track) => [track, knownAncestors(state.ancestors[track])])
		) as Known['ancestors']
	};
}

function knownPerson(person: Person, mine: boolean): KnownPerson {
	const { cassettes, goals } = person;
	return {
		...person,
		cassettes: mine ? cassettes : null,
		cassetteCount: cassettes.length,
		goals: mine ? goals : null,
		goalCount: goals.length
	};
}

function knownPlace({ face, turn, open, seen }: Place): KnownPlace {
	const shown = open || seen;
	return { face: shown ? face : null, turn: open ? turn : 0, open, seen, back: backOf(face) };
}

function knownAncestors({ tribe, gear, open }: Ancestors): KnownAncestors {
	return { open, tribe: open ? tribe : null, gear: open ? gear : null };
}

function knownStack({ open, stack }: OpenStack): OpenStack {
	return { open, stack: sorted(stack) };
}

function unseenCassettes(state: State, me: number): string[] {
	const unseen = Object.entries(RECALL.cassettes).flatMap(([id, { count }]) =>
		Array.from({ length: count }, () => id)
	);
	const seen = [...state.cassettes.discard, ...(state.persons[me]?.cassettes ?? [])];
	for (const id of seen) {
		const at = unseen.indexOf(id);
		if (at >= 0) unseen.splice(at, 1);
	}
	return sorted(unseen);
}

/** By code units: the same on every machine. */
function sorted<T extends string>(list: readonly T[]): T[] {
	return [...list].sort();
}
