// `npm run proof -- refusing [what]`: every kind of page in a browser that refuses something, alone and in the groups that people really
// meet: each page comes into use, nothing is thrown that nobody catches, and no page says that it did not load.
import { chromium, type Page } from '@playwright/test';
import { blockAndKey } from '../../../puzzles/block-and-key/lessons/index.ts';
import { rules } from '../../../puzzles/block-and-key/rules.ts';
import common from '../../../web/lib/text/en/common.ts';
import { GAME_PAGES, PAGES } from '../../e2e/pages.ts';
import { ALONE, GROUPS } from '../../e2e/refusing.ts';
import { TODAY } from '../../e2e/seed.ts';
import { LAUNCH } from '../bench/chromium.ts';
import { serveBuild } from '../bench/serve.ts';

const VISITS = [
	...PAGES,
	`daily/?p=${TODAY}-star`,
	`rules/rule/?id=${rules[0]?.id}`,
	`learn/lesson/?l=block-and-key.${blockAndKey.lessons[0]?.id}`,
	'ancients/play/?seed=refusing',
	...GAME_PAGES,
	'de/daily/',
	'fr/you/'
];
const AT_ONCE = 4;
const [asked] = process.argv.slice(2);
const refused = Object.entries({ ...ALONE, ...GROUPS }).filter(([name]) => !asked || name.includes(asked));

const site = await serveBuild();
const browser = await chromium.launch(LAUNCH);
const faults: string[] = [];
let visits = 0;

async function visit(page: Page, path: string): Promise<string | null> {
	await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
	const used = page.locator('#svelte-announcer');
	const came = await used.waitFor({ state: 'attached', timeout: 30_000 }).then(
		() => true,
		() => false
	);
	if (!came) return 'never in use';
	// What a page fetches once it is in use.
	await page.waitForLoadState('networkidle');
	if (!(await page.getByRole('main').first().isVisible())) return 'nothing to see';
	const words = page.getByText(common.error.broken, { exact: false });
	return (await words.count()) > 0 ? 'says that it did not load' : null;
}

async function through(name: string, script: string): Promise<void> {
	for (const path of VISITS) {
		const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
		await context.addInitScript(script);
		const page = await context.newPage();
		const thrown: string[] = [];
		page.on('pageerror', ({ message }) => thrown.push(`uncaught: ${message}`));
		const fault = await visit(page, path).catch((error: Error) => error.message.split('\n')[0] ?? '');
		for (const one of [...(fault ? [fault] : []), ...thrown]) {
			faults.push(`${name}, /${path}: ${one}`);
			console.log(faults.at(-1));
		}
		visits++;
		await context.close();
	}
}

const waiting = [...refused];
await Promise.all(
	Array.from({ length: AT_ONCE }, async () => {
		for (let one = waiting.shift(); one; one = waiting.shift()) await through(...one);
	})
);
await browser.close();
site.close();
console.log(
	`${refused.length} refusals × ${VISITS.length} pages = ${visits} visits: ${faults.length} faults`
);
if (faults.length > 0) process.exitCode = 1;
