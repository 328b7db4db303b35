// Where a Block goes that is drawn by a finger.
import type { Floor } from '../../../engine-wasm/host/vocabulary.ts';
import { moveTo, restingCells, squaresAround, type Held, type HeightAt, type WorthOf } from './placing.ts';
import type { Column } from './seats.ts';

/** To the square under a finger, or to one beside it on which the Block may stand if it may not there. */
export function drawnTo(
	held: Held,
	square: Column,
	floor: Floor,
	heightAt: HeightAt,
	worthOf: WorthOf
): Held {
	const near = squaresAround(square, floor, 1).map((one) => moveTo(held, one, floor));
	return near.find((one) => worthOf(restingCells(one, floor, heightAt)) > 0) ?? moveTo(held, square, floor);
}
