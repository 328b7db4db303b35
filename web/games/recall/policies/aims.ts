// How far the goals still are, as a rough number of good actions; alone two cards share nothing (R-SOLO-5).
import { RECALL } from '../../../../puzzles/recall/index.ts';
import type { Condition } from '../../../../puzzles/schema/recall/data.ts';
import { RELICS, TRACKS } from '../../../../puzzles/schema/recall/vocabulary.ts';
import { conditionsOf, progress, type Holdings } from '../scoring/goals.ts';
import type { Person } from '../state.ts';

/** Good actions for one of what is missing. */
const EACH = {
	relic: 1,
	stone: 1,
	storage: 0.9,
	monument: 1.8,
	module: 1.1,
	camp: 0.9,
	tile: 0.8,
	building: 0.8
};
/** Points and steps that one good action brings. */
const POINTS = 4;
const STEPS = 2.5;

/** Relics that are missing when the conditions are served one after another from the same stock. */
function relicsMissing(holdings: Holdings, conditions: readonly Condition[]): number {
	const stock = RELICS.map((colour) => holdings.relics[colour]);
	let missing = 0;
	for (const { kind } of conditions) {
		stock.sort((a, b) => b - a);
		const [most = 0] = stock;
		const same = kind === 'RELIC2' ? 2 : kind === 'RELIC3' ? 3 : 0;
		if (same > 0) {
			missing += Math.max(0, same - most);
			stock[0] = Math.max(0, most - same);
		}
		const colours = kind === 'COLOURS3' ? 3 : kind === 'COLOURS4' ? 4 : 0;
		for (let k = 0; k < colours; k++) {
			if ((stock[k] ?? 0) < 1) missing++;
			else stock[k]!--;
		}
	}
	return missing;
}

function stonesMissing({ stones }: Holdings, conditions: readonly Condition[]): number {
	const sets = conditions.filter(({ kind }) => kind === 'ENERGYSET').length;
	const fives = conditions.filter(({ kind }) => kind === 'ENERGY5').length;
	const inSets = TRACKS.reduce((sum, track) => sum + Math.min(sets, stones[track]), 0);
	const all = TRACKS.reduce((sum, track) => sum + stones[track], 0);
	return 3 * sets - inSets + Math.max(0, 5 * fives - (all - inSets));
}

/** What a count falls short of for both cards together. */
function short(conditions: readonly Condition[], kind: Condition['kind'], have: number, each = 0): number {
	const needed = conditions
		.filter((condition) => condition.kind === kind)
		.reduce((n, c) => n + (c.n || each), 0);
	return Math.max(0, needed - have);
}

/** Buildings that a card cannot do without. */
function buildingsFor(goal: string): number {
	const counts = conditionsOf(goal).map(({ kind, n }) =>
		kind === 'STORAGES' || kind === 'MONUMENTS' ? n : kind === 'CAMPS' ? n * 0.7 : kind === 'TILES6' ? 6 : 0
	);
	return Math.max(0, ...counts);
}

function buildingEffort(holdings: Holdings, goals: readonly string[], all: readonly Condition[]): number {
	const built = (what: string) => holdings.buildings.filter((each) => each.what === what).length;
	const spread = (kind: 'CAMPS' | 'TILES6') =>
		Math.max(
			0,
			...all
				.filter((condition) => condition.kind === kind)
				.map((condition) => {
					const { have, needed } = progress(holdings, condition);
					return needed - have;
				})
		);
	const storages = short(all, 'STORAGES', built('storage'));
	const monuments = short(all, 'MONUMENTS', built('monument'));
	const number = goals.reduce((sum, goal) => sum + buildingsFor(goal), 0) - holdings.buildings.length;
	return (
		EACH.storage * storages +
		EACH.monument * monuments +
		Math.max(
			EACH.camp * spread('CAMPS') + EACH.tile * spread('TILES6'),
			EACH.building * (number - storages - monuments),
			0
		)
	);
}

/** What a condition that is not met yet makes worth going to. */
export type Want = 'relic' | 'stone' | 'storage' | 'monument' | 'workshop';
const WANTED: Readonly<Partial<Record<Condition['kind'], Want>>> = {
	RELIC2: 'relic',
	RELIC3: 'relic',
	COLOURS3: 'relic',
	COLOURS4: 'relic',
	ENERGYSET: 'stone',
	ENERGY5: 'stone',
	STORAGES: 'storage',
	MONUMENTS: 'monument',
	MODULES7: 'workshop',
	CAMPS: 'storage',
	TILES6: 'storage'
};

export function wantsOf(holdings: Holdings, goals: readonly string[]): ReadonlySet<Want | undefined> {
	const unmet = goals.flatMap(conditionsOf).filter((condition) => {
		const { have, needed } = progress(holdings, condition);
		return have < needed;
	});
	return new Set(unmet.map(({ kind }) => WANTED[kind]));
}

export function effortFor(person: Person, holdings: Holdings, goals: readonly [string, string]): number {
	const all = goals.flatMap(conditionsOf);
	const boosters = short(all, 'BOOSTERS', holdings.boosters);
	const space = RECALL.pointsTrack.boxSpaces[holdings.boosters + boosters - 1] ?? 0;
	const ancestors = all.some(({ kind }) => kind === 'ANCESTORS3')
		? TRACKS.reduce((sum, track) => sum + Math.max(0, RECALL.knowledge.unlock - person.tracks[track]), 0)
		: 0;
	return (
		EACH.relic * Math.min(relicsMissing(holdings, all), relicsMissing(holdings, all.toReversed())) +
		EACH.stone * stonesMissing(holdings, all) +
		EACH.module * short(all, 'MODULES7', holdings.modules, 7) +
		buildingEffort(holdings, goals, all) +
		(boosters > 0 ? Math.max(0.5, (space - person.points) / POINTS) : 0) +
		ancestors / STEPS
	);
}
