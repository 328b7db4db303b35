// What one shape could do in one place of a key: pictures that can be imagined there, and poses that would really show the key.
import type { Shape } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Place } from './places.ts';
import { outlinesOf, type Imagined } from './outlines.ts';
import type { Ground, Pose } from './poses.ts';
import { firstOf, type Words } from './words.ts';

/** Why a pose that shows the key is no answer, from plain to subtle; `answer` if it is one. */
export const REASONS = ['ledge', 'no-contact', 'not-taller', 'other-key', 'answer'] as const;
export type Reason = (typeof REASONS)[number];

/** Poses with the same picture, which somebody thinks of at once. */
export interface Shown {
	readonly poses: readonly Pose[];
	/** Of each pose. */
	readonly reasons: readonly Reason[];
}

/** `others` are the places of the puzzle's other keys, by key: a pose is an answer only if it shows one of each. */
export class Option {
	readonly shown: readonly Shown[];
	readonly #place: Place;
	readonly #shape: Shape;
	#air: readonly Imagined[] | undefined;

	constructor(ground: Ground, place: Place, shape: Shape, others: readonly (readonly Place[])[]) {
		this.#place = place;
		this.#shape = shape;
		const groups = new Map<number, { poses: Pose[]; reasons: Reason[] }>();
		for (const pose of ground.showing(shape, firstOf(place.low, place.high))) {
			if (!fits(place, pose)) continue;
			const name = nameOf(pose);
			let group = groups.get(name);
			if (!group) groups.set(name, (group = { poses: [], reasons: [] }));
			group.poses.push(pose);
			group.reasons.push(reasonOf(ground, place, pose, others));
		}
		this.shown = [...groups.values()];
	}

	/** Pictures that would show the key if only the Block rested there. Worked out when first asked for: few Blocks are. */
	get air(): readonly Imagined[] {
		if (!this.#air) {
			const { low, high } = this.#place;
			const pictures = outlinesOf(this.#shape).covering[firstOf(low, high)] as readonly Imagined[];
			const resting = new Set(this.shown.map(({ poses }) => nameOf(poses[0] as Pose)));
			this.#air = pictures.filter((picture) => fits(this.#place, picture) && !resting.has(nameOf(picture)));
		}
		return this.#air;
	}
}

/** One number for a set of squares. */
const nameOf = ({ low, high }: Words) => (low >>> 0) + high * 2 ** 32;

/** Whether what would be seen there completes the key. */
export function fits({ low, high, kept }: Place, seen: Words): boolean {
	return ((low & ~seen.low) | (high & ~seen.high) | (kept.low & seen.low) | (kept.high & seen.high)) === 0;
}

function reasonOf(ground: Ground, place: Place, pose: Pose, others: readonly (readonly Place[])[]): Reason {
	const broken = ground.broken(pose);
	if (broken.length > 0) {
		return REASONS.find((reason) => (broken as readonly string[]).includes(reason)) ?? 'ledge';
	}
	const isClaim = others.every((places) =>
		places.some((other) => other.colour === place.colour && fits(other, pose))
	);
	return isClaim ? 'answer' : 'other-key';
}
