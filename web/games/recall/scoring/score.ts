// Final scoring with what each number comes from; who has won; alone, whether the game is won and its tier.
import { PATH_SPACES, TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { hasPresence } from '../board.ts';
import { personOf } from '../course.ts';
import { inPlay } from '../figures.ts';
import { hasTribe } from '../owning.ts';
import type { State } from '../state.ts';
import { conditionsOf, holdingsOf, meetsBoth, meetsGoal, progress } from './goals.ts';
import { pathValues } from './paths.ts';

export interface ScoreLine {
	/** The rule that gives the points. */
	readonly rule: string;
	readonly points: number;
	readonly facts: Readonly<Record<string, number>>;
}

export interface GoalCheck {
	readonly goal: string;
	readonly met: boolean;
	readonly conditions: readonly { readonly rule: string; readonly have: number; readonly needed: number }[];
}

export interface ScoreSheet {
	readonly lines: readonly ScoreLine[];
	readonly goals: readonly GoalCheck[];
	/** All conditions of the kept goals are met; alone they share nothing (R-SOLO-5). */
	readonly goalsMet: boolean;
	readonly total: number;
}

const GOAL_POINTS = 15;
/** R-RES-1: a crystal in white ones. */
const IN_WHITE = { white: 1, pink: 2, purple: 3 };
const FOR_A_POINT = 3;
const STY_POINTS = 2;

/** R-PATH-1, R-PATH-2: everybody scores all six cards, and specialises on the three with their markers. */
function pathLines(state: State, who: number): ScoreLine[] {
	const values = pathValues(state, who);
	const { paths } = personOf(state, who);
	return PATH_SPACES.flatMap((space) =>
		state.pathCards[space].flatMap((card) => {
			const side = state.sides[card];
			const standard = { rule: `R-PATH-${card}-S`, ...values[card].S };
			return paths[space] === card
				? [standard, { rule: `R-PATH-${card}-${side}`, ...values[card][side] }]
				: [standard];
		})
	);
}

function checksOf(state: State, who: number): GoalCheck[] {
	const holdings = holdingsOf(state, who);
	return personOf(state, who).goals.map((goal) => ({
		goal,
		met: meetsGoal(holdings, goal),
		conditions: conditionsOf(goal).map((condition) => ({
			rule: `R-GOAL-${condition.kind}`,
			...progress(holdings, condition)
		}))
	}));
}

/** R-GOAL-1 and, alone, R-SOLO-4: both cards together. With more goals than are kept nothing is decided yet. */
function areGoalsMet(state: State, who: number): boolean {
	const { goals } = personOf(state, who);
	const [first, second, ...more] = goals;
	const alone = state.persons.length === 1;
	if (first === undefined || more.length > 0) return false;
	if (second === undefined) return !alone && meetsGoal(holdingsOf(state, who), first);
	return alone && meetsBoth(holdingsOf(state, who), [first, second]);
}

/** R-RES-1, R-RES-2. */
function resources(state: State, who: number): ScoreLine {
	const person = personOf(state, who);
	const { white, pink, purple } = person.crystals;
	const crystals = white * IN_WHITE.white + pink * IN_WHITE.pink + purple * IN_WHITE.purple;
	const figures = inPlay(person);
	return {
		rule: 'R-RES-2',
		points: Math.floor((crystals + figures) / FOR_A_POINT),
		facts: { white, pink, purple, crystals, figures }
	};
}

/** R-TRIBE-DORIAN-S, R-TRIBE-DORIAN-O: every sty on whose field the person has presence, whoever built it. */
function sties(state: State, who: number): ScoreLine[] {
	if (!hasTribe(state, who, 'DORIAN')) return [];
	const n = state.sties.filter((field) => hasPresence(state, who, field)).length;
	return [{ rule: 'R-TRIBE-DORIAN-S', points: STY_POINTS * n, facts: { sties: n } }];
}

/** What a person would have if the game ended now. R-END-3: points given here bring no boosters. */
export function sheetOf(state: State, who: number): ScoreSheet {
	const { points } = personOf(state, who);
	const met = areGoalsMet(state, who);
	const lines: ScoreLine[] = [
		{ rule: 'R-POINT-1', points, facts: {} },
		...pathLines(state, who),
		{ rule: 'R-GOAL-1', points: met ? GOAL_POINTS : 0, facts: {} },
		resources(state, who),
		...sties(state, who)
	];
	const total = lines.reduce((sum, line) => sum + line.points, 0);
	return { lines, goals: checksOf(state, who), goalsMet: met, total };
}

export const TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** R-SOLO-6: the least total of each tier, the highest first. */
export const TIERS_FROM: readonly (readonly [least: number, tier: Tier])[] = [
	[200, 'platinum'],
	[170, 'gold'],
	[140, 'silver'],
	[100, 'bronze']
];

export interface SoloResult {
	readonly total: number;
	/** Both goals are met. */
	readonly won: boolean;
	/** Only for a game that is won (D-40). */
	readonly tier: Tier | null;
}

export function soloResult({ total, goalsMet }: Pick<ScoreSheet, 'total' | 'goalsMet'>): SoloResult {
	const reached = TIERS_FROM.find(([least]) => total >= least)?.[1] ?? null;
	return { total, won: goalsMet, tier: goalsMet ? reached : null };
}

/** Green points on the track while the game goes on, the whole sheet at its end. */
export function scores(state: State): number[] {
	return state.persons.map(({ points }, who) =>
		state.phase === 'over' ? sheetOf(state, who).total : points
	);
}

/** R-END-4, R-TIE-1: most points, then the steps on the white, the grey, the black track; else a shared place. */
export function ranking(state: State): number[][] {
	const totals = scores(state);
	const better = (a: number, b: number) => {
		const byTracks = TRACKS.map(
			(track) => personOf(state, b).tracks[track] - personOf(state, a).tracks[track]
		);
		return [(totals[b] ?? 0) - (totals[a] ?? 0), ...byTracks].find((difference) => difference !== 0) ?? 0;
	};
	const sorted = state.persons.map((_, who) => who).sort((a, b) => better(a, b) || a - b);
	const places: number[][] = [];
	for (const who of sorted) {
		const last = places.at(-1);
		if (last?.[0] !== undefined && better(last[0], who) === 0) last.push(who);
		else places.push([who]);
	}
	return places;
}
