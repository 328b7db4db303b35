// A state that fits what a person knows, with everything hidden dealt anew. For policies that look ahead.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { TRACKS, type Tribe } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Random } from '../rng.ts';
import { ANCESTOR_GEAR, GEAR } from './drafting.ts';
import type { Known } from './known.ts';
import type { Ancestors, Person, Place, State } from './state.ts';

export function imagine(known: Known, random: Random): State {
	const { me: _, ...open } = known;
	const cassettes = random.shuffled(known.cassettes.unseen);
	const goals = random.shuffled(
		unseen(
			Object.keys(RECALL.goals),
			known.persons.flatMap((person) => person.goals ?? [])
		)
	);
	const tribes = random.shuffled(unseen(RECALL.tribes, seenTribes(known)));
	const gear = random.shuffled(unseen(GEAR, seenGear(known)));
	const persons = known.persons.map(({ cassetteCount, goalCount, ...person }): Person => ({
		...person,
		cassettes: person.cassettes ?? cassettes.splice(0, cassetteCount),
		goals: person.goals ?? goals.splice(0, goalCount)
	}));
	const ancestors = TRACKS.map((track): [string, Ancestors] => {
		const { tribe, gear: lying, open: shown } = known.ancestors[track];
		return [
			track,
			{
				open: shown,
				tribe: tribe ?? (tribes.pop() as Tribe),
				gear: lying ?? gear.splice(0, ANCESTOR_GEAR)
			}
		];
	});
	return {
		...open,
		seed: String(random.next()),
		persons,
		places: imaginedPlaces(known, random),
		bag: { relics: random.shuffled(known.bag.relics), stones: random.shuffled(known.bag.stones) },
		ringStack: random.shuffled(known.ringStack),
		green: { ...known.green, stack: random.shuffled(known.green.stack) },
		grey: { ...known.grey, stack: random.shuffled(known.grey.stack) },
		cassettes: {
			supply: cassettes.slice(0, known.cassettes.supplyCount),
			discard: known.cassettes.discard,
			shuffles: 0
		},
		ancestors: Object.fromEntries(ancestors) as unknown as State['ancestors'],
		boxed: { tribes, gear, goals, monumentTiles: [] }
	};
}

function unseen<T extends string>(all: readonly T[], seen: readonly string[]): T[] {
	return all.filter((each) => !seen.includes(each));
}

function seenTribes({ persons, ancestors, draft }: Known): string[] {
	return [
		...persons.flatMap(({ tribe }) => tribe ?? []),
		...TRACKS.flatMap((track) => ancestors[track].tribe ?? []),
		...(draft?.tribes ?? [])
	];
}

function seenGear({ persons, ancestors, draft }: Known): string[] {
	return [
		...persons.flatMap(({ gear }) => gear),
		...TRACKS.flatMap((track) => ancestors[track].gear ?? []),
		...(draft?.gear ?? [])
	];
}

/** Faces that nobody has seen, behind backs that fit. */
function imaginedPlaces({ places }: Known, random: Random): State['places'] {
	const shown = Object.values(places).flatMap(({ face }) => face ?? []);
	const hidden = random.shuffled(unseen(Object.keys(RECALL.faces), shown));
	const backs = { start: RECALL.startBacks, monument: RECALL.monumentBacks };
	const isBehind = (face: string, back: 'start' | 'monument' | 'plain') =>
		back === 'plain'
			? !backs.start.includes(face) && !backs.monument.includes(face)
			: backs[back].includes(face);
	return Object.fromEntries(
		Object.entries(places).map(([id, { back, face, ...place }]): [string, Place] => {
			const at = hidden.findIndex((each) => isBehind(each, back));
			return [id, { ...place, face: face ?? hidden.splice(at, 1)[0] ?? '' }];
		})
	);
}
