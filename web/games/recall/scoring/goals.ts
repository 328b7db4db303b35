// Goal cards: what a person owns, held against the conditions; alone two cards share nothing that is owned (R-SOLO-5).
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Condition } from '../../../../puzzles/recall/schema/data.ts';
import {
	COUNTS,
	RELICS,
	TRACKS,
	type Relic,
	type Track
} from '../../../../puzzles/recall/schema/vocabulary.ts';
import { campsBeside } from '../board.ts';
import { pieceOf } from '../building.ts';
import { personOf } from '../course.ts';
import type { FieldId, PlaceId } from '../ids.ts';
import { spotOf } from '../map.ts';
import { hasUnlocked } from '../owning.ts';
import type { Person, State } from '../state.ts';

interface Building {
	readonly what: 'storage' | 'workshop' | 'monument';
	readonly camps: readonly FieldId[];
	/** Null on a printed field: it counts for no tile. */
	readonly tile: PlaceId | null;
}

export interface Holdings {
	readonly relics: Readonly<Record<Relic, number>>;
	readonly stones: Readonly<Record<Track, number>>;
	readonly boosters: number;
	readonly modules: number;
	readonly ancestors: number;
	readonly buildings: readonly Building[];
}

/** All stones a person owns, also those lying on cards (D-29). */
export function stonesOf({ depot, energised }: Pick<Person, 'depot' | 'energised'>): Holdings['stones'] {
	const stones = { white: 0, grey: 0, black: 0, own: 0 };
	for (const stone of depot) stones[stone]++;
	for (const { stones: lying } of Object.values(energised)) for (const stone of lying) stones[stone]++;
	const { white, grey, black } = stones;
	return { white, grey, black };
}

/** Activated or not. */
export function modulesOf({ ready, slots }: Pick<Person, 'ready' | 'slots'>): string[] {
	return [...ready, ...Object.values(slots)];
}

export function holdingsOf(state: State, who: number): Holdings {
	const person = personOf(state, who);
	return {
		relics: person.relics,
		stones: stonesOf(person),
		boosters: Object.keys(person.boosters).length,
		// D-32: starting modules count.
		modules: modulesOf(person).length,
		ancestors: TRACKS.filter((track) => hasUnlocked(person, track)).length,
		buildings: Object.entries(person.built).map(([field, piece]) => ({
			what: pieceOf(piece)?.what ?? 'storage',
			camps: campsBeside(state, field),
			tile: spotOf(field)?.place ?? null
		}))
	};
}

const total = (stones: Holdings['stones']) => TRACKS.reduce((sum, track) => sum + stones[track], 0);
const different = (list: readonly string[]) => new Set(list).size;

/** How far a condition is met, and how far it must be. */
export function progress(holdings: Holdings, { kind, n }: Condition): { have: number; needed: number } {
	const { relics, stones, buildings } = holdings;
	const counts = RELICS.map((colour) => relics[colour]);
	const colours = counts.filter((count) => count > 0).length;
	const built = (what: Building['what']) => buildings.filter((each) => each.what === what).length;
	switch (kind) {
		case 'RELIC2':
			return { have: Math.max(...counts), needed: 2 };
		case 'RELIC3':
			return { have: Math.max(...counts), needed: 3 };
		case 'COLOURS3':
			return { have: colours, needed: 3 };
		case 'COLOURS4':
			return { have: colours, needed: 4 };
		case 'ENERGYSET':
			return { have: TRACKS.filter((track) => stones[track] > 0).length, needed: 3 };
		case 'ENERGY5':
			return { have: total(stones), needed: 5 };
		case 'BOOSTERS':
			return { have: holdings.boosters, needed: n };
		case 'STORAGES':
			return { have: built('storage'), needed: n };
		case 'MONUMENTS':
			return { have: built('monument'), needed: n };
		case 'MODULES7':
			return { have: holdings.modules, needed: 7 };
		case 'ANCESTORS3':
			return { have: holdings.ancestors, needed: 3 };
		case 'CAMPS':
			return { have: different(buildings.flatMap(({ camps }) => camps)), needed: n };
		case 'TILES6':
			return { have: different(buildings.flatMap(({ tile }) => tile ?? [])), needed: 6 };
	}
}

function isMet(holdings: Holdings, condition: Condition): boolean {
	const { have, needed } = progress(holdings, condition);
	return have >= needed;
}

export function conditionsOf(goal: string): readonly Condition[] {
	return RECALL.goals[goal]?.conditions ?? [];
}

