// The editor in two tabs: each follows the other, and drafts that went different ways both stay, listed in the editor.
import type { BrowserContext, Page } from '@playwright/test';
import de from '../../web/lib/text/de/editor.ts';
import en from '../../web/lib/text/en/editor.ts';
import fr from '../../web/lib/text/fr/editor.ts';
import { expectAccessible } from './accessible.ts';
import { expect, LANGUAGES, test } from './fixtures.ts';
import { recordsIn } from './killing.ts';

const TEXTS = { en, de, fr };

test.setTimeout(60_000);
test.beforeEach(({ context }) =>
	context.addInitScript(() => {
		// Also runs in the empty page that a new tab begins with.
		if (location.protocol !== 'about:')
			localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' }));
	})
);

const inSupply = (page: Page, count: number) =>
	expect(page.getByText(en.subtitle(0, count), { exact: true })).toBeVisible();
const row = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button') });
const dialog = (page: Page) => page.getByRole('dialog', { name: en.drafts.title });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openEditor(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto('/editor/');
	await expect(page.getByText(en.note.idle)).toBeVisible();
	await page.getByRole('group', { name: en.steps }).getByRole('button', { name: en.step.supply }).click();
	return page;
}

async function supply(page: Page, ...names: readonly string[]): Promise<void> {
	const table = page.getByRole('table', { name: en.supply.table });
	for (const name of names) await table.getByRole('button', { name }).click();
}

/** The first of two tabs has stored its draft: the other one finds it. */
const stored = (page: Page) => expect.poll(async () => (await recordsIn(page, 'drafts')).length).toBe(1);

/** Messages between tabs are lost. */
const deaf = (context: BrowserContext) =>
	context.addInitScript(() => {
		BroadcastChannel.prototype.postMessage = () => undefined;
	});

test('what another tab has done is offered, and gone on with', async ({ context }) => {
	const [first, second] = [await openEditor(context), await openEditor(context)];
	await supply(first, 'white bar of 2');
	await expect(row(second)).toContainText(en.elsewhere);
	await button(second, en.load).press('Enter');
	await inSupply(second, 1);
	await expect(row(second)).toHaveCount(0);
	await supply(second, 'white bar of 3');
	await expect(row(first)).toContainText(en.elsewhere);
	await button(first, en.load).press('Enter');
	await inSupply(first, 2);
	await first.reload();
	await inSupply(first, 2);
	await expect(row(first)).toHaveCount(0);
});

test('both have changed it: both drafts stay, are listed, opened and removed', async ({ context }) => {
	await deaf(context);
	const [first, second] = [await openEditor(context), await openEditor(context)];
	await supply(first, 'white bar of 2');
	await stored(first);
	await supply(second, 'brown bar of 2', 'brown bar of 3');
	await inSupply(second, 2);
	await supply(first, 'white bar of 3', 'white bar of 4');
	await inSupply(first, 3);

	// The tab that found another draft says that it is kept.
	await expect(row(second)).toContainText(en.drafts.kept(1));
	for (const language of LANGUAGES) {
		await second.goto(language === 'en' ? '/editor/' : `/${language}/editor/`);
		await expect(row(second)).toContainText(TEXTS[language].drafts.kept(1));
		await button(second, TEXTS[language].drafts.show).press('Enter');
		await expect(second.getByRole('dialog', { name: TEXTS[language].drafts.title })).toBeVisible();
		await expectAccessible(second);
		await second.keyboard.press('Escape');
		await expect(second.getByRole('dialog')).toHaveCount(0);
	}

	await second.goto('/editor/');
	await inSupply(second, 3);
	await button(second, en.drafts.show).press('Enter');
	await expect(dialog(second)).toContainText(en.subtitle(0, 2));
	await dialog(second)
		.getByRole('button', { name: /^Open the draft of / })
		.press('Enter');
	await inSupply(second, 2);
	await expect(dialog(second)).toHaveCount(0);

	await button(second, en.drafts.show).press('Enter');
	await expect(dialog(second)).toContainText(en.subtitle(0, 3));
	await dialog(second)
		.getByRole('button', { name: /^Remove the draft of / })
		.press('Enter');
	await expect(dialog(second)).toHaveCount(0);
	await expect(row(second)).toHaveCount(0);
	await second.reload();
	await inSupply(second, 2);
	await expect(row(second)).toHaveCount(0);
});

test('a tab that is killed while another one is ahead leaves its draft beside it', async ({ context }) => {
	await deaf(context);
	const [first, second] = [await openEditor(context), await openEditor(context)];
	await supply(first, 'white bar of 2');
	await stored(first);
	await supply(second, 'brown bar of 2', 'brown bar of 3');
	const crashed = second.waitForEvent('crash');
	// Never answered.
	const session = await context.newCDPSession(second);
	session.send('Page.crash').catch(() => undefined);
	await crashed;
	await second.close();
	const third = await openEditor(context);
	await inSupply(third, 2);
	await button(third, en.drafts.show).press('Enter');
	await expect(dialog(third)).toContainText(en.subtitle(0, 1));
});
