// `npm run proof -- updates`: three real builds, N-1, N and N+1, one after the other on the same host, while a run, a daily and a task are
// under way. No page is ever reloaded by itself, every page keeps the parts of its own version, and nothing that was done is lost.
// With a commit as its argument N-1 is built from that commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildVersion, Host, Phone, ROOT } from '../../e2e/host.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { recordsIn } from '../../e2e/killing.ts';
import { openRun, Player } from '../../block-and-key/e2e/run-player.ts';
import { TODAY } from '../../e2e/seed.ts';
import { answerOf, dailyOf, note, slot, placeButton, enter } from '../../e2e/solving.ts';
import { LAUNCH } from '../bench/chromium.ts';

/** A busy machine builds its first pages slowly. */
const PATIENCE = { timeout: 60_000 };

const [commit] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'keystone-updates-'));

function sourcesOf(name: string): string {
	const copy = join(folder, 'before');
	mkdirSync(copy);
	const archive = execFileSync('git', ['archive', name], { cwd: ROOT, maxBuffer: 1 << 30 });
	execFileSync('tar', ['-x', '-C', copy], { input: archive });
	return copy;
}

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const ready = (page: Page) => page.getByText('Ready offline');
const row = (page: Page) => page.getByText('A new version is ready.');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { untouched: true }));
const isUntouched = (page: Page) => page.evaluate(() => Reflect.get(window, 'untouched') === true);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function task(page: Page, deeds: number): Promise<void> {
	for (let k = 0; k < deeds; k++) {
		await button(page, 'Hint').click();
		await button(page, 'Do this').click();
	}
}

/** What the device has kept of all three, in the tables of this version or of the one before. */
async function kept(page: Page) {
	const sum = (all: readonly { length: number }[]) => all.reduce((n, { length }) => n + length, 0);
	const sessions = await recordsIn<{ attempts: unknown[] }>(page, 'sessions');
	const games = await recordsIn<GameRecord>(page, 'games');
	const runs = await recordsIn<{ actions: unknown[] }>(page, 'runs');
	const old = await recordsIn<{ key: string; steps?: number }>(page, 'lessons');
	const isRun = ({ game }: GameRecord) => game === 'ancients';
	const isOldGame = ({ key }: { readonly key: string }) => key.startsWith('game:');
	return {
		actions: sum([...runs, ...games.filter(isRun)].map(({ actions }) => actions)),
		attempts: sum(sessions.map(({ attempts }) => attempts)),
		deeds:
			games.filter((game) => !isRun(game)).reduce((n, { revision }) => n + revision, 0) +
			old.filter(isOldGame).reduce((n, { steps = 0 }) => n + steps, 0)
	};
}

async function setOut(host: Host, phone: Phone, name: string): Promise<Page> {
	const page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(title(page)).toHaveText(name);
	await page.getByRole('radio', { name: /^(Flat|2D)$/ }).check();
	await expect(ready(page)).toBeVisible(PATIENCE);
	await page.reload();
	await expect(ready(page)).toBeVisible(PATIENCE);
	return page;
}

/** The next version is stored and waits; the tab it was found in says so. */
async function found(page: Page, host: Host): Promise<void> {
	await page.goto(host.url('settings/'));
	await expect(row(page)).toBeVisible(PATIENCE);
}

