// Where a scene is played: one page in one language. Whenever the scene says so the page is pictured in every size and theme, and
// measured in every size.
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

export interface Scene {
	readonly name: string;
	/** After some weeks, or with every game at its end; otherwise nothing is on the device. */
	readonly seeded?: 'progress' | 'ends';
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

export class Stage {
	readonly page: Page;
	readonly language: Language;
	readonly pictures: Picture[] = [];
	readonly #scene: Scene;
	readonly #wanted: Wanted;
	/** Of the console and the network, since the last picture. */
	readonly #told: string[];

	private constructor(page: Page, language: Language, scene: Scene, wanted: Wanted, told: string[]) {
		this.page = page;
		this.language = language;
		this.#scene = scene;
		this.#wanted = wanted;
		this.#told = told;
	}

	static async open(
		browser: Browser,
		origin: string,
		scene: Scene,
		language: Language,
		wanted: Wanted,
		kept: Readonly<Record<'progress' | 'ends', StorageState>>
	): Promise<{ stage: Stage; context: BrowserContext }> {
		const context = await browser.newContext({
			baseURL: origin,
			locale: { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[language],
			serviceWorkers: 'block',
			hasTouch: true,
			viewport: { width: PHONE, height: HEIGHTS[PHONE] },
			...(scene.seeded ? { storageState: kept[scene.seeded] } : {}),
			...scene.context
		});
		// Functions that tsx hands to the page ask for this helper.
		await context.addInitScript('globalThis.__name ??= (one) => one');
		const settings = JSON.stringify({ board: '2d', coach: 'off', ...scene.settings });
		await context.addInitScript((values) => localStorage.setItem('keystone.settings', values), settings);
		const page = await context.newPage();
		return { stage: new Stage(page, language, scene, wanted, watch(context, origin)), context };
	}

	/** A page in the stage's language, once it rests. */
	async go(path: string): Promise<void> {
		await this.page.goto(pathIn(this.language, path), { waitUntil: 'networkidle' });
	}

	/** What the page would say to a key. */
	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) await this.page.keyboard.press(key);
	}

	button(name: string) {
		return this.page.getByRole('button', { name, exact: true }).first();
	}

	/** Pictures of how it stands now. */
	async shoot(state: string): Promise<void> {
		const { page } = this;
		if (!this.#wanted.states(`${this.#scene.name}-${state}`)) return;
		const widths = (this.#scene.widths ?? WIDTHS).filter((width) => this.#wanted.widths.includes(width));
		for (const width of widths) {
			await page.setViewportSize({ width, height: HEIGHTS[width] });
			for (const theme of THEMES) await this.#take(state, width, theme, 'plain', theme === 'light');
			if (width !== PHONE) continue;
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			await this.#take(state, width, 'light', 'large', true);
			await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
			await this.#take(state, width, 'light', 'still', false);
		}
		await page.setViewportSize({ width: PHONE, height: HEIGHTS[PHONE] });
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
	}

	async #take(
		state: string,
		width: Width,
		theme: Picture['theme'],
		variant: Picture['variant'],
		measured: boolean
	): Promise<void> {
		const { page, language } = this;
		await page.emulateMedia({
			colorScheme: theme,
			reducedMotion: variant === 'still' ? 'reduce' : 'no-preference'
		});
		await this.#rest();
		const scene = this.#scene.name;
		const folder = `${scene}-${state}`;
		const file = `${folder}/${language}-${width}-${theme}${variant === 'plain' ? '' : `-${variant}`}.png`;
		mkdirSync(join(this.#wanted.folder, folder), { recursive: true });
		const measuredFaults = measured ? await faultsOf(page, language) : [];
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		// On a page that scrolls the bar at its foot would hide what is behind it.
		const hasBar = (await page.locator('.places').count()) > 0 && height > HEIGHTS[width];
		if (hasBar) await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) });
		await page.screenshot({
			path: join(this.#wanted.folder, file),
			animations: 'disabled',
			caret: 'hide',
			fullPage: true,
			...(height > MOST_HEIGHT ? { clip: { x: 0, y: 0, width, height: MOST_HEIGHT } } : {})
		});
		if (hasBar) await page.setViewportSize({ width, height: HEIGHTS[width] });
		const faults = [...measuredFaults, ...this.#told.splice(0)];
		this.pictures.push({ scene, state, language, width, theme, variant, file, faults });
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
