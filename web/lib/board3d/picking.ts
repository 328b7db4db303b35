// Which column lies under a point of the picture: the nearest cell the line of sight meets, else the floor.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Pose } from './camera.ts';
import { columnAt, scenePoint, type Column, type Point, type View } from './view.ts';

export interface Ray {
	readonly origin: Point;
	readonly direction: Point;
}

/** The line of sight through a pixel, counted from the top left corner. */
export function rayThrough(pose: Pose, px: number, py: number, width: number, height: number): Ray {
	const x = ((2 * px) / width - 1) * pose.tanX;
	const y = (1 - (2 * py) / height) * pose.tanY;
	const direction = [0, 1, 2].map(
		(n) => (pose.forward[n] ?? 0) + (pose.right[n] ?? 0) * x + (pose.up[n] ?? 0) * y
	) as unknown as Point;
	return { origin: pose.position, direction };
}

/** Distance to the first of the cells (in view coordinates) that the ray meets, and that cell. */
export function firstCell(
	ray: Ray,
	view: View,
	cells: readonly Cell[]
): { cell: Cell; distance: number } | null {
	let found: { cell: Cell; distance: number } | null = null;
	for (const cell of cells) {
		const distance = enters(ray, view, cell);
		if (distance !== null && (found === null || distance < found.distance)) found = { cell, distance };
	}
	return found;
}

function enters({ origin, direction }: Ray, view: View, [u, v, z]: Cell): number | null {
	const low = scenePoint(view, u, v + 1, z);
	let [near, far] = [0, Infinity];
	for (const axis of [0, 1, 2] as const) {
		if (direction[axis] === 0) {
			if (origin[axis] < low[axis] || origin[axis] > low[axis] + 1) return null;
			continue;
		}
		const a = (low[axis] - origin[axis]) / direction[axis];
		const b = (low[axis] + 1 - origin[axis]) / direction[axis];
		near = Math.max(near, Math.min(a, b));
		far = Math.min(far, Math.max(a, b));
	}
	return near <= far && far > 0 ? near : null;
}

/** Cells in view coordinates. `inside` keeps a point beside the floor at its nearest column instead of none. */
export function columnUnder(ray: Ray, view: View, cells: readonly Cell[], inside = false): Column | null {
	const hit = firstCell(ray, view, cells);
	if (hit) return columnAt(view, hit.cell[0], hit.cell[1]);
	const { origin, direction } = ray;
	if (direction[1] >= 0) return null;
	const distance = -origin[1] / direction[1];
	let u = Math.floor(origin[0] + direction[0] * distance + view.width / 2);
	let v = Math.floor(view.depth / 2 - origin[2] - direction[2] * distance);
	if (inside) {
		u = Math.min(view.width - 1, Math.max(0, u));
		v = Math.min(view.depth - 1, Math.max(0, v));
	}
	if (u < 0 || v < 0 || u >= view.width || v >= view.depth) return null;
	return columnAt(view, u, v);
}