const builds: Record<string, string> = {};
for (const name of ['N-1', 'N', 'N+1']) {
	say(`builds ${name}`);
	builds[name] = buildVersion(folder, name, name === 'N-1' && commit ? sourcesOf(commit) : ROOT);
}
const host = new Host(builds['N-1'] ?? '');
const phone = new Phone(LAUNCH);
const sleeper = new Phone(LAUNCH);
try {
	await host.start();
	say('N-1 is stored; a run, a daily and a task are begun');
	const tab = await setOut(host, phone, 'Settings, N-1');
	const slept = await setOut(host, sleeper, 'Settings, N-1');
	await openRun(slept, 'asleep', host.url('ancients/play/'));
	const old = new Player(slept, 'asleep', 'keys');
	for (let k = 0; k < 6; k++) await old.play();
	await sleeper.close();

	const run = await phone.open();
	await openRun(run, 'updates', host.url('ancients/play/'));
	const player = new Player(run, 'updates', 'keys');
	let actions = 0;
	const go = async (count: number) => {
		for (let k = 0; k < count; k++, actions++) await player.play();
	};
	await go(6);
	await mark(run);
	const daily = await phone.open();
	await daily.goto(host.url(`daily/?p=${TODAY}-star`));
	const { block } = await answerOf(dailyOf('star', TODAY));
	await slot(daily, (block + 1) % dailyOf('star', TODAY).supply.length).click();
	await placeButton(daily).click();
	await expect(note(daily)).toContainText('Legal, but');
	await mark(daily);
	const game = await phone.open();
	await game.goto(host.url('pyramides/?deal=t1-updates'));
	await button(game, 'Play this deal').click();
	await task(game, 3);
	await mark(game);

	say('N comes while all three are open');
	host.root = builds['N'] ?? '';
	await found(tab, host);
	await go(4);
	await task(game, 2);
	await phone.clearHttpCache(tab);
	await button(tab, 'Use it now').click();
	await expect(title(tab)).toHaveText('Settings, N', PATIENCE);
	for (const page of [run, daily, game]) expect(await isUntouched(page)).toBe(true);

	say('the open pages go on with N-1, without a network');
	await host.stop();
	await go(4);
	await task(game, 2);
	await daily.keyboard.press('h');
	await expect(daily.getByText('Hints').first()).toBeVisible();
	await daily.keyboard.press('Escape');
	const before = await kept(tab);
	expect(before).toEqual({ actions, attempts: 1, deeds: before.deeds });
	expect(before.deeds).toBeGreaterThanOrEqual(7);

	say('and with N once they are loaded again');
	await run.reload();
	await expect(run.getByRole('heading', { name: /^Turn \d+ of 11$/ })).toBeVisible(PATIENCE);
	await go(4);
	await game.reload();
	await game.getByRole('button', { name: /^Continue the open game/ }).click();
	await task(game, 2);
	await host.start();

	say('N+1 comes, and everything is closed without a tap');
	host.root = builds['N+1'] ?? '';
	await found(tab, host);
	await expect(title(tab)).toHaveText('Settings, N');
	await go(2);
	const last = await kept(tab);
	const address = run.url();
	await phone.close();
	const again = await phone.open();
	await again.goto(host.url('settings/'));
	await expect(title(again)).toHaveText('Settings, N+1', PATIENCE);
	await expect(ready(again)).toBeVisible(PATIENCE);
	await phone.clearHttpCache(again);
	await host.stop();
	expect(await kept(again)).toEqual(last);
	await again.goto(address);
	await expect(again.getByRole('heading', { name: /^Turn \d+ of 11$/ })).toBeVisible(PATIENCE);
	player.page = again;
	while (player.kind !== 'end') await go(1);
	await expect(again.getByRole('status').first()).toContainText(`${player.score().total} VP`);
	await again.goto(host.url(`daily/?p=${TODAY}-star`));
	await enter(again, await answerOf(dailyOf('star', TODAY)));
	await expect(note(again)).toContainText('claimed, try 2, 1 hint.');
	expect(await kept(again)).toMatchObject({ actions, attempts: 2 });

	say('a device that slept through N goes from N-1 to N+1');
	await host.start();
	const woken = await sleeper.open();
	await woken.goto(host.url('settings/'));
	await expect(title(woken)).toHaveText('Settings, N-1', PATIENCE);
	await expect(row(woken)).toBeVisible(PATIENCE);
	await button(woken, 'Use it now').click();
	await expect(title(woken)).toHaveText('Settings, N+1', PATIENCE);
	// A page that uses the records takes up what was noted when the device fell asleep.
	await woken.goto(host.url('ancients/'));
	expect((await kept(woken)).actions).toBe(6);

	expect([...phone.faults, ...sleeper.faults]).toEqual([]);
	say('all good: nothing lost, nothing reloaded by itself, no request without an answer');
} finally {
	await phone.throwAway();
	await sleeper.throwAway();
	await host.stop();
	rmSync(folder, { recursive: true, force: true });
}
