// The scores of the policies as a picture for docs/proof.md: one row of bars a policy, tiers as bands behind them.
import type { Figures } from './figures.ts';

const BANDS = [
	{ name: 'Trainee', from: 0 },
	{ name: 'Researcher', from: 10 },
	{ name: 'Field Director', from: 21 },
	{ name: 'Dig Director', from: 27 },
	{ name: 'Expert Archaeologist', from: 33 }
];
const FILLS = ['#F6F1E6', '#ECE4D4', '#F6F1E6', '#ECE4D4', '#FFF1C9'];
const WIDTH = 760;
const LEFT = 76;
const ROW = 96;
const TOP = 34;
/** The scale reaches at least so far. */
const LEAST_END = 50;

export function pictureOf(all: Readonly<Record<string, Figures>>): string {
	const rows = Object.entries(all);
	const end = Math.max(LEAST_END, ...rows.map(([, { scores }]) => scores.length));
	const x = (score: number) => Math.round(LEFT + (score / end) * (WIDTH - LEFT - 8));
	const height = TOP + rows.length * ROW + 26;
	const bands = BANDS.map(({ name, from }, index) => {
		const to = BANDS[index + 1]?.from ?? end;
		return (
			`<rect x="${x(from)}" y="0" width="${x(to) - x(from)}" height="${height - 22}" fill="${FILLS[index]}"/>` +
			`<text x="${x(from) + 5}" y="20">${name}</text>`
		);
	});
	const charts = rows.map(([policy, figures], index) => rowOf(policy, figures, TOP + index * ROW, x));
	const ticks = [0, 10, 21, 27, 33, 40, end].map(
		(score) => `<text x="${x(score)}" y="${height - 6}" text-anchor="middle">${score}</text>`
	);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#22303B">`,
		`<title>Final scores of solo runs by policy</title>`,
		`<rect width="${WIDTH}" height="${height}" fill="#FFFDF8"/>`,
		...bands,
		...charts,
		...ticks,
		'</svg>',
		''
	].join('\n');
}

function rowOf(
	policy: string,
	{ scores, median, runs }: Figures,
	top: number,
	x: (score: number) => number
): string {
	const tallest = Math.max(...scores);
	const bars = scores.map((count, score) => {
		const tall = Math.round((count / tallest) * (ROW - 34));
		return `<rect x="${x(score) + 1}" y="${top + ROW - 12 - tall}" width="${x(1) - x(0) - 2}" height="${tall}" fill="#17526F"/>`;
	});
	const middle = x(median) + Math.round((x(1) - x(0)) / 2);
	return [
		`<text x="8" y="${top + 52}" font-weight="700">${policy}</text>`,
		`<text x="8" y="${top + 70}" fill="#56626B">${runs} runs</text>`,
		...bars,
		`<line x1="${middle}" x2="${middle}" y1="${top + 20}" y2="${top + ROW - 12}" stroke="#B5402B" stroke-width="2"/>`,
		`<text x="${middle}" y="${top + 15}" text-anchor="middle" fill="#B5402B">median ${median}</text>`
	].join('\n');
}
