// Plays whole courses in the page: every step is done as its data says, by touch, by keys, or through names and roles alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import type { Lesson, MarkStep, LessonStep, StepText } from '../../puzzles/schema/lesson.ts';
import { pieceName } from '../../web/games/block-and-key/blocks.ts';
import { parseAction } from '../../web/games/block-and-key/lesson/notation.ts';
import type { Action, GameState } from '../../web/games/block-and-key/state.ts';
import type { Scene } from '../../web/games/block-and-key/lesson/position.ts';
import { positionOf } from '../../web/games/block-and-key/temple.ts';
import { blockCells } from '../../web/lib/boards/plan.ts';
import type { Position } from '../../engine-wasm/host/vocabulary.ts';
import { teacherOf } from '../../web/games/block-and-key/lesson/teacher.ts';
import en from '../../web/lib/text/en/common.ts';
import learn from '../../web/lib/text/en/learn.ts';
import templeWords from '../../web/lib/games/temple/text/en.ts';
import { assistantName, cardName } from '../../web/lib/games/temple/names.ts';
import { isAssistant } from '../../web/games/temple/cards.ts';
import { act } from '../../web/games/lesson/teacher.ts';
import { templeTeacher, type TempleScene } from '../../web/games/temple/lesson/teacher.ts';
import { parseAction as parseTemple } from '../../web/games/temple/notation.ts';
import { isPlace } from '../../web/games/temple/places.ts';
import type { Action as TempleAction, State } from '../../web/games/temple/state.ts';
import { engine, Player } from '../block-and-key/e2e/run-player.ts';

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

/** A square on which this Block is the highest. */
function topSquare(position: Position, number: number): string {
	const cells = (one: number) => blockCells(position, one);
	const all = position.blocks.map((_, k) => k + 1).concat(position.core ? [0] : []);
	const [x = 0, y = 0] =
		cells(number).find(
			([cx, cy, cz]) =>
				!all.some((other) => cells(other).some(([ox, oy, oz]) => ox === cx && oy === cy && oz > cz))
		) ?? [];
	return `${'abcdefgh'[x]}${y + 1}`;
}

/** What a player of runs never does. */
async function tryForbidden(page: Page, { players, step }: GameState, action: Action): Promise<void> {
	const press = (locator: Locator) => locator.press('Enter');
	const hand = page.getByRole('group', { name: 'Your keys' }).getByRole('button');
	const at = (card: string | undefined | null) => players[0]?.hand.indexOf(card ?? '') ?? -1;
	switch (action.do) {
		case 'claim':
			return press(hand.nth(at(action.cards[0])));
		case 'discard':
			return press(page.getByRole('button', { name: new RegExp(`^Put back key ${at(action.card) + 1}`) }));
		case 'marker':
		case 'draw': {
			const name = action.altar === 'sun' ? 'Sun' : 'Moon';
			const row = step.kind === 'marker' || step.kind === 'draw' ? `(Lay|Draw) a ${name}` : `${name} Altar`;
			return press(page.getByRole('button', { name: new RegExp(`^${row}`) }).first());
		}
		case 'take': {
			const [kind, n] = action.line.split('-');
			await press(page.getByRole('button', { name: /^Dig/ }));
			return press(
				page.getByRole('button', { name: new RegExp(`^${kind === 'row' ? 'Row' : 'Column'} ${n}`) })
			);
		}
		case 'put-back':
			for (const block of action.blocks)
				await press(page.getByRole('button', { name: new RegExp(`^Block ${Number(block) + 1},`) }).last());
			return press(page.getByRole('button', { name: /^Put back/ }));
		case 'ancients': {
			const [x = 0, y = 0] = action.cells[0] ?? [];
			return press(page.getByRole('button', { name: new RegExp(`^${'abcdefgh'[x]}${y + 1},`) }));
		}
		default:
			throw new Error(action.do);
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
			player.state = scene.moment.state;
			const action = parseAction(player.state, written);
			const tried = act(teacher, scene, written);
			if (!tried.ok && action.do !== 'place') await tryForbidden(page, player.state, action);
			else await (how === 'keys' ? player.press(action) : player.touch(action));
			if (tried.ok) scene = tried.scene;
		},
		target(here, step, target) {
			const { deck: box, moment } = teacher.open(step.position);
			const { players, core, blocks } = moment.state;
			const own = players[0];
			const inHand = own?.hand.indexOf(target) ?? -1;
			if (inHand >= 0) return here.getByRole('group', { name: 'Your keys' }).getByRole('button').nth(inHand);
			const inSupply = own?.supply.findIndex((piece) => pieceName(piece) === target) ?? -1;
			if (inSupply >= 0)
				return here.getByRole('group', { name: 'Your blocks' }).getByRole('button').nth(inSupply);
			const square = /^\d+$/.test(target)
				? topSquare(positionOf(box, { core, blocks }), Number(target))
				: target;
			return here.getByRole('button', { name: new RegExp(`^${square},`) });
		}
	};
}

