// What a 3D board and whoever draws a Block over it from elsewhere say to each other, as events of the board's element.
import type { Column } from '../../../games/block-and-key/seats.ts';

/** Which square of the floor lies under this point, in pixels from the board's corner? The board fills in the answer. */
export const AIM = 'keystone-aim';
export interface Aim {
	readonly x: number;
	readonly y: number;
	square: Column | null;
}

/** The Block was drawn off the board. */
export const LIFT = 'keystone-lift';
