// Records for e2e tests, made as the app makes them, and the way they get into a page: the app's own import.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Level } from '../../puzzles/schema/levels.ts';
import type { Theme } from '../../puzzles/schema/puzzle.ts';
import { makeBackup, writeBackup } from '../../web/lib/progress/backup.ts';
import { addDays, dayNumber, type CivilDate } from '../../web/lib/progress/civil.ts';
import {
	emptyRecords,
	type DailySession,
	type HintSteps,
	type PracticeSession,
	type Records
} from '../../web/lib/progress/records.ts';
import { gameOfRun, type RunRecord } from '../../web/lib/progress/runs.ts';
import { openDaily, openPractice, withAttempt, withHint } from '../../web/lib/progress/sessions.ts';
import { TODAY } from './today.ts';

export { TODAY };

export const noon = (date: CivilDate) => dayNumber(date) * 86_400_000 + 12 * 3_600_000;

interface Sitting {
	readonly date: CivilDate;
	readonly level: Level;
	/** Opened on another day than its own. */
	readonly openedOn?: CivilDate;
	readonly misses?: number;
	readonly hints?: HintSteps;
	readonly solved?: boolean;
	readonly themes?: readonly Theme[];
}

export function sitting({
	date,
	level,
	openedOn = date,
	misses = 0,
	hints = 0,
	solved = true,
	themes = ['stack']
}: Sitting): DailySession {
	const now = noon(openedOn) + ['star', 'sun', 'moon'].indexOf(level) * 600_000;
	const puzzle = { id: `${date}-${level}`, level, difficulty: 40, themes };
	let play = openDaily(puzzle, date, { now, today: openedOn, zone: 0, trustedOn: '2026-01-01' });
	for (let k = 0; k < misses; k++)
		play = withAttempt(play, { at: now + 1000 * (k + 1), block: 0, cells: [[0, 0, 0]], claimed: false });
	play = withHint(play, hints);
	if (!solved) return play;
	return withAttempt(play, { at: now + 60_000, block: 0, cells: [[1, 0, 0]], claimed: true });
}

/** The last days in a row with a solved Star each, today included unless `until` says otherwise. */
export const daysInARow = (count: number, until: CivilDate = TODAY): DailySession[] =>
	Array.from({ length: count }, (_, k) => sitting({ date: addDays(until, -k), level: 'star' }));

export function practised(count: number): PracticeSession[] {
	return Array.from({ length: count }, (_, k) => {
		const now = noon(addDays(TODAY, -20)) + k * 3_600_000;
		const puzzle = {
			id: `practice-${k}`,
			level: 'sun' as const,
			difficulty: 45,
			themes: ['bridge' as const]
		};
		const play = openPractice(puzzle, 'text', 'generated', now);
		return withAttempt(play, { at: now + 1000, block: 0, cells: [[0, 0, 0]], claimed: true });
	});
}

/** Runs come as the screens see them. */
export const recordsOf = (
	sessions: readonly DailySession[],
	{ runs = [], games = [], ...rest }: Partial<Records> & { readonly runs?: readonly RunRecord[] } = {}
): Records => ({
	...emptyRecords(),
	sessions,
	games: [...games, ...runs.map(gameOfRun)],
	...rest
});

export const fileOf = (records: Records): string => writeBackup(makeBackup(records, 'keystone', noon(TODAY)));

export async function choose(page: Page, text: string, name = 'progress.json'): Promise<void> {
	await page
		.locator('input[type=file]')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Adds records through the page You, as a person would. */
export async function seed(page: Page, records: Records): Promise<void> {
	await page.goto('/you/');
	await expect(page.getByRole('button', { name: 'Export backup' })).toBeEnabled();
	await choose(page, fileOf(records));
	await page.getByRole('button', { name: 'Add it' }).click();
	// Years of records take a slow machine a while.
	await expect(page.getByText('Added.', { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** The records part of what *Save a file* gives; its head holds the time. */
export async function saved(page: Page): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export backup' }).click();
	const text = readFileSync(await (await download).path(), 'utf8');
	return text.slice(text.indexOf('"records"'));
}

/** As if the browser had cleared the site: nothing of the app is open meanwhile. */
export async function wipe(page: Page): Promise<void> {
	await page.route('**/empty', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' })
	);
	await page.goto('/empty');
	await page.evaluate(async () => {
		localStorage.clear();
		for (const { name } of await indexedDB.databases())
			await new Promise((done, fail) => {
				const request = indexedDB.deleteDatabase(name ?? '');
				request.onsuccess = done;
				request.onerror = fail;
				request.onblocked = fail;
			});
	});
}
