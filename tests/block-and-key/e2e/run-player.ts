// Plays a run in the page and, beside it, by the rules: what the rules decide is done by touch or by keys, through names
// alone, so both must stay in step.
import { expect, type Page } from '@playwright/test';
import type { Cell, Colour, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import en from '../../../web/lib/text/en/common.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { indexOfBlock } from '../../../web/games/block-and-key/blocks.ts';
import { activePlayer } from '../../../web/games/block-and-key/moment.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import {
	LINES,
	type Action,
	type BlockRef,
	type GameState,
	type Happening,
	type Player as Owner
} from '../../../web/games/block-and-key/state.ts';
import {
	TURNS,
	heldOn,
	poseOf,
	startHeld,
	turnPose,
	type Pose,
	type Turn
} from '../../../web/games/block-and-key/placing.ts';
import { seenAt, toSeat } from '../../../web/games/block-and-key/seats.ts';
import { positionOf } from '../../../web/games/block-and-key/temple.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../cross/agreement.ts';
import { claimer } from '../rules/claimer.ts';

export const engine = await startEngine();

/** Ancients' placements looked at before one is taken. */
const NEXT_MOST = 3;

export type How = 'touch' | 'keys';

export class Player {
	page: Page;
	readonly how: How;
	/** The box that is played with; a lesson may have one of its own. */
	box: Deck = deck;
	state: GameState;
	/** At a table of two to four players. */
	several = false;
	happened: readonly Happening[] = [];
	readonly #chance;

	constructor(page: Page, seed: string, how: How = 'touch') {
		this.page = page;
		this.how = how;
		this.state = newGame(deck, seed).state;
		this.#chance = randomFrom(`${seed}/player`);
	}

	get kind(): GameState['step']['kind'] {
		return this.state.step.kind;
	}

	score() {
		return scoreOf(engine, deck, this.state, 0);
	}

	decide(): Action {
		const offered = choices(engine, deck, this.state);
		if (offered.kind === 'ancients') {
			const target = offered.targets[0] ?? 0;
			const list = offered.placements(target);
			return {
				do: 'ancients',
				target,
				cells: list[this.#chance.below(Math.min(NEXT_MOST, list.length))] ?? []
			};
		}
		return claimer(engine, deck, known(deck, this.state), offered, this.#chance);
	}

	/** Decides, does it in the page and follows. */
	async play(): Promise<void> {
		const action = this.decide();
		await (this.how === 'touch' ? this.touch(action) : this.press(action));
		const outcome = apply(engine, deck, this.state, action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		({ state: this.state, happened: this.happened } = outcome);
		const passed = this.happened.some(({ what }) => what === 'no-room' || what === 'empty-site');
		if (passed) await (this.how === 'touch' ? this.#tap(/^Go on/) : this.page.keyboard.press('Enter'));
	}

	async #tap(name: string | RegExp): Promise<void> {
		const button = this.page.getByRole('button', { name, exact: typeof name === 'string' });
		await button.first().tap();
	}

	/** Whoever decides at a table of several; a lesson's learner has the first seat. */
	get #me() {
		return this.several ? activePlayer(this.state) : (this.state.players[0] as Owner);
	}

	get #seat(): Seat {
		return this.several ? this.#me.seat : 'S';
	}

	#index(block: BlockRef): number {
		return indexOfBlock(activePlayer(this.state).supply, block);
	}

