// The core of the site, once through in any browser: each check goes on from the one before.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { blockAndKey } from '../../../puzzles/block-and-key/lessons/index.ts';
import type { CourseText } from '../../../puzzles/schema/lesson.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import blockAndKeyText from '../../../puzzles/block-and-key/text/en/block-and-key.json' with { type: 'json' };
import { blockActing } from '../../block-and-key/e2e/block-acting.ts';
import { Player } from '../../block-and-key/e2e/run-player.ts';
import { TODAY } from '../../e2e/seed.ts';
import { answerOf, dailyOf, nameOf } from '../../e2e/solving.ts';
import type { Driver, Hands } from './driver.ts';

export interface Site {
	readonly origin: string;
	/** From now on there is no network. */
	stop(): void;
}

export interface Check {
	readonly name: string;
	/** What there is to tell beside that it worked. */
	run(hands: Hands, site: Site): Promise<string>;
}

const words: CourseText = blockAndKeyText;
const LABEL = { spin: 'Spin', tip: 'Tip', roll: 'Roll' } as const;
const STAR = `/daily/?p=${TODAY}-star`;
const SOLVED = 'claimed, first try.';

/** Settings as a person would have left them, for everything that is opened from now on. */
async function setUp(hands: Hands, { origin }: Site, settings: object): Promise<void> {
	await hands.driver.goto(`${origin}/robots.txt`);
	await hands.driver.value(
		`localStorage.setItem('keystone.settings', ${JSON.stringify(JSON.stringify(settings))})`
	);
}

/** Only what the players of the tests use of a page when they play by keys. */
const keyboardOf = (driver: Driver): Page =>
	({ keyboard: { press: (key: string) => driver.press(key) } }) as unknown as Page;

async function solve(hands: Hands, level: Puzzle['level']): Promise<void> {
	const { block, turns, square } = await answerOf(dailyOf(level, TODAY));
	await hands.tap(`Block ${block + 1}, `);
	for (const turn of turns) await hands.tap(LABEL[turn]);
	await hands.tap(`${nameOf(square)}, `);
	await hands.tap('Place');
	await hands.reads(SOLVED);
}

const daily: Check = {
	name: 'daily solved',
	async run(hands, site) {
		await setUp(hands, site, { board: '2d' });
		await hands.driver.goto(site.origin + STAR);
		await solve(hands, 'star');
		await hands.driver.goto(site.origin + STAR);
		await hands.reads(SOLVED);
		return 'kept after loading again';
	}
};

const board: Check = {
	name: '3D board',
	async run(hands, site) {
		await setUp(hands, site, { board: '3d' });
		await hands.driver.goto(`${site.origin}/daily/?p=${TODAY}-moon`);
		const frames = `Number(document.querySelector('[data-frames]')?.dataset.frames ?? 0)`;
		const flat = `document.querySelector('[role=status]')?.textContent.includes('3D is not available here.')`;
		await hands.until(`${frames} > 0 || ${flat}`, 'the board');
		const drawn = await hands.driver.value<number>(frames);
		return drawn > 0 ? 'drawn' : 'not available, flat and told so';
	}
};

const run: Check = {
	name: 'a run’s first turn',
	async run(hands, site) {
		await setUp(hands, site, { board: '2d', coach: 'off' });
		await hands.driver.goto(`${site.origin}/ancients/play/?seed=browsers`);
		await hands.reads('Set-up');
		const player = new Player(keyboardOf(hands.driver), 'browsers', 'keys');
		while (player.state.turn < 2) await player.play();
		await hands.reads('Turn 2 of 11');
		const address = await hands.driver.value<string>('location.href');
		await hands.driver.goto(address);
		await hands.reads('Turn 2 of 11');
		return 'kept after loading again';
	}
};

