// What the tests of all games in pages need of each: `tests/<game>/e2e/index.ts` exports it as `inPages`, found by readdir. And every
// course with its English words, in the order of the pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Course, CourseText } from '../../puzzles/schema/lesson.ts';
import { findContent } from '../../puzzles/tools/games.ts';
import type { AnyGame, Json } from '../../web/games/game.ts';
import type { Play } from './killing.ts';
import type { Acting, How } from './lesson-player.ts';

export interface InPages {
	/** How its lessons are played. */
	acting(page: Page, how: How): Acting;
	/** By the course's id: the way in which its lessons are played. */
	readonly courses: Readonly<Record<string, How>>;
	/** What is killed while it is played, by the name of the test. */
	readonly plays?: Readonly<Record<string, () => Play>>;
	/** Opened in two tabs. */
	readonly inTabs?: Pick<TwoTabs, 'game' | 'setup' | 'act'> & Partial<TwoTabs>;
}

/** What is left out is as in games whose own page lists what is open. */
export interface TwoTabs {
	readonly game: AnyGame;
	readonly setup: Json;
	/** Does it in the page by keys. */
	act(page: Page, state: unknown, action: unknown): Promise<void>;
	/** To the game that is saved. */
	open(page: Page): Promise<void>;
	/** What is the same in two tabs that are in step. */
	shown(page: Page): Promise<string>;
	/** After a reload: the original is offered, and the copy is opened as one. */
	openCopy(page: Page, original: string, copy: string): Promise<void>;
}

export interface FoundCourse {
	/** The game's folder. */
	readonly game: string;
	readonly course: Course;
	readonly text: CourseText;
}

const ROOT = new URL('../../', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as T;
const placeOf = (game: string) => read<{ readonly place: number }>(`puzzles/${game}/courses.json`).place;

export async function foundCourses(): Promise<readonly FoundCourse[]> {
	const content = (await findContent()).sort((a, b) => placeOf(a.id) - placeOf(b.id));
	const found = content.flatMap(({ id: game, courses }) =>
		courses.map(async ({ id, lessons }): Promise<FoundCourse> => ({
			game,
			course: (await lessons()).default,
			text: read(`puzzles/${game}/text/en/${id}.json`)
		}))
	);
	return Promise.all(found);
}

/** By the game's folder, in the order of the pages. */
export async function gamesInPages(): Promise<ReadonlyMap<string, InPages>> {
	const games = readdirSync(new URL('tests/', ROOT))
		.filter((game) => existsSync(new URL(`tests/${game}/e2e/index.ts`, ROOT)))
		.sort((a, b) => placeOf(a) - placeOf(b));
	const modules = games.map(async (game) => {
		const { href } = new URL(`tests/${game}/e2e/index.ts`, ROOT);
		return [game, ((await import(href)) as { readonly inPages: InPages }).inPages] as const;
	});
	return new Map(await Promise.all(modules));
}

/** Games that have a page of their own, by their folders. */
export const PLAYED = readdirSync(new URL('web/lib/games/', ROOT)).filter((game) =>
	existsSync(new URL(`web/lib/games/${game}/SetupForm.svelte`, ROOT))
);
