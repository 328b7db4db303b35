// What a person has selected in Block and Key or The Ancients but not done, and what the board shows of it. It knows no words and
// no pictures; the rules are asked by what it is played on. Used by runs, lessons and rules to try out.
import { blockCells } from '$lib/boards/plan.ts';
import type { Ghost } from '$lib/boards/placing/ghost.ts';
import * as hands from '$lib/boards/placing/hand.ts';
import type { Playable, Selection } from '$lib/play/playable.ts';
import type { Json } from '$lib/progress/values.ts';
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Cell, Position, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck, KeyCard } from '../../../../puzzles/schema/deck.ts';
import { withNames } from '../../../games/block-and-key/blocks.ts';
import { cardOf } from '../../../games/block-and-key/cards.ts';
import { choices, type Choices, type Table } from '../../../games/block-and-key/choices.ts';
import type { Fit } from '../../../games/block-and-key/fit.ts';
import type { KnownMark, KnownPlayer } from '../../../games/block-and-key/known.ts';
import type { Rules } from '../../../games/block-and-key/moment.ts';
import {
	gripCell,
	restingCells,
	type Step as Move,
	type Turn,
	type Way
} from '../../../games/block-and-key/placing.ts';
import { turnsOf } from '../../../games/block-and-key/puzzles/blocks.ts';
import { scoreOf, tier } from '../../../games/block-and-key/score.ts';
import type { Column } from '../../../games/block-and-key/seats.ts';
import { keysIn, NO_KEYS } from '../../../games/block-and-key/showing.ts';
import type { Told } from '../../../games/block-and-key/seen.ts';
import type { Action, Altar, CardId, GameState, Piece, Refusal } from '../../../games/block-and-key/state.ts';
import { positionOf } from '../../../games/block-and-key/temple.ts';
import { Trial } from '../../../games/block-and-key/trial.ts';
import {
	actionOf,
	makeSelected,
	nothingSelected,
	parseSelected,
	selectedFor,
	type Now,
	type Selected
} from './selected.ts';

/** The state of a lesson or of a run, where nobody else plays, or what a player of several sees of theirs. */
export interface BlockView extends Table, Pick<GameState, 'turn' | 'drawn'> {
	readonly players: readonly Omit<KnownPlayer, 'handCount'>[];
	readonly bag: readonly Piece[];
	readonly marks: readonly KnownMark[];
}

/** A match, or a step of a lesson. */
export interface BlockTable<View extends BlockView = GameState> extends Playable<View, Action> {
	/** Another one after every action. What the last action led to, as far as it may be told. */
	readonly moment: { readonly happened: readonly unknown[] };
	/** Whose hand this is, where it is not always that of the active player. */
	readonly me?: number;
}

const NOT_MINE: Choices = { kind: 'end' };

/** A selection of any kind of game, as the screens use it. */
export type AnySelection = BlockSelection<BlockView>;

/** What the note line says instead of the step, until something else is selected or done. */
export type Aside =
	| { readonly kind: 'refused'; readonly refusal: Refusal }
	/** Taking back would need practice. */
	| { readonly kind: 'sealed' }
	| { readonly kind: 'said'; readonly strong: string; readonly text?: string };

export class BlockSelection<View extends BlockView = GameState> implements Selection<Action> {
	readonly deck: Deck;
	readonly #engine: Engine;
	readonly #on: BlockTable<View>;
	readonly #changed: () => void;

	/** As it was when the selection was made. */
	#moment: BlockTable['moment'] = $state.raw() as BlockTable['moment'];
	/** As the person at this place sees it. */
	state: View = $state.raw() as View;
	/** Whose Blocks and Keys these are. */
	me = $state(0);
	selected: Selected = $state.raw() as Selected;
	/** Selections of this step, the latest last. */
	#past = $state.raw<readonly Selected[]>([]);
	aside = $state.raw<Aside | null>(null);
	/** Incremented to make screen readers announce the same text again. */
	repeats = $state(0);

