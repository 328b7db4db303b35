// Does actions of Recall in the page, in solo games and in lessons: answers the questions of the list, then presses the button.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from '../../../web/games/recall/action.ts';
import { apply, options } from '../../../web/games/recall/apply.ts';
import { recallTeacher } from '../../../web/games/recall/lesson/teacher.ts';
import { makeAction, parseAction } from '../../../web/games/recall/notation.ts';
import type { State } from '../../../web/games/recall/state.ts';
import { actionWords, asLabel } from '../../../web/lib/games/recall/action-words.ts';
import { ASKS, CLOSING, facetsOf, FREE } from '../../../web/lib/games/recall/facets.ts';
import { fieldsNamed } from '../../../web/lib/games/recall/layout.ts';
import en from '../../../web/lib/games/recall/text/en.ts';
import type { Acting, How } from '../../e2e/lesson-player.ts';

async function press(locator: Locator, how: How): Promise<void> {
	if (how === 'touch') return locator.tap();
	await locator.focus();
	await locator.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** One action; what the rules refuse is tried in the part for trying. */
async function act(page: Page, how: How, state: State, action: Action): Promise<void> {
	const words = asLabel(actionWords(state, action, en));
	const foot = page.locator('.actions');
	const isOffered = options(state).some((one) => makeAction(one) === makeAction(action));
	const closing = foot.getByRole('button', { name: words, exact: true }).first();
	if (CLOSING.includes(action.do) && (isOffered || (await closing.count()) > 0)) return press(closing, how);
	const segment = !isOffered ? 'try' : FREE.includes(action.do) ? 'free' : 'now';
	const tab = page
		.getByRole('group', { name: en.segmentsLabel })
		.getByRole('button', { name: en.segments[segment] });
	if ((await tab.getAttribute('aria-pressed')) !== 'true') await press(tab, how);
	const facets = facetsOf(state, action);
	for (const ask of segment === 'try' ? tryOrder(facets.deed) : ASKS) {
		const value = facets[ask];
		if (value === undefined) continue;
		if (facets.deed === 'orient' && ask === 'what') {
			for (let k = 0; k < Number(value); k++) await press(button(page, `↻ ${en.turnRight}`), how);
			continue;
		}
		if (ask === 'figures' || ask === 'pigs' || ask === 'pay') {
			await step(page, how, ask, Number(value));
			continue;
		}
		const answer = page.locator(`[data-ask="${ask}"][data-value="${value}"]`);
		if ((await answer.count()) > 0) {
			if ((await answer.getAttribute('aria-pressed')) !== 'true') await press(answer, how);
		} else if (segment === 'try' && (ask === 'at' || ask === 'from')) {
			const map = page
				.getByRole('group', { name: en.viewsLabel })
				.getByRole('button', { name: en.views.map });
			if ((await map.count()) > 0 && (await map.getAttribute('aria-pressed')) !== 'true')
				await press(map, how);
			const [field] = fieldsNamed(value);
			await press(page.locator(`[data-field="${field}"]`), how);
		}
	}
	await press(foot.getByRole('button', { name: words, exact: true }).last(), how);
}

/** In the part for trying the kind of thing comes before the place. */
const tryOrder = (deed = '') => (deed === 'develop' ? (['deed', 'what', 'at', 'pay'] as const) : ASKS);

async function step(page: Page, how: How, ask: string, value: number): Promise<void> {
	const stepper = page.locator(`.stepper[data-ask="${ask}"]`);
	if ((await stepper.count()) === 0) return;
	for (;;) {
		const now = Number(await stepper.locator('output').innerText());
		if (now === value) return;
		await press(stepper.getByRole('button').nth(now > value ? 0 : 1), how);
	}
}

/** Plays a game in the page and beside it in the engine, so that every next question is known. */
export class RecallPlayer {
	readonly page: Page;
	readonly how: How;
	state: State;

	constructor(page: Page, how: How, state: State) {
		this.page = page;
		this.how = how;
		this.state = state;
	}

	async play(action: Action): Promise<void> {
		await act(this.page, this.how, this.state, action);
		const outcome = apply(this.state, action);
		if (!outcome.ok) throw new Error(`${makeAction(action)} is refused by ${outcome.refusal.rule}`);
		this.state = outcome.state;
	}

	/** The first option of this kind that fits. */
	async choose(fits: (action: Action) => boolean): Promise<void> {
		const action = options(this.state).find(fits);
		if (!action) throw new Error(`nothing fits among ${options(this.state).map(makeAction).join(' ')}`);
		await this.play(action);
	}

	async expectRound(round: number): Promise<void> {
		await expect(this.page.locator('header')).toContainText(`Round ${round} of 17`);
	}
}

/** Lessons: the engine plays along, and knows which question comes next. */
export function recallActing(): Acting {
	let state: State | null = null;
	return {
		open(step) {
			state = step.position === undefined ? null : recallTeacher.open(step.position).moment.state;
		},
		async act(page, how, written) {
			const action = parseAction(written);
			if (!state || !action) throw new Error(written);
			// The goal may be reached before the line is at its end.
			if ((await page.getByRole('group', { name: en.segmentsLabel }).count()) === 0) return;
			await act(page, how, state, action);
			const outcome = apply(state, action);
			if (outcome.ok) state = outcome.state;
		},
		target(page, _step, target) {
			const [field] = fieldsNamed(target);
			return page
				.locator(field ? `[data-field="${field}"], [data-thing="${target}"]` : `[data-thing="${target}"]`)
				.first();
		}
	};
}
