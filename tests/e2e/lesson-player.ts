// Plays whole courses in the page: every step is done as its data says, by touch, by keys, or through names and roles alone.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, MarkStep, LessonStep, StepText } from '../../puzzles/schema/lesson.ts';
import en from '../../web/lib/text/en/common.ts';
import learn from '../../web/lib/text/en/learn.ts';

export type How = 'touch' | 'keys' | 'names';

/** Does one action of a step in the page; the game knows how. */
export interface Acting {
	open(step: LessonStep): void;
	act(page: Page, how: How, action: string): Promise<void>;
	/** What is tapped to mark this. */
	target(page: Page, step: MarkStep, target: string): Locator;
	/** Marks this where one touch is not enough; whether it did. */
	mark?(target: string): Promise<boolean>;
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

	async lesson(lesson: Lesson, told: (step: LessonStep) => StepText): Promise<void> {
		// Its words can be read before there is a table.
		await this.page.locator('.lesson').waitFor();
		for (const [k, step] of lesson.steps.entries()) {
			await expect(
				this.page.getByRole('heading', { level: 2, name: told(step).prompt, exact: true })
			).toBeVisible();
			await this.step(step, told(step));
			await expect(this.page.getByRole('status'), `${lesson.id}.${step.id}`).toContainText(told(step).done);
			await this.#press(this.#button(k === lesson.steps.length - 1 ? learn.finish : learn.nextStep));
		}
	}

	async step(step: LessonStep, told: StepText): Promise<void> {
		this.#acting.open(step);
		switch (step.kind) {
			case 'do':
				for (const action of step.line) await this.#acting.act(this.page, this.how, action);
				return;
			case 'forbidden':
				for (const action of step.attempt) await this.#acting.act(this.page, this.how, action);
				return;
			case 'mark':
				for (const target of step.answer)
					if (!(await this.#acting.mark?.(target)))
						await this.#press(this.#acting.target(this.page, step, target));
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

	#button(name: string | RegExp): Locator {
		return this.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
	}

	async #press(locator: Locator): Promise<void> {
		if (this.how === 'touch') return locator.tap();
		await locator.focus();
		await locator.press('Enter');
	}
}
