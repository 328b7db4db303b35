// A position as lessons and tests write it down: only what matters, on the tutorial map unless it says otherwise. Unchecked
// until `positioned` has looked at it; positions need not account for every relic and stone of the box.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { effectOf, type Effect } from '../../../puzzles/recall/schema/effects.ts';
import {
	PATHS,
	RELICS,
	TRACKS,
	type Box,
	type Crystal,
	type Path,
	type PathSpace,
	type Relic,
	type Stone,
	type Track,
	type Tribe
} from '../../../puzzles/recall/schema/vocabulary.ts';
import { boxInstance, moduleInstance } from './boxes.ts';
import { push, type Course } from './course.ts';
import type { FieldId, PieceId, PlaceId } from './ids.ts';
import { PLACES, START_FIELDS } from './map.ts';
import { positionFaults, type PositionFault } from './position-faults.ts';
import { settle } from './settle.ts';
import { begin, newPerson, type PlayerCount } from './setup.ts';
import {
	COLOURS,
	type Colour,
	type Instance,
	type Person,
	type Phase,
	type Place,
	type Raft,
	type Side,
	type State,
	type Variants
} from './state.ts';

export interface PersonPosition {
	readonly colour?: Colour;
	readonly startField?: FieldId;
	/** White, pink, purple; none where nothing is said. */
	readonly crystals?: readonly [number, number, number];
	readonly depot?: readonly Stone[];
	readonly energised?: Person['energised'];
	/** Two starting modules unless said otherwise. */
	readonly ready?: readonly string[];
	readonly slots?: Readonly<Partial<Record<Box, string>>>;
	readonly boosters?: Readonly<Partial<Record<Box, 0 | 1>>>;
	readonly points?: number;
	/** White, grey, black. */
	readonly tracks?: readonly [number, number, number];
	readonly tribe?: Tribe;
	readonly gear?: readonly string[];
	readonly cassettes?: readonly string[];
	/** White, grey, black, brown. */
	readonly relics?: readonly [number, number, number, number];
	readonly figures?: Readonly<Record<FieldId, number>>;
	readonly built?: Readonly<Record<FieldId, PieceId>>;
	readonly camps?: readonly FieldId[];
	readonly raft?: Raft;
	readonly paths?: Readonly<Partial<Record<PathSpace, Path>>>;
	readonly goals?: readonly string[];
}

export interface Position {
	/** Two persons unless said otherwise; the first is the start person. */
	readonly persons: readonly PersonPosition[];
	readonly turn?: number;
	readonly round?: number;
	readonly phase?: Phase;
	readonly seed?: string;
	readonly variants?: Partial<Variants>;
	/** Tiles that lie face down. */
	readonly closed?: readonly PlaceId[];
	/** Orientation of tiles, if not as printed. */
	readonly turned?: Readonly<Record<PlaceId, number>>;
	/** Null: taken away. */
	readonly relics?: Readonly<Record<FieldId, Relic | null>>;
	readonly sites?: Readonly<Record<FieldId, readonly Track[] | null>>;
	readonly monumentTiles?: Readonly<Record<FieldId, string>>;
	readonly pigs?: Readonly<Record<FieldId, number>>;
	readonly sties?: readonly FieldId[];
	readonly islands?: readonly FieldId[];
	readonly rings?: Readonly<Record<FieldId, number>>;
	readonly treasure?: readonly Relic[];
	readonly sides?: Readonly<Partial<Record<Path, Side>>>;
	readonly ancestors?: Readonly<
		Partial<
			Record<Track, { readonly tribe?: Tribe; readonly gear?: readonly string[]; readonly open?: boolean }>
		>
	>;
	/** Open modules and stack, the next of the stack last. */
	readonly green?: { readonly open: readonly string[]; readonly stack: readonly string[] };
	readonly grey?: { readonly open: readonly string[]; readonly stack: readonly string[] };
	readonly yellow?: Readonly<Record<string, number>>;
	readonly cassettes?: { readonly supply: readonly string[]; readonly discard: readonly string[] };
	/** What module and box still allow: a box, a module, or effect words. */
	readonly pool?: readonly (
		{ readonly box: Box } | { readonly module: string } | { readonly words: readonly string[] }
	)[];
	readonly production?: { readonly left: number; readonly used: readonly string[] };
	/** Effect words that the person whose turn it is gets now. */
	readonly gains?: readonly string[];
}

export type Positioned =
	| { readonly ok: true; readonly state: State }
	| { readonly ok: false; readonly faults: readonly PositionFault[] };

/** A state that can be played on, or everything that is wrong with the position. */
export function positioned(position: Position): Positioned {
	const words = [
		...(position.gains ?? []),
		...(position.pool ?? []).flatMap((each) => ('words' in each ? each.words : []))
	];
	const unknown = words.filter((word) => effectOf(word) === null);
	if (unknown.length > 0) return { ok: false, faults: unknown.map((where) => ({ code: 'effect', where })) };
	const state = laidOut(position);
	const faults = positionFaults(state);
	if (faults.length > 0) return { ok: false, faults };
	const course: Course = { state, happened: [] };
	if (position.gains)
		push(course, { is: 'effects', who: state.turn, list: effectsOf(position.gains), at: null });
	settle(course);
	return { ok: true, state: course.state };
}

