// How far the goals still are, as a rough number of good actions; alone two cards share nothing (R-SOLO-5). Asked for every
// position that a player looks at, so what depends on the cards alone is worked out once.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import {
	RELICS,
	TRACKS,
	type ConditionKind,
	type Relic,
	type Track
} from '../../../../puzzles/recall/schema/vocabulary.ts';
import type { FieldId, PlaceId } from '../ids.ts';
import { canMeetBoth, conditionsOf, type Holdings } from '../scoring/goals.ts';
import type { Person } from '../state.ts';

/** Good actions for one of what is missing. */
const EACH = {
	relic: 1,
	stone: 1,
	storage: 1.1,
	monument: 2.6,
	module: 1.1,
	camp: 0.9,
	tile: 1.2,
	building: 0.8
};
/** Points and steps that one good action brings. */
const POINTS = 10;
const STEPS = 4;

/** Two cards together: how many of each thing they ask for. */
export interface Pair {
	readonly cards: readonly [string, string];
	readonly demand: Readonly<Record<ConditionKind, number>>;
	/** Numbers of relics of one colour, and numbers of colours, in the order of the cards. */
	readonly same: readonly number[];
	readonly colours: readonly number[];
	/** Buildings that the cards cannot do without. */
	readonly buildings: number;
}

const SAME: Readonly<Partial<Record<ConditionKind, number>>> = { RELIC2: 2, RELIC3: 3 };
const COLOURS: Readonly<Partial<Record<ConditionKind, number>>> = { COLOURS3: 3, COLOURS4: 4 };
const NUMBER: Readonly<Partial<Record<ConditionKind, number>>> = { MODULES7: 7, TILES6: 6 };

/** Two camps often lie beside one field. */
function buildingsFor(goal: string): number {
	const counts = conditionsOf(goal).map(({ kind, n }) => {
		if (kind === 'STORAGES' || kind === 'MONUMENTS') return n;
		if (kind === 'CAMPS') return n * 0.7;
		return kind === 'TILES6' ? 6 : 0;
	});
	return Math.max(0, ...counts);
}

function pairOf(first: string, second: string): Pair {
	const all = [first, second].flatMap(conditionsOf);
	const demand: Partial<Record<ConditionKind, number>> = {};
	for (const { kind, n } of all) {
		const needed = NUMBER[kind] ?? n;
		const before = demand[kind] ?? 0;
		// A camp serves both cards, through different buildings (D-41).
		demand[kind] = kind === 'CAMPS' ? Math.max(before, needed) : before + needed;
	}
	return {
		cards: [first, second],
		demand: demand as Pair['demand'],
		same: all.flatMap(({ kind }) => SAME[kind] ?? []),
		colours: all.flatMap(({ kind }) => COLOURS[kind] ?? []),
		buildings: buildingsFor(first) + buildingsFor(second)
	};
}

const pairs = new Map<string, readonly Pair[]>();

/** The pairs of the cards held that can be met together at all. */
export function pairsOf(goals: readonly string[]): readonly Pair[] {
	const key = goals.join();
	let found = pairs.get(key);
	if (!found) {
		const all = goals.flatMap((first, k) => goals.slice(k + 1).map((second) => [first, second] as const));
		found = all.filter(canMeetBoth).map(([first, second]) => pairOf(first, second));
		pairs.set(key, found);
	}
	return found;
}

/** Relics that are missing: those of one colour are set aside first, from the colours with most. */
function relicsMissing({ relics }: Holdings, { same, colours }: Pair): number {
	if (same.length + colours.length === 0) return 0;
	const stock = RELICS.map((colour) => relics[colour]);
	let missing = 0;
	for (const n of same) {
		const most = Math.max(...stock);
		missing += Math.max(0, n - most);
		stock[stock.indexOf(most)] = Math.max(0, most - n);
	}
	for (const n of colours) {
		stock.sort((a, b) => b - a);
		for (let k = 0; k < n; k++) {
			const left = stock[k] ?? 0;
			if (left < 1) missing++;
			else stock[k] = left - 1;
		}
	}
	return missing;
}

function stonesMissing({ stones }: Holdings, { demand }: Pair): number {
	const sets = demand.ENERGYSET ?? 0;
	const fives = demand.ENERGY5 ?? 0;
	if (sets + fives === 0) return 0;
	let [inSets, all] = [0, 0];
	for (const track of TRACKS) {
		inSets += Math.min(sets, stones[track]);
		all += stones[track];
	}
	return 3 * sets - inSets + Math.max(0, 5 * fives - (all - inSets));
}

