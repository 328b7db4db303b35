// Terra Pyramides done in the page as a hand does it: squares on the board, and what the table's parts and buttons are called.
import type { Locator, Page } from '@playwright/test';
import { nameOf, squareNamed } from '../../../web/games/pyramides/board.ts';
import { act } from '../../../web/games/lesson/teacher.ts';
import { pyramidesTeacher, type PyramidesScene } from '../../../web/games/pyramides/lesson/teacher.ts';
import { parseAction } from '../../../web/games/pyramides/notation.ts';
import {
	STONES,
	type Action,
	type GameState,
	type Square,
	type Stone
} from '../../../web/games/pyramides/state.ts';
import words from '../../../web/lib/games/pyramides/text/en.ts';
import type { Acting, How } from '../../e2e/lesson-player.ts';

/** One hand at the table. */
export class PyramidesHand {
	readonly #page: Page;
	readonly #how: How;

	constructor(page: Page, how: How) {
		this.#page = page;
		this.#how = how;
	}

	async act(state: GameState, action: Action): Promise<void> {
		const { deeds } = words;
		switch (action.do) {
			case 'place':
				await this.#open('hand');
				await this.pick(action.square);
				await this.#press(new RegExp(`^Stairs ${words.stairs[action.stair]}`));
				return this.#press(action.pay ? deeds.pay : deeds.place);
			case 'row':
				await this.#open('hand');
				await this.#press(new RegExp(`^${words.directions[action.direction]}:`));
				return this.#press(deeds.row);
			case 'stock':
				await this.#open('hand');
				for (const square of action.squares) await this.pick(square);
				return this.#press(deeds.stock);
			case 'move':
				await this.#open('hand');
				await this.#press(words.workerOn(nameOf(action.from)));
				await this.pick(action.site);
				return this.#press(deeds.move(nameOf(action.site)));
			case 'recall':
				if (state.stocked.workers.includes(action.square)) {
					await this.#open('hand');
					await this.#press(words.workerOn(nameOf(action.square)));
					return this.#press(deeds.recall);
				}
				await this.#chooseSite(action.square);
				return this.#press(words.recallHere);
			case 'build': {
				const site = state.sites.find(({ square }) => square === action.site);
				await this.#chooseSite(action.site);
				if (site?.level === 0) await this.#press(words.colours[action.colour]);
				await this.#chooseStones(action.stones);
				return this.#press(deeds.build(String((site?.level ?? 0) + 1)));
			}
			case 'buy-worker':
				await this.#chooseSite(action.site);
				return this.#press(words.buyWorker);
			case 'buy-stone':
				await this.#open('stones');
				return this.#press(words.buyStone);
			case 'draw':
			case 'search':
				await this.#open('stacks');
				await this.#press(new RegExp(`^${words.stack(action.stack)},`));
				return this.#press(deeds[action.do]);
			case 'pick':
				await this.#press(new RegExp(`^${action.index + 1}:`));
				return this.#press(deeds.pick);
			case 'trade':
				await this.#chooseStones(action.stones);
				return this.#press(deeds.trade);
			case 'give-back':
				await this.#chooseStones([action.stone]);
				return this.#press(deeds.giveBack);
			case 'done':
				return this.#press(state.step.kind === 'limits' ? deeds.endTurn : deeds.toDraw);
		}
	}

	/** A square that is not chosen yet; a finger may have to take it from the close-up. */
	async pick(square: Square): Promise<void> {
		const name = new RegExp(`^${nameOf(square)},`);
		const button = this.square(name);
		if (/chosen$/.test((await button.getAttribute('aria-label')) ?? '')) return;
		await this.#touch(button);
		const loupe = this.#page.getByRole('group', { name: /^Close-up around/ });
		if (this.#how === 'touch' && (await loupe.isVisible()))
			await this.#touch(loupe.getByRole('button', { name }));
	}

	square(name: RegExp): Locator {
		return this.#page.getByRole('table', { name: words.board }).getByRole('button', { name });
	}

	/** A part of the table; where there is but one, it is open. */
	async #open(panel: keyof typeof words.panels): Promise<void> {
		const tab = this.#page
			.getByRole('group', { name: words.parts })
			.getByRole('button', { name: words.panels[panel], exact: true });
		if ((await tab.count()) > 0 && (await tab.getAttribute('aria-pressed')) !== 'true')
			await this.#touch(tab);
	}

	async #chooseSite(square: Square): Promise<void> {
		await this.#open('stones');
		await this.pick(square);
	}

	/** Every touch takes one more of a stone, the one after the last none. */
	async #chooseStones(stones: readonly Stone[]): Promise<void> {
		await this.#open('stones');
		const group = this.#page.getByRole('group', { name: words.yourStones });
		for (const stone of STONES) {
			const wanted = stones.filter((one) => one === stone).length;
			const button = group.getByRole('button', { name: new RegExp(`^${words.colours[stone]}:`) });
			const label = async () => (await button.getAttribute('aria-label')) ?? '';
			const most = Number(/: (\d+)/.exec(await label())?.[1]);
			for (let k = 0; k <= most; k++) {
				if (Number(/(\d+) chosen/.exec(await label())?.[1] ?? 0) === wanted) break;
				await this.#touch(button);
			}
		}
	}

	#press(name: string | RegExp): Promise<void> {
		return this.#touch(
			this.#page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
		);
	}

	async #touch(locator: Locator): Promise<void> {
		if (this.#how === 'touch') return locator.tap();
		await locator.focus();
		await locator.press('Enter');
	}
}

/** The same for lessons. */
export function pyramidesActing(page: Page, how: How): Acting {
	const hand = new PyramidesHand(page, how);
	let scene: PyramidesScene | null = null;
	return {
		open(step) {
			scene = step.kind === 'do' || step.kind === 'forbidden' ? pyramidesTeacher.open(step.position) : null;
		},
		async act(_, __, written) {
			const action = parseAction(written);
			if (!scene || !action) throw new Error(written);
			await hand.act(scene.moment.state, action);
			const tried = act(pyramidesTeacher, scene, written);
			if (tried.ok) scene = tried.scene;
		},
		target: (here, _, target) =>
			here.getByRole('button', { name: new RegExp(`^(${words.stack(Number(target))}|${target}),`) }),
		async mark(target) {
			const square = squareNamed(target);
			if (square === null) return false;
			await hand.pick(square);
			return true;
		}
	};
}