const lesson: Check = {
	name: 'a lesson’s first step',
	async run(hands, site) {
		const chosen = blockAndKey.lessons.find(({ steps }) => steps[0]?.kind === 'do');
		const [step] = chosen?.steps ?? [];
		const told = words.lessons[chosen?.id ?? '']?.steps[step?.id ?? ''];
		if (!chosen || step?.kind !== 'do' || !told) throw new Error('no such lesson');
		await hands.driver.goto(`${site.origin}/learn/lesson/?l=block-and-key.${chosen.id}`);
		await hands.reads(told.prompt);
		// The words are there before the table is.
		await hands.reads(LABEL.spin);
		const page = keyboardOf(hands.driver);
		const acting = blockActing(page, 'keys');
		acting.open(step);
		for (const action of step.line) await acting.act(page, 'keys', action);
		await hands.reads(told.done);
		return chosen.id;
	}
};

const engine: Check = {
	name: 'engine in its worker',
	async run(hands, site) {
		await hands.driver.goto(`${site.origin}/about/`);
		await hands.tap('Check now');
		await hands.reads('All 10 answers are right.');
		const scalar = await hands.driver.value<boolean>(`document.body.innerText.includes('lacks SIMD')`);
		return scalar ? 'without SIMD' : 'with SIMD';
	}
};

const left: Check = {
	name: 'left while it stores',
	async run(hands, site) {
		const moon = `${site.origin}/daily/?p=${TODAY}-moon`;
		await setUp(hands, site, { board: '2d' });
		await hands.driver.goto(moon);
		await hands.reads('Choose a block.');
		// What is to be written from now on takes until the page is gone.
		await hands.driver
			.value(`void (IDBDatabase.prototype.transaction = ((begin) => function (stores, mode, ...more) {
			const transaction = begin.call(this, stores, mode, ...more);
			const again = () => (transaction.objectStore([stores].flat()[0]).get('nothing').onsuccess = again);
			if (mode === 'readwrite') again();
			return transaction;
		})(IDBDatabase.prototype.transaction))`);
		await solve(hands, 'moon');
		await hands.driver.goto(`${site.origin}/about/`);
		await hands.driver.goto(moon);
		await hands.reads(SOLVED);
		return 'kept, and nothing waits for it';
	}
};

const backup: Check = {
	name: 'export and import',
	async run(hands, site) {
		const { driver } = hands;
		await driver.goto(`${site.origin}/you/`);
		await driver.value(`void (URL.createObjectURL = ((make) => (file) => {
			globalThis.saved = file;
			return make.call(URL, file);
		})(URL.createObjectURL))`);
		await hands.tap('Export backup');
		await hands.until('globalThis.saved !== undefined', 'the file');
		const text = await driver.value<string>('globalThis.saved.text()');

		// As if the browser had cleared the site; no page of the app is open meanwhile.
		await driver.goto(`${site.origin}/robots.txt`);
		await driver.value(`indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((done, fail) =>
			Object.assign(indexedDB.deleteDatabase(name), { onsuccess: () => done(), onerror: fail, onblocked: fail })
		)))).then(() => localStorage.clear())`);
		await setUp(hands, site, { board: '2d' });
		await driver.goto(site.origin + STAR);
		await hands.reads('Choose a block.');

		const folder = mkdtempSync(join(tmpdir(), 'keystone-backup-'));
		try {
			const file = join(folder, 'progress.json');
			writeFileSync(file, text);
			await driver.goto(`${site.origin}/you/`);
			await hands.until(
				`document.querySelector('input[type=file]')?.disabled === false`,
				'the field for a file'
			);
			await driver.choose('input[type=file]', file);
			await hands.tap('Add it');
			await hands.reads('Added.');
		} finally {
			rmSync(folder, { recursive: true });
		}
		await driver.goto(site.origin + STAR);
		await hands.reads(SOLVED);
		return `${text.length} characters`;
	}
};

const offline: Check = {
	name: 'offline reload',
	async run(hands, site) {
		await hands.driver.goto(`${site.origin}/settings/`);
		await hands.reads('Ready offline');
		site.stop();
		await hands.driver.goto(`${site.origin}/settings/`);
		await hands.reads('Ready offline');
		await hands.driver.goto(site.origin + STAR);
		await hands.reads(SOLVED);
		await hands.driver.goto(`${site.origin}/de/about/`);
		await hands.tap('Jetzt prüfen');
		await hands.reads('Alle 10 Antworten stimmen.');
		return 'settings, daily and engine';
	}
};

export const CHECKS: readonly Check[] = [daily, board, run, lesson, engine, left, backup, offline];
