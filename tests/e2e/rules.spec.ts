// The rules to look up: search, a rule's page with its example and its table, glossary, rulings, a bad address.
import deLearn from '../../web/lib/text/de/learn.ts';
import enLearn, { type LearnText } from '../../web/lib/text/en/learn.ts';
import frLearn from '../../web/lib/text/fr/learn.ts';
import { glossary } from '../../puzzles/block-and-key/glossary.ts';
import { rulings } from '../../puzzles/block-and-key/rules.ts';
import { findContent } from '../../puzzles/tools/games.ts';
import deRules from '../../puzzles/block-and-key/text/de/rules.json' with { type: 'json' };
import enRules from '../../puzzles/block-and-key/text/en/rules.json' with { type: 'json' };
import frRules from '../../puzzles/block-and-key/text/fr/rules.json' with { type: 'json' };
import type { RulesText } from '../../puzzles/schema/rules.ts';
import { expectAccessible, expectNoViolations, expectSoundScreen } from './accessible.ts';
import { expect, LANGUAGES, test } from './fixtures.ts';

type Language = (typeof LANGUAGES)[number];

const LEARN: Readonly<Record<Language, LearnText>> = { en: enLearn, de: deLearn, fr: frLearn };
const RULES: Readonly<Record<Language, RulesText>> = { en: enRules, de: deRules, fr: frRules };
const GAMES = await Promise.all((await findContent()).map((game) => game.rules()));
const ALL_RULES = GAMES.flatMap((game) => game.rules).length;
const ALL_RULINGS = GAMES.flatMap((game) => game.rulings).length;
const ID = 'B-PLACE-1';
const at = (language: Language, path: string) => `/${language === 'en' ? '' : `${language}/`}${path}`;
const nameOf = (language: Language) => RULES[language].rules[ID]?.name ?? '';

for (const language of LANGUAGES)
	test.describe(`in ${language}`, () => {
		const text = LEARN[language];

		test('a search leads to the page of a rule', async ({ page }) => {
			test.slow();
			await page.goto(at(language, 'rules/'));
			const links = page.getByRole('main').getByRole('link');
			// Every rule, the glossary, the rulings.
			await expect(links).toHaveCount(ALL_RULES + 2);
			// The last letter is missing.
			await page.getByRole('searchbox', { name: text.searchLabel }).fill(nameOf(language).slice(0, -1));
			await expect(page.getByRole('status')).toHaveText(/^\d+ \p{L}+$/u);
			const found = page.getByRole('region', { name: text.searchLabel }).getByRole('link');
			await expect(found.first()).toContainText(nameOf(language));
			await expect(found.first()).toContainText(text.mastery.new);
			await expectNoViolations(page);
			await found.first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(language));
			await page.goBack();
			await expect(found.first()).toContainText(nameOf(language));
		});

		test('a rule shows its statement, its example and its source', async ({ page }) => {
			test.slow();
			await page.goto(at(language, `rules/rule/?id=${ID}`));
			const { name, statement, allowed, refused } = RULES[language].rules[ID] ?? { name: '' };
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
			await expect(page.getByText(statement ?? '')).toBeVisible();
			const pictures = page.getByRole('figure');
			await expect(pictures).toHaveCount(2);
			await expect(pictures.nth(0)).toContainText(text.allowed);
			await expect(pictures.nth(0)).toContainText(allowed ?? '');
			await expect(pictures.nth(1)).toContainText(text.notAllowed);
			await expect(pictures.nth(1)).toContainText(refused ?? '');
			await expect(pictures.locator('svg').first()).toBeVisible();
			await expect(page.getByRole('region', { name: text.source })).toContainText(ID);
			await expectAccessible(page);
		});

		test('an address without a rule says so and leads back', async ({ page }) => {
			await page.goto(at(language, 'rules/rule/?id=B-NONE-9'));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.noRule);
			await expect(page.getByRole('status')).toContainText('B-NONE-9');
			await page.getByRole('main').getByRole('link', { name: text.toRules }).click();
			await expect(page).toHaveURL(at(language, 'rules/'));
		});

		test('glossary and rulings can be read', async ({ page }) => {
			await page.goto(at(language, 'rules/'));
			await page.getByRole('link', { name: text.glossary }).click();
			const game = page.getByRole('region', { name: 'Block and Key' }).last();
			await expect(game.getByRole('row')).toHaveCount(glossary.terms.length + 1);
			await expect(game.getByRole('columnheader')).toHaveCount(4);
			const key = glossary.terms.find(({ id }) => id === 'key');
			const row = game
				.getByRole('row', { name: key?.[language] ?? '' })
				.filter({ hasText: key?.deOther ?? '' });
			for (const word of [key?.en, key?.de, key?.deOther, key?.fr])
				await expect(row).toContainText(word ?? '');
			await page.goto(at(language, 'rules/rulings/'));
			await expect(page.getByRole('article')).toHaveCount(ALL_RULINGS);
			for (const id of rulings)
				await expect(
					page.getByRole('heading', { name: RULES[language].rulings[id]?.question ?? id })
				).toBeVisible();
		});
	});

