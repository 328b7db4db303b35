// The text of docs/difficulty.md: what was measured, in tables.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Fact } from './facts.ts';
import { inOrder, promises, shownAgainst, targetOf, type Promised } from './promises.ts';
import { median, quantile, spearman } from './statistics.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NAMES: Readonly<Record<Level, string>> = { star: 'Star', sun: 'Sun', moon: 'Moon' };

const percent = (value: number) => `${(100 * value).toFixed(value > 0.995 && value < 1 ? 1 : 0)} %`;
const two = (value: number) => value.toFixed(2);
const one = (value: number) => value.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const of = (facts: readonly Fact[], level: Level) => facts.filter((fact) => fact.level === level);

function weekdays(facts: readonly Fact[]): string {
	const rows = LEVELS.flatMap((level) => {
		const cell = (effortOf: (fact: Fact) => number, weekday: number) =>
			one(
				median(
					of(facts, level)
						.filter((fact) => fact.weekday === weekday)
						.map(effortOf)
				)
			);
		return [
			[NAMES[level], 'wished', ...DAYS.map((_, k) => one(targetOf(level, k)))],
			['', 'model', ...DAYS.map((_, k) => cell(({ effort }) => effort, k))],
			['', 'judge', ...DAYS.map((_, k) => cell(({ judged }) => judged, k))]
		];
	});
	return table(['', 'median effort', ...DAYS], rows);
}

function levels(facts: readonly Fact[]): string {
	const row = (level: Level, name: string, effortOf: (fact: Fact) => number) => {
		const efforts = of(facts, level).map(effortOf);
		return [NAMES[level], name, ...[0, 0.25, 0.5, 0.75, 1].map((share) => one(quantile(efforts, share)))];
	};
	return table(
		['', '', 'least', 'quarter', 'median', 'three quarters', 'most'],
		LEVELS.flatMap((level) => [
			row(level, 'model', ({ effort }) => effort),
			row(level, 'judge', ({ judged }) => judged)
		])
	);
}

/** The same promises measured in the same way on the same days of the first table, which had been made by another measure. */
const FIRST_TABLE = [
	...['4 %', '7 %', '0.05', '0.04', '0.09', '0.10', '0.27', '0.25', '0.97'],
	...['83 %', '55 %', '59 %', '3.0', '1.0', '0.0', '31 %', '16 %', '4 %', '9 %', '10 %'],
	...['33 %', '55 %', '5 %', '15 %', '14 %']
];

/** Correlations and medians as numbers, all others as shares. */
function valueOf({ what, measured }: Promised): string {
	if (what.endsWith('Spearman')) return two(measured);
	return what.endsWith('median') ? one(measured) : percent(measured);
}

function promised(facts: readonly Fact[]): string {
	return table(
		['promise', 'level', 'first table', 'measured', 'limit', ''],
		promises(facts).map((each, k) => [
			each.what,
			each.level ? NAMES[each.level] : 'all',
			FIRST_TABLE[k] ?? '',
			valueOf(each),
			each.limit,
			each.holds ? 'kept' : '**not kept**'
		])
	);
}

/** One way of counting: order of days and levels, and the shown difficulty against it. */
function row(name: string, facts: readonly Fact[], effortOf: (fact: Fact) => number): string[] {
	const medians = LEVELS.map((level) => median(of(facts, level).map(effortOf)));
	const shown = shownAgainst(facts, effortOf);
	return [
		name,
		percent(inOrder(facts, effortOf)),
		medians[0]! < medians[1]! && medians[1]! < medians[2]! ? 'kept' : '**broken**',
		...LEVELS.map((level) => two(shown[level]))
	];
}

function halves(facts: readonly Fact[]): string {
	const dates = [...new Set(facts.map(({ date }) => date))];
	const half = (rest: number) => facts.filter(({ date }) => dates.indexOf(date) % 2 === rest);
	const rows = [half(0), half(1)].flatMap((part, k) => {
		const name = k === 0 ? 'one half' : 'the other';
		return [
			row(`${name}, model`, part, ({ effort }) => effort),
			row(`${name}, judge`, part, ({ judged }) => judged)
		];
	});
	return robust(rows);
}

const robust = (rows: readonly (readonly string[])[]) =>
	table(['', 'days in order', 'order of levels', 'Star', 'Sun', 'Moon'], rows);

export function report(facts: readonly Fact[], variants: readonly string[], seconds: number): string {
	const dates = new Set(facts.map(({ date }) => date)).size;
	const all = spearman(
		facts.map(({ effort }) => effort),
		facts.map(({ judged }) => judged)
	);
	return `# How hard the dailies are

Measured on ${dates} random days of the table, ${facts.length} puzzles, by \`npm run proof -- difficulty --store\` (${seconds.toFixed(0)} s on the machine that wrote this file; all
tables and pictures here are written by it). *Effort* is the number of deliberate acts that a person is expected to need: looking at a place, holding a Block against it, imagining it there, finding out
which rule forbids it. Nobody has been measured yet: the numbers say how the table is built, not what people feel.

Two programs count it. The **model** (\`web/games/block-and-key/puzzles/solver\`) works out expectations for three skills: eyes go to places by how right they look, passes are given up, answers are
overlooked. The **judge** (\`tests/block-and-key/judge\`) shares no code with it and works by another method: it lists everything one could think of, the most obvious first, and counts up to the answer.
The judge's numbers were written down from principle and fitted to no records; while it was written, single puzzles were compared with the model. On 289 puzzles of the table that this one replaces the two agreed by 0.95 (Spearman; Star 0.97, Sun 0.93, Moon 0.89) before any number of
the model was moved. Afterwards numbers of the model were moved towards the judge, so their agreement on this table, ${two(all)}, says that the table does not hang on one way of counting; it is not a second witness.

## Effort by level and weekday

<img src="difficulty-levels.svg" alt="Effort of every puzzle by level and weekday, on a scale of octaves: Stars, Suns and Moons rise from Monday to Sunday inside the wished band" width="760">

${weekdays(facts)}

${levels(facts)}

## What is promised of the levels

The column _first table_ says how it was with the dailies that these replace, on the same days.

${promised(facts)}

## Two ways of counting

<img src="difficulty-judge.svg" alt="Effort by the model against effort by the judge, each puzzle a point in the colour of its level" width="760">

Each half of the days by itself; the last three columns are the Spearman correlation of the shown difficulty with the effort.

${halves(facts)}

## What if the model is wrong

Every number of the model moved by a quarter, then every mechanism switched off, one at a time, the table left as it is.

<img src="difficulty-variants.svg" alt="Share of days in order for each variant of the model" width="760">

${robust([
	row('the model', facts, ({ effort }) => effort),
	row('the judge', facts, ({ judged }) => judged),
	...variants.map((name) => row(name, facts, ({ varied }) => varied.get(name)!))
])}
`;
}