/** R-GOAL-1: all conditions of the card. */
export function meetsGoal(holdings: Holdings, goal: string): boolean {
	return conditionsOf(goal).every((condition) => isMet(holdings, condition));
}

/** What a condition is about: elements of different kinds never stand in each other's way. */
const KIND_OF: Readonly<Record<Condition['kind'], keyof Holdings>> = {
	RELIC2: 'relics',
	RELIC3: 'relics',
	COLOURS3: 'relics',
	COLOURS4: 'relics',
	ENERGYSET: 'stones',
	ENERGY5: 'stones',
	BOOSTERS: 'boosters',
	STORAGES: 'buildings',
	MONUMENTS: 'buildings',
	MODULES7: 'modules',
	ANCESTORS3: 'ancestors',
	CAMPS: 'buildings',
	TILES6: 'buildings'
};

/** Every way to give some of each count to the first card; the second one gets the rest. */
function* splits<Name extends string>(counts: Readonly<Record<Name, number>>, names: readonly Name[]) {
	const sizes = names.map((name) => counts[name] + 1);
	const ways = sizes.reduce((product, size) => product * size, 1);
	for (let way = 0; way < ways; way++) {
		let rest = way;
		const first = {} as Record<Name, number>;
		const second = {} as Record<Name, number>;
		names.forEach((name, k) => {
			const given = rest % (sizes[k] ?? 1);
			rest = Math.floor(rest / (sizes[k] ?? 1));
			first[name] = given;
			second[name] = counts[name] - given;
		});
		yield [first, second] as const;
	}
}

function* shares(
	holdings: Holdings,
	part: Exclude<keyof Holdings, 'buildings'>
): Generator<readonly [Partial<Holdings>, Partial<Holdings>]> {
	if (part === 'relics')
		for (const [a, b] of splits(holdings.relics, RELICS)) yield [{ relics: a }, { relics: b }];
	else if (part === 'stones')
		for (const [a, b] of splits(holdings.stones, TRACKS)) yield [{ stones: a }, { stones: b }];
	else for (const [a, b] of splits({ n: holdings[part] }, ['n'])) yield [{ [part]: a.n }, { [part]: b.n }];
}

/** Buildings are many: they go one by one to either card, and a division that leaves a card too few is given up early. */
function canDivide(
	buildings: readonly Building[],
	suffices: (share: readonly Building[], forFirst: boolean) => boolean,
	first: readonly Building[] = [],
	second: readonly Building[] = []
): boolean {
	if (!suffices([...first, ...buildings], true) || !suffices([...second, ...buildings], false)) return false;
	const [next, ...rest] = buildings;
	if (!next) return true;
	return (
		canDivide(rest, suffices, [...first, next], second) || canDivide(rest, suffices, first, [...second, next])
	);
}

/** R-SOLO-4, R-SOLO-5: the elements can be divided so that each card is met by its own (D-41). */
export function meetsBoth(holdings: Holdings, [first, second]: readonly [string, string]): boolean {
	const parts = ['relics', 'stones', 'boosters', 'modules', 'ancestors', 'buildings'] as const;
	return parts.every((part) => {
		const of = (goal: string) => conditionsOf(goal).filter(({ kind }) => KIND_OF[kind] === part);
		const [a, b] = [of(first), of(second)];
		const all = (share: Partial<Holdings>, conditions: readonly Condition[]) =>
			conditions.every((condition) => isMet({ ...holdings, ...share }, condition));
		// With a demand on one side only, that side gets everything.
		if (a.length === 0 || b.length === 0) return all({}, [...a, ...b]);
		if (!all({}, a) || !all({}, b)) return false;
		if (part === 'buildings')
			return canDivide(holdings.buildings, (buildings, forFirst) => all({ buildings }, forFirst ? a : b));
		for (const [given, rest] of shares(holdings, part)) if (all(given, a) && all(rest, b)) return true;
		return false;
	});
}

/** R-SOLO-8: whether two cards could be met together at all: each element is limited. */
export function canMeetBoth([first, second]: readonly [string, string]): boolean {
	const limits: readonly [Condition['kind'], number][] = [
		['STORAGES', COUNTS.storages],
		['MONUMENTS', COUNTS.monuments],
		['BOOSTERS', 6],
		['ANCESTORS3', 3]
	];
	const demand = (goal: string, kind: Condition['kind']) =>
		conditionsOf(goal)
			.filter((condition) => condition.kind === kind)
			.reduce((sum, { n }) => sum + (kind === 'ANCESTORS3' ? 3 : n), 0);
	return limits.every(([kind, limit]) => demand(first, kind) + demand(second, kind) <= limit);
}
