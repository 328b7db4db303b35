// What a person has selected in Terra Pyramides, and what a tap or a change of the state makes of it. Used by solo tasks, the full
// game and lessons.
import type { Playable, Selection } from '$lib/play/playable.ts';
import type { Refusal } from '../../../games/game.ts';
import { SITE_INDEX } from '../../../games/pyramides/board.ts';
import { hasStones } from '../../../games/pyramides/course.ts';
import { known } from '../../../games/pyramides/known.ts';
import { preview } from '../../../games/pyramides/preview.ts';
import { rowAt, type Row } from '../../../games/pyramides/rows.ts';
import {
	DIRECTIONS,
	type Action,
	type Colour,
	type Direction,
	type GameState,
	type Player,
	type Site,
	type Square,
	type Stair,
	type Stone
} from '../../../games/pyramides/state.ts';
import { targets } from '../../../games/pyramides/workers.ts';
import { primaryDeed, secondDeed, type Deed } from './deeds.ts';
import type { Look } from './look.ts';
import { offeredColour, offeredStones } from './payment.ts';
import { tableLook } from './table-look.ts';
import { PANEL_OF, panelOf, type Panel, type Table } from './table.ts';

export class PyramidesSelection implements Selection<Action>, Table {
	/** As it was when the selection was made. */
	state: GameState = $state.raw() as GameState;
	readonly #on: Playable<GameState, Action>;

	/** The board is enlarged. */
	large = $state(false);
	panel = $state<Panel>('hand');
	square = $state<Square | null>(null);
	stair = $state<Stair>('N');
	direction = $state<Direction | null>(null);
	/** The tile whose worker is about to walk. */
	worker = $state<Square | null>(null);
	/** Tiles that shall get a worker where there are too few. */
	stock = $state.raw<readonly Square[]>([]);
	stack = $state<number | null>(null);
	/** A tile of the stack that is looked through. */
	index = $state<number | null>(null);
	/** Chosen by hand; null: what the table offers. */
	#colour = $state<Colour | null>(null);
	#paid = $state.raw<readonly Stone[] | null>(null);
	refusal = $state.raw<Refusal | null>(null);
	hint = $state.raw<Action | null>(null);

