// What the screen can show before a tile is placed: where it may go, which way its stairs may point, and what every row that
// it would open there would give. Nothing is decided or changed by it.
import { pointing } from './board.ts';
import { activePlayer, siteAt } from './course.ts';
import { places, type Place } from './placing.ts';
import { rowAt, type Row } from './rows.ts';
import { DIRECTIONS, type GameState, type Square, type Stair } from './state.ts';

export interface Turned {
	readonly stair: Stair;
	/** The site that the stairs point at, and how far it is. */
	readonly site: Square;
	readonly distance: number;
	/** P-PLACE-4: a foundation would be laid there. */
	readonly lays: boolean;
}

export interface RowPreview extends Row {
	readonly gold: number;
}

export interface Preview extends Omit<Place, 'stairs'> {
	readonly stairs: readonly Turned[];
	readonly rows: readonly RowPreview[];
}

/** For the hand tile of the active player; nothing once it lies. */
export function preview(state: GameState): Preview[] {
	const { hand } = activePlayer(state);
	if (state.step.kind !== 'place' || !hand) return [];
	return places(state).map(({ square, pay, stairs }) => ({
		square,
		pay,
		stairs: stairs.flatMap((stair) => {
			const points = pointing(square, stair);
			if (!points) return [];
			const lays = points.distance === 1 && siteAt(state, points.site)?.foundation === null;
			return [{ stair, ...points, lays }];
		}),
		rows: DIRECTIONS.map((direction) => {
			const row = rowAt(state, square, direction, hand);
			return { ...row, gold: row.oases.length + row.eyes.length };
		})
	}));
}
