// What is chosen at the table of Terra Pyramides, for those who only read it: deeds and looks. The selection holds it.
import type { Preview } from '../../../games/pyramides/preview.ts';
import type { Row } from '../../../games/pyramides/rows.ts';
import type {
	Action,
	Colour,
	Direction,
	GameState,
	Player,
	Site,
	Square,
	Stair,
	Step,
	Stone
} from '../../../games/pyramides/state.ts';

export const PANELS = ['hand', 'stones', 'stacks', 'players', 'score'] as const;
export type Panel = (typeof PANELS)[number];

export interface Table {
	readonly state: GameState;
	readonly step: Step;
	/** The player at the table decides. */
	readonly mine: boolean;
	readonly player: Player;
	readonly panel: Panel;
	readonly square: Square | null;
	/** The site that is chosen; null for other squares. */
	readonly site: Site | null;
	readonly stair: Stair;
	readonly direction: Direction | null;
	/** Where the hand tile may go, and the place that is chosen. */
	readonly places: readonly Preview[];
	readonly place: Preview | null;
	/** The four rows through the tile that is placed or about to be. */
	readonly rows: readonly Row[];
	/** The tile whose worker is about to walk, and where it may walk. */
	readonly worker: Square | null;
	readonly reach: readonly Square[];
	/** Tiles that shall get a worker where there are too few. */
	readonly stock: readonly Square[];
	readonly stack: number | null;
	/** A tile of the stack that is looked through. */
	readonly index: number | null;
	/** For the next level. */
	readonly colour: Colour | null;
	readonly stones: readonly Stone[];
	readonly hint: Action | null;
}

/** Where the choice of a step is made. */
export const PANEL_OF: Readonly<Record<Step['kind'], Panel>> = {
	place: 'hand',
	row: 'hand',
	stock: 'hand',
	workers: 'hand',
	extras: 'stones',
	draw: 'stacks',
	search: 'stacks',
	limits: 'stones',
	end: 'score'
};

/** Where an action is chosen; null for any place. */
export function panelOf(action: Action): Panel | null {
	switch (action.do) {
		case 'place':
		case 'row':
		case 'stock':
		case 'move':
			return 'hand';
		case 'build':
		case 'buy-worker':
		case 'buy-stone':
		case 'recall':
		case 'trade':
		case 'give-back':
			return 'stones';
		case 'draw':
		case 'search':
		case 'pick':
			return 'stacks';
		case 'done':
			return null;
	}
}
