// The solo game's page and a run watched again: what was played is listed, measured, watched, shared, and comes back.
import type { Page } from '@playwright/test';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { makeDealLink, makeRunLink } from '../../../web/games/block-and-key/run-link.ts';
import { daySeed } from '../../../web/games/block-and-key/seed.ts';
import { medianOfLast } from '../../../web/lib/progress/run-figures.ts';
import type { RunRecord } from '../../../web/lib/progress/runs.ts';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect, openHome, test } from '../../e2e/fixtures.ts';
import { runOf } from './runs.ts';
import { daysInARow, recordsOf, saved, seed, TODAY, wipe } from '../../e2e/seed.ts';

let runs: RunRecord[];
let finished: RunRecord;
let left: RunRecord;

test.beforeAll(async () => {
	runs = await Promise.all([
		...Array.from({ length: 11 }, (_, k) => runOf({ ago: k + 3 })),
		runOf({ ago: 2, practice: true, kind: 'seed', seed: 'Gräberfeld 7' }),
		runOf({ ago: 1, left: 30 }),
		runOf({ ago: 0, kind: 'day', seed: daySeed(TODAY) })
	]);
	[left, finished] = runs.slice(-2) as [RunRecord, RunRecord];
});

const seeded = async (page: Page, path: string, list = runs) => {
	await seed(page, recordsOf([], { runs: list }));
	await page.goto(path);
};

for (const [path, start] of [
	['/ancients/', 'Start a run'],
	['/de/ancients/', 'Partie beginnen'],
	['/fr/ancients/', 'Commencer une partie']
] as const)
	test(`${path} offers a newcomer one button`, async ({ page }) => {
		await page.goto(path);
		const main = page.getByRole('main');
		await expect(main.getByRole('link', { name: start })).toHaveAttribute(
			'href',
			/ancients\/play\/\?seed=[0-9a-z]{8}&kind=random$/
		);
		await expect(main.getByRole('link')).toHaveCount(1);
		await expect(main.getByRole('listitem')).toHaveCount(5);
		await expectAccessible(page);
	});

test('of many open runs the latest two are offered, the others on request', async ({ page }) => {
	const open = await Promise.all(Array.from({ length: 5 }, (_, k) => runOf({ ago: k, left: 30 })));
	await seeded(page, '/ancients/', open);
	const offered = page.getByRole('main').getByRole('link', { name: /^Turn \d+ of 11/ });
	await expect(offered).toHaveCount(2);
	const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
	await expect(offered.first()).toContainText(day.format(Date.parse(TODAY)));
	await page.getByRole('button', { name: 'Show 3 more' }).click();
	await expect(offered).toHaveCount(5);
	await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
	await expectAccessible(page);
});

for (const [path, words] of [
	[
		'',
		[
			/^Not counted: the last 2 runs with the coach, .* median \d+ points?\.$/,
			'with the coach',
			'played before'
		]
	],
	['/de', [/^Nicht gewertet: die letzten 2 Partien mit Coach, .*/, 'mit Coach', 'schon gespielt']],
	[
		'/fr',
		[/^Hors classement\u00a0: les 2 dernières parties avec le coach, .*/, 'avec le coach', 'déjà jouée']
	]
] as const)
	test(`${path}/ancients/ and ${path}/you/ show runs with the coach and repeated deals apart from the tier`, async ({
		page
	}) => {
		const list = await Promise.all([
			runOf({ ago: 3 }),
			runOf({ ago: 2, seed: 'e2e 3' }),
			runOf({ ago: 1 }).then((run): RunRecord => ({ ...run, coach: 'warn' }))
		]);
		await seeded(page, `${path}/ancients/`, list);
		const main = page.getByRole('main');
		await expect(main.getByText(words[0])).toBeVisible();
		const tier = main.locator('.ladder');
		await expect(tier.getByText(String(list[0]!.score!.total), { exact: true })).toBeVisible();
		await expect(main.getByText(words[1], { exact: false }).last()).toBeVisible();
		await expect(main.getByText(words[2], { exact: false })).toBeVisible();
		await expectAccessible(page);
		await page.goto(`${path}/you/`);
		await expect(main.getByText(words[0])).toBeVisible();
	});

