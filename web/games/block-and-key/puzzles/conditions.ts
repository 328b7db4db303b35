// What a puzzle of a level must be like, and what most of the dailies should: the shares that their choice aims at and that are proved.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Features } from './solver/features.ts';

/** From Thursday on a Star may be hidden. */
export const OPEN_DAYS = 3;

/** The same key does not come back within so many days. */
export const KEY_REST = 60;

export const isHidden = ({ tucked, unseenSupport }: Features): boolean => tucked || unseenSupport;

/** No puzzle of the level is taken that breaks it. */
export const MUST: Readonly<Record<Level, (features: Features) => boolean>> = {
	star: ({ betterDecoys, deepDecoys }) => betterDecoys === 0 && deepDecoys <= 2,
	sun: ({ places }) => places > 1,
	moon: ({ places }) => places > 1
};

export interface Wanted {
	readonly name: string;
	readonly holds: (features: Features) => boolean;
	/** The share of days on which it is wished. */
	readonly wished: number;
	/** The share of all days on which it must hold, at least or at most. */
	readonly least?: number;
	readonly most?: number;
	/** How much it speaks for a puzzle, if not 1: what is rare more. */
	readonly weight?: number;
}

const oneSquare = ({ missing }: Features) => missing === 1;
const deep =
	(count: number) =>
	({ deepDecoys }: Features) =>
		deepDecoys >= count;
const subtle = ({ subtleDecoys }: Features) => subtleDecoys > 0;
const better = ({ betterDecoys }: Features) => betterDecoys > 0;
const onePlace = ({ places }: Features) => places === 1;

export const WANTED: Readonly<Record<Level, readonly Wanted[]>> = {
	star: [
		{ name: 'one square', holds: oneSquare, wished: 0.9, least: 0.8 },
		{ name: 'two deep decoys', holds: deep(2), wished: 0.2, most: 0.5 },
		{ name: 'better decoy', holds: better, wished: 0, most: 0 }
	],
	sun: [
		{ name: 'one square', holds: oneSquare, wished: 0.2, most: 0.35 },
		{ name: 'two deep decoys', holds: deep(2), wished: 0.7, least: 0.5 },
		{ name: 'subtle decoy', holds: subtle, wished: 0.55, least: 0.4 },
		{ name: 'better decoy', holds: better, wished: 0.4, least: 0.2, weight: 3 },
		{ name: 'one place', holds: onePlace, wished: 0, most: 0.05 },
		{ name: 'hidden', holds: isHidden, wished: 0.15, most: 0.3 }
	],
	moon: [
		{ name: 'one square', holds: oneSquare, wished: 0.08, most: 0.2, weight: 3 },
		{ name: 'three deep decoys', holds: deep(3), wished: 0.75, least: 0.5 },
		{ name: 'subtle decoy', holds: subtle, wished: 0.88, least: 0.7 },
		{ name: 'better decoy', holds: better, wished: 0.6, least: 0.4 },
		{ name: 'one place', holds: onePlace, wished: 0, most: 0 },
		{ name: 'hidden', holds: isHidden, wished: 0.5, least: 0.35 }
	]
};

/** What speaks for a puzzle of the level, less what speaks against it. */
export function worth(level: Level, features: Features): number {
	const held = WANTED[level].filter(({ holds }) => holds(features));
	return held.reduce((sum, { least, weight = 1 }) => sum + (least === undefined ? -weight : weight), 0);
}