/** Temple of Artefacts: everything by the names of cards, places and buttons. */
export function templeActing(): Acting {
	let scene: TempleScene | null = null;
	return {
		open(step) {
			scene = step.kind === 'do' || step.kind === 'forbidden' ? templeTeacher.open(step.position) : null;
		},
		async act(page, _, written) {
			const action = parseTemple(written);
			if (!scene || !action) throw new Error(written);
			await actTemple(page, scene.moment.state, action);
			const tried = act(templeTeacher, scene, written);
			if (tried.ok) scene = tried.scene;
		},
		target: (page, step, target) => templeThing(page, templeTeacher.open(step.position).moment.state, target)
	};
}

const press = async (locator: Locator): Promise<void> => {
	await locator.focus();
	await locator.press('Enter');
};

/** A place, an assistant, or a card in somebody's area. */
function templeThing(page: Page, state: State, id: string): Locator {
	if (isPlace(id)) return page.getByRole('button', { name: new RegExp(`^${id},`) });
	if (isAssistant(id))
		return page.getByRole('button', { name: new RegExp(`^${assistantName(id, templeWords)}`) });
	const owned = state.players.flatMap(({ area }) => area).find(({ card }) => card === id);
	const name = cardName(id, templeWords);
	const same = state.players
		.flatMap(({ area }) => area)
		.filter(
			({ card, set }) => cardName(card, templeWords) === name && (set === null) === (owned?.set === null)
		);
	return page
		.getByRole('button', { name: owned?.set === null ? name : templeWords.turned(name), exact: true })
		.nth(same.findIndex(({ card }) => card === id));
}

export async function actTemple(page: Page, state: State, action: TempleAction): Promise<void> {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const panel = (name: keyof typeof templeWords.panels) =>
		page.getByRole('button', { name: new RegExp(`^${templeWords.panels[name]}( \\d+)?$`) });
	const { deeds } = templeWords;
	switch (action.do) {
		case 'take':
		case 'peek': {
			if (action.place.startsWith('m')) await press(button(templeWords.levels.m));
			if (action.place.startsWith('g')) await press(button(templeWords.levels.g));
			await press(templeThing(page, state, action.place));
			return press(button(action.do === 'take' ? deeds.take : deeds.look));
		}
		case 'hire':
		case 'assistant':
			await press(panel('display'));
			await press(templeThing(page, state, action.assistant));
			return press(button(action.do === 'hire' ? deeds.hire : deeds.free));
		case 'trigger':
		case 'secure':
			await press(panel('area'));
			for (const card of action.cards) await press(templeThing(page, only(state, 0), card));
			return press(button(deeds[action.do]));
		case 'steal':
			await press(panel('others'));
			await press(templeThing(page, only(state, 1), action.card));
			return press(button(deeds.steal));
		case 'discard':
			await press(panel('area'));
			await press(templeThing(page, only(state, 0), action.card));
			return press(button(deeds.discard));
		case 'end':
			return press(button(deeds.end));
	}
}

/** The own area, or those of all others: what a panel shows at a time. */
function only(state: State, from: 0 | 1): State {
	return { ...state, players: from === 0 ? state.players.slice(0, 1) : state.players.slice(1) };
}
