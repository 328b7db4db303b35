// Rules, section 5: where the Ancients may put their Block.
import type { Cell, Position, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { cornerNeighbours, faceNeighbours, NOTHING_OFF, numberedBlocks } from './geometry.ts';
import type { Off } from './geometry.ts';
import { placements } from './placement.ts';

/** S-ANC-3 and S-ANC-4: the equally closest Blocks, and for each of them the placements that suit it. */
export function ancients(
	position: Position,
	shape: Shape,
	stars: number,
	off: Off = NOTHING_OFF
): { targets: number[]; placements: Cell[][][] } {
	const blocks = numberedBlocks(position);
	const distances = new Map<number, number>();
	for (const [number, cells] of blocks) distances.set(number, distance(position, cells, stars));
	const closest = Math.min(...distances.values());
	const targets = [...blocks.keys()].filter((number) => distances.get(number) === closest);
	const legal = placements(position, shape, off);
	return {
		targets: targets.sort((a, b) => a - b),
		placements: targets.map((target) =>
			legal.filter((cells) => off.has('S-ANC-3') || isCornerToCorner(cells, blocks.get(target) ?? []))
		)
	};
}

/** S-ANC-3: the smallest square of a distance, in the plan, of a cell of the Block from the corner of the floor. */
function distance(position: Position, cells: readonly Cell[], stars: number): number {
	const { width, depth } = position.floor;
	return Math.min(
		...cells.map(([x, y]) => {
			const fromWest = x;
			const fromEast = width - 1 - x;
			const fromSouth = y;
			const fromNorth = depth - 1 - y;
			// Section 7: 1 Star south-west, 2 north-west, 3 north-east, 4 south-east.
			switch (stars) {
				case 1:
					return fromSouth ** 2 + fromWest ** 2;
				case 2:
					return fromNorth ** 2 + fromWest ** 2;
				case 3:
					return fromNorth ** 2 + fromEast ** 2;
				case 4:
					return fromSouth ** 2 + fromEast ** 2;
				default:
					throw new RangeError(`no corner with ${stars} Stars`);
			}
		})
	);
}

/** S-ANC-3: at least one corner contact with the target and no face shared with it. */
function isCornerToCorner(block: readonly Cell[], target: readonly Cell[]): boolean {
	const targetCells = new Set(target.map(String));
	const sharesFace = block.some((cell) => faceNeighbours(cell).some((next) => targetCells.has(String(next))));
	const sharesCorner = block.some((cell) =>
		cornerNeighbours(cell).some((next) => targetCells.has(String(next)))
	);
	return sharesCorner && !sharesFace;
}
