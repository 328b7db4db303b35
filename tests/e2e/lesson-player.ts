// Plays whole courses in the page: every step is done as its data says, by touch, by keys, or through names and roles alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/index.ts';
import type { Course, CourseText, Lesson, Step, StepText } from '../../puzzles/schema/lesson.ts';
import { parseAction } from '../../web/games/block-and-key/lesson/notation.ts';
import type { Scene } from '../../web/games/block-and-key/lesson/position.ts';
import { teacherOf } from '../../web/games/block-and-key/lesson/teacher.ts';
import en from '../../web/lib/text/en/common.ts';
import learn from '../../web/lib/text/en/learn.ts';
import { engine, Player } from './run-player.ts';

export type How = 'touch' | 'keys' | 'names';

/** Does one action of a step in the page; the game knows how. */
export interface Acting {
	open(step: Step): void;
	act(page: Page, how: How, action: string): Promise<void>;
}

export class LessonPlayer {
	readonly page: Page;
	readonly how: How;
	readonly #acting: Acting;

	constructor(page: Page, how: How, acting: Acting) {
		this.page = page;
		this.how = how;
		this.#acting = acting;
	}

	/** From the first lesson to the last, by the buttons that the page offers. */
	async course(course: Course, text: CourseText): Promise<void> {
		for (const [k, lesson] of course.lessons.entries()) {
			const told = text.lessons[lesson.id];
			if (!told) throw new Error(lesson.id);
			await expect(this.page.getByRole('heading', { level: 1, name: told.title })).toBeVisible();
			await this.lesson(lesson, (step) => told.steps[step.id] as StepText);
			await expect(this.page.getByRole('heading', { name: learn.lessonDone })).toBeVisible();
			const next = this.page.getByRole('link', { name: new RegExp(`^${learn.nextLesson}`) });
			if (k < course.lessons.length - 1) await this.#press(next);
		}
	}

	async lesson(lesson: Lesson, told: (step: Step) => StepText): Promise<void> {
		for (const [k, step] of lesson.steps.entries()) {
			await expect(
				this.page.getByRole('heading', { level: 2, name: told(step).prompt, exact: true })
			).toBeVisible();
			await this.step(step, told(step));
			await expect(this.page.getByRole('status'), `${lesson.id}.${step.id}`).toContainText(told(step).done);
			await this.#press(this.#button(k === lesson.steps.length - 1 ? learn.finish : learn.nextStep));
		}
	}

	async step(step: Step, told: StepText): Promise<void> {
		this.#acting.open(step);
		switch (step.kind) {
			case 'do':
				for (const action of step.line) await this.#acting.act(this.page, this.how, action);
				return;
			case 'forbidden':
				for (const action of step.attempt) await this.#acting.act(this.page, this.how, action);
				return;
			case 'mark':
				for (const target of step.answer) await this.#press(this.#target(target));
				return this.#press(this.#button(learn.check));
			case 'pick': {
				for (const id of step.answer)
					await this.#press(
						step.pictured
							? this.page
									.getByRole('main')
									.locator('.pictured')
									.getByRole('button')
									.nth(step.from.indexOf(id))
							: this.#button(told.items?.[id] ?? id)
					);
				if (!step.one) await this.#press(this.#button(learn.check));
				return;
			}
			case 'judge':
				for (const [k, { rule }] of step.cases.entries()) {
					await this.#press(this.#button(rule === null ? learn.allowed : learn.notAllowed));
					if (k < step.cases.length - 1) await this.#press(this.#button(learn.nextStep));
				}
				return;
			case 'count':
				for (const [k, { answer }] of step.asks.entries()) {
					await this.#press(this.#button(String(answer)));
					if (k < step.asks.length - 1) await this.#press(this.#button(learn.nextStep));
				}
				return;
			case 'predict':
				for (const [r, row] of step.answer.entries())
					for (const [c, colour] of [...row].entries()) {
						if (colour === '.') continue;
						await this.#press(this.#button(en.key.colours[colour as 'w']));
						const square = `${'abcdefgh'[c]}${step.answer.length - r}`;
						await this.#press(this.#button(new RegExp(`^${square},`)));
					}
				return this.#press(this.#button(learn.check));
			case 'order':
				for (const [k, item] of step.items.entries()) {
					const name = told.items?.[item] ?? item;
					for (;;) {
						const there = await this.page.locator('ol > li').allInnerTexts();
						if (there.findIndex((line) => line.includes(name)) <= k) break;
						await this.#press(this.#button(learn.up(name)));
					}
				}
				return this.#press(this.#button(learn.check));
			case 'checklist':
				for (const item of step.items) {
					const box = this.page.getByRole('checkbox', { name: told.items?.[item] ?? item, exact: true });
					if (this.how === 'touch') await box.tap();
					else {
						await box.focus();
						await this.page.keyboard.press('Space');
					}
				}
				return this.#press(this.#button(learn.check));
		}
	}

	/** A square, a card, a Block by its number: whatever the board names so. */
	#target(target: string): Locator {
		return this.page.getByRole('button', { name: new RegExp(`^${target},`) }).first();
	}

	#button(name: string | RegExp): Locator {
		return this.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
	}

	async #press(locator: Locator): Promise<void> {
		if (this.how === 'touch') return locator.tap();
		await locator.focus();
		await locator.press('Enter');
	}
}

/** Block and Key and The Ancients: the player of runs does it. */
export function blockActing(page: Page, how: How): Acting {
	const teacher = teacherOf(engine, deck);
	const player = new Player(page, 'lesson', how === 'keys' ? 'keys' : 'touch');
	let scene: Scene | null = null;
	return {
		open(step) {
			scene = step.kind === 'do' || step.kind === 'forbidden' ? teacher.open(step.position) : null;
		},
		async act(_, __, written) {
			if (!scene) throw new Error(written);
			player.box = scene.deck;
			player.state = scene.course.state;
			const action = parseAction(player.state, written);
			await (how === 'keys' ? player.press(action) : player.touch(action));
			const tried = teacher.act(scene, written);
			if (tried.ok) scene = tried.scene;
		}
	};
}