test('a search finds by another word, despite a slip, or nothing', async ({ page }) => {
	await page.goto('/rules/');
	const field = page.getByRole('searchbox');
	const found = page.getByRole('region', { name: enLearn.searchLabel }).getByRole('link');
	await field.fill('brick');
	await expect(found.filter({ hasText: nameOf('en') })).toHaveCount(1);
	await field.fill('toucn there');
	await expect(found.first()).toContainText(nameOf('en'));
	await field.fill('xylophone');
	await expect(page.getByRole('status')).toHaveText(enLearn.nothingFound);
	await field.fill('');
	await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Block and Key');
});

test('a rule can be tried: what it refuses is told, with the way to the rule behind it', async ({ page }) => {
	test.slow();
	await page.goto(`/rules/rule/?id=${ID}`);
	await page.getByRole('button', { name: enLearn.tryIt }).click();
	const table = page.getByRole('region', { name: enLearn.tryIt });
	await expect(table.getByRole('status')).toHaveText(enLearn.tryIdle);
	// The green Block, two long and lying; the Core Cube stands on b2 to c3.
	await table.getByRole('button', { name: /green/ }).first().click();
	const square = (name: string) => table.getByRole('button', { name: new RegExp(`^${name},`) });
	await square('e5').click();
	await table.getByRole('button', { name: 'Can’t place here' }).click({ force: true });
	await expect(table.getByRole('status')).toContainText(`${enLearn.refused} ${nameOf('en')}.`);
	await expectSoundScreen(page);
	// Beside the Core Cube, and lower.
	await square('d2').click();
	await table.getByRole('button', { name: 'Can’t place here' }).click({ force: true });
	await expect(table.getByRole('link', { name: /^Rule/ })).toHaveAttribute('href', /id=B-PLACE-2$/);
	// Corner to corner.
	await square('d1').click();
	await table.getByRole('button', { name: /^Place/ }).click();
	await expect(table.getByRole('status')).toContainText(`${enLearn.allowed}.`);
	await table.getByRole('button', { name: enLearn.repeat }).click();
	await expect(table.getByRole('status')).toHaveText(enLearn.tryIdle);
	await page.getByRole('button', { name: enLearn.tryClose }).click();
	await expect(page.getByRole('figure')).toHaveCount(2);
});

test('a rule can be asked for, and the way back leads to it', async ({ page }) => {
	await page.goto(`/rules/rule/?id=${ID}`);
	await page.getByRole('link', { name: enLearn.quizMe }).click();
	await expect(page).toHaveURL(`/learn/refresher/?rule=${ID}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(enLearn.quizMe);
	await page.getByRole('link', { name: enLearn.close }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('en'));
});

test('a rule stays the same rule in another language', async ({ page }) => {
	await page.goto(`/rules/rule/?id=${ID}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('en'));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
	await expect(page).toHaveURL(`/de/rules/rule/?id=${ID}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('de'));
});

test('the table of the glossary scrolls by keys inside its box', async ({ page }) => {
	await page.goto('/rules/glossary/');
	const box = page.getByRole('region', { name: 'Block and Key' }).last();
	await box.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the rules of placing in a puzzle lead to the rules', async ({ page }) => {
	await page.goto('/daily/');
	await expect(page.getByRole('group', { name: 'Your blocks' }).getByRole('button').first()).toBeVisible();
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Placement rules' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('link')).toHaveCount(7);
	await dialog.getByRole('link', { name: /Touches nothing/ }).click();
	await expect(page).toHaveURL(`/rules/rule/?id=${ID}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('en'));
});
