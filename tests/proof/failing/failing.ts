// `npm run proof -- failing-files [page…]`: every file that a page asks for fails once, in each of six ways, on a first visit, and from a
// damaged store without a network: each visit ends in a page that works or in words that it did not load, with a way to load it again.
// Where the words stand above a stored page, Repair is tried too, once for each page.
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import de from '../../../web/lib/text/de/common.ts';
import en from '../../../web/lib/text/en/common.ts';
import fr from '../../../web/lib/text/fr/common.ts';
import deStored from '../../../web/lib/text/de/stored.ts';
import enStored from '../../../web/lib/text/en/stored.ts';
import frStored from '../../../web/lib/text/fr/stored.ts';
import { damage, DAMAGES, endingOf, FAULTS, type Ending, type Fault } from '../../e2e/failing.ts';
import { BUILD, Host, stored } from '../../e2e/host.ts';
import { TODAY } from '../../e2e/seed.ts';
import { blockAndKey } from '../../../puzzles/block-and-key/lessons/index.ts';
import { LAUNCH } from '../bench/chromium.ts';

const TEXTS = {
	en: { ...en.error, ...enStored },
	de: { ...de.error, ...deStored },
	fr: { ...fr.error, ...frStored }
};

/** One page of each kind, and what shows that it can be used; the languages take turns. */
const KINDS: Readonly<Record<string, readonly [language: keyof typeof TEXTS, path: string, usable: string]>> =
	{
		home: ['de', '', 'main time'],
		daily: ['fr', `daily/?p=${TODAY}-star`, '.slots button'],
		archive: ['en', 'archive/', 'main a'],
		practice: ['de', 'practice/', 'main a, main button'],
		editor: ['fr', 'editor/', 'main button'],
		sets: ['en', 'sets/', 'main button, main a'],
		learn: ['de', 'learn/', 'main a'],
		lesson: ['fr', `learn/lesson/?l=block-and-key.${blockAndKey.lessons[0]?.id}`, 'main h2'],
		rules: ['en', 'rules/', 'main a'],
		you: ['de', 'you/', 'main h1'],
		settings: ['fr', 'settings/', 'main input'],
		about: ['en', 'about/', 'main button'],
		ancients: ['de', 'ancients/', 'main a'],
		run: ['fr', 'ancients/play/?seed=failing', 'main button']
	};
/** Visits mostly wait. */
const AT_ONCE = 6;
const asked = process.argv.slice(2);
const chosen = Object.entries(KINDS).filter(([name]) => asked.length === 0 || asked.includes(name));

const counts: Record<string, Record<Ending, number>> = {};
const dead: string[] = [];
function count(group: string, what: string, ending: Ending): void {
	counts[group] ??= { works: 0, 'says so': 0, dead: 0 };
	counts[group][ending]++;
	if (ending === 'dead') {
		dead.push(what);
		console.log(`dead: ${what}`);
	}
}

async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
	const waiting = [...all];
	const work = async () => {
		for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB' } as const;
const pathOf = (language: string, path: string) => (language === 'en' ? path : `${language}/${path}`);

/** Whatever a visit asks for until it is at rest, the page itself left out. */
async function filesOf(context: BrowserContext, url: string, usable: string): Promise<string[]> {
	const page = await context.newPage();
	const files = new Set<string>();
	page.on('request', (request) => {
		const { origin, pathname } = new URL(request.url());
		if (url.startsWith(origin) && request.resourceType() !== 'document') files.add(pathname);
	});
	await page.goto(url);
	await page.locator(usable).first().waitFor();
	await page.waitForLoadState('networkidle');
	await page.close();
	return [...files].filter((file) => !/version\.json$|service-worker\.js$/.test(file));
}

async function ending(
	page: Page,
	url: string,
	usable: string,
	language: keyof typeof TEXTS
): Promise<Ending> {
	// A file that never comes also holds up what `goto` waits for.
	await page.goto(url, { waitUntil: 'commit' });
	return endingOf(page, usable, TEXTS[language].broken, TEXTS[language].again);
}

async function firstVisits(browser: Browser, host: Host, name: string): Promise<void> {
	const [language, path, usable] = KINDS[name] as (typeof KINDS)[string];
	const url = host.url(pathOf(language, path));
	const probe = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const files = await filesOf(probe, url, usable);
	await probe.close();
	const cases = files.flatMap((file) => (Object.keys(FAULTS) as Fault[]).map((fault) => ({ file, fault })));
	await inTurn(cases, async ({ file, fault }) => {
		const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
		const page = await context.newPage();
		await page.route((address) => address.pathname === file, FAULTS[fault]);
		count(
			`${name}, first visit`,
			`${name}, first visit, ${file}, ${fault}`,
			await ending(page, url, usable, language)
		);
		await context.close();
	});
	console.log(
		`${name}, first visit: ${files.length} files × ${Object.keys(FAULTS).length}: ${JSON.stringify(counts[`${name}, first visit`])}`
	);
}

async function storedVisits(browser: Browser, name: string): Promise<void> {
	const [language, path, usable] = KINDS[name] as (typeof KINDS)[string];
	const host = new Host(BUILD);
	await host.start();
	const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
	const url = host.url(pathOf(language, path));
	const first = await context.newPage();
	await first.goto(host.url('about/'));
	await stored(first);
	const files = [...(await filesOf(context, url, usable)), new URL(url).pathname];
	await host.stop();
	// Or it would answer in place of the store.
	const session = await context.newCDPSession(first);
	await session.send('Network.clearBrowserCache');
	let repaired = 0;
	for (const file of files)
		for (const how of DAMAGES) {
			const address = new URL(file, url).href;
			const heal = await damage(first, address, how);
			const below = decodeURI(file.slice(1));
			if (how === 'never answers') {
				host.held.set(below, new Promise(() => {}));
				await host.start();
			}
			const page = await context.newPage();
			const end = await ending(page, url, usable, language);
			count(`${name}, stored`, `${name}, stored, ${file}, ${how}`, end);
			if (end === 'says so' && how === 'truncated' && repaired < 2) {
				await host.start();
				await page.getByRole('link', { name: TEXTS[language].repair, exact: true }).click();
				await page.locator(usable).first().waitFor({ timeout: 60_000 });
				repaired++;
				await host.stop();
			}
			await page.close();
			host.held.clear();
			if (how === 'never answers') await host.stop();
			await heal();
		}
	await context.close();
	console.log(
		`${name}, stored: ${files.length} files × ${DAMAGES.length}: ${JSON.stringify(counts[`${name}, stored`])}; ${repaired} repaired`
	);
}

const browser = await chromium.launch(LAUNCH);
const host = new Host(BUILD);
await host.start();
for (const [name] of chosen) {
	await firstVisits(browser, host, name);
	await storedVisits(browser, name);
}
await browser.close();
await host.stop();
const total = Object.values(counts).reduce(
	(sum, one) => ({
		works: sum.works + one.works,
		'says so': sum['says so'] + one['says so'],
		dead: sum.dead + one.dead
	}),
	{ works: 0, 'says so': 0, dead: 0 }
);
console.log(
	`${chosen.length} kinds of pages: ${total.works} work, ${total['says so']} say so, ${total.dead} dead`
);
if (total.dead > 0) process.exitCode = 1;