function buildingEffort(holdings: Holdings, { demand, buildings: needed }: Pair): number {
	if (needed === 0) return 0;
	const { buildings } = holdings;
	let [storages, monuments] = [demand.STORAGES ?? 0, demand.MONUMENTS ?? 0];
	const camps = new Set<string>();
	const tiles = new Set<string>();
	for (const { what, camps: beside, tile } of buildings) {
		if (what === 'storage') storages--;
		if (what === 'monument') monuments--;
		for (const camp of beside) camps.add(camp);
		if (tile !== null) tiles.add(tile);
	}
	storages = Math.max(0, storages);
	monuments = Math.max(0, monuments);
	const spread =
		EACH.camp * Math.max(0, (demand.CAMPS ?? 0) - camps.size) +
		EACH.tile * Math.max(0, (demand.TILES6 ?? 0) - tiles.size);
	const more = EACH.building * (needed - buildings.length - storages - monuments);
	return EACH.storage * storages + EACH.monument * monuments + Math.max(spread, more, 0);
}

export function effortFor(person: Person, holdings: Holdings, pair: Pair): number {
	const { demand } = pair;
	const boosters = (demand.BOOSTERS ?? 0) - holdings.boosters;
	let effort =
		EACH.relic * relicsMissing(holdings, pair) +
		EACH.stone * stonesMissing(holdings, pair) +
		EACH.module * Math.max(0, (demand.MODULES7 ?? 0) - holdings.modules) +
		buildingEffort(holdings, pair);
	if (boosters > 0) {
		const space = RECALL.pointsTrack.boxSpaces[holdings.boosters + boosters - 1] ?? 0;
		effort += Math.max(0.5, (space - person.points) / POINTS);
	}
	if (demand.ANCESTORS3)
		for (const track of TRACKS) effort += Math.max(0, RECALL.knowledge.unlock - person.tracks[track]) / STEPS;
	return effort;
}

/** Kinds of field that the goals make worth going to. */
export type Want = 'relic' | 'stone' | 'storage' | 'monument' | 'workshop' | 'camp' | 'tile';

/** What the goals still ask for of the map. */
export interface Wants {
	readonly missing: Readonly<Record<Want, number>>;
	/** Colours that would help. */
	readonly relics: ReadonlySet<Relic>;
	readonly stones: ReadonlySet<Track>;
	/** Camps and tiles that count already. */
	readonly camps: ReadonlySet<FieldId>;
	readonly tiles: ReadonlySet<PlaceId>;
}

export const NO_WANTS: Wants = {
	missing: { relic: 0, stone: 0, storage: 0, monument: 0, workshop: 0, camp: 0, tile: 0 },
	relics: new Set(),
	stones: new Set(),
	camps: new Set(),
	tiles: new Set()
};

/** More of the colour with most, or of those not yet held; where only the division of both cards is at fault, of any. */
function helpfulRelics({ relics }: Holdings, { same, colours }: Pair): Set<Relic> {
	const most = Math.max(...RELICS.map((colour) => relics[colour]));
	const held = RELICS.filter((colour) => relics[colour] > 0).length;
	const forSame = same.some((n) => n > most);
	const forColours = colours.some((n) => n > held);
	if (!forSame && !forColours) return new Set(RELICS);
	return new Set(
		RELICS.filter((colour) => (forSame && relics[colour] === most) || (forColours && relics[colour] === 0))
	);
}

function helpfulStones({ stones }: Holdings, { demand }: Pair): Set<Track> {
	if (demand.ENERGY5) return new Set(TRACKS);
	return new Set(TRACKS.filter((track) => stones[track] < (demand.ENERGYSET ?? 0)));
}

export function wantsOf(holdings: Holdings, pair: Pair): Wants {
	const { demand } = pair;
	const { buildings } = holdings;
	const built = (kind: string) => buildings.filter(({ what }) => what === kind).length;
	const camps = new Set(buildings.flatMap(({ camps: beside }) => beside));
	const tiles = new Set(buildings.flatMap(({ tile }) => tile ?? []));
	const lack = (kind: ConditionKind, have: number) => Math.max(0, (demand[kind] ?? 0) - have);
	return {
		missing: {
			relic: relicsMissing(holdings, pair),
			stone: stonesMissing(holdings, pair),
			storage: lack('STORAGES', built('storage')),
			monument: lack('MONUMENTS', built('monument')),
			workshop: lack('MODULES7', holdings.modules),
			camp: lack('CAMPS', camps.size),
			tile: lack('TILES6', tiles.size)
		},
		relics: helpfulRelics(holdings, pair),
		stones: helpfulStones(holdings, pair),
		camps,
		tiles
	};
}