	/** What the last action led to, in order. */
	readonly happened = $derived(this.#moment.happened as readonly Told[]);
	readonly now = $derived.by((): Now =>
		this.state.active === this.me || this.state.step.kind === 'end' ? this.state.step : { kind: 'others' }
	);
	readonly player = $derived(this.state.players[this.me] as BlockView['players'][number]);
	readonly seat = $derived.by((): Seat => (this.#on.me === undefined ? 'S' : this.player.seat));
	readonly position = $derived.by((): Position => positionOf(this.deck, this.state));
	readonly hand = $derived(this.player.hand ?? []);
	readonly cards = $derived(this.hand.map((id) => this.cardOf(id)));
	readonly options = $derived.by(() =>
		this.now.kind === 'others' ? NOT_MINE : choices(this.#engine, this.deck, this.state)
	);
	readonly trial = $derived.by(
		() =>
			new Trial(
				this.#engine,
				this.now.kind === 'ancients'
					? { position: this.position, seat: this.seat, supply: [this.now.piece], keys: [] }
					: { position: this.position, seat: this.seat, supply: this.player.supply, keys: this.cards },
				this.deck.shapes
			)
	);
	/** Where the Ancients' Block may go beside the chosen one. */
	readonly placements = $derived(
		this.options.kind === 'ancients' && this.selected.target !== null
			? this.options.placements(this.selected.target)
			: []
	);
	readonly ghost = $derived.by((): Ghost | null => {
		if (this.now.kind === 'ancients') {
			const cells = this.placements[this.selected.placement % this.placements.length];
			return cells ? { block: 0, look: this.trial.look(0, cells), grip: cells[0] as Cell } : null;
		}
		const { hand } = this.selected;
		const held = this.now.kind === 'act' ? hands.heldIn(hand) : null;
		if (hand.held === null || !held) return null;
		const { floor } = this.position;
		const cells = restingCells(held, floor, this.trial.heightAt);
		return { block: hand.held, look: this.trial.look(hand.held, cells), grip: gripCell(held, floor, cells) };
	});
	/** The flat view as it would be. */
	readonly view = $derived(this.ghost?.look.legal ? this.ghost.look.view : this.trial.view);
	/** Where each Key shows that can be claimed, now or with the Block in the hand. */
	readonly claims = $derived.by((): ReadonlyMap<CardId, Fit> => {
		const { now, ghost } = this;
		const owner = now.kind === 'claim' ? this.state.blocks.length : this.trial.owner;
		if (now.kind !== 'claim' && !(now.kind === 'act' && ghost?.look.legal)) return NO_KEYS;
		return keysIn(this.deck, this.hand, this.view, owner);
	});
	readonly score = $derived.by(() => scoreOf(this.#engine, this.deck, this.state, this.me));
	readonly tier = $derived(tier(this.score.total));
	/** The Ancients had no Block to place or no room for it, and nobody has read it yet. */
	readonly pause = $derived(
		this.selected.read
			? null
			: (this.happened.find(({ what }) => what === 'no-room' || what === 'empty-site') ?? null)
	);
	readonly mustPass = $derived(this.options.kind === 'act' && this.options.mustPass());
	/** What the main button would do. */
	readonly pending = $derived(
		this.mustPass
			? ({ do: 'pass' } as const)
			: actionOf(this.#stand, this.selected, this.ghost?.look.legal ? this.ghost.look.cells : null)
	);
	readonly refusal = $derived(this.aside?.kind === 'refused' ? this.aside.refusal : null);
	/** There is a step of selecting to take back. */
	readonly canUndo = $derived(this.now.kind !== 'end' && this.#past.length > 0);

	/** `changed` is called when something was selected or done here. */
	constructor(on: BlockTable<View>, { engine, deck }: Rules, changed: () => void = () => undefined) {
		this.#on = on;
		this.#engine = engine;
		this.deck = deck;
		this.#changed = changed;
		this.#begin();
	}

	cardOf(id: CardId): KeyCard {
		return cardOf(this.deck, id);
	}

	/** Cards on an Altar. */
	countOf(altar: Altar): number {
		const pile = this.state.altars[altar];
		return 'count' in pile ? pile.count : pile.length;
	}

	/** Blocks by name or index. Whether it was done; a refusal changes nothing and is told. */
	act(action: Action): boolean {
		const refusal = this.#on.act(withNames(this.player.supply, action));
		if (refusal) this.#tell({ kind: 'refused', refusal });
		if (!this.follow()) return false;
		this.#changed();
		return true;
	}

	/** Whether there was something to follow. */
	follow(): boolean {
		if (this.#on.moment === this.#moment) return false;
		this.#begin({ state: this.#stand, hand: this.selected.hand });
		return true;
	}

	choose(block: number): void {
		if (this.now.kind === 'act') this.#handle(hands.choose(this.selected.hand, block, this.#ground()));
	}

	putDown(): void {
		this.#handle(hands.putBack(this.selected.hand));
	}

	turn(how: Turn, way: Way): void {
		if (this.now.kind === 'act') this.#handle(hands.turn(this.selected.hand, how, way, this.#ground()));
	}

	step(where: Move): void {
		if (this.now.kind === 'act') this.#handle(hands.step(this.selected.hand, where, this.#ground()));
	}

	/** To a square: the held Block goes there, or the Ancients' Block, or the Block on it is chosen for them. */
	moveTo(square: Column): void {
		if (this.now.kind === 'act') this.#handle(hands.move(this.selected.hand, square, this.#ground()));
		else if (this.selected.target === null) this.#chooseUnder(square);
		else this.#placeOver(square);
	}

	toggleBack(block: number): void {
		const { back } = this.selected;
		if (this.now.kind !== 'put-back' || block >= this.player.supply.length) return;
		// The last ones chosen stay chosen: one tap too many exchanges.
		const next = back.includes(block) ? back.filter((k) => k !== block) : [...back, block];
		this.#change({ back: next.slice(-this.now.over) });
	}

	toggleClaim(card: CardId): void {
		if (this.now.kind !== 'claim' || !this.now.claimable.includes(card)) return;
		const { claims } = this.selected;
		this.#change({
			claims: this.now.claimable.filter((one) => claims.includes(one) !== (one === card))
		});
	}

	chooseTarget(target: number): void {
		if (this.now.kind === 'ancients' && this.now.targets.includes(target))
			this.#change({ target, placement: 0 });
	}

	nextPlacement(way: Way = 1): void {
		const { length } = this.placements;
		if (length > 0) this.#change({ placement: (this.selected.placement + way + length) % length });
	}

	/** The Ancients' Block upright on a square, allowed or not. */
	against([x, y]: Column, target: number): Action {
		const piece = this.now.kind === 'ancients' ? this.now.piece : null;
		const poses = turnsOf(this.deck.shapes[piece?.shape ?? ''] ?? []);
		const upright = poses.reduce((tallest, pose) => (pose.height > tallest.height ? pose : tallest));
		const lift = Math.max(...upright.feet.map(([dx, dy, z]) => this.trial.heightAt(x + dx, y + dy) - z));
		return {
			do: 'ancients',
			target,
			cells: upright.cells.map(([dx, dy, z]): Cell => [x + dx, y + dy, z + lift])
		};
	}

	goOn(): void {
		if (this.pause) this.#change({ read: true });
	}

	/** As far as the action is a matter of selecting; nothing is done. */
	suggest(action: Action): void {
		const next = selectedFor(action, this.selected, this.#stand, this.options, this.#ground());
		if (next !== this.selected) this.#change(next);
	}

	/** After this action was taken back: it is selected again as it was done. */
	takeUp(action: Action): void {
		this.follow();
		// What was told before it has been read.
		const fresh = { ...this.selected, read: true };
		this.selected = selectedFor(action, fresh, this.#stand, this.options, this.#ground());
		this.#past = this.selected === fresh ? [] : [fresh];
		this.#changed();
	}

	/** One step of selecting back; false if there is none. */
	undo(): boolean {
		if (!this.canUndo) return false;
		this.selected = this.#past.at(-1) as Selected;
		this.#past = this.#past.slice(0, -1);
		this.aside = null;
		this.#changed();
		return true;
	}

	save(): Json {
		return makeSelected(this.selected);
	}

	/** What was selected on an earlier visit; one step takes it back. */
	restore(saved: Json): void {
		const fresh = this.selected;
		this.selected = parseSelected(this.deck, this.#stand, saved);
		const unread = { ...fresh, read: this.selected.read };
		this.#past = JSON.stringify(this.selected) === JSON.stringify(unread) ? [] : [unread];
	}

	say(strong: string, text?: string): void {
		this.#tell({ kind: 'said', strong, ...(text === undefined ? {} : { text }) });
	}

	saySealed(): void {
		this.#tell({ kind: 'sealed' });
	}

	/** The same words once more. */
	hear(): void {
		this.aside = null;
		this.repeats++;
	}

	#tell(aside: Aside): void {
		this.aside = aside;
		this.repeats++;
	}

	get #stand() {
		return { players: this.state.players, active: this.me, step: this.now };
	}

	#ground(): hands.Ground {
		const { heightAt, worthOf } = this.trial;
		return { floor: this.position.floor, seat: this.seat, heightAt, worthOf };
	}

	/** Nothing is selected in this step. */
	#begin(before?: Parameters<typeof nothingSelected>[2]): void {
		this.#moment = this.#on.moment;
		this.state = this.#on.view;
		this.me = this.#on.me ?? this.state.active;
		this.selected = nothingSelected(this.deck, this.#stand, before);
		this.#past = [];
		this.aside = null;
	}

	#handle(hand: hands.Hand): void {
		if (hands.isSameHand(hand, this.selected.hand)) this.hear();
		else this.#change({ hand });
	}

	#change(change: Partial<Selected>): void {
		this.#past = [...this.#past, this.selected];
		this.selected = { ...this.selected, read: true, ...change };
		this.aside = null;
		this.#changed();
	}

	/** A Block in this stack that is one of the equally close ones. */
	#chooseUnder([x, y]: Column): void {
		if (this.now.kind !== 'ancients') return;
		const stands = (number: number) =>
			blockCells(this.position, number).some((cell) => cell[0] === x && cell[1] === y);
		const target = this.now.targets.find(stands);
		if (target !== undefined) this.chooseTarget(target);
	}

	/** The next placement that covers the square; again: the one after it. */
	#placeOver([x, y]: Column): void {
		const { placements } = this;
		for (let k = 1; k <= placements.length; k++) {
			const index = (this.selected.placement + k) % placements.length;
			if (placements[index]?.some((cell) => cell[0] === x && cell[1] === y)) {
				this.#change({ placement: index });
				return;
			}
		}
	}
}