test.describe('with runs', () => {
	test('tier, charts, deals and every run stand on the page', async ({ page }) => {
		test.slow();
		await seeded(page, '/ancients/');
		const main = page.getByRole('main');
		const median = medianOfLast(runs)!;
		const card = main.getByRole('region', { name: 'Your tier' });
		await expect(card.getByText(String(median.points), { exact: true })).toBeVisible();
		await expect(card.getByText('median of the last 10 runs')).toBeVisible();
		await expect(card.locator('[aria-current=true]')).toHaveCount(1);
		await expect(card.getByText(/^\d+ points? to /)).toBeVisible();

		await expect(main.getByRole('img', { name: /^Scores in order of time: / })).toHaveAccessibleName(
			/\(practice\), \d+\.$/
		);
		const sources = main.getByRole('table', { name: 'Points by source' });
		await expect(sources.getByRole('rowheader')).toHaveText(['Stars', 'Suns', 'Moons', 'Enigma']);

		const going = main.getByRole('link', { name: /^Turn \d+ of 11/ });
		await expect(going).toContainText(/random deal, \d+ points? so far/);
		await expect(going).toHaveAttribute('href', `/ancients/play/?run=${encodeURIComponent(left.key)}`);

		const rows = main.getByRole('region', { name: 'All runs' }).getByRole('listitem');
		await expect(rows).toHaveCount(runs.length);
		await expect(rows.first()).toContainText(`${finished.score!.total}, `);
		await expect(rows.first()).toContainText('deal of the day');
		await expect(rows.nth(1)).toContainText('not finished');
		await expect(rows.nth(1).getByRole('link', { name: /^Resume/ })).toBeVisible();
		await expect(rows.nth(2)).toContainText('from a seed, practice');
		await expectAccessible(page);
	});

	test('today’s deal shows its result, a seed is checked before it is dealt', async ({ page }) => {
		await seeded(page, '/ancients/');
		const deals = page.getByRole('region', { name: 'New run' });
		await expect(deals).toContainText(`${finished.score!.total}, `);
		await expect(deals.getByRole('link', { name: 'Play again' })).toHaveAttribute(
			'href',
			`/ancients/play/?seed=${daySeed(TODAY)}&kind=day`
		);
		await deals.getByRole('button', { name: 'Deal it' }).click();
		await expect(deals.getByRole('alert')).toHaveText('Type a few letters or digits first.');
		await deals.getByRole('textbox', { name: 'Seed' }).fill('a\u200bb');
		await deals.getByRole('button', { name: 'Deal it' }).click();
		await expect(deals.getByRole('alert')).toHaveText('There is a character that a seed cannot hold.');
		await expectAccessible(page);
	});

	test('in German and French', async ({ page }) => {
		test.slow();
		await seeded(page, '/de/ancients/');
		await expect(page.getByText('Median der letzten 10 Partien')).toBeVisible();
		await expectAccessible(page);
		await page.goto('/fr/ancients/');
		await expect(page.getByText('médiane des 10 dernières parties')).toBeVisible();
		await expectAccessible(page);
	});

	test('home offers the open run, You shows the tier', async ({ page }) => {
		await seed(page, recordsOf(daysInARow(2), { runs }));
		await expect(page.getByText('median of the last 10 runs')).toBeVisible();
		await openHome(page, '/');
		await expect(page.getByRole('link', { name: /^The Ancients, turn \d+ of 11/ })).toHaveAttribute(
			'href',
			`/ancients/play/?run=${encodeURIComponent(left.key)}`
		);
	});

	test('a run of another tab appears by itself', async ({ page, context }) => {
		await seeded(page, '/ancients/', runs.slice(0, 2));
		await expect(page.getByRole('region', { name: 'All runs' }).getByRole('listitem')).toHaveCount(2);
		const other = await context.newPage();
		await seed(other, recordsOf([], { runs: runs.slice(0, 5) }));
		await expect(page.getByRole('region', { name: 'All runs' }).getByRole('listitem')).toHaveCount(5);
		await other.close();
	});
});

