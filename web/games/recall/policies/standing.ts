// What figures are worth where they stand: for what the fields in reach let them do, and for what the goals ask for.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { COUNTS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { campsBeside, printedKind } from '../board.ts';
import { countBuilt, hasBuilt } from '../building.ts';
import { personOf } from '../course.ts';
import type { FieldId } from '../ids.ts';
import { printedTrack, spotOf } from '../map.ts';
import { relicCost } from '../relics.ts';
import type { Person, State } from '../state.ts';
import type { Aim } from './aiming.ts';
import type { Want, Wants } from './aims.ts';
import { timeLeft, trackWorth } from './measures.ts';
import { reachFrom } from './reach.ts';
import { remembering } from './remembering.ts';

/** A monument field: the points of its track, or those of a tile. */
function monumentWorth(person: Person, field: FieldId): number {
	const track = printedTrack(field);
	return 0.3 * (track ? trackWorth(person.tracks[track]) : 7);
}

/** What the field lets a figure on it do next. */
function fieldWorth(state: State, person: Person, who: number, field: FieldId): number {
	const stones = state.sites[field]?.length ?? 0;
	if (stones > 0) return 1.2 + 0.25 * (3 - stones);
	const what = buildable(state, person, field);
	if (what === 'monument') return monumentWorth(person, field);
	if (what === 'storage') return 1.1;
	const relic = state.relics[field];
	if (relic !== undefined && relicCost(state, who, relic) < 3) return 0.8;
	return what === 'workshop' ? 0.6 + timeLeft(state) : 0.1;
}

/** The building that the person could still put on a field. */
function buildable(state: State, person: Person, field: FieldId): 'storage' | 'workshop' | 'monument' | null {
	if (person.built[field] !== undefined) return null;
	const kind = printedKind(state, field);
	if (kind === 'monument') return countBuilt(person, 'monument') < RECALL.monuments.length ? kind : null;
	if (kind === 'storage') return countBuilt(person, 'storage') < COUNTS.storages ? kind : null;
	if (kind !== 'forest' && kind !== 'mountain' && kind !== 'farmland') return null;
	return hasBuilt(person, `${kind}.2`) ? null : 'workshop';
}

/** What the goals want of a field. */
function wantFor(state: State, person: Person, field: FieldId, wants: Wants): Want | null {
	const { missing } = wants;
	const relic = state.relics[field];
	if (relic !== undefined) return missing.relic > 0 && wants.relics.has(relic) ? 'relic' : null;
	const stones = state.sites[field];
	if (stones !== undefined)
		return missing.stone > 0 && stones.some((stone) => wants.stones.has(stone)) ? 'stone' : null;
	const what = buildable(state, person, field);
	if (!what) return null;
	if (missing[what] > 0) return what;
	const tile = spotOf(field)?.place;
	if (missing.tile > 0 && tile !== undefined && !wants.tiles.has(tile)) return 'tile';
	if (missing.camp > 0 && campsBeside(state, field).some((camp) => !wants.camps.has(camp))) return 'camp';
	return null;
}

/** What is left of a field's worth for somebody who stands so many steps away. */
const NEAR = [1, 0.7, 0.49, 0.34, 0.24];

/** Less than this is not worth going for. */
const LEAST = 0.25;

const rememberedStanding = remembering<number>();

export function standingAgain(state: State, who: number, aim: Aim): number {
	const { figures, built, relics, tracks } = personOf(state, who);
	const { places, relics: lying, sites, islands } = state;
	return rememberedStanding(
		[figures, built, relics, tracks, places, lying, sites, islands, state.round, aim.wants],
		() => standingWorth(state, who, aim)
	);
}

/** Figures where they are useful, or on the way: each of them goes for one field, the most promising first. */
function standingWorth(state: State, who: number, { wants, pull }: Aim): number {
	const person = personOf(state, who);
	const left = timeLeft(state);
	const active = Math.min(1, left * 2.5) * 0.6;
	const fields = new Map<FieldId, { readonly plain: number; readonly want: Want | null }>();
	const promises: {
		readonly group: FieldId;
		readonly field: FieldId;
		readonly plain: number;
		readonly want: Want | null;
		readonly worth: number;
	}[] = [];
	for (const group of Object.keys(person.figures))
		for (const [field, steps] of reachFrom(state, group)) {
			let there = fields.get(field);
			if (!there) {
				const want = wantFor(state, person, field, wants);
				there = { plain: active * fieldWorth(state, person, who, field), want };
				fields.set(field, there);
			}
			const near = NEAR[steps] ?? 0;
			const plain = there.plain * near;
			const found = plain + (there.want ? pull * near : 0);
			if (found > LEAST) promises.push({ group, field, plain, want: there.want, worth: found });
		}
	promises.sort((one, other) => other.worth - one.worth);
	const free: Record<FieldId, number> = { ...person.figures };
	const missing = { ...wants.missing };
	const taken = new Set<FieldId>();
	let sum = 0;
	for (const { group, field, plain, want, worth: promise } of promises) {
		const figures = free[group] ?? 0;
		if (figures < 1 || taken.has(field)) continue;
		free[group] = figures - 1;
		taken.add(field);
		const wanted = want !== null && missing[want] > 0;
		if (wanted) missing[want]--;
		sum += wanted ? promise : plain;
	}
	return sum;
}
