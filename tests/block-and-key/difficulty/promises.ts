// What the table promises of its levels, as shares with their limits; measured on the facts of some days.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Fact } from './facts.ts';
import { median, share, spearman } from './statistics.ts';

export interface Promised {
	readonly what: string;
	readonly level: Level | null;
	readonly measured: number;
	/** A text for people: `≥ 80 %`. */
	readonly limit: string;
	readonly holds: boolean;
}

/** Monday's effort; each day a seventh of an octave more. */
const MONDAY: Readonly<Record<Level, number>> = { star: 7, sun: 14, moon: 28 };
export const targetOf = (level: Level, weekday: number) => MONDAY[level] * 2 ** (weekday / 7);
/** A day's effort may be so far from its target. */
const OFF = 0.12;

type Measure = (facts: readonly Fact[]) => number;

const part =
	(holds: (fact: Fact) => boolean): Measure =>
	(facts) =>
		share(facts, holds);
const middle =
	(of: (fact: Fact) => number): Measure =>
	(facts) =>
		median(facts.map(of));

const oneSquare = part(({ features }) => features.missing === 1);
const deep = middle(({ features }) => features.deepDecoys);
const subtle = part(({ features }) => features.subtleDecoys > 0);
const better = part(({ features }) => features.betterDecoys > 0);
const onePlace = part(({ features }) => features.places === 1);
const isHidden = ({ features }: Fact) => features.unseenSupport || features.tucked;

type Row = readonly [
	what: string,
	level: Level,
	measure: Measure,
	sign: '≤' | '≥' | '=',
	limit: number,
	isShare?: false
];

const ROWS: readonly Row[] = [
	['answers that add one square', 'star', oneSquare, '≥', 0.8],
	['answers that add one square', 'sun', oneSquare, '≤', 0.35],
	['answers that add one square', 'moon', oneSquare, '≤', 0.2],
	['deep decoys, median', 'star', deep, '≤', 1, false],
	['deep decoys, median', 'sun', deep, '≥', 2, false],
	['deep decoys, median', 'moon', deep, '≥', 3, false],
	['a subtle decoy', 'sun', subtle, '≥', 0.4],
	['a subtle decoy', 'moon', subtle, '≥', 0.7],
	['a better-looking decoy', 'star', better, '=', 0],
	['a better-looking decoy', 'sun', better, '≥', 0.2],
	['a better-looking decoy', 'moon', better, '≥', 0.4],
	['only one possible place', 'sun', onePlace, '≤', 0.05],
	['only one possible place', 'moon', onePlace, '=', 0],
	[
		'support unseen or tucked, before Thursday',
		'star',
		part((fact) => fact.weekday < 3 && isHidden(fact)),
		'=',
		0
	],
	['support unseen or tucked', 'sun', part(isHidden), '≤', 0.3],
	['support unseen or tucked', 'moon', part(isHidden), '≥', 0.35]
];

const percent = (value: number) => `${(100 * value).toFixed(0)} %`;

function promised([what, level, measure, sign, limit, isShare]: Row, facts: readonly Fact[]): Promised {
	const measured = measure(facts.filter((fact) => fact.level === level));
	const holds = sign === '≤' ? measured <= limit : sign === '≥' ? measured >= limit : measured === limit;
	return { what, level, measured, limit: `${sign} ${isShare === false ? limit : percent(limit)}`, holds };
}

/** The shown difficulty against an effort, level by level. */
export function shownAgainst(
	facts: readonly Fact[],
	effortOf: (fact: Fact) => number
): Record<Level, number> {
	const of = (level: Level) => {
		const own = facts.filter((fact) => fact.level === level);
		return spearman(
			own.map(({ puzzle }) => puzzle.difficulty),
			own.map(effortOf)
		);
	};
	return { star: of('star'), sun: of('sun'), moon: of('moon') };
}

/** Days on which Star, Sun and Moon ask for more and more. */
export function inOrder(facts: readonly Fact[], effortOf: (fact: Fact) => number): number {
	const days = new Map<string, number[]>();
	for (const fact of facts) days.set(fact.date, [...(days.get(fact.date) ?? []), effortOf(fact)]);
	return share([...days.values()], (efforts) =>
		efforts.every((effort, k) => k === 0 || effort > efforts[k - 1]!)
	);
}

export function promises(facts: readonly Fact[]): Promised[] {
	const all: Promised[] = [];
	const add = (what: string, level: Level | null, measured: number, least: number) =>
		all.push({ what, level, measured, limit: `≥ ${percent(least)}`, holds: measured >= least });
	add(
		'days in order Star < Sun < Moon',
		null,
		inOrder(facts, ({ effort }) => effort),
		0.95
	);
	add(
		'effort within 12 % of its day',
		null,
		share(facts, ({ level, weekday, effort }) => Math.abs(effort / targetOf(level, weekday) - 1) <= OFF),
		1
	);
	const model = shownAgainst(facts, ({ effort }) => effort);
	const judge = shownAgainst(facts, ({ judged }) => judged);
	for (const level of LEVELS) {
		all.push({
			what: 'shown difficulty and the model, Spearman',
			level,
			measured: model[level],
			limit: '≥ 0.8',
			holds: model[level] >= 0.8
		});
		all.push({
			what: 'shown difficulty and the independent judge, Spearman',
			level,
			measured: judge[level],
			limit: '≥ 0.7',
			holds: judge[level] >= 0.7
		});
	}
	const mixed = spearman(
		facts.map(({ effort }) => effort),
		facts.map(({ judged }) => judged)
	);
	all.push({
		what: 'model and independent judge, Spearman',
		level: null,
		measured: mixed,
		limit: '≥ 0.85',
		holds: mixed >= 0.85
	});
	return [...all, ...ROWS.map((row) => promised(row, facts))];
}
