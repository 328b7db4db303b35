// What pages do when they are killed: a daily, a run against the Ancients, a lesson, a game of Temple of Artefacts, a task of
// Terra Pyramides.
import { expect, type Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import type { Course, CourseText, StepText } from '../../puzzles/schema/lesson.ts';
import { apply } from '../../web/games/block-and-key/apply.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { Timeline, type Line } from '../../web/games/timeline.ts';
import { temple } from '../../web/games/temple/game.ts';
import { simple } from '../../web/games/temple/policies/simple.ts';
import type { Setup } from '../../web/games/temple/setup.ts';
import learn from '../../web/lib/text/en/learn.ts';
import pyramidesWords from '../../web/lib/games/pyramides/text/en.ts';
import templeWords from '../../web/lib/games/temple/text/en.ts';
import { addDays } from '../../web/lib/progress/civil.ts';
import type { AnswerRecord, DailySession } from '../../web/lib/progress/records.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { runsIn, type RunRecord } from '../../web/lib/progress/runs.ts';
import { gameRow, gamesIn } from './game-rows.ts';
import { recordsIn, untilTold, wordsOf, type Play } from './killing.ts';
import { actTemple, LessonPlayer, templeActing } from './lesson-player.ts';
import { engine, Player } from '../block-and-key/e2e/run-player.ts';
import { recordsOf, seed, TODAY } from './seed.ts';
import { answerOf, dailyOf, placeButton, slot, squareButton, turnButton } from './solving.ts';

const status = (page: Page) => wordsOf(page, '[role="status"]');
const table = (page: Page) => wordsOf(page, 'main', '[role="status"]');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Dailies of the archive, one day after the other: two misses, then the answer. */
export function dailyPlay(): Play {
	let day = 1;
	let deeds = 0;
	const puzzle = () => dailyOf('star', addDays(TODAY, -day));
	const solves = () => deeds % 3 === 2;

	async function open(page: Page): Promise<void> {
		await page.goto(`/daily/?p=${addDays(TODAY, -day)}-star`);
		// The tray, or the way on from a solved one.
		await expect(page.locator('.slots button, a.primary').first()).toBeVisible();
	}

	/** A Block held where it may be placed; its note differs from what a placement says. On some days the other Block must be turned first. */
	async function hold(page: Page): Promise<boolean> {
		const { block, turns, square } = await answerOf(puzzle());
		if (solves()) {
			await slot(page, block).click();
			for (const turn of turns) await turnButton(page, turn).click();
			await squareButton(page, square).click();
			await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'false');
			return true;
		}
		const other = slot(page, (block + 1) % puzzle().supply.length);
		await other.click();
		await expect(other).toHaveAttribute('aria-pressed', 'true');
		return placeButton(page).isVisible();
	}

	const play: Play = {
		async open(page) {
			await open(page);
			if ((await status(page)).includes('claimed')) {
				day++;
				deeds = 0;
				await open(page);
			}
		},
		async ready(page) {
			for (;;) {
				// What was held comes back turned as it was: begin anew.
				await page.evaluate(() => localStorage.removeItem('keystone.held'));
				await play.open(page);
				if (await hold(page)) return;
				day++;
				deeds = 0;
			}
		},
		async deed(page) {
			const before = await status(page);
			await placeButton(page).click();
			await untilTold(page, play, before);
			deeds++;
		},
		kept: async (page) =>
			sum((await recordsIn<DailySession>(page, 'sessions')).map(({ attempts }) => attempts.length)),
		told: status
	};
	return play;
}

export function runPlay(): Play {
	let number = 0;
	let player: Player;
	let before = '';
	const seed = () => `killed ${number}`;

	async function latest(page: Page): Promise<RunRecord | undefined> {
		const games = await recordsIn<GameRecord>(page, 'games');
		return runsIn(games).find((run) => run.seed === seed());
	}

	const play: Play = {
		async open(page) {
			await page.goto('/ancients/');
			let record = await latest(page);
			if (record?.endedAt) number++;
			record = await latest(page);
			await page.goto(
				`/ancients/play/?${new URLSearchParams(record ? { run: record.key } : { seed: seed() })}`
			);
			await expect(page).toHaveURL(/run=/);
			await expect(page.getByRole('heading', { name: /^(Set-up|Turn|Run)/ }).first()).toBeVisible();
			player = new Player(page, seed(), 'keys');
			for (const action of (await latest(page))?.actions ?? []) {
				const outcome = apply(engine, deck, player.state, action);
				if (!outcome.ok) throw new Error(outcome.refusal.rule);
				player.state = outcome.state;
			}
			// What was chosen and not yet done is there again; one step takes it back.
			const held = await page.evaluate(() => localStorage.getItem('keystone.held') ?? '');
			if ((await table(page)) !== before && held.includes('"read":true')) await page.keyboard.press('z');
		},
		async ready(page) {
			if (player.kind === 'end') await play.open(page);
			if (await page.getByRole('button', { name: /^Go on/ }).isVisible()) await page.keyboard.press('Enter');
			before = await table(page);
		},
		async deed(page) {
			const shown = await table(page);
			const action = player.decide();
			await player.press(action);
			await untilTold(page, play, shown);
			const outcome = apply(engine, deck, player.state, action);
			if (!outcome.ok) throw new Error(outcome.refusal.rule);
			player.state = outcome.state;
		},
		kept: async (page) =>
			sum((await recordsIn<GameRecord>(page, 'games')).map(({ actions }) => actions.length)),
		told: table
	};
	return play;
}

