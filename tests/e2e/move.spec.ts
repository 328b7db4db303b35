// A database of version 2, as it was dumped before the first change of schema 3: opened, stopped at random rows, held back, refused
// by a full device. Every fact is there, once.
// `npm run proof -- move` stops 50 moves.
import type { Page } from '@playwright/test';
import { randomFrom } from '../../web/games/rng.ts';
import {
	dump,
	factsOfNew,
	factsOfOld,
	withNotes,
	withoutDamaged,
	type Row,
	type Tables
} from '../progress/move/facts.ts';
import { expect, openHome, test } from './fixtures.ts';
import { PLAYED } from './games.ts';
import { kill } from './killing.ts';
import { disturb, openEmpty, plant, tablesIn, untilMoved } from './old-database.ts';
import { saved } from './seed.ts';
import { answerOf, dailyOf, solve } from './solving.ts';

const STOPS = Number(process.env['KEYSTONE_MOVES'] ?? 8);
/** How a move is stopped. */
const WAYS = ['throw', 'abort', 'close', 'crash'] as const;
const SEED = process.env['KEYSTONE_SEED'] ?? 'move';

const FACTS = factsOfOld(withNotes(dump));
/** The evening of the day on which it was dumped. */
const EVENING = new Date(2026, 10, 18, 21, 30);

test.beforeEach(({ context }) =>
	context.addInitScript(() => {
		if (location.protocol !== 'about:' && !localStorage.getItem('keystone.settings'))
			localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off"}');
	})
);

/** What *Save a file* gives; damaged rows are no part of files. */
async function factsOfFile(page: Page): Promise<string[]> {
	await page.goto('/you/');
	await expect(page.getByRole('button', { name: 'Export backup' })).toBeEnabled();
	return factsOfNew((JSON.parse(`{${await saved(page)}`) as { records: Tables }).records);
}
const FACTS_OF_FILE = factsOfOld(withoutDamaged(withNotes(dump)));

async function expectEverythingShown(page: Page): Promise<void> {
	await openHome(page, '/');
	// From the 3rd to the 18th without the 14th, a day off.
	await expect(page.getByRole('link', { name: '15-day streak, to your progress' })).toBeVisible();
	await expect(page.getByRole('link', { name: /^The Ancients, turn 1 of 11/ })).toHaveAttribute(
		'href',
		`/ancients/play/?run=${encodeURIComponent('ancients@1792411200000')}`
	);
	await page.goto('/learn/');
	await expect(page.getByText(/^6 of \d+ lessons$/)).toBeVisible();
	await expect(page.getByText(/^2 of \d+ lessons$/)).toBeVisible();
	// The database of then holds an open one of each game that had a page then.
	for (const game of PLAYED.filter((one) => JSON.stringify(dump).includes(`"game:${one}@`))) {
		await page.goto(`/${game}/`);
		await expect(page.getByRole('button', { name: 'Continue the open game' })).toHaveCount(1);
	}
	// The address that it had then.
	await page.goto('/ancients/play/?run=run@1792324800000');
	await expect(page.getByRole('heading', { level: 1, name: 'Turn 4 of 11' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Block 1, / })).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('status')).toContainText('From b3 to d4, 3 high.');
}

test('it opens and shows everything, and a file holds every fact', async ({ page }) => {
	test.slow();
	await page.clock.setFixedTime(EVENING);
	await openEmpty(page);
	await plant(page, dump);
	await expectEverythingShown(page);
	expect(factsOfNew(await untilMoved(page))).toEqual(FACTS);
	expect(await factsOfFile(page)).toEqual(FACTS_OF_FILE);
});

test('on a full device nothing moves, and everything is shown and goes into a file', async ({ page }) => {
	test.slow();
	await page.clock.setFixedTime(EVENING);
	await openEmpty(page);
	await plant(page, dump);
	await disturb(page, 'throw', 0);
	await expectEverythingShown(page);
	expect(await page.evaluate(() => window.moveReached)).toBe(true);
	expect(await factsOfFile(page)).toEqual(FACTS_OF_FILE);
	const { games, answers, runs, lessons } = await tablesIn(page);
	expect([games, answers]).toEqual([[], []]);
	expect(factsOfOld({ runs: runs ?? [], lessons: lessons ?? [] })).toEqual(
		factsOfOld({ runs: dump.tables['runs'] ?? [], lessons: dump.tables['lessons'] ?? [] })
	);
});

const DATE = '2026-11-18';
const isPlayed = ({ key }: { readonly key: string }) => key.startsWith(`${DATE}-sun@`);

/** Solves a daily while the move has stopped in its middle. */
async function solveMeanwhile(page: Page): Promise<void> {
	await page.clock.setFixedTime(EVENING);
	await disturb(page, 'stop', 100);
	await page.goto(`/daily/?p=${DATE}-sun`);
	await page.waitForFunction(() => window.moveReached);
	await solve(page, await answerOf(dailyOf('sun', DATE)));
}

async function expectPlayed(page: Page, facts: readonly string[]): Promise<void> {
	const { sessions = [], ...tables } = await untilMoved(page);
	expect(sessions.filter(isPlayed)).toMatchObject([{ grade: 'first-look', attempts: [{ claimed: true }] }]);
	expect(factsOfNew({ ...tables, sessions: sessions.filter((row) => !isPlayed(row)) })).toEqual(facts);
}

