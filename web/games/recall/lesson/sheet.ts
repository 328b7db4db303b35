// The final scoring, line by line, as if the game ended now.
import { PATHS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { canMeetBoth, conditionsOf, holdingsOf, meetsGoal, progress } from '../scoring/goals.ts';
import { pathValues } from '../scoring/paths.ts';
import { ranking, sheetOf, soloResult, TIERS, type ScoreLine } from '../scoring/score.ts';
import type { State } from '../state.ts';
import { among, oneOf, someone, who, type Amount, type Arg, type Marking, type Subject } from './checks.ts';

const CARD_PARTS = ['S', 'A', 'B'] as const;

const resources = (state: State, person: Arg): ScoreLine | undefined =>
	sheetOf(state, who(person)).lines.find(({ rule }) => rule === 'R-RES-2');

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** The points of a line of the sheet by its rule; lines that are not there give nothing. */
	line: (state, [rule, person]) =>
		sheetOf(state, who(person)).lines.reduce((sum, line) => sum + (line.rule === rule ? line.points : 0), 0),
	total: (state, [person]) => sheetOf(state, who(person)).total,
	/** A path card: S the standard scoring, A or B the specialisation whether it was chosen or not. */
	path: (state, [card, part, person]) =>
		pathValues(state, who(person))[oneOf(PATHS, card)][oneOf(CARD_PARTS, part)].points,
	/** Standard scoring of all six cards; specialisations of the three chosen ones. */
	'standard-points': (state, [person]) =>
		PATHS.reduce((sum, card) => sum + pathValues(state, who(person))[card].S.points, 0),
	'special-points': (state, [person]) =>
		sheetOf(state, who(person)).lines.reduce(
			(sum, { rule, points }) => sum + (/^R-PATH-[A-Z]+-[AB]$/.test(rule) ? points : 0),
			0
		),
	'path-points': (state, [person]) =>
		sheetOf(state, who(person)).lines.reduce(
			(sum, { rule, points }) => sum + (rule.startsWith('R-PATH-') ? points : 0),
			0
		),
	/** All crystals in white ones (R-RES-1), and the points of the resources (R-RES-2). */
	'in-white': (state, [person]) => resources(state, person)?.facts.crystals ?? 0,
	resources: (state, [person]) => resources(state, person)?.points ?? 0
};

const MARKS: Readonly<Record<string, Marking>> = {
	/** Who wins, by index; the learner is 0. */
	winners: (state) =>
		among(
			state.persons.map((_, each) => String(each)),
			(each) => (ranking(state)[0] ?? []).includes(Number(each))
		),
	/** Goal cards of a list whose conditions are all met. */
	'goals-met': (state, listed) => among(listed.map(String), (goal) => meetsGoal(holdingsOf(state, 0), goal)),
	/** Conditions met, of all goal cards named, by their kind: `RELIC2`, `CAMPS`. */
	'conditions-met': (state, goals) => {
		const conditions = goals.flatMap((goal) => conditionsOf(String(goal)));
		const met = conditions.filter((condition) => {
			const { have, needed } = progress(holdingsOf(state, 0), condition);
			return have >= needed;
		});
		return among(
			conditions.map(({ kind }) => kind),
			(kind) => met.some((each) => each.kind === kind)
		);
	},
	/** Pairs of goal cards, as `g3-g6`, that could be met together at all (R-SOLO-8). */
	'pairs-possible': (_, listed) => among(listed.map(String), (pair) => canMeetBoth(pairNamed(pair))),
	/** Path cards on which the learner specialises. */
	specialised: (state) =>
		among(PATHS, (card) => Object.values(someone(state, 0).paths).some((chosen) => chosen === card)),
	/** The tier of a total when both goals are met, as one of `none` and the tiers. */
	tier: (_, [total, met = 'met']) =>
		among(
			['none', ...TIERS],
			(tier) => (soloResult({ total: Number(total), goalsMet: met === 'met' }).tier ?? 'none') === tier
		),
	/** Totals of a list that reach the tier. */
	'reach-tier': (_, [tier, ...totals]) =>
		among(totals.map(String), (total) => soloResult({ total: Number(total), goalsMet: true }).tier === tier)
};

function pairNamed(pair: string): readonly [string, string] {
	const [first = '', second = ''] = pair.split('-');
	return [first, second];
}

export const sheet: Subject = { amounts: AMOUNTS, marks: MARKS };
