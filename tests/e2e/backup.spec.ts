// Backup: everything goes out and comes back, twice changes nothing, a bad file is refused and changes nothing.
import type { Page } from '@playwright/test';
import { addDays } from '../../web/lib/progress/civil.ts';
import { SCHEMA_VERSION } from '../../web/lib/progress/records.ts';
import { gameOfRun } from '../../web/lib/progress/runs.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openHome, test } from './fixtures.ts';
import { runOf } from '../block-and-key/e2e/runs.ts';
import {
	choose,
	daysInARow,
	fileOf,
	practised,
	recordsOf,
	saved,
	seed,
	sitting,
	TODAY,
	wipe
} from './seed.ts';

const RECORDS = recordsOf(
	[
		...daysInARow(9),
		sitting({ date: TODAY, level: 'sun', misses: 3, hints: 2 }),
		sitting({ date: addDays(TODAY, -20), level: 'moon', openedOn: addDays(TODAY, -3) })
	],
	{
		practice: practised(5),
		lessons: [
			{
				key: 'block-and-key.your-view',
				startedAt: 1_790_000_000_000,
				changedAt: 1_790_000_100_000,
				steps: 3,
				finishedAt: null,
				open: null
			}
		],
		drafts: [{ key: 'mine', savedAt: 1_790_000_000_000, name: 'Mine', text: 'v1', removed: false }]
	}
);

async function openYou(page: Page): Promise<void> {
	await page.goto('/you/');
	await expect(page.getByRole('button', { name: 'Export backup' })).toBeEnabled();
}

test('export, wipe, import restores everything, and twice changes nothing', async ({ page }) => {
	await seed(page, RECORDS);
	const before = await saved(page);
	const file = fileOf(RECORDS);
	expect(before).toBe(file.slice(file.indexOf('"records"')));

	await wipe(page);
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: /^Your first key/ })).toBeVisible();

	await openYou(page);
	await choose(page, file);
	await expect(page.getByText('18 new records')).toBeVisible();
	await page.getByRole('button', { name: 'Add it' }).click();
	await expect(page.getByText('Added.', { exact: true })).toBeVisible();
	expect(await saved(page)).toBe(before);
	await expect(page.getByRole('heading', { name: '9-day streak' })).toBeVisible();

	await choose(page, file);
	await expect(page.getByText('Everything in this file is already here. Nothing changes.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Add it' })).toHaveCount(0);
	expect(await saved(page)).toBe(before);
});

test('a database of version 1 keeps everything and takes runs', async ({ page }) => {
	await wipe(page);
	const [session] = daysInARow(1);
	await page.evaluate(
		(record) =>
			new Promise<void>((done, fail) => {
				const request = indexedDB.open('keystone-progress', 1);
				request.onupgradeneeded = () => {
					for (const store of ['sessions', 'practice', 'tricky', 'drafts', 'runs', 'lessons'])
						request.result.createObjectStore(store, { keyPath: 'key' });
					request.result.createObjectStore('notes', { keyPath: 'name' });
				};
				request.onerror = () => fail(request.error);
				request.onsuccess = () => {
					const transaction = request.result.transaction(['sessions', 'runs'], 'readwrite');
					transaction.objectStore('sessions').put(record);
					transaction.objectStore('runs').put({ key: 'by hand', steps: 3 });
					transaction.oncomplete = () => {
						request.result.close();
						done();
					};
				};
			}),
		session
	);
	await openYou(page);
	const kept = recordsOf(daysInARow(1));
	const file = fileOf(kept);
	expect(await saved(page)).toBe(file.slice(file.indexOf('"records"')));
	const run = await runOf({ ago: 1 });
	await seed(page, recordsOf([], { runs: [run] }));
	const both = fileOf({ ...kept, games: [gameOfRun(run)] });
	expect(await saved(page)).toBe(both.slice(both.indexOf('"records"')));
});

test('a file is joined to what is here, and only on a tap', async ({ page }) => {
	await seed(page, recordsOf(daysInARow(3)));
	const before = await saved(page);
	await choose(page, fileOf(recordsOf(daysInARow(5))), 'phone.json');
	await expect(page.getByText('phone.json can be added to what is here.')).toBeVisible();
	await expect(page.getByText('2 new records')).toBeVisible();
	await expect(page.getByText('3 already here')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Add it' })).toBeFocused();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Cancel' }).click();
	expect(await saved(page)).toBe(before);

	await choose(page, fileOf(recordsOf(daysInARow(5))));
	await page.getByRole('button', { name: 'Add it' }).click();
	await expect(page.getByRole('heading', { name: '5-day streak' })).toBeVisible();
});

const GOOD = fileOf(RECORDS);
const BAD = [
	{ what: 'truncated', text: GOOD.slice(0, GOOD.length * 0.6), says: 'The file is cut off.' },
	{ what: 'empty', text: '', says: 'The file is cut off.' },
	{
		what: 'hostile',
		text: GOOD.replace('"records": {', '"__proto__": { "polluted": true },\n\t"records": {'),
		says: 'names that ours never hold'
	},
	{ what: 'deeply nested', text: '['.repeat(50_000), says: 'built in a way that ours never are' },
	{
		what: 'of a future version',
		text: GOOD.replace(`"version": ${SCHEMA_VERSION}`, `"version": ${SCHEMA_VERSION + 1}`),
		says: 'comes from a newer version of Keystone'
	},
	{ what: 'of another app', text: '{"format":"chess"}', says: 'not a progress file of Keystone' },
	{ what: 'a picture', text: '\u0089PNG\r\n', says: 'cannot be read' },
	{
		what: 'with markup for a date',
		text: GOOD.replace(`"date":"${TODAY}"`, '"date":"<img src=x onerror=alert(1)>"'),
		says: 'not as it should be'
	},
	{
		what: 'with a claim that never was',
		text: GOOD.replace('"grade":"first-look"', '"grade":"retried"'),
		says: 'contradicts itself'
	}
];

for (const { what, text, says } of BAD) {
	test(`a file that is ${what} is refused and nothing is changed`, async ({ page }) => {
		expect(text).not.toBe(GOOD);
		await seed(page, recordsOf(daysInARow(2)));
		const before = await saved(page);
		await choose(page, text);
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(says);
		await expect(alert).toContainText('Nothing was changed.');
		await expect(page.getByRole('button', { name: 'Add it' })).toHaveCount(0);
		expect(await saved(page)).toBe(before);
		expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
	});
}

for (const { path, says, unchanged } of [
	{ path: '/de/you/', says: 'stammt von einer neueren Version', unchanged: 'Es wurde nichts verändert.' },
	{ path: '/fr/you/', says: 'vient d’une version plus récente', unchanged: 'Rien n’a été modifié.' }
]) {
	test(`${path} refuses in its own language`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('input[type=file]')).toBeEnabled();
		await choose(page, GOOD.replace(`"version": ${SCHEMA_VERSION}`, `"version": ${SCHEMA_VERSION + 1}`));
		await expect(page.getByRole('alert')).toContainText(says);
		await expect(page.getByRole('alert')).toContainText(unchanged);
		await expectAccessible(page);
	});
}
