// Files of a page that fail in every way, and a damaged store without a network: the page works, or says in its language that it did not
// load, with a way to load it again and one to repair what is stored. A sample of `npm run proof -- failing-files`.
import { expect, test, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import de from '../../web/lib/text/de/common.ts';
import deStored from '../../web/lib/text/de/stored.ts';
import en from '../../web/lib/text/en/common.ts';
import enStored from '../../web/lib/text/en/stored.ts';
import fr from '../../web/lib/text/fr/common.ts';
import frStored from '../../web/lib/text/fr/stored.ts';
import { damage, endingOf, FAULTS, type Damage, type Ending, type Fault } from './failing.ts';
import { BUILD, Host, Phone, stored } from './host.ts';

const TEXTS = {
	en: { ...en.error, ...enStored },
	de: { ...de.error, ...deStored },
	fr: { ...fr.error, ...frStored }
};
/** Every stored file is read. */
const PATIENCE = { timeout: 40_000 };
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe('on a first visit', () => {
	/** The n-th file of its kind in the page as it is sent. */
	const FILES = {
		boot: /src="[./]*(boot\.js)"/,
		watch: /src="[./]*(watch\.js)"/,
		style: /href="[./]*([^"]+\.css)" rel="stylesheet"/,
		start: /href="[./]*(_app\/immutable\/entry\/start[^"]+)"/,
		app: /href="[./]*(_app\/immutable\/entry\/app[^"]+)"/
	} as const;

	const cases: [file: keyof typeof FILES, fault: Fault, ending: Ending][] = [
		['boot', 'error 500', 'says so'],
		['boot', 'never answers', 'says so'],
		['watch', 'portal page', 'works'],
		['watch', 'never answers', 'works'],
		['style', 'wrong type', 'says so'],
		['start', 'truncated', 'says so'],
		['app', 'portal page', 'says so'],
		['app', 'error 404', 'says so']
	];
	for (const [file, fault, ending] of cases)
		test(`${file}: ${fault}`, async ({ page }) => {
			const html = await (await page.request.get('/de/daily/')).text();
			const [, address = ''] = FILES[file].exec(html) ?? [];
			expect(address).not.toBe('');
			const url = (asked: URL) => asked.pathname === `/${address}`;
			await page.route(url, FAULTS[fault]);
			await page.goto('/de/daily/', { waitUntil: 'commit' });
			const { broken, again } = TEXTS.de;
			expect(await endingOf(page, '.slots button', broken, again)).toBe(ending);
			if (ending === 'works') return;
			// Nothing of ours is stored yet, so there is nothing to repair.
			await expect(link(page, TEXTS.de.repair)).toHaveCount(0);
			await page.unrouteAll({ behavior: 'ignoreErrors' });
			// What was on its way for so long may come now, and the words go by themselves.
			if (fault === 'never answers') await page.reload();
			else await link(page, again).click();
			await expect(page.locator('.slots button').first()).toBeVisible();
			await expect(page.getByRole('alert')).toHaveCount(0);
		});
});

test.describe('from a damaged store', () => {
	let host: Host;
	let phone: Phone;
	let page: Page;

	test.beforeEach(async () => {
		test.slow();
		host = new Host(BUILD);
		await host.start();
		phone = new Phone(config.use?.launchOptions);
		page = await phone.open();
		await page.goto(host.url('about/'));
		await stored(page);
		await host.stop();
		// Or it would answer in place of the store.
		await phone.clearHttpCache(page);
	});
	test.afterEach(async () => {
		await phone.throwAway();
		await host.stop();
	});

	async function expectRepair(language: keyof typeof TEXTS, usable: string): Promise<void> {
		const { repair, network, again } = TEXTS[language];
		for (const name of [again, repair])
			expect((await link(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
		// Without a network there is nothing to repair it with, and it says so.
		await link(page, repair).click();
		await expect(page.getByText(network)).toBeVisible(PATIENCE);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await host.start();
		await link(page, repair).click();
		await expect(page.locator(usable).first()).toBeVisible(PATIENCE);
		await expect(link(page, repair)).toHaveCount(0);
	}

	for (const [language, how] of [
		['en', 'missing'],
		['de', 'truncated'],
		['fr', 'portal page']
	] as [keyof typeof TEXTS, Damage][])
		test(`the page itself, ${how}: the worker says so in ${language}, and repairs it`, async () => {
			const path = language === 'en' ? 'settings/' : `${language}/settings/`;
			await damage(page, host.url(path), how);
			await page.goto(host.url(path)).catch(() => undefined);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].broken);
			await expect(page.getByText(TEXTS[language].repairText)).toBeVisible();
			await expectRepair(language, 'main input');
			expect(new URL(page.url()).pathname).toBe(`/${path}`);
		});

	test('one of its scripts: the page stays readable, says so, and is repaired', async () => {
		const [, app = ''] =
			/href="[./]*(_app\/immutable\/entry\/app[^"]+)"/.exec(
				await page.evaluate(async () => (await fetch('./')).text())
			) ?? [];
		await damage(page, host.url(app), 'truncated');
		await page.goto(host.url('fr/'), { waitUntil: 'commit' });
		const { broken, again } = TEXTS.fr;
		expect(await endingOf(page, 'main time', broken, again)).toBe('says so');
		await expect(page.getByRole('heading', { level: 1, name: 'Keystone' })).toBeVisible();
		await expectRepair('fr', 'main time');
	});

	test('an address of others is not led to after a repair', async () => {
		await host.start();
		await page.goto(`${host.url('repair')}?to=${encodeURIComponent('https://example.com/')}`);
		await expect(page).toHaveURL(host.url());
	});
});
