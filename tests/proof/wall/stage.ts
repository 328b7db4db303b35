// Where a scene is played: one page in one language. Whenever the scene says so the page is pictured in every size and theme, and
// measured in every size. What takes long is done as seldom as it can be: scenes share a context, whose scripts stay compiled, and a
// page is made as high as its content once for both themes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { WIDTHS } from '../../e2e/accessible.ts';
import { pathIn, watch, type Language } from '../../e2e/pages.ts';
import { faultsOf } from './faults.ts';

export type Width = (typeof WIDTHS)[number];
const HEIGHTS: Readonly<Record<Width, number>> = { 320: 640, 360: 740, 768: 1024, 1280: 800 };
const THEMES = ['light', 'dark'] as const;
/** As it is; with letters of twice the size; for those who want no motion. */
export const VARIANTS = ['plain', 'large', 'still'] as const;
/** The variants are looked at on the usual phone. */
const PHONE = 360;
/** Of a long page, the beginning. */
const MOST_HEIGHT = 3200;

export interface Picture {
	readonly scene: string;
	readonly state: string;
	readonly language: Language;
	readonly width: Width;
	readonly theme: (typeof THEMES)[number];
	readonly variant: (typeof VARIANTS)[number];
	/** Below the folder of the wall. */
	readonly file: string;
	/** The first picture of a size carries what was measured in it. */
	readonly faults: readonly string[];
}

export type Seeding = 'progress' | 'ends' | 'solved';

export interface Scene {
	readonly name: string;
	/** After some weeks, with every game at its end, or with today's puzzles solved; otherwise nothing is on the device. */
	readonly seeded?: Seeding;
	readonly settings?: object;
	readonly widths?: readonly Width[];
	readonly context?: BrowserContextOptions;
	play(stage: Stage): Promise<void>;
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Wanted {
	readonly folder: string;
	readonly widths: readonly number[];
	readonly states: (name: string) => boolean;
}

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const;
/** So long nothing was asked for. */
const QUIET = 150;

/** Where one scene is played after the other, each with the storage that it wants. */
export class Place {
	readonly #browser: Browser;
	readonly #origin: string;
	readonly #wanted: Wanted;
	readonly #kept: Readonly<Record<Seeding, StorageState>>;
	/** Kept for all scenes of a language that ask for nothing special; languages come in turn. */
	readonly #contexts = new Map<Language, { context: BrowserContext; told: string[] }>();

	constructor(
		browser: Browser,
		origin: string,
		wanted: Wanted,
		kept: Readonly<Record<Seeding, StorageState>>
	) {
		this.#browser = browser;
		this.#origin = origin;
		this.#wanted = wanted;
		this.#kept = kept;
	}

	async open(scene: Scene, language: Language): Promise<Stage> {
		const state = scene.seeded ? this.#kept[scene.seeded] : { cookies: [], origins: [] };
		const known = scene.context ? undefined : this.#contexts.get(language);
		const { context, told } = known ?? (await this.#context(language, scene));
		if (!scene.context) this.#contexts.set(language, { context, told });
		await context.setStorageState(state);
		told.length = 0;
		const page = await context.newPage();
		// Functions that tsx hands to the page ask for this helper.
		await page.addInitScript('globalThis.__name ??= (one) => one');
		const settings = JSON.stringify({ board: '2d', coach: 'off', ...scene.settings });
		await page.addInitScript((values) => localStorage.setItem('keystone.settings', values), settings);
		return new Stage(page, language, scene, this.#wanted, told);
	}

	async #context(language: Language, { context: special }: Scene) {
		const context = await this.#browser.newContext({
			baseURL: this.#origin,
			locale: LOCALES[language],
			serviceWorkers: 'block',
			hasTouch: true,
			viewport: { width: PHONE, height: HEIGHTS[PHONE] },
			...special
		});
		return { context, told: watch(context, this.#origin) };
	}
}

export class Stage {
	readonly page: Page;
	readonly language: Language;
	readonly pictures: Picture[] = [];
	readonly #scene: Scene;
	readonly #wanted: Wanted;
	/** Of the console and the network, since the last picture. */
	readonly #told: string[];
	/** What was asked for and has not come yet, and when that last changed. */
	readonly #asked = new Set<unknown>();
	#changed = performance.now();

