// What makes an answer easy to overlook although its place is looked at.
import { ROW } from '../picture.ts';
import type { Option } from './options.ts';
import type { Place } from './places.ts';
import type { Ground, Pose } from './poses.ts';
import { sizeOf } from './words.ts';

export interface Hidden {
	/** Pictures of the Block that come to mind before this one, because they need fewer turns; of equals half. */
	readonly rank: number;
	/** Half of what the Block would show, or more, is hidden by what stands nearer. */
	readonly tucked: boolean;
	/** Nothing on which the Block rests can be seen. */
	readonly unseen: boolean;
	readonly bridge: boolean;
	/** Squares of another colour that it hides. */
	readonly wrong: number;
	/** Quarter turns from how the Block is drawn. */
	readonly turns: number;
}

export function hiddenOf(ground: Ground, place: Place, option: Option, pose: Pose): Hidden {
	const { outline, low, high } = pose;
	const supported = supportsOf(ground, pose);
	const { turns } = outline;
	let rank = -0.5;
	for (const { poses } of option.shown)
		rank += before(Math.min(...poses.map((each) => each.outline.turns)), turns);
	for (const imagined of option.air) rank += before(imagined.turns, turns);
	return {
		rank: Math.max(0, rank),
		tucked: 2 * (outline.faces.length - sizeOf(low, high)) >= outline.faces.length,
		unseen: !supported.some(({ isSeen }) => isSeen),
		bridge: supported.length < outline.turned.feet.length,
		wrong: place.wrong,
		turns
	};
}

const before = (turns: number, own: number) => (turns < own ? 1 : turns === own ? 0.5 : 0);

/** What lies below the Block's feet, and whether its front can be seen; the floor can where nothing stands nearer. */
function supportsOf({ stacks, picture }: Ground, { outline, x, y, z }: Pose): { isSeen: boolean }[] {
	return outline.turned.feet.flatMap(([fx, fy, fz]) => {
		const [cx, cy, cz] = [fx + x, fy + y, fz + z];
		if (cz === 0) return [{ isSeen: (picture.depths[cx] as number) > cy }];
		if (stacks.height(cx, cy) !== cz) return [];
		return [{ isSeen: picture.depths[ROW * (cz - 1) + cx] === cy }];
	});
}
