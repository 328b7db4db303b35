// The totals of the policies as a picture for docs/proof.md: one row of bars a policy, games that are won dark, the tiers as
// bands behind them.
import { TIERS_FROM } from '../../../web/games/recall/scoring/score.ts';
import type { Figures } from './figures.ts';

const BANDS = [
	{ name: 'no tier', from: 0 },
	...TIERS_FROM.map(([from, tier]) => ({ name: tier[0]!.toUpperCase() + tier.slice(1), from })).toReversed()
];
const FILLS = ['#F6F1E6', '#ECE4D4', '#F6F1E6', '#FFF1C9', '#ECE4D4'];
const WON = '#17526F';
const NOT_WON = '#A9BCC8';
const WIDTH = 760;
const LEFT = 96;
const ROW = 104;
const TOP = 34;
const MOST = 260;

export function pictureOf(all: Readonly<Record<string, Figures>>): string {
	const x = (total: number) => Math.round(LEFT + (total / MOST) * (WIDTH - LEFT - 8));
	const rows = Object.entries(all);
	const floor = TOP + rows.length * ROW;
	const height = floor + 48;
	const bands = BANDS.map(({ name, from }, index) => {
		const wide = x(BANDS[index + 1]?.from ?? MOST) - x(from);
		return (
			`<rect x="${x(from)}" y="0" width="${wide}" height="${floor + 4}" fill="${FILLS[index]}"/>` +
			`<text x="${x(from) + 5}" y="20">${name}</text>`
		);
	});
	const charts = rows.map(([policy, figures], index) => rowOf(policy, figures, TOP + index * ROW, x));
	const ticks = [...BANDS.map(({ from }) => from), 50].map(
		(total) => `<text x="${x(total)}" y="${floor + 20}" text-anchor="middle">${total}</text>`
	);
	const key =
		`<rect x="${LEFT}" y="${floor + 30}" width="12" height="12" fill="${WON}"/>` +
		`<text x="${LEFT + 18}" y="${floor + 41}">both goals met</text>` +
		`<rect x="${LEFT + 130}" y="${floor + 30}" width="12" height="12" fill="${NOT_WON}"/>` +
		`<text x="${LEFT + 148}" y="${floor + 41}">not won: no tier</text>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#22303B">`,
		`<title>Totals of solo games of Recall by policy</title>`,
		`<rect width="${WIDTH}" height="${height}" fill="#FFFDF8"/>`,
		...bands,
		...charts,
		...ticks,
		key,
		'</svg>',
		''
	].join('\n');
}

function rowOf(
	policy: string,
	{ tens, wonTens, median, runs, won }: Figures,
	top: number,
	x: (total: number) => number
): string {
	const tallest = Math.max(...tens);
	const floor = top + ROW - 12;
	const tall = (count: number) => Math.round((count / tallest) * (ROW - 36));
	const bar = (ten: number, from: number, to: number, fill: string) =>
		`<rect x="${x(10 * ten) + 1}" y="${floor - tall(to)}" width="${x(10) - x(0) - 2}" height="${tall(to) - tall(from)}" fill="${fill}"/>`;
	const bars = tens.map((count, ten) => {
		const wins = wonTens[ten] ?? 0;
		return bar(ten, 0, wins, WON) + bar(ten, wins, count, NOT_WON);
	});
	const middle = x(median);
	return [
		`<text x="8" y="${top + 44}" font-weight="700">${policy}</text>`,
		`<text x="8" y="${top + 62}" fill="#56626B">${runs} games</text>`,
		`<text x="8" y="${top + 80}" fill="#56626B">${won} won</text>`,
		...bars,
		`<line x1="${middle}" x2="${middle}" y1="${top + 20}" y2="${floor}" stroke="#B5402B" stroke-width="2"/>`,
		`<text x="${middle}" y="${top + 15}" text-anchor="middle" fill="#B5402B">median ${median}</text>`
	].join('\n');
}
