// Three years of play, a run left where a Block is to be placed, and ten taps in it: what a long history may cost in play.
import { expect, type Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../puzzles/schema/levels.ts';
import { play } from '../../web/games/block-and-key/play.ts';
import { addDays } from '../../web/lib/progress/civil.ts';
import type { Records } from '../../web/lib/progress/records.ts';
import { runKey, type RunRecord } from '../../web/lib/progress/runs.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';
import { runOf } from '../block-and-key/e2e/runs.ts';
import { claimer } from '../block-and-key/rules/claimer.ts';
import { practised, recordsOf, sitting, TODAY } from './seed.ts';

const SEED = 'taps';

/** Left in the first step in which Blocks of the supply can be placed. */
export async function openRun(): Promise<RunRecord> {
	const { outcomes } = play(await startEngine(), deck, SEED, claimer);
	const at = outcomes.findIndex(({ state }) => state.step.kind === 'act' && state.turn > 2);
	return runOf({ ago: 1, seed: SEED, left: at + 1 });
}

/** Three dailies a day, as much practice as the years have days, a run every fourth day. */
export async function years(days: number): Promise<Records> {
	const sessions = Array.from({ length: days }, (_, k) =>
		LEVELS.map((level) => sitting({ date: addDays(TODAY, -1 - k), level, misses: k % 3 }))
	).flat();
	const finished = await runOf({ ago: 2 });
	const runs = Array.from({ length: Math.floor(days / 4) }, (_, k): RunRecord => {
		const startedAt = finished.startedAt - k * 4 * 86_400_000;
		return { ...finished, key: runKey(startedAt), startedAt };
	});
	return recordsOf(sessions, { practice: practised(days), runs });
}

/** Runs in the page before anything else: counts the rows that come out of the database. */
export const COUNT_ROWS = `
	globalThis.rowsRead = 0;
	for (const table of [IDBObjectStore, IDBIndex])
		for (const name of ['get', 'getAll', 'getKey', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor']) {
			const ask = table.prototype[name];
			table.prototype[name] = function (...words) {
				const request = ask.apply(this, words);
				request.addEventListener('success', () => {
					const { result } = request;
					rowsRead += Array.isArray(result) ? result.length : result === undefined || result === null ? 0 : 1;
				});
				return request;
			};
		}`;

export const rowsRead = (page: Page): Promise<number> => page.evaluate('rowsRead') as Promise<number>;

/** A Block taken up and turned nine times. */
export async function tapTen(page: Page): Promise<void> {
	await page.locator('.slots button').first().click();
	const turns = ['Spin', 'Tip', 'Roll'].map((name) =>
		page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
	);
	for (let k = 0; k < 9; k++) await turns[k % 3]?.click();
}

export async function openAtBlock(page: Page, origin: string, { key }: RunRecord): Promise<void> {
	await page.goto(`${origin}/ancients/play/?run=${encodeURIComponent(key)}`);
	await expect(page.locator('.slots button').first()).toBeVisible();
}