const effectsOf = (words: readonly string[]): Effect[] => words.flatMap((word) => effectOf(word) ?? []);

function laidOut(position: Position): State {
	const map = RECALL.tutorialMap;
	const players = position.persons.length as PlayerCount;
	const { seed = 'position' } = position;
	const fresh = begin({ players, ...(position.variants ? { variants: position.variants } : {}) }, seed);
	const closed = position.closed ?? [];
	const persons = position.persons.map((person, who) => laidPerson(person, who));
	const isOpen = (field: FieldId) => !closed.some((place) => field.startsWith(`${place}.`));
	const onMap = Object.fromEntries(
		RELICS.flatMap((colour) => map.relics[colour].filter(isOpen).map((field) => [field, colour] as const))
	);
	return {
		...fresh,
		phase: position.phase ?? 'open',
		round: position.round ?? 1,
		turn: position.turn ?? 0,
		persons,
		draft: null,
		places: Object.fromEntries(
			PLACES.map((place): [string, Place] => {
				const open = !closed.includes(place);
				return [
					place,
					{ face: map.faceAt[place] ?? '', turn: position.turned?.[place] ?? 0, open, seen: open }
				];
			})
		),
		relics: withoutNulls({ ...onMap, ...position.relics }),
		sites: withoutNulls({ ...tutorialSites(isOpen), ...position.sites }),
		monumentTiles: position.monumentTiles ?? {},
		pigs: position.pigs ?? {},
		sties: position.sties ?? [],
		islands: position.islands ?? [],
		rings: position.rings ?? {},
		treasure: position.treasure ?? [...RELICS],
		ringStack: fresh.ringStack.filter((ring) => !Object.values(position.rings ?? {}).includes(ring)),
		yellow: position.yellow ?? fresh.yellow,
		green: position.green ?? fresh.green,
		grey: position.grey ?? fresh.grey,
		cassettes: { shuffles: 0, ...(position.cassettes ?? { supply: fresh.cassettes.supply, discard: [] }) },
		boosterStacks: Object.fromEntries(
			Object.entries(map.boosterStacks).map(([space, box]) => [Number(space), box])
		),
		pathCards: map.path,
		sides: Object.fromEntries(PATHS.map((card) => [card, position.sides?.[card] ?? 'A'])) as State['sides'],
		dark: map.dark,
		light: map.light,
		ancestors: laidAncestors(position, persons),
		monumentDisplay: map.monumentDisplay.filter(
			(tile) => !Object.values(position.monumentTiles ?? {}).includes(tile)
		),
		pool: (position.pool ?? []).map((each): Instance => laidInstance(each, persons[position.turn ?? 0])),
		production: position.production ?? { left: 0, used: [] },
		tasks: []
	};
}

function laidInstance(each: NonNullable<Position['pool']>[number], person: Person | undefined): Instance {
	if ('box' in each) return boxInstance(person ?? { boosters: {} }, each.box);
	if ('module' in each) return moduleInstance(each.module);
	return { box: null, items: effectsOf(each.words), spent: [], used: false };
}

function withoutNulls<T>(record: Readonly<Record<string, T | null>>): Record<string, T> {
	return Object.fromEntries(
		Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null)
	);
}

function tutorialSites(isOpen: (field: FieldId) => boolean): State['sites'] {
	const { faceAt, stonesPerSite } = RECALL.tutorialMap;
	const sites = Object.entries(faceAt).flatMap(([place, face]) =>
		(RECALL.faces[face] ?? []).flatMap(({ kind }, k) => (kind === 'excavation' ? `${place}.${k}` : []))
	);
	return Object.fromEntries(sites.filter(isOpen).map((field) => [field, stonesPerSite]));
}

/** Open where somebody has reached the space, unless said otherwise. */
function laidAncestors({ ancestors, variants }: Position, persons: readonly Person[]): State['ancestors'] {
	const map = RECALL.tutorialMap;
	return Object.fromEntries(
		TRACKS.map((track) => {
			const reached = persons.some(({ tracks }) => tracks[track] >= RECALL.knowledge.reveal);
			const given = ancestors?.[track];
			return [
				track,
				{
					tribe: given?.tribe ?? map.ancestors[track],
					gear: given?.gear ?? map.ancestorGear[track],
					open: given?.open ?? (reached || variants?.knownAncestors === true)
				}
			];
		})
	) as unknown as State['ancestors'];
}

const named = <Name extends string>(names: readonly Name[], numbers: readonly number[]) =>
	Object.fromEntries(names.map((name, k) => [name, numbers[k] ?? 0])) as Record<Name, number>;

const CRYSTAL_ORDER: readonly Crystal[] = ['white', 'pink', 'purple'];

function laidPerson(person: PersonPosition, who: number): Person {
	const { colour, startField, crystals, tracks, relics, points, tribe, raft, ...rest } = person;
	const fresh = newPerson(colour ?? COLOURS[who] ?? 'blue', startField ?? START_FIELDS[who] ?? 'S1');
	return {
		...fresh,
		depot: [],
		...rest,
		crystals: named(CRYSTAL_ORDER, crystals ?? []),
		points: points ?? 0,
		farthest: points ?? 0,
		tracks: named(TRACKS, tracks ?? []),
		relics: named(RELICS, relics ?? []),
		tribe: tribe ?? null,
		raft: raft ?? null
	};
}
