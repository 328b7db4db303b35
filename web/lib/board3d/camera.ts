// Where the camera stands: presets of the design, the tightest distance that shows everything, and easing.
import type { Point } from './view.ts';

export const CAMERAS = ['right', 'left', 'above', 'seat', 'solved'] as const;
export type CameraPreset = (typeof CAMERAS)[number];

/** Degrees; azimuth 0 looks from the seat, positive from its right. */
export interface Angles {
	readonly azimuth: number;
	readonly elevation: number;
}

export const PRESETS: Readonly<Record<CameraPreset, Angles>> = {
	right: { azimuth: 17, elevation: 33 },
	left: { azimuth: -17, elevation: 33 },
	above: { azimuth: 0, elevation: 88 },
	seat: { azimuth: 0, elevation: 6 },
	solved: { azimuth: 10, elevation: 20 }
};

export const FIELD_OF_VIEW = 18;
export const MARGIN = 12;
/** Milliseconds: a turn of the camera, a step of the held Block. */
export const CAMERA_TIME = 320;
export const STEP_TIME = 140;
const AZIMUTH_MAX = 75;
const ELEVATION: readonly [number, number] = [5, 88];
/** Degrees per pixel of a finger. */
const ORBIT_SPEED = 0.35;

export interface Pose extends Angles {
	readonly position: Point;
	readonly right: Point;
	readonly up: Point;
	readonly forward: Point;
	/** Half the height and half the width of the picture at distance 1. */
	readonly tanY: number;
	readonly tanX: number;
	readonly near: number;
	readonly far: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The nearest place, looking along the given angles, from which all points keep the margin to every border. */
export function fit(
	points: readonly Point[],
	{ azimuth, elevation }: Angles,
	width: number,
	height: number
): Pose {
	const [sa, ca] = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))];
	const [se, ce] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
	const back: Point = [sa * ce, se, ca * ce];
	const right: Point = [ca, 0, -sa];
	const up: Point = [-sa * se, ce, -ca * se];
	const tanY = Math.tan(radians(FIELD_OF_VIEW / 2));
	const tanX = (tanY * width) / height;
	const horizontal = span(points, right, back, tanX * inner(width));
	const vertical = span(points, up, back, tanY * inner(height));
	const distance = Math.max(horizontal.distance, vertical.distance);
	const position = [0, 1, 2].map(
		(n) => (right[n] ?? 0) * horizontal.centre + (up[n] ?? 0) * vertical.centre + (back[n] ?? 0) * distance
	) as unknown as Point;
	const depths = points.map((point) => distance - dot(point, back));
	return {
		azimuth,
		elevation,
		position,
		right,
		up,
		forward: [-back[0], -back[1], -back[2]],
		tanX,
		tanY,
		near: Math.max(0.1, Math.min(...depths) - 8),
		far: Math.max(...depths) + 8
	};
}

/** The part of a side that is left inside the margins; a tiny stage keeps at least half. */
function inner(side: number): number {
	return Math.max(0.5, 1 - (2 * MARGIN) / side);
}

/** Along one axis of the picture: where the camera stands and how far back, so that the outermost points just fit. */
function span(points: readonly Point[], axis: Point, back: Point, tan: number) {
	let [high, low] = [-Infinity, -Infinity];
	for (const point of points) {
		const [side, depth] = [dot(point, axis), dot(point, back)];
		high = Math.max(high, side + tan * depth);
		low = Math.max(low, -side + tan * depth);
	}
	return { centre: (high - low) / 2, distance: (high + low) / (2 * tan) };
}

/** Where a point of the scene appears, in pixels from the top left corner. */
export function project(pose: Pose, point: Point, width: number, height: number): readonly [number, number] {
	const from: Point = [point[0] - pose.position[0], point[1] - pose.position[1], point[2] - pose.position[2]];
	const depth = dot(from, pose.forward);
	const x = dot(from, pose.right) / (depth * pose.tanX);
	const y = dot(from, pose.up) / (depth * pose.tanY);
	return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
}

/** The angles after a finger has moved by so many pixels. */
export function orbit({ azimuth, elevation }: Angles, dx: number, dy: number): Angles {
	return {
		azimuth: clamp(azimuth - dx * ORBIT_SPEED, -AZIMUTH_MAX, AZIMUTH_MAX),
		elevation: clamp(elevation + dy * ORBIT_SPEED, ...ELEVATION)
	};
}

function clamp(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}

export function between(from: Angles, to: Angles, part: number): Angles {
	return {
		azimuth: from.azimuth + (to.azimuth - from.azimuth) * part,
		elevation: from.elevation + (to.elevation - from.elevation) * part
	};
}

/** The design's cubic-bezier(.2, .8, .2, 1). */
export function ease(time: number): number {
	if (time <= 0) return 0;
	if (time >= 1) return 1;
	const curve = (t: number, p: number, q: number) =>
		3 * (1 - t) ** 2 * t * p + 3 * (1 - t) * t * t * q + t ** 3;
	let [low, high] = [0, 1];
	for (let n = 0; n < 20; n++) {
		const middle = (low + high) / 2;
		if (curve(middle, 0.2, 0.2) < time) low = middle;
		else high = middle;
	}
	return curve((low + high) / 2, 0.8, 1);
}
