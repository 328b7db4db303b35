// `npm run proof -- lighthouse [page…]`, for a build with KEYSTONE_SITE set: Lighthouse's four numbers (mobile) for the main
// pages in each language, the median of three runs each. Lighthouse is no part of the project: LIGHTHOUSE names its command, else npx
// fetches it. Only the figures of a machine with nothing else to do mean anything.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { LANGUAGES, SOURCE } from '../../../web/lib/text/languages.ts';
import { CHROMIUM } from './chromium.ts';
import { serveBuild } from './serve.ts';

const COMMAND = (process.env['LIGHTHOUSE'] ?? 'npx --yes lighthouse@12.8.2').split(' ');
/** Without a graphics card the last two often, not always, bring the first frame after 0.3 s instead of 2.2 s. */
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-gpu-compositing --in-process-gpu';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

/** The least that is wanted of every page, in hundredths; the two that people see first are to be quicker still. */
const WANTED: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const WANTED_FIRST: Scores = { ...WANTED, performance: 97 };

const PAGES: Readonly<Record<string, { readonly path: string; readonly wanted: Scores }>> = {
	home: { path: '/', wanted: WANTED_FIRST },
	daily: { path: '/daily/', wanted: WANTED_FIRST },
	solo: { path: '/ancients/', wanted: WANTED },
	lesson: { path: '/learn/lesson/?l=block-and-key.your-view', wanted: WANTED },
	rule: { path: '/rules/rule/?id=B-PLACE-1', wanted: WANTED }
};

interface Report {
	readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
	readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

function run(url: string): Promise<Report> {
	const [command = 'npx', ...rest] = COMMAND;
	const child = spawn(command, [...rest, url, '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...(CHROMIUM ? { CHROME_PATH: CHROMIUM } : {}), ...process.env }
	});
	let written = '';
	child.stdout.on('data', (part: Buffer) => (written += part.toString()));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) =>
			code === 0 ? resolve(JSON.parse(written) as Report) : reject(new Error(`Lighthouse ended with ${code}`))
		);
	});
}

function scoresOf({ categories, audits }: Report): Scores {
	const scores = Object.fromEntries(
		CATEGORIES.map((category) => [category, Math.round(100 * (categories[category].score ?? 0))])
	) as Scores;
	const detail = [
		'first-contentful-paint',
		'largest-contentful-paint',
		'total-blocking-time',
		'cumulative-layout-shift',
		'speed-index'
	]
		.map((audit) => `${audit} ${audits[audit]?.displayValue ?? '?'}`)
		.join(', ');
	console.log(
		`  ${CATEGORIES.map((category) => scores[category]).join(' ')}  load ${loadavg()[0]?.toFixed(1)}, ${detail}`
	);
	return scores;
}

const middle = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const asked = process.argv.slice(2);
const site = await serveBuild();
try {
	for (const [name, { path, wanted }] of Object.entries(PAGES))
		for (const language of LANGUAGES) {
			if (asked.length > 0 && !asked.includes(name)) continue;
			const address = (language === SOURCE ? '' : `/${language}`) + path;
			console.log(`${address}  ${CATEGORIES.join(', ')}`);
			const runs: Scores[] = [];
			for (let k = 0; k < RUNS; k++) runs.push(scoresOf(await run(site.origin + address)));
			for (const category of CATEGORIES) {
				const median = middle(runs.map((scores) => scores[category]));
				const reached = median >= wanted[category];
				console.log(`  ${category.padEnd(15)} ${median}${reached ? '' : `, NOT ${wanted[category]}`}`);
				if (!reached) process.exitCode = 1;
			}
		}
} finally {
	site.close();
}
