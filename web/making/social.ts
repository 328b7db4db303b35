// `npx tsx web/making/social.ts`: the pictures that go with shared links, one for dailies and one for everything else, in each language. Drawn from
// our own data with our own drawings, and kept in web/static/social.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Key, Position } from '../../engine-wasm/host/vocabulary.ts';
import { dailyPuzzles, tableFile } from '../../puzzles/block-and-key/daily/table.ts';
import { drawTemple } from '../lib/boards/temple-drawing.ts';
import deCommon from '../lib/text/de/common.ts';
import dePuzzle from '../lib/text/de/puzzle.ts';
import enCommon from '../lib/text/en/common.ts';
import enPuzzle from '../lib/text/en/puzzle.ts';
import frCommon from '../lib/text/fr/common.ts';
import frPuzzle from '../lib/text/fr/puzzle.ts';
import { PATTERNS, UNIT } from '../lib/boards/patterns.ts';

const CHROMIUM = '/usr/bin/chromium';
const SIZE = { width: 1200, height: 630 };
/** Days whose Moon looks well, each with enough Blocks for a temple. */
const DAYS = { daily: '2026-06-21', home: '2026-03-08' } as const;

const WORDS = {
	en: { name: enCommon.name, home: enCommon.summary, daily: enPuzzle.title },
	de: { name: deCommon.name, home: deCommon.summary, daily: dePuzzle.title },
	fr: { name: frCommon.name, home: frCommon.summary, daily: frPuzzle.title }
};

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path));
const font = (family: string, path: string) =>
	`@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${read(`node_modules/${path}`).toString('base64')}); font-weight: 200 800; }`;

const numbers = (list: readonly number[]) => list.map((n) => n.toFixed(4)).join(' ');

function templeSvg(position: Position): string {
	const { box, slab, floor, lines, faces } = drawTemple(position, null);
	const drawn = faces.map(
		({ side, matrix, colour }) => `<g class="${colour}" transform="matrix(${numbers(matrix)})">
			<rect class="face" width="1" height="1"/>
			${colour === 'core' ? '' : `<path class="mark" transform="scale(${1 / UNIT})" d="${PATTERNS[colour]}"/>`}
			${side === 'right' ? '<rect class="shade" width="1" height="1"/>' : ''}</g>`
	);
	const view = [box.x - 0.3, box.y - 0.3, box.width + 0.6, box.height + 0.6];
	return `<svg class="temple" viewBox="${numbers(view)}"><path class="slab" d="${slab}"/><path class="floor" d="${floor}"/>
		<path class="lines" d="${lines}"/>${drawn.join('')}</svg>`;
}

function keySvg({ squares }: Key, side: number): string {
	const columns = squares.map(([i]) => i);
	const rows = squares.map(([, j]) => j);
	const [left, bottom] = [Math.min(...columns), Math.min(...rows)];
	const width = Math.max(...columns) - left + 1;
	const height = Math.max(...rows) - bottom + 1;
	const drawn = squares.map(
		([i, j, colour]) =>
			`<g class="${colour}" transform="translate(${(i - left) * UNIT} ${(height - 1 - (j - bottom)) * UNIT})">
			<rect class="face" width="${UNIT}" height="${UNIT}"/><path class="mark" d="${PATTERNS[colour]}"/></g>`
	);
	return `<svg class="key" style="width: ${width * side}px" viewBox="-1 -1 ${width * UNIT + 2} ${height * UNIT + 2}">${drawn.join('')}</svg>`;
}

const STYLE = `
	${font('Young Serif', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')}
	${font('Atkinson Hyperlegible Next', '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}
	${read('web/lib/ui/tokens.css').toString()}
	:root { color-scheme: light; }
	* { box-sizing: border-box; margin: 0; }
	body { display: grid; grid-template-columns: 520px 1fr; width: 1200px; height: 630px; padding: 56px 48px 56px 64px;
		background: linear-gradient(var(--sky-top), var(--sky-bottom)); color: var(--ink); }
	.words { display: flex; flex-direction: column; justify-content: space-between; }
	.head { display: flex; align-items: center; gap: 20px; font: 400 46px/1 var(--serif); }
	.head svg { width: 64px; height: 64px; }
	h1 { font: 400 76px/1.08 var(--serif); text-wrap: balance; }
	h1.long { font-size: 36px; line-height: 1.2; }
	.keys { display: flex; align-items: end; gap: 28px; padding: 20px 24px; border-radius: 14px; background: var(--tag); width: fit-content; }
	.temple { align-self: center; justify-self: end; width: 560px; height: 500px; }
	.floor { fill: var(--void); }
	.slab { fill: color-mix(in srgb, var(--void-grid), #000 22%); }
	.lines { fill: none; stroke: var(--void-grid); stroke-width: 0.03; }
	.face { fill: var(--fill); stroke: var(--line); stroke-width: 2px; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
	.mark { fill: none; stroke: var(--mark); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
	.shade { fill: #0002; }
	.w { --fill: var(--white); --line: var(--white-line); --mark: var(--white); }
	.b { --fill: var(--brown); --line: var(--brown-line); --mark: var(--brown-mark); }
	.g { --fill: var(--green); --line: var(--green-line); --mark: var(--green-mark); }
	.a { --fill: var(--grey); --line: var(--grey-line); --mark: var(--grey-mark); }
	.core { --fill: var(--moss); --line: var(--moss-line); }
`;

function card(name: string, line: string, day: string): string {
	const table = read(`puzzles/block-and-key/daily/${tableFile(day)}.bin`);
	const moon = dailyPuzzles(table, day).find(({ level }) => level === 'moon');
	if (!moon) throw new Error(`no Moon on ${day}`);
	const long = line.length > 24;
	return `<!doctype html><style>${STYLE}</style><div class="words">
		<div class="head">${read('web/static/icons/icon.svg').toString()}${name}</div>
		<h1 class="${long ? 'long' : ''}">${line}</h1>
		<div class="keys">${moon.keys.map((key) => keySvg(key, long ? 42 : 62)).join('')}</div></div>${templeSvg(moon.position)}`;
}

const browser = await chromium.launch({
	...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
	args: ['--no-sandbox', '--disable-gpu']
});
try {
	mkdirSync(at('web/static/social/'), { recursive: true });
	const page = await browser.newPage({ viewport: SIZE });
	for (const [language, words] of Object.entries(WORDS))
		for (const kind of ['home', 'daily'] as const) {
			await page.setContent(card(words.name, words[kind], DAYS[kind]));
			await page.evaluate(() => document.fonts.ready);
			const path = fileURLToPath(at(`web/static/social/${kind}.${language}.png`));
			await page.screenshot({ path });
			process.stdout.write(`${path.slice(path.indexOf('web/'))}\n`);
		}
} finally {
	await browser.close();
}