test.describe('watching', () => {
	const heading = (page: Page) => page.getByRole('heading', { level: 1 });

	test('a run of this device, move by move, by buttons, keys and the rod', async ({ page }) => {
		test.slow();
		await seeded(page, `/ancients/watch/?run=${encodeURIComponent(finished.key)}`, [finished]);
		const note = page.getByRole('main').getByRole('status').first();
		const said: string[] = [];
		await expect(note).toContainText('The deal.');
		await expect(heading(page)).toHaveText('Set-up');
		const forward = page.getByRole('button', { name: 'Next' });
		for (let k = 1; k <= finished.actions.length; k++) {
			await forward.click();
			await expect(page.getByText(new RegExp(`^Move ${k} of ${finished.actions.length},`))).toBeVisible();
			said.push(await note.innerText());
		}
		await expect(forward).toHaveAttribute('aria-disabled', 'true');
		await expect(heading(page)).toHaveText('Turn 11 of 11');
		await expect(note).toContainText(`The run is over: ${finished.score!.total} points`);
		for (const words of [
			/The Core Cube shows/,
			/First blocks from sites/,
			/Excavated: sites/,
			/Placed: .*\n?.*high\./s,
			/Claimed: /,
			/goes face down/,
			/All keys kept|goes under the/,
			/Drawn: a /,
			/The Ancients’ card: \d stars?, \S+ corner; \d pips?, site \d\./,
			/Closest to the corner|Equally close/,
			/The Ancients place .*Corner to corner with/s
		])
			expect(
				said.some((step) => words.test(step)),
				String(words)
			).toBe(true);
		await expectAccessible(page);

		await page.keyboard.press('Home');
		await expect(note).toContainText('The deal.');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowLeft');
		await expect(note).toContainText('The Core Cube shows');
		await page.getByRole('button', { name: 'Last' }).click();
		await expect(note).toContainText('The run is over');
		const rod = page.getByRole('slider', { name: 'Turns' });
		await rod.fill('4');
		await expect(heading(page)).toHaveText('Turn 4 of 11');
		await rod.press('ArrowRight');
		await expect(heading(page)).toHaveText('Turn 5 of 11');
		await expect(rod).toHaveAttribute('aria-valuetext', 'Turn 5 of 11');
		await page.getByRole('button', { name: 'First' }).click();
		await expect(heading(page)).toHaveText('Set-up');
	});

	test('a shared link, by either form of address, changes nothing', async ({ page }) => {
		const link = makeRunLink(deck, finished);
		for (const path of [`/fr/ancients/watch/?r=${link}`, `/fr/ancients/watch/#${link}`]) {
			await page.goto(path);
			await expect(page.getByRole('main').getByRole('status').first()).toContainText('La donne.');
			await expect(page.getByRole('link', { name: 'Jouer cette donne' })).toHaveAttribute(
				'href',
				`/fr/ancients/play/?seed=${daySeed(TODAY)}&kind=shared`
			);
		}
		await page.goto('/ancients/');
		await expect(page.getByRole('link', { name: 'Start a run' })).toBeVisible();
	});

	test('an open run can be watched so far and resumed', async ({ page }) => {
		await seeded(page, `/de/ancients/watch/?run=${encodeURIComponent(left.key)}`, [left]);
		await page.getByRole('button', { name: 'Ende' }).click();
		await expect(page.getByText(/^Schritt 30 von 30/)).toBeVisible();
		await expect(page.getByRole('link', { name: 'Fortsetzen' })).toBeVisible();
		await expectAccessible(page);
	});

	for (const { what, link, says } of [
		{ what: 'nothing', link: () => '', says: 'The address holds no run.' },
		{
			what: 'a cut link',
			link: () => makeRunLink(deck, finished).slice(0, 90),
			says: 'The end of the link is missing.'
		},
		{
			what: 'a changed link',
			link: () => makeRunLink(deck, finished).replace('-day-', '-dey-'),
			says: 'The link was changed on its way.'
		},
		{ what: 'another version', link: () => 'bk9r-AA-a-0000000', says: 'The link is not of this app' },
		{
			what: 'a script',
			link: () => encodeURIComponent('<img src=x onerror=alert(1)>'),
			says: 'There is a character'
		},
		{
			what: 'moves against the rules',
			link: () => makeRunLink(deck, { ...finished, seed: 'another deal' }),
			says: 'A move in the link breaks the rules. Move '
		}
	])
		test(`${what} is refused with its reason`, async ({ page }) => {
			await page.goto(`/ancients/watch/?r=${link()}`);
			await expect(heading(page)).toHaveText('This link does not open');
			const main = page.getByRole('main');
			await expect(main).toContainText(says);
			await expect(main).toContainText('Your progress is safe.');
			await expect(main.getByRole('link', { name: 'Go to today' })).toHaveAttribute('href', '/');
			await expectAccessible(page);
		});

	test('a run that is not here says so', async ({ page }) => {
		await page.goto('/ancients/watch/?run=run@5');
		await expect(page.getByRole('main')).toContainText('This run is not on this device.');
	});
});