	async touch(action: Action): Promise<void> {
		const { page, state } = this;
		switch (action.do) {
			case 'core':
				return this.#tap(`${en.key.colours[action.colour as Colour]} towards you`);
			case 'take': {
				if (this.kind === 'act') await this.#tap(/^Excavate/);
				const [kind, n] = action.line.split('-');
				return this.#tap(new RegExp(`^${kind === 'row' ? 'Row' : 'Column'} ${n}`));
			}
			case 'put-back':
				for (const block of action.blocks)
					await page
						.getByRole('button', { name: new RegExp(`^Block ${this.#index(block) + 1},`) })
						.last()
						.tap();
				return this.#tap(/^Discard/);
			case 'place': {
				const block = this.#index(action.block);
				await this.#tap(new RegExp(`^Block ${block + 1},`));
				const { turns, square } = this.#hold(block, action.cells);
				const names = { spin: 'Spin', tip: 'Tip', roll: 'Roll' };
				for (const turn of turns) await this.#tap(new RegExp(`^${names[turn]}`));
				await this.#tap(new RegExp(`^${square},`));
				return this.#tap(/^(Place|Can’t place here)/);
			}
			case 'claim':
				if (action.cards.length > 0)
					for (const at of this.#left(action.cards))
						await page.getByRole('group', { name: 'Your keys' }).getByRole('button').nth(at).tap();
				return this.#tap(action.cards.length > 0 ? /^Claim / : /^Not now/);
			case 'marker':
				return this.#tap(action.altar === 'sun' ? /^Place a Sun/ : /^Place a Moon/);
			case 'discard': {
				const at = state.players[0]?.hand.indexOf(action.card ?? '') ?? -1;
				return this.#tap(at < 0 ? /^Keep all/ : new RegExp(`^Discard key ${at + 1}`));
			}
			case 'draw':
				return this.#tap(action.altar === 'sun' ? /^Draw a Sun/ : /^Draw a Moon/);
			case 'ancients':
				if (this.#tied())
					await page
						.getByRole('group', { name: 'Equally close' })
						.getByRole('button')
						.nth(this.#target(action.target))
						.tap();
				for (let k = 0; k < this.#placement(action.target, action.cells); k++) await this.#tap(/^Next of/);
				return this.#tap(/^Place for them/);
			case 'pass':
				return this.#tap(/^Pass/);
		}
	}

	async press(action: Action): Promise<void> {
		const { keyboard } = this.page;
		const { state } = this;
		switch (action.do) {
			case 'core':
				return keyboard.press(String(deck.colours.indexOf(action.colour) + 1));
			case 'take':
				if (this.kind === 'act') await keyboard.press('d');
				return keyboard.press(String(LINES.indexOf(action.line) + 1));
			case 'put-back':
				for (const block of action.blocks) await keyboard.press(String((this.#index(block) + 1) % 10));
				return keyboard.press('Enter');
			case 'place': {
				const block = this.#index(action.block);
				await keyboard.press(String(block + 1));
				const { turns, square } = this.#hold(block, action.cells);
				for (const turn of turns) await keyboard.press({ spin: 'q', tip: 'w', roll: 'e' }[turn]);
				// To the south-west edge first, then as many steps as the grip is away from where it got stuck.
				for (let k = 0; k < 8; k++) await keyboard.press('ArrowLeft');
				for (let k = 0; k < 8; k++) await keyboard.press('ArrowDown');
				const [right, away] = this.#steps(block, action.cells, square);
				for (let k = 0; k < right; k++) await keyboard.press('ArrowRight');
				for (let k = 0; k < away; k++) await keyboard.press('ArrowUp');
				return keyboard.press('Enter');
			}
			case 'claim':
				if (action.cards.length > 0)
					for (const at of this.#left(action.cards)) await keyboard.press(String(at + 1));
				return keyboard.press(action.cards.length > 0 ? 'Enter' : 'n');
			case 'marker':
			case 'draw':
				return keyboard.press(action.altar === 'sun' ? '1' : '2');
			case 'discard': {
				const at = state.players[0]?.hand.indexOf(action.card ?? '') ?? -1;
				return keyboard.press(at < 0 ? 'Enter' : String(at + 1));
			}
			case 'ancients':
				if (this.#tied()) await keyboard.press(String(this.#target(action.target) + 1));
				for (let k = 0; k < this.#placement(action.target, action.cells); k++)
					await keyboard.press('ArrowRight');
				return keyboard.press('Enter');
			case 'pass':
				return keyboard.press('Enter');
		}
	}

	/** Places in the hand of Keys that could be claimed but are not. */
	#left(cards: readonly string[]): number[] {
		const { step } = this.state;
		const { hand } = this.#me;
		const left = step.kind === 'claim' ? step.claimable.filter((card) => !cards.includes(card)) : [];
		return left.map((card) => hand.indexOf(card));
	}

	#tied(): boolean {
		return this.state.step.kind === 'ancients' && this.state.step.targets.length > 1;
	}

	#target(target: number): number {
		return this.state.step.kind === 'ancients' ? this.state.step.targets.indexOf(target) : 0;
	}

	#placement(target: number, cells: readonly Cell[]): number {
		const offered = choices(engine, this.box, this.state);
		if (offered.kind !== 'ancients') throw new Error(offered.kind);
		const list = offered.placements(target);
		return list.findIndex((one) => String(one) === String(cells));
	}

	/** As the Block comes to hand: turned, if it may stand nowhere as it lies. */
	#pose(block: number): Pose {
		const { supply } = this.#me;
		const seat = this.#seat;
		const task = { position: positionOf(this.box, this.state), seat, supply, keys: [] } as const;
		const { heightAt, worthOf } = new Trial(engine, task, deck.shapes);
		const lying = poseOf(deck.shapes[supply[block]?.shape ?? ''] ?? []);
		return startHeld(lying, task.position.floor, heightAt, worthOf, seat, null).pose;
	}

	/** The turns that bring the Block into the pose of these cells, and the square of its grip. */
	#hold(block: number, cells: readonly Cell[]): { turns: Turn[]; square: string } {
		const wanted = heldOn(this.#pose(block), cells, this.#seat);
		if (!wanted) throw new Error('no such pose');
		const ways = new Map<string, { pose: Pose; turns: Turn[] }>();
		ways.set(String(this.#pose(block)), { pose: this.#pose(block), turns: [] });
		for (const { pose, turns } of ways.values()) {
			if (String(pose) === String(wanted.pose))
				return { turns, square: `${'abcdefgh'[wanted.square[0]]}${wanted.square[1] + 1}` };
			for (const turn of TURNS) {
				const next = turnPose(pose, turn, 1, this.#seat);
				if (!ways.has(String(next))) ways.set(String(next), { pose: next, turns: [...turns, turn] });
			}
		}
		throw new Error('no way to the pose');
	}

	#steps(block: number, cells: readonly Cell[], square: string): [right: number, away: number] {
		const seat = this.#seat;
		const { pose } = heldOn(this.#pose(block), cells, seat) ?? { pose: [] };
		const low = (axis: 0 | 1) => -Math.min(...pose.map((cell) => toSeat(cell, seat)[axis]));
		const at: Cell = ['abcdefgh'.indexOf(square.charAt(0)), Number(square.charAt(1)) - 1, 0];
		const [right, , away] = seenAt(at, seat, this.box.floor);
		return [right - low(0), away - low(1)];
	}
}

/** Opens a run with a seed. The coach is silent: whoever plays here decides by the rules alone. */
export async function openRun(page: Page, seed: string, path = '/ancients/play/'): Promise<void> {
	await page.addInitScript(() => {
		const kept = JSON.parse(localStorage.getItem('keystone.settings') ?? '{}') as object;
		localStorage.setItem('keystone.settings', JSON.stringify({ ...kept, coach: 'off' }));
	});
	await page.goto(`${path}?seed=${seed}`);
	await expect(page).toHaveURL(/run=/);
}
