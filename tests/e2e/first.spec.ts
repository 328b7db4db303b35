// The newcomer's puzzle: the note line leads through it by touch, by keys and through the accessibility tree; it leaves
// a mark that home knows, and nothing in streak or statistics.
import type { Page } from '@playwright/test';
import { FIRST } from '../../puzzles/block-and-key/first.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openHome, test } from './fixtures.ts';
import { answerOf, note, placeButton, slot, squareButton, turnButton } from './solving.ts';

async function open(page: Page, path = '/daily/?p=first'): Promise<void> {
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
	await page.goto(path);
	await expect(
		page.getByRole('group', { name: /Your blocks|Deine Blöcke|Vos blocs/ }).getByRole('button')
	).toHaveCount(FIRST.supply.length);
}

test.describe('by touch', () => {
	test.use({ hasTouch: true, isMobile: true });

	test('home leads a newcomer there; every step says the next one; then comes the day', async ({ page }) => {
		const { block, turns, square } = await answerOf(FIRST);
		expect(turns).toHaveLength(1);
		await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d"}'));
		await openHome(page, '/');
		await page.getByRole('link', { name: /^Your first key/ }).tap();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('First key');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		// The first sentence is what to do; nothing is said about the drawing.
		await expect(page.locator('.goal')).toHaveText('Place one block so that your view shows this card.');
		await expect(page.getByText(/2D board:/)).toHaveCount(0);
		await expect(note(page)).toContainText('Choose the white bar.');
		await slot(page, 1 - block).tap();
		await expect(note(page)).toContainText('The key has no grey.');
		await slot(page, block).tap();
		await expect(note(page)).toContainText('Tap d6, the brown stack, or use the arrows.');
		await squareButton(page, square).tap();
		await expect(note(page)).toContainText('A ledge. Roll it, so that it stands upright.');
		for (const turn of turns) await turnButton(page, turn).tap();
		await expect(note(page)).toContainText(
			'Your view shows the key. The gold rings show where. Press Place.'
		);
		await placeButton(page).tap();
		await expect(note(page)).toContainText('Key claimed, first try.');
		await expect(page.getByRole('heading', { name: /streak/ })).toHaveCount(0);

		await page.getByRole('link', { name: 'Today’s Star' }).tap();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Star');
		await expect(note(page)).toContainText('Choose a block.');

		await openHome(page, '/');
		await expect(page.getByRole('link', { name: /^Star .* Play$/ })).toBeVisible();
		await expect(page.getByRole('link', { name: /^Your first key/ })).toHaveCount(0);
		await expect(page.getByRole('link', { name: 'No streak yet, to your progress' })).toBeVisible();
	});
});

test('a placement elsewhere is answered, and by keys the way back is found', async ({ page }) => {
	const { block } = await answerOf(FIRST);
	await open(page);
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	await press(String(block + 1), 'Enter');
	await expect(note(page)).toContainText(/One square is missing\.\s+Choose the white bar again\./);
	// Its slot takes it up again.
	await press(String(block + 1), 'e');
	await expect(note(page)).toContainText('Tap d6, the brown stack, or use the arrows.');
	// From the corner at the left hand: three squares to the right, five away.
	await press(...Array<string>(7).fill('ArrowLeft'), ...Array<string>(7).fill('ArrowDown'));
	await expect(note(page)).toContainText('Touches nothing. Tap d6');
	await press(...Array<string>(3).fill('ArrowRight'), ...Array<string>(5).fill('ArrowUp'));
	await expect(note(page)).toContainText('Your view shows the key.');
	await press('Enter');
	await expect(note(page)).toContainText('Key claimed, try 2.');
});

for (const [path, words] of [
	[
		'/de/daily/?p=first',
		{
			block: /^Block 2, /,
			turn: 'Rollen',
			place: 'Einsetzen',
			done: 'Schlüssel gesichert',
			next: 'Stern von heute'
		}
	],
	[
		'/fr/daily/?p=first',
		{ block: /^Bloc 2, /, turn: 'Rouler', place: 'Placer', done: 'Clé validée', next: 'Étoile du jour' }
	]
] as const) {
	test(`${path} through names and roles alone`, async ({ page }) => {
		await open(page, path);
		const act = async (name: string | RegExp) => {
			const button = page.getByRole('button', { name, exact: true });
			await button.focus();
			await button.press('Enter');
		};
		await act(words.block);
		await expect(note(page)).toContainText('d6');
		await act(/^d6, /);
		await expect(note(page)).toContainText(words.turn);
		await act(words.turn);
		await act(words.place);
		await expect(note(page)).toContainText(words.done);
		await expect(page.getByRole('link', { name: words.next })).toBeVisible();
	});
}

test('statistics know nothing of it', async ({ page }) => {
	const told = async () => {
		await page.goto('/you/');
		await expect(page.getByRole('button', { name: 'Export backup' })).toBeEnabled();
		await expect(page.getByText('Checking what is stored')).toHaveCount(0);
		return page.getByRole('main').innerText();
	};
	const before = await told();
	await open(page);
	for (let k = 0; k < 4; k++) await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed');
	expect(await told()).toBe(before);
});

test('is accessible while a Block is held', async ({ page }) => {
	test.slow();
	await open(page);
	await page.keyboard.press('2');
	await expectAccessible(page);
});
