// What makes an answer easy to overlook although its place is looked at.
import type { Cell } from '../../../../../engine-wasm/host/vocabulary.ts';
import { feetOf } from '../blocks.ts';
import { ROW, type Picture } from '../picture.ts';
import type { Option } from './options.ts';
import type { Place } from './places.ts';
import { cellsOf, type Ground, type Pose } from './poses.ts';

/** What hides a Block that stands on these cells. */
export interface Hiding {
	/** Half of what the Block would show, or more, is hidden by what stands nearer. */
	readonly tucked: boolean;
	/** Nothing on which the Block rests can be seen. */
	readonly unseen: boolean;
	readonly bridge: boolean;
}

export interface Hidden extends Hiding {
	/** Pictures of the Block that come to mind before this one, because they need fewer turns; of equals half. */
	readonly rank: number;
	/** Squares of another colour that it hides. */
	readonly wrong: number;
	/** Quarter turns from how the Block is drawn. */
	readonly turns: number;
}

export function hiddenOf(ground: Ground, place: Place, option: Option, pose: Pose): Hidden {
	const { turns } = pose.outline;
	let rank = -0.5;
	for (const { poses } of option.shown)
		rank += before(Math.min(...poses.map((each) => each.outline.turns)), turns);
	for (const imagined of option.air) rank += before(imagined.turns, turns);
	return { ...hidingOf(ground, cellsOf(pose)), rank: Math.max(0, rank), wrong: place.wrong, turns };
}

const before = (turns: number, own: number) => (turns < own ? 1 : turns === own ? 0.5 : 0);

export function hidingOf({ stacks, picture }: Ground, cells: readonly Cell[]): Hiding {
	const nearest = new Map<number, number>();
	for (const [x, y, z] of cells) {
		const square = ROW * z + x;
		nearest.set(square, Math.min(y, nearest.get(square) ?? y));
	}
	const hidden = [...nearest].filter(([square, y]) => (picture.depths[square] as number) < y);
	const feet = feetOf(cells);
	const resting = feet.filter((foot) => stacks.supports(foot));
	return {
		tucked: 2 * hidden.length >= nearest.size,
		unseen: !resting.some((foot) => isSeenBelow(picture, foot)),
		bridge: resting.length < feet.length
	};
}

/** Whether the front of what a foot stands on can be seen; of the floor, whether nothing stands nearer. */
function isSeenBelow({ depths }: Picture, [x, y, z]: Cell): boolean {
	return z === 0 ? (depths[x] as number) > y : depths[ROW * (z - 1) + x] === y;
}
