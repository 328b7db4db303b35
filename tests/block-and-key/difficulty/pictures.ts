// The pictures of docs/difficulty.md.
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Fact } from './facts.ts';
import { inOrder, targetOf } from './promises.ts';
import type { Variant } from './variants.ts';

const FILLS: Readonly<Record<Level, string>> = { star: '#B07A00', sun: '#B5402B', moon: '#17526F' };
const INK = '#22303B';
const WIDTH = 760;
const TICKS = [3.5, 7, 14, 28, 56, 112];
/** The offsets of points that would lie on each other, so that all are seen. */
const SPREAD = 9;

const svg = (height: number, title: string, parts: readonly string[]) =>
	[
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
		`<title>${title}</title>`,
		`<rect width="${WIDTH}" height="${height}" fill="#FFFDF8"/>`,
		...parts,
		'</svg>',
		''
	].join('\n');

const round = (value: number) => Math.round(10 * value) / 10;
/** Octaves above the lowest tick, as a share of all. */
const octaves = (effort: number) =>
	Math.min(1, Math.max(0, Math.log2(effort / TICKS[0]!) / Math.log2(TICKS.at(-1)! / TICKS[0]!)));
const dots = (points: readonly (readonly [x: number, y: number])[], fill: string) =>
	`<path d="${points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')}" stroke="${fill}" stroke-width="4" stroke-linecap="round" stroke-opacity=".55"/>`;

export function levelsPicture(facts: readonly Fact[]): string {
	const [left, top, height] = [44, 24, 340];
	const y = (effort: number) => top + (1 - octaves(effort)) * height;
	const column = (WIDTH - left - 8) / (7 * LEVELS.length);
	const middle = (level: Level, weekday: number) =>
		left + (7 * LEVELS.indexOf(level) + weekday + 0.5) * column;
	const grid = TICKS.map(
		(tick) =>
			`<path d="M${left} ${round(y(tick))}H${WIDTH - 8}" stroke="#E0D6C3"/><text x="${left - 6}" y="${round(y(tick) + 4)}" text-anchor="end">${tick}</text>`
	);
	const wished = LEVELS.flatMap((level) =>
		Array.from({ length: 7 }, (_, k) => {
			const [high, low] = [y(1.12 * targetOf(level, k)), y(0.88 * targetOf(level, k))];
			return `<rect x="${round(middle(level, k) - column / 2 + 2)}" y="${round(high)}" width="${round(column - 4)}" height="${round(low - high)}" fill="#EADFC8"/>`;
		})
	);
	const points = LEVELS.map((level) =>
		dots(
			facts
				.filter((fact) => fact.level === level)
				.map((fact, k) => [middle(level, fact.weekday) + ((k * 5) % 19) - SPREAD, y(fact.effort)] as const),
			FILLS[level]
		)
	);
	const names = LEVELS.flatMap((level) => [
		`<text x="${round(middle(level, 3))}" y="16" text-anchor="middle" font-weight="700" fill="${FILLS[level]}">${level}</text>`,
		...[...'MTWTFSS'].map(
			(day, k) =>
				`<text x="${round(middle(level, k))}" y="${top + height + 18}" text-anchor="middle">${day}</text>`
		)
	]);
	return svg(top + height + 28, 'Effort by level and weekday', [...grid, ...wished, ...points, ...names]);
}

export function judgePicture(facts: readonly Fact[]): string {
	const [left, top, size] = [60, 12, 420];
	const x = (effort: number) => left + octaves(effort) * (WIDTH - left - 16);
	const y = (effort: number) => top + (1 - octaves(effort)) * size;
	const grid = TICKS.flatMap((tick) => [
		`<path d="M${round(x(tick))} ${top}V${top + size}M${left} ${round(y(tick))}H${WIDTH - 16}" stroke="#E0D6C3"/>`,
		`<text x="${round(x(tick))}" y="${top + size + 18}" text-anchor="middle">${tick}</text>`,
		`<text x="${left - 6}" y="${round(y(tick) + 4)}" text-anchor="end">${tick}</text>`
	]);
	const points = LEVELS.map((level) =>
		dots(
			facts
				.filter((fact) => fact.level === level)
				.map(({ effort, judged }) => [x(effort), y(judged)] as const),
			FILLS[level]
		)
	);
	return svg(top + size + 44, 'Effort by the model and by the judge', [
		...grid,
		...points,
		`<text x="${(left + WIDTH) / 2}" y="${top + size + 38}" text-anchor="middle">model</text>`,
		`<text x="14" y="${top + size / 2}" text-anchor="middle" transform="rotate(-90 14 ${top + size / 2})">judge</text>`
	]);
}

export function variantsPicture(facts: readonly Fact[], variants: readonly Variant[]): string {
	const [left, row] = [300, 15];
	const x = (share: number) => left + share * (WIDTH - left - 60);
	const rows = variants.map(({ name }, k) => {
		const share = inOrder(facts, ({ varied }) => varied.get(name)!);
		const y = 24 + k * row;
		return [
			`<text x="${left - 8}" y="${y + 4}" text-anchor="end" font-size="11">${name}</text>`,
			`<path d="M${left} ${y}H${round(x(share))}" stroke="#17526F" stroke-width="9"/>`,
			`<text x="${round(x(share)) + 6}" y="${y + 4}" font-size="11">${(100 * share).toFixed(0)} %</text>`
		].join('');
	});
	const limit = `<path d="M${round(x(0.95))} 12V${24 + variants.length * row}" stroke="#B5402B" stroke-dasharray="4 3"/>`;
	return svg(36 + variants.length * row, 'Days in order by variant of the model', [...rows, limit]);
}
