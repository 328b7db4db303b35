// Judges how much a puzzle asks of a person, by another method than the site's own model and without any of its code: it goes through
// everything that could be thought of, the most obvious first, and counts the acts up to the answer. Nothing here is drawn by lot and
// nothing is fitted; the numbers below say what is more obvious than what, and how many acts a step is.
import type { Cell, Key, Position, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import { ideasOf, type Idea } from './ideas.ts';
import { keyPlacesOf, type KeyPlace } from './places.ts';
import { Temple } from './temple.ts';

/** How much less obvious than a missing square a square makes it that has to be hidden first; and each thing that hides an idea. */
const WRONG = 0.5;
const HIDING = 0.25;
/** People keep only roughly to the order: what is two squares more obvious comes first for certain. */
const ROUGHLY = 2;

/** Looking at a place and saying what is missing; more when the card has to be turned. */
const LOOK = 1;
const TURNED = 0.5;
/** Holding one Block against the gap, and imagining one way to let it down. */
const COMPARE = 0.5;
const IMAGINE = 1;
/** Coming back to a place with more care. */
const RETURN = 0.5;
/** Ruling out what would show the key: a ledge is plain, heights have to be compared with every stack it touches. */
const RULING = { 'too-high': 0.5, ledge: 0.5, 'no-contact': 1, 'not-taller': 2, 'other-key': 2 } as const;
/** Imagining and ruling out what fails for a reason that was met at the same place before. */
const AGAIN = 0.5;

export interface Judgement {
	/** Acts up to the answer. */
	readonly effort: number;
	/** How far from obvious the answer is. */
	readonly distance: number;
	readonly cells: readonly Cell[];
}

/** Null when nothing claims. With two keys a person reads both. */
export function judgeEffort(
	position: Position,
	supply: readonly SupplyBlock[],
	keys: readonly Key[]
): Judgement | null {
	const temple = new Temple(position);
	const efforts = keys.map((key) =>
		effortOf(temple, supply, key, keys.length > 1 ? answersOf(temple, supply, keys) : null)
	);
	if (efforts.some((each) => each === null)) return null;
	const all = efforts as Judgement[];
	return { ...all[0]!, effort: all.reduce((sum, { effort }) => sum + effort, 0) / keys.length };
}

/** An act, and how far from obvious that is for which it is done. */
interface Act {
	readonly distance: number;
	readonly cost: number;
	/** For an idea that claims. */
	readonly cells?: readonly Cell[];
}

function effortOf(
	temple: Temple,
	supply: readonly SupplyBlock[],
	key: Key,
	answers: ReadonlySet<string> | null
): Judgement | null {
	const acts = keyPlacesOf(temple, key).flatMap((place) => actsAt(temple, supply, place, answers));
	const claiming = acts.filter(({ cells }) => cells);
	if (claiming.length === 0) return null;
	const best = claiming.reduce((least, act) => (act.distance < least.distance ? act : least));
	const before = acts.map(
		({ distance, cost }) =>
			cost * Math.min(1, Math.max(0, (best.distance - distance + ROUGHLY) / (2 * ROUGHLY)))
	);
	const effort = before.reduce((sum, cost) => sum + cost, 0) + best.cost / 2;
	return { effort, distance: best.distance, cells: best.cells! };
}

function actsAt(
	temple: Temple,
	supply: readonly SupplyBlock[],
	place: KeyPlace,
	answers: ReadonlySet<string> | null
): Act[] {
	const distanceOf = (hidden: number) => place.missing.length + WRONG * place.wrong + HIDING * hidden;
	const blocks = supply.filter(({ colour }) => colour === place.colour);
	// The supply is known: where another colour is lacking, or two, nobody stops.
	if (blocks.length === 0) return [];
	const acts: Act[] = [];
	const met = new Set<string>();
	for (const { shape, colour } of blocks) {
		const isAnswer = ({ cells }: Idea) => !answers || answers.has(textOf(cells, colour));
		for (const picture of pictures(ideasOf(temple, place, shape, colour))) {
			const right = picture.find((idea) => idea.claims && isAnswer(idea));
			if (right) acts.push({ distance: distanceOf(right.hidden), cost: IMAGINE, cells: right.cells });
			const wrong = picture.filter((idea) => idea !== right);
			if (wrong.length === 0) continue;
			const reasons = new Set(
				wrong.map(({ fails }) => (fails === null || fails === 'behind' ? 'other-key' : fails))
			);
			const fresh = [...reasons].filter((reason) => !met.has(reason));
			const ruling = Math.max(...fresh.map((reason) => RULING[reason]));
			const cost = fresh.length === 0 ? AGAIN : ruling + (right ? 0 : IMAGINE);
			for (const reason of reasons) met.add(reason);
			const distance = distanceOf(Math.min(...wrong.map(({ hidden }) => hidden)));
			acts.push({ distance, cost });
		}
	}
	const distances = new Set(acts.map(({ distance }) => distance));
	distances.delete(distanceOf(0));
	for (const distance of distances) acts.push({ distance, cost: RETURN });
	acts.push({
		distance: distanceOf(0),
		cost: LOOK + (place.turns > 0 ? TURNED : 0) + COMPARE * blocks.length
	});
	return acts;
}

/** Ideas that cover the same squares are thought of at once, those that would not show the key not at all. */
function pictures(ideas: readonly Idea[]): Idea[][] {
	const groups = new Map<string, Idea[]>();
	for (const idea of ideas) {
		if (idea.fails === 'behind') continue;
		const group = groups.get(idea.picture);
		if (group) group.push(idea);
		else groups.set(idea.picture, [idea]);
	}
	return [...groups.values()];
}

/** Placements that claim every key. */
function answersOf(temple: Temple, supply: readonly SupplyBlock[], keys: readonly Key[]): Set<string> {
	const claimed = keys.map(
		(key) =>
			new Set(
				keyPlacesOf(temple, key).flatMap((place) =>
					supply
						.filter(({ colour }) => colour === place.colour)
						.flatMap(({ shape, colour }) =>
							ideasOf(temple, place, shape, colour)
								.filter(({ claims }) => claims)
								.map(({ cells }) => textOf(cells, colour))
						)
				)
			)
	);
	return new Set([...claimed[0]!].filter((text) => claimed.every((each) => each.has(text))));
}

const textOf = (cells: readonly Cell[], colour: string) => `${colour} ${cells.map(String).sort().join(' ')}`;
