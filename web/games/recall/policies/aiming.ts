// What the goals are worth on the way to them, and where they draw the figures.
import { personOf } from '../course.ts';
import { holdingsOf, meetsBoth } from '../scoring/goals.ts';
import type { State } from '../state.ts';
import { effortFor, NO_WANTS, pairsOf, wantsOf, type Pair, type Wants } from './aims.ts';
import { timeLeft } from './measures.ts';
import { remembering } from './remembering.ts';

/** A game that is not won has no tier. */
export const WON = 70;

/** What one good action towards the goals is worth at the end, and as a share of it at the beginning. */
const EFFORT = 18;
const EARLY = 0.5;
/** The share of it that a figure in the right place is worth. */
const PULL = 0.15;
/** Two cards that cannot be met together are farther away than any others. */
const OUT_OF_REACH = 30;

export interface Aim {
	readonly worth: number;
	readonly wants: Wants;
	/** What a figure on a field that the goals ask for is worth. */
	readonly pull: number;
}

const NO_AIM: Aim = { worth: 0, wants: NO_WANTS, pull: 0 };

/** How far the goals are, and what they still ask for. */
interface Nearest {
	readonly away: number;
	readonly wants: Wants;
}

/** Of the goals held, the nearest two that can be met together. */
function nearestOf(state: State, who: number): Nearest | null {
	const person = personOf(state, who);
	const pairs = pairsOf(person.goals);
	if (pairs.length === 0) return null;
	const holdings = holdingsOf(state, who);
	let nearest: { readonly pair: Pair; readonly away: number } | null = null;
	for (const pair of pairs) {
		const effort = effortFor(person, holdings, pair);
		const away = effort > 0 ? effort : meetsBoth(holdings, pair.cards) ? 0 : 0.5;
		if (!nearest || away < nearest.away) nearest = { pair, away };
	}
	return nearest && { away: nearest.away, wants: wantsOf(holdings, nearest.pair) };
}

const rememberedNearest = remembering<Nearest | null>();

/** Most actions of a turn leave alone what the goals ask for. */
function nearestAgain(state: State, who: number): Nearest | null {
	const { relics, depot, energised, boosters, ready, slots, tracks, built, goals, points } = personOf(
		state,
		who
	);
	const { places, islands } = state;
	return rememberedNearest(
		[relics, depot, energised, boosters, ready, slots, tracks, built, goals, points, places, islands],
		() => nearestOf(state, who)
	);
}

export function aimOf(state: State, who: number): Aim {
	const nearest = nearestAgain(state, who);
	if (!nearest && personOf(state, who).goals.length < 2) return NO_AIM;
	const each = EFFORT * (1 - (1 - EARLY) * timeLeft(state));
	const { away, wants } = nearest ?? { away: OUT_OF_REACH, wants: NO_WANTS };
	return { worth: 15 + WON - away * each - (away > 0 ? 3 : 0), wants, pull: PULL * each };
}
