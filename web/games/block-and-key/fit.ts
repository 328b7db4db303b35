// How well a key lies in a flat view: every turn and place of it, and the squares that are right there.
import type { Cell, Key, Square } from '../../../engine-wasm/host/vocabulary.ts';
import type { FlatView } from './flatview.ts';
import { turnedKey } from './turned-key.ts';

export interface FitSquare {
	readonly u: number;
	readonly v: number;
	readonly colour: Square[2];
	/** The view shows the key's colour here. */
	readonly right: boolean;
	/** What the view shows instead, or the same. */
	readonly found: Square[2] | null;
	/** It is a face of the new Block, and right. */
	readonly fresh: boolean;
	readonly cell: Cell | null;
}

export interface Fit {
	/** Quarter turns of the key, counter-clockwise. */
	readonly rotation: number;
	/** In the order of the key's squares. */
	readonly squares: readonly FitSquare[];
	readonly right: number;
	readonly fresh: number;
}

/**
 * The fit with the most right squares among those in which the new Block has a part of at least so many faces; of equal ones
 * the one with more new faces, then the engine's first. Null when there is none.
 */
export function bestFit(view: FlatView, key: Key, owner: number, least = 1): Fit | null {
	let best: Fit | null = null;
	for (let rotation = 0; rotation < 4; rotation++) {
		const turned = turnedKey(key, rotation);
		const across = Math.max(...turned.map(([i]) => i));
		const up = Math.max(...turned.map(([, j]) => j));
		for (let v = 0; v + up < view.length; v++) {
			for (let u = 0; u + across < (view[0]?.length ?? 0); u++) {
				const counts = count(view, turned, u, v, owner);
				if (counts.fresh < least) continue;
				if (!best || counts.right > best.right || (counts.right === best.right && counts.fresh > best.fresh))
					best = { rotation, squares: spelled(view, turned, u, v, owner), ...counts };
			}
		}
	}
	return best;
}

function count(view: FlatView, turned: readonly Square[], u: number, v: number, owner: number) {
	let right = 0;
	let fresh = 0;
	for (const [i, j, colour] of turned) {
		const face = view[v + j]?.[u + i];
		if (face?.colour !== colour) continue;
		right++;
		if (face.owner === owner) fresh++;
	}
	return { right, fresh };
}

function spelled(
	view: FlatView,
	turned: readonly Square[],
	u: number,
	v: number,
	owner: number
): FitSquare[] {
	return turned.map(([i, j, colour]) => {
		const face = view[v + j]?.[u + i] ?? null;
		const right = face?.colour === colour;
		return {
			u: u + i,
			v: v + j,
			colour,
			right,
			found: face?.colour ?? null,
			fresh: right && face?.owner === owner,
			cell: face?.cell ?? null
		};
	});
}