	constructor(page: Page, language: Language, scene: Scene, wanted: Wanted, told: string[]) {
		this.page = page;
		this.language = language;
		this.#scene = scene;
		this.#wanted = wanted;
		this.#told = told;
		const note = (change: () => void) => {
			change();
			this.#changed = performance.now();
		};
		page.on('request', (request) => note(() => this.#asked.add(request)));
		page.on('requestfinished', (request) => note(() => this.#asked.delete(request)));
		page.on('requestfailed', (request) => note(() => this.#asked.delete(request)));
	}

	/** A page in the stage's language, once it rests. */
	async go(path: string): Promise<void> {
		this.#asked.clear();
		await this.page.goto(pathIn(this.language, path), { waitUntil: 'load' });
		while (this.#asked.size > 0 || performance.now() - this.#changed < QUIET)
			await this.page.evaluate(() => new Promise((later) => setTimeout(later, 30)));
	}

	/** What the page would say to a key. */
	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) await this.page.keyboard.press(key);
	}

	button(name: string) {
		return this.page.getByRole('button', { name, exact: true }).first();
	}

	/** Nothing is left of the scene; a context of its own goes with it. */
	async close(): Promise<void> {
		await (this.#scene.context ? this.page.context().close() : this.page.close());
	}

	/** Pictures of how it stands now. */
	async shoot(state: string): Promise<void> {
		const { page } = this;
		if (!this.#wanted.states(`${this.#scene.name}-${state}`)) return;
		const widths = (this.#scene.widths ?? WIDTHS).filter((width) => this.#wanted.widths.includes(width));
		mkdirSync(join(this.#wanted.folder, `${this.#scene.name}-${state}`), { recursive: true });
		for (const width of widths) {
			await page.setViewportSize({ width, height: HEIGHTS[width] });
			await this.#take(state, width, 'plain', THEMES);
			if (width !== PHONE) continue;
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			await this.#take(state, width, 'large', ['light']);
			await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
			await this.#take(state, width, 'still', ['light']);
		}
		await page.setViewportSize({ width: PHONE, height: HEIGHTS[PHONE] });
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
	}

	/** Measured as it stands, then pictured in these themes. */
	async #take(
		state: string,
		width: Width,
		variant: Picture['variant'],
		themes: readonly Picture['theme'][]
	): Promise<void> {
		const { page, language } = this;
		const reducedMotion = variant === 'still' ? 'reduce' : 'no-preference';
		await page.emulateMedia({ colorScheme: 'light', reducedMotion });
		await this.#rest();
		const measured = variant === 'still' ? [] : await faultsOf(page, language);
		const [height, hasBar] = await page.evaluate(() => [
			document.documentElement.scrollHeight,
			document.querySelector('.places') !== null
		]);
		// On a page that scrolls the bar at its foot would hide what is behind it.
		const isTall = hasBar && height > HEIGHTS[width];
		if (isTall) await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) });
		for (const theme of themes) {
			if (theme !== 'light') await page.emulateMedia({ colorScheme: theme, reducedMotion });
			if (theme !== 'light' || isTall) await this.#rest();
			const scene = this.#scene.name;
			const name = `${language}-${width}-${theme}${variant === 'plain' ? '' : `-${variant}`}`;
			const file = `${scene}-${state}/${name}.png`;
			await page.screenshot({
				path: join(this.#wanted.folder, file),
				animations: 'disabled',
				caret: 'hide',
				fullPage: !isTall,
				...(height > MOST_HEIGHT ? { clip: { x: 0, y: 0, width, height: MOST_HEIGHT } } : {})
			});
			const faults = [...(theme === 'light' ? measured : []), ...this.#told.splice(0)];
			this.pictures.push({ scene, state, language, width, theme, variant, file, faults });
		}
		if (isTall) await page.setViewportSize({ width, height: HEIGHTS[width] });
	}

	/** Until fonts are there, two frames have been drawn and the 3D board, if there is one, draws no more. */
	async #rest(): Promise<void> {
		await this.page.evaluate(async () => {
			const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
			const drawn = () => document.querySelector<HTMLElement>('[data-frames]')?.dataset['frames'];
			await document.fonts.ready;
			await frame();
			await frame();
			if (drawn() === undefined) return;
			for (let k = 0, last = ''; k < 20 && last !== drawn(); k++) {
				last = drawn() ?? '';
				await new Promise((later) => setTimeout(later, 150));
			}
		});
	}
}
