// Pages that die at any moment: what the screen had confirmed must be there when they open again. A play knows how to open its
// page, how to do one thing in it, and how much of it the device has kept.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { randomFrom, type Random } from '../../web/games/rng.ts';

export interface Play {
	/** To where the next thing can be done, also after the page has died; nothing that counts is done here. */
	open(page: Page): Promise<void>;
	/** The same in a page that goes on. */
	ready(page: Page): Promise<void>;
	/** Does one thing and returns as soon as the screen shows it. */
	deed(page: Page): Promise<void>;
	/** How many things the device has kept; never falls. */
	kept(page: Page): Promise<number>;
	/** What the screen tells, read at once. */
	told(page: Page): Promise<string>;
}

const WAYS = ['crash', 'close', 'leave'] as const;

/** Milliseconds: from the middle of a deed to well after it. */
const AMID_MOST = 400;
const AFTER_MOST = 25;

export async function kill(page: Page, way: (typeof WAYS)[number]): Promise<void> {
	if (way === 'crash') {
		const crashed = page.waitForEvent('crash');
		const session = await page.context().newCDPSession(page);
		// Never answered.
		session.send('Page.crash').catch(() => undefined);
		await crashed;
	} else if (way === 'leave') await page.goto('about:blank');
	await page.close();
}

const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms));

/** `runs` is of version 2. */
type Table = 'sessions' | 'practice' | 'drafts' | 'games' | 'lessons' | 'answers' | 'runs';

/** Everything of a table, as it is this moment. */
export const storedIn = <Row>(page: Page, table: Table): Promise<Row[]> =>
	page.evaluate(
		(name) =>
			new Promise<Row[]>((done, fail) => {
				const request = indexedDB.open('keystone-progress');
				request.onerror = () => fail(request.error);
				request.onsuccess = () => {
					if (!request.result.objectStoreNames.contains(name)) {
						request.result.close();
						return done([]);
					}
					const rows = request.result.transaction(name).objectStore(name).getAll();
					rows.onerror = () => fail(rows.error);
					rows.onsuccess = () => {
						request.result.close();
						done(rows.result as Row[]);
					};
				};
			}),
		table
	);

/** The same, once no note of a dead page is left to be written. */
export async function recordsIn<Row>(page: Page, table: Table): Promise<Row[]> {
	const isSettled = () =>
		page.evaluate(async () => {
			// Asked for before the app has made it, the browser would make an empty one.
			const all = await indexedDB.databases();
			const made = all.some(({ name, version = 0 }) => name === 'keystone-progress' && version > 1);
			return made && !Object.keys(localStorage).some((name) => name.startsWith('keystone.journal.'));
		});
	await expect.poll(isSettled).toBe(true);
	return storedIn<Row>(page, table);
}

/** The words of the page, or of a part of it, as they stand this moment. */
export const wordsOf = (page: Page, selector: string, without = ''): Promise<string> =>
	page.evaluate(
		([wanted, unwanted]) => {
			const copy = document.querySelector(wanted as string)?.cloneNode(true) as HTMLElement | undefined;
			if (unwanted) copy?.querySelectorAll(unwanted).forEach((one) => one.remove());
			// The names of pictures and buttons tell the position; `textContent` would leave them out.
			const named = [...(copy?.querySelectorAll('[aria-label]') ?? [])].map((one) => one.ariaLabel);
			return [copy?.textContent ?? '', ...named].join('|').replace(/\s+/g, ' ');
		},
		[selector, without]
	);

/** Waits, without a pause, until the screen tells something else. */
export async function untilTold(page: Page, play: Pick<Play, 'told'>, before: string): Promise<void> {
	const end = Date.now() + 5000;
	while ((await play.told(page)) === before) if (Date.now() > end) throw new Error(`still: ${before}`);
}

export interface Killed {
	kills: number;
	/** Killed after the screen had shown it, or before. */
	shown: number;
	unshown: number;
	lost: string[];
}

/** Plays on for so many kills. */
export async function killOften(
	context: BrowserContext,
	play: Play,
	kills: number,
	seed: string
): Promise<Killed> {
	const chance: Random = randomFrom(seed);
	const result: Killed = { kills: 0, shown: 0, unshown: 0, lost: [] };
	let page = await context.newPage();
	await play.open(page);
	while (result.kills < kills) {
		await play.ready(page);
		const before = await play.kept(page);
		const way = WAYS[chance.below(WAYS.length)] ?? 'crash';
		const amid = chance.below(2) === 0;
		let done = false;
		const deed = play.deed(page).then(
			() => (done = true),
			(error: unknown) => {
				// The page was killed under it.
				if (!amid) throw error;
			}
		);
		await (amid ? pause(chance.below(AMID_MOST)) : deed);
		if (!amid) await pause(chance.below(AFTER_MOST));
		const told = await play.told(page);
		const isShown = done;
		await kill(page, way);
		await deed;
		result.kills++;

		page = await context.newPage();
		await play.open(page);
		const after = await play.kept(page);
		expect(after, 'the device has forgotten something older').toBeGreaterThanOrEqual(before);
		if (after > before) result.shown++;
		else if (isShown) result.lost.push(`${way}: ${told}`);
		else {
			// Was it on the screen all the same? Once more, to know how that looks.
			result.unshown++;
			await play.ready(page);
			await play.deed(page);
			if ((await play.told(page)) === told) result.lost.push(`${way}, amid: ${told}`);
		}
	}
	await page.close();
	return result;
}
