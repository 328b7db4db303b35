// How much room the board takes: the slab, the rod at its corner, whatever stands. The camera must show all of it.
import { HEIGHT, type Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { scenePoint, type Point, type View } from './view.ts';

export const ROD_RADIUS = 0.095;
/** Middle of the rod, out from the corner of the squares. */
export const ROD_AT = 0.5;

/** The slab around the squares: wide where there are labels and a rod. */
export const marginOf = (plain: boolean) => (plain ? 0.12 : 0.72);
export const thicknessOf = (plain: boolean) => (plain ? 0.16 : 0.42);

/** The outermost points, with the cells as the seat sees them. */
export function extentOf(view: View, cells: readonly Cell[], plain: boolean): Point[] {
	const { width, depth } = view;
	const margin = marginOf(plain);
	const points: Point[] = [];
	for (const u of [-margin, width + margin]) {
		for (const v of [-margin, depth + margin]) {
			points.push(scenePoint(view, u, v, -thicknessOf(plain)), scenePoint(view, u, v, 0));
		}
	}
	for (const [u, v, z] of cells) {
		for (let n = 0; n < 4; n++) points.push(scenePoint(view, u + (n & 1), v + (n >> 1), z + 1));
	}
	if (!plain) {
		for (const side of [-ROD_RADIUS, ROD_RADIUS]) {
			points.push(scenePoint(view, side - ROD_AT, -ROD_AT, HEIGHT + ROD_RADIUS));
		}
	}
	return points;
}