// Chromium lets one transaction write at a time, whatever its tables: until the move is done the journal has what was played.
test('while the move takes its time a daily is played, and stored after it', async ({ page }) => {
	test.slow();
	await openEmpty(page);
	await plant(page, { ...dump, localStorage: {} });
	await solveMeanwhile(page);
	const stored = await page.evaluate(() => Object.entries(localStorage));
	const isAttempt = ([name, note]: [string, string]) =>
		name.startsWith('keystone.journal.') && note.includes('"claimed":true');
	expect(stored.filter(isAttempt)).toHaveLength(1);
	await page.evaluate(() => window.releaseMove?.());
	await expectPlayed(page, factsOfOld(dump.tables));
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: 'Sun Seen at once', exact: true })).toBeVisible();
});

test('a page that dies while it moves keeps what was played meanwhile', async ({ page, context }) => {
	test.slow();
	await openEmpty(page);
	await plant(page, dump);
	await solveMeanwhile(page);
	await kill(page, 'crash');
	const next = await context.newPage();
	await next.clock.setFixedTime(EVENING);
	await next.goto('/');
	await expect(next.getByRole('link', { name: 'Sun Seen at once', exact: true })).toBeVisible();
	await expectPlayed(next, FACTS);
});

test('notes of pages killed before the update are taken up: a run, a game, a lesson, an answer', async ({
	page
}) => {
	type Kept = Row & { readonly data: Record<string, unknown> };
	const rowOf = (table: string, start: string, isOpen: boolean | null = null) =>
		dump.tables[table]?.find(
			({ key, finishedAt }) => key.startsWith(start) && (isOpen === null || (finishedAt === null) === isOpen)
		) as Kept;
	/** One action more, as another record of the same deal has it. */
	const more = (mine: unknown, theirs: unknown) =>
		(theirs as unknown[]).slice(0, (mine as unknown[]).length + 1);
	const run = rowOf('runs', 'run@1791979200000');
	const game = rowOf('lessons', 'game:', true);
	const place = rowOf('lessons', 'lesson:', true);
	const answer = rowOf('lessons', 'answer:');
	const at = 1_795_010_000_000;
	const actions = more(run['actions'], rowOf('runs', 'run@1791892800000')['actions']);
	const moves = more(
		game.data['actions'],
		rowOf('lessons', game.key.slice(0, game.key.indexOf('@')), false).data['actions']
	);
	const notes: readonly object[] = [
		{ runs: [{ ...run, actions, savedAt: at }] },
		{ lessons: [{ ...game, changedAt: at, steps: moves.length, data: { ...game.data, actions: moves } }] },
		{ lessons: [{ ...place, changedAt: at, steps: 3 }] },
		{
			lessons: [
				{
					...answer,
					key: `${answer.key.slice(0, answer.key.indexOf('@'))}@${at}`,
					startedAt: at,
					changedAt: at,
					finishedAt: at
				}
			]
		}
	];
	const noted = {
		...dump,
		localStorage: Object.fromEntries(
			notes.map((note, k) => [`keystone.journal.2.${at}.0.${k}`, JSON.stringify(note)])
		)
	};
	const facts = factsOfOld(withNotes(noted));
	const known = new Set(factsOfOld(dump.tables));
	const news = facts.filter((fact) => !known.has(fact));
	// Two of them say of their game when it was saved, and two its new action.
	expect(news).toHaveLength(6);
	await openEmpty(page);
	await plant(page, noted);
	await page.goto('/');
	expect(factsOfNew(await untilMoved(page))).toEqual(facts);
});

test('a damaged row under the new key of a sound one gives way to it', async ({ page }) => {
	const lessons = dump.tables['lessons'] ?? [];
	const place = lessons.find(({ key }) => key.startsWith('lesson:'))?.key ?? '';
	const tables = { ...dump.tables, lessons: [...lessons, { key: place.slice('lesson:'.length) }] };
	await openEmpty(page);
	await plant(page, { ...dump, tables });
	await page.goto('/');
	expect(factsOfNew(await untilMoved(page))).toEqual(FACTS);
});

test(`stopped at ${STOPS} random rows it goes on: every fact is there, once`, async ({ context }) => {
	test.setTimeout(30_000 + STOPS * 10_000);
	const chance = randomFrom(SEED);
	const open = async (): Promise<Page> => {
		const page = await context.newPage();
		await openEmpty(page);
		return page;
	};
	let empty = await open();
	await plant(empty, dump);
	const before = await tablesIn(empty);
	await disturb(empty, 'count', 0);
	await empty.goto('/');
	await untilMoved(empty);
	const changes = await empty.evaluate(() => window.moveChanges ?? 0);
	expect(changes).toBeGreaterThan(200);
	await empty.close();
	empty = await open();

	for (let k = 0; k < STOPS; k++) {
		const way = WAYS[chance.below(WAYS.length)] as (typeof WAYS)[number];
		const at = chance.below(changes);
		const name = `${SEED} ${k}: ${way} at ${at} of ${changes}`;
		await plant(empty, dump);
		const page = await context.newPage();
		await disturb(page, way === 'close' || way === 'crash' ? 'stop' : way, at);
		await page.goto('/');
		await page.waitForFunction(() => window.moveReached);
		if (way === 'crash') await kill(page, way);
		else await page.close();

		const { games, answers, ...left } = await tablesIn(empty);
		expect([games, answers], name).toEqual([[], []]);
		expect(left, name).toEqual(before);
		await empty.goto('/');
		const tables = await untilMoved(empty);
		expect(factsOfNew(tables), name).toEqual(FACTS);
		expect(tables['runs'], name).toEqual([]);
		await empty.goto('/empty');
	}
	test.info().annotations.push({ type: 'moves', description: `${STOPS} stopped, of ${changes} rows each` });
	if (process.env['KEYSTONE_MOVES'])
		console.log(
			`${STOPS} moves of ${changes} changes stopped at random ones, seed ${SEED}: every fact there, once`
		);
});