/** One lesson of Temple of Artefacts after the other. */
export function lessonPlay(course: Course, text: CourseText): Play {
	let at = 0;
	const lesson = () => course.lessons[at % course.lessons.length] as Course['lessons'][number];
	const told = (id: string) => text.lessons[lesson().id]?.steps[id] as StepText;
	const prompt = (page: Page) => page.getByRole('heading', { level: 2 });

	async function stepOf(page: Page) {
		const words = await prompt(page).innerText();
		const step = lesson().steps.find(({ id }) => told(id).prompt === words);
		if (!step) throw new Error(`no such step: ${words}`);
		return step;
	}

	const play: Play = {
		async open(page) {
			await page.goto(`/learn/lesson/?l=${course.id}.${lesson().id}`);
			await expect(prompt(page)).toBeVisible();
			// Parts of a step that were kept would be in the way.
			await page.getByRole('button', { name: learn.menu, exact: true }).click();
			await page.getByRole('button', { name: learn.restart, exact: true }).click();
		},
		async ready(page) {
			const next = page.getByRole('button', { name: new RegExp(`^(${learn.nextStep}|${learn.finish})$`) });
			if (!(await next.isVisible())) return;
			const isLast = (await next.innerText()) === learn.finish;
			await next.click();
			if (!isLast) return;
			at++;
			await play.open(page);
		},
		async deed(page) {
			const step = await stepOf(page);
			await new LessonPlayer(page, 'names', templeActing()).step(step, told(step.id));
			await expect(page.getByRole('status')).toContainText(told(step.id).done);
		},
		kept: async (page) => {
			return (await recordsIn<AnswerRecord>(page, 'answers')).length;
		},
		told: status
	};
	return play;
}

/** The opponent thinks long enough for a table to be read before it moves. */
export function templePlay(): Play {
	let number = 0;
	const begun = (at: number) =>
		gameRow('temple', at, { setup: { players: 2, decks: 'random' }, seed: `killed ${at}` });

	async function session(page: Page) {
		const open = (await gamesIn(page, 'temple')).find(({ endedAt }) => endedAt === null);
		return open ? Timeline.open(temple, open as unknown as Line<Setup>) : null;
	}

	const play: Play = {
		async open(page) {
			await page.goto('/temple/');
			if (!(await session(page))) {
				// A new game is kept with its first deed; ours must be known before.
				number++;
				await seed(page, recordsOf([], { games: [begun(number)] }));
				await page.goto('/temple/');
			}
			await page.getByRole('button', { name: templeWords.goOn, exact: true }).click();
			await expect(page.locator('header')).toBeVisible();
		},
		async ready(page) {
			await expect.poll(async () => (await session(page))?.state.active ?? 0, { timeout: 30_000 }).toBe(0);
			if (!(await session(page))) await play.open(page);
		},
		async deed(page) {
			const now = await session(page);
			if (!now) throw new Error('no game');
			const { state, line: kept } = now;
			const shown = await table(page);
			const action = simple(temple.known(state, 0), randomFrom(`${kept.seed}/${kept.actions.length}`));
			await actTemple(page, state, action);
			await untilTold(page, play, shown);
		},
		kept: async (page) => sum((await gamesIn(page, 'temple')).map(({ revision }) => revision)),
		told: table
	};
	return play;
}

/** Tasks, as the hints say. */
export function pyramidesPlay(): Play {
	const button = (page: Page, name: string | RegExp) =>
		page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
	const play: Play = {
		async open(page) {
			await page.goto('/pyramides/');
			const open = (await gamesIn(page, 'pyramides')).some(({ endedAt }) => endedAt === null);
			if (open) await button(page, new RegExp(`^${pyramidesWords.goOn('')}`)).click();
			else {
				await page.goto('/pyramides/?deal=t1-killed');
				await button(page, 'Play this deal').click();
			}
			await expect(button(page, 'Hint')).toBeVisible();
		},
		async ready(page) {
			if (!(await button(page, 'Hint').isVisible())) await play.open(page);
		},
		async deed(page) {
			await button(page, 'Hint').click();
			const shown = await table(page);
			await button(page, 'Do this').click();
			await untilTold(page, play, shown);
		},
		kept: async (page) => sum((await gamesIn(page, 'pyramides')).map(({ revision }) => revision)),
		told: table
	};
	return play;
}