	readonly me = $derived.by(() => this.#on.player);
	readonly step = $derived(this.state.step);
	readonly mine = $derived(this.step.kind !== 'end' && this.state.active === this.me);
	readonly player = $derived(this.state.players[this.me] as Player);
	readonly known = $derived(known(this.state, this.me));
	/** Where the hand tile may go. */
	readonly places = $derived(this.mine ? preview(this.state) : []);
	readonly place = $derived(this.places.find(({ square }) => square === this.square) ?? null);
	/** The site that is chosen; null for other squares. */
	readonly site = $derived<Site | null>(
		this.square === null ? null : (this.state.sites[SITE_INDEX[this.square] ?? -1] ?? null)
	);
	readonly colour = $derived(this.#colour ?? (this.site ? offeredColour(this.state, this.site) : null));
	readonly stones = $derived<readonly Stone[]>(
		this.#paid ??
			(this.panel === 'stones' && this.mine && this.site?.foundation && this.colour
				? offeredStones(this.state, this.site, this.colour)
				: [])
	);
	/** The four rows through the tile that is placed or about to be. */
	readonly rows = $derived.by((): readonly Row[] => {
		const { state, step, place } = this;
		if (step.kind === 'place') return place?.rows ?? [];
		const { placed } = state;
		if (step.kind !== 'row' || placed === null) return [];
		return DIRECTIONS.map((direction) => rowAt(state, placed, direction));
	});
	/** Where the chosen worker may walk. */
	readonly reach = $derived(
		this.mine && this.step.kind === 'workers' && this.worker !== null ? targets(this.state, this.worker) : []
	);
	/** Where the present choice is made. */
	readonly home = $derived<Panel>(PANEL_OF[this.step.kind]);
	readonly primary = $derived(primaryDeed(this));
	readonly second = $derived(secondDeed(this));
	readonly look = $derived<Look>(tableLook(this));

	constructor(on: Playable<GameState, Action>) {
		this.#on = on;
		this.state = on.view;
		this.#showChoice();
	}

	/** A tap on the board; what it is for depends on the part of the table that is open. */
	pick(square: Square): void {
		const { step, panel, state } = this;
		this.#clear();
		if (panel === 'hand' && step.kind === 'stock') {
			this.stock = this.stock.includes(square)
				? this.stock.filter((one) => one !== square)
				: [...this.stock, square];
			return;
		}
		if (panel === 'hand' && step.kind === 'workers' && state.stocked.workers.includes(square)) {
			this.chooseWorker(square);
			return;
		}
		this.square = this.square === square ? null : square;
		this.#colour = null;
		this.#paid = null;
		if (step.kind !== 'place' || !this.place) return;
		const { stairs } = this.place;
		// A way that the rules allow, where the present one does not do.
		if (!stairs.some(({ stair }) => stair === this.stair))
			this.stair = (stairs.find(({ lays }) => lays) ?? stairs[0])?.stair ?? this.stair;
	}

	turn(stair: Stair): void {
		this.#clear();
		this.stair = stair;
	}

	chooseRow(direction: Direction): void {
		this.#clear();
		this.direction = this.direction === direction ? null : direction;
	}

	chooseWorker(square: Square): void {
		this.#clear();
		this.worker = square;
		this.square = null;
	}

	chooseColour(colour: Colour): void {
		this.#clear();
		this.#colour = colour;
		this.#paid = null;
	}

	/** One more of this stone; after the last one none. */
	chooseStone(stone: Stone): void {
		this.#clear();
		const now = hasStones(this.player.stones, this.stones) ? this.stones : [];
		const chosen = now.filter((one) => one === stone).length;
		this.#paid = chosen < this.player.stones[stone] ? [...now, stone] : now.filter((one) => one !== stone);
	}

	chooseStack(stack: number): void {
		this.#clear();
		this.stack = this.stack === stack ? null : stack;
	}

	chooseTile(index: number): void {
		this.#clear();
		this.index = index;
	}

	show(panel: Panel): void {
		this.#clear();
		this.panel = panel;
	}

	do({ actions }: Pick<Deed, 'actions'>): boolean {
		for (const action of actions) {
			this.refusal = this.#on.act(action);
			if (this.refusal) return false;
			this.#changed();
		}
		return true;
	}

	follow(): void {
		if (this.state !== this.#on.view) this.#changed();
	}

	#changed(): void {
		const before = this.state;
		const state = this.#on.view;
		this.state = state;
		this.#clear();
		const stays = before.turn === state.turn && this.panel === 'stones' && state.step.kind !== 'draw';
		const square = this.square;
		this.square = null;
		this.#colour = null;
		this.#paid = null;
		this.stock = [];
		this.index = null;
		if (state.step.kind !== 'row') this.direction = null;
		if (state.step.kind !== 'draw' && state.step.kind !== 'search') this.stack = null;
		// Whoever builds goes on at the same site.
		if (stays) {
			this.square = square;
			this.#chooseFirstWorker();
		} else this.#showChoice();
	}

	/** Sets the table as if the player had chosen this action. */
	suggest(action: Action): void {
		this.#clear();
		this.#paid = null;
		this.#colour = null;
		this.panel = panelOf(action) ?? this.panel;
		this.square = null;
		if (action.do === 'place') {
			this.square = action.square;
			this.stair = action.stair;
		} else if (action.do === 'row') this.direction = action.direction;
		else if (action.do === 'stock') this.stock = action.squares;
		else if (action.do === 'move') {
			this.worker = action.from;
			this.square = action.site;
		} else if (action.do === 'recall') {
			if (this.state.stocked.workers.includes(action.square)) {
				this.panel = 'hand';
				this.worker = action.square;
			} else this.square = action.square;
		} else if (action.do === 'build') {
			this.square = action.site;
			this.#colour = action.colour;
			this.#paid = action.stones;
		} else if (action.do === 'buy-worker') this.square = action.site;
		else if (action.do === 'draw' || action.do === 'search') this.stack = action.stack;
		else if (action.do === 'pick') this.index = action.index;
		else if (action.do === 'trade') this.#paid = action.stones;
		else if (action.do === 'give-back') this.#paid = [action.stone];
		this.hint = action;
	}

	#clear(): void {
		this.refusal = null;
		this.hint = null;
	}

	/** Goes to the present choice. */
	#showChoice(): void {
		if (this.mine) this.panel = this.home;
		this.#chooseFirstWorker();
	}

	#chooseFirstWorker(): void {
		const { workers } = this.state.stocked;
		if (this.worker === null || !workers.includes(this.worker)) this.worker = workers[0] ?? null;
	}
}