test('export, wipe, import brings every run back, and each can be watched', async ({ page }) => {
	await seed(page, recordsOf([], { runs }));
	const before = await saved(page);
	await wipe(page);
	await page.goto('/ancients/');
	await expect(page.getByRole('link', { name: 'Start a run' })).toBeVisible();
	await seed(page, recordsOf([], { runs }));
	expect(await saved(page)).toBe(before);
	await page.goto('/ancients/');
	await page
		.getByRole('link', { name: /^Watch: / })
		.first()
		.click();
	await expect(page.getByRole('main').getByRole('status').first()).toContainText('The deal.');
});

test.describe('sharing', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('a run: words first, then the link, and it is confirmed', async ({ page, baseURL }) => {
		await seeded(page, '/ancients/', [finished]);
		await page.getByRole('button', { name: /^Share: / }).click();
		await expect(page.getByText('Copied. Paste it anywhere.')).toBeVisible();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toMatch(/^Keystone, The Ancients, \d+, [A-Z][a-z]+/);
		expect(text.split('\n')[1]).toBe(`${baseURL}/ancients/watch/?r=${makeRunLink(deck, finished)}`);
		expect(text.length).toBeLessThan(1200);
		await page.goto(text.split('\n')[1]!);
		await page.getByRole('button', { name: 'Share deal' }).click();
		await expect(page.getByText('Copied. Paste it anywhere.')).toBeVisible();
		const deal = await page.evaluate(() => navigator.clipboard.readText());
		expect(deal).toBe(
			`Keystone, The Ancients, a deal to play\n${baseURL}/ancients/?d=${makeDealLink(finished.seed)}`
		);
	});

	test('without a clipboard the text can be selected', async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
		await seeded(page, '/ancients/', [finished]);
		await page.getByRole('button', { name: /^Share: / }).click();
		await expect(page.getByText('Copy the text in the field.')).toBeVisible();
		await expect(page.getByRole('textbox', { name: 'Text to share' })).toBeFocused();
		await expectAccessible(page);
	});

	test('a deal opens as an offer, a bad one with its reason', async ({ page }) => {
		await page.goto(`/ancients/?d=${makeDealLink('Gräberfeld 7')}`);
		await expect(page.getByText('Somebody sent you this deal: Gräberfeld 7')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Play this deal' })).toHaveAttribute(
			'href',
			/play\/\?seed=Gr%C3%A4berfeld\+7&kind=shared$/
		);
		await expectAccessible(page);
		await page.goto('/ancients/?d=bk1d-a-0000000');
		await expect(page.getByRole('main')).toContainText('The link was changed on its way.');
	});
});
