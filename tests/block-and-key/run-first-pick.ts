// `npm run proof -- first-pick [count]`: opens dailies at random (the same ones every time) in Chromium, picks up every Block, and says
// which came to hand in red although it may stand somewhere, or can hardly be seen.
import { readFileSync } from 'node:fs';
import { dailyPuzzles, tableFile } from '../../puzzles/block-and-key/daily/table.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { civilDate, utcDay } from '../../web/lib/progress/civil.ts';
import { launchChromium } from '../proof/bench/chromium.ts';
import { serveBuild } from '../proof/bench/serve.ts';
import { faultsOf, firstPicks, prepare, type FirstPick } from './first-pick.ts';

const COUNT = Number(process.argv[2] ?? 200);
const random = randomFrom('first pick');
const first = utcDay(Date.UTC(2026, 0, 1));

function anyDaily(): Puzzle {
	const date = civilDate(first + random.below(3652));
	const url = new URL(`../../puzzles/block-and-key/daily/${tableFile(date)}.bin`, import.meta.url);
	const puzzles = dailyPuzzles(readFileSync(url), date);
	return puzzles[random.below(puzzles.length)] as Puzzle;
}

const site = await serveBuild();
const browser = await launchChromium();
const picks: FirstPick[] = [];
try {
	const context = await browser.newContext({
		baseURL: site.origin,
		viewport: { width: 360, height: 740 },
		locale: 'en-GB',
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	await prepare(page);
	for (let done = 1; done <= COUNT; done++) {
		const found = await firstPicks(page, anyDaily());
		picks.push(...found);
		for (const fault of faultsOf(found)) console.log(fault);
		if (done % 20 === 0) console.log(`${done} of ${COUNT} dailies, ${picks.length} Blocks`);
	}
} finally {
	await browser.close();
	site.close();
}
const pixels = picks.map((pick) => pick.pixels).sort((a, b) => a - b);
const fitting = picks.filter(({ fits }) => fits);
console.log(
	`${picks.length} Blocks of ${COUNT} dailies: ${fitting.length} may stand somewhere, ${fitting.filter(({ red }) => red).length} of them came in red; ` +
		`pixels of the 3D picture: ${pixels[0]} at least, ${pixels[pixels.length >> 1]} in the middle`
);
if (faultsOf(picks).length > 0) process.exitCode = 1;
