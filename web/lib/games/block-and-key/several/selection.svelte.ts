// What a person has selected at the table of several players, and where they look from: the own chair or another, now or at an
// earlier moment.
import { Camera } from '$lib/boards/placing/camera.svelte.ts';
import type { Playable, Selection } from '$lib/play/playable.ts';
import type { Position } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Rules } from '../../../../games/block-and-key/moment.ts';
import type { Entry, Seen } from '../../../../games/block-and-key/seen.ts';
import type { Action } from '../../../../games/block-and-key/state.ts';
import { positionOf } from '../../../../games/block-and-key/temple.ts';
import { BlockPanels } from '../panels.svelte.ts';
import { BlockSelection } from '../selection.svelte.ts';
import { saySince } from './say.ts';
import type { Company, SeveralText } from './words.ts';

/** Milliseconds of each move that is shown again. */
const REPLAY = 900;

export class TableSelection implements Selection<Action> {
	readonly #on: Playable<Seen, Action>;
	readonly block: BlockSelection<Seen>;
	readonly panels: BlockPanels;
	readonly camera = new Camera();
	readonly #words: () => SeveralText;
	/** Whose chair is looked from; null for the own one. */
	chair = $state<number | null>(null);
	/** So many Blocks stood at the moment that is looked at; null for now. */
	past = $state<number | null>(null);
	/** The list of moves is open. */
	listed = $state(false);
	#replaying = 0;

	readonly refusal = $derived.by(() => this.block.refusal);
	readonly view = $derived.by((): Seen => this.#on.view);
	/** The temple at the moment that is looked at. */
	readonly position = $derived.by((): Position => {
		const { core, blocks } = this.view;
		return positionOf(this.block.deck, {
			core,
			blocks: this.past === null ? blocks : blocks.slice(0, this.past)
		});
	});
	/** The last Block that was placed by then, and by whom; null before the first. */
	readonly last = $derived.by(() => {
		const until = this.past ?? Infinity;
		const entry = this.view.log.findLast(
			({ told, blocks }) => blocks <= until && told.some(({ what }) => what === 'placed')
		);
		return entry ? { player: entry.player, block: entry.blocks } : null;
	});

	/** `words` are asked for when something is refused. */
	constructor(on: Playable<Seen, Action>, rules: Rules, words: () => SeveralText) {
		this.#on = on;
		this.#words = words;
		this.block = new BlockSelection<Seen>(
			{
				get view() {
					return on.view;
				},
				get moment() {
					return on.view;
				},
				get player() {
					return on.player;
				},
				get me() {
					return on.player;
				},
				act: (action) => on.act(action)
			},
			rules
		);
		this.panels = new BlockPanels(this.block, {
			text: () => words().run,
			several: true,
			match: {
				get undoable() {
					// Here nothing turns a game into practice.
					return on.undoable === 'yes' ? 'yes' : 'no';
				},
				undo: () => on.undo?.() ?? null,
				practise: () => undefined,
				record: { practice: false }
			}
		});
	}

	get company(): Company {
		return { me: this.#on.player, seats: this.#on.seats ?? [] };
	}

	/** What the others did since the own last action. */
	get since(): string {
		return saySince(this.view.log, this.block.deck, this.company, this.#words());
	}

	suggest(action: Action): void {
		this.block.suggest(action);
	}

	follow(): void {
		if (this.panels.follow()) this.present();
	}

	look(player: number): void {
		this.chair = this.chair === player ? null : player;
		this.camera.fromSeat = false;
	}

	/** The table as it was after this entry. */
	recall({ blocks }: Entry): void {
		this.listed = false;
		this.past = blocks;
	}

	/** Back to now and to the own chair. */
	present(): void {
		clearTimeout(this.#replaying);
		this.past = null;
		this.chair = null;
	}

	/** Shows the moves since the own last placement one after the other. */
	replay(): void {
		clearTimeout(this.#replaying);
		this.listed = false;
		const { log, blocks, me } = this.view;
		const own = log.findLastIndex(
			({ player, told }) => player === me && told.some(({ what }) => what === 'placed')
		);
		const next = (shown: number): void => {
			this.past = shown < blocks.length ? shown : null;
			if (this.past !== null)
				this.#replaying = setTimeout(() => next(shown + 1), REPLAY) as unknown as number;
		};
		next(log[own]?.blocks ?? 0);
	}
}
