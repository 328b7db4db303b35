// Every drawing that a Key of a puzzle may have, colours left open: its squares, and which of them share a colour.
import type { Square } from '../../../engine-wasm/host/vocabulary.ts';
import { designOf } from '../../schema/deck.ts';

type Point = readonly [i: number, j: number];

export interface Pattern {
	/** The squares in order. */
	readonly points: readonly Point[];
	/** For each square its part: 0 for the first, the next number for each part met anew. */
	readonly parts: readonly number[];
	/** Equal for two patterns with the same outline, however turned. */
	readonly outline: string;
	/** Not one piece even across corners. */
	readonly isLoose: boolean;
}

const SIZE = 4;
/** A gap in a loose drawing is one square wide, so that it is still seen as one drawing. */
const GAP = 2;

/** The moves of the square onto itself; a drawing is turned and mirrored by them, and moved back to the corner. */
const SYMMETRIES: readonly ((point: Point) => Point)[] = [
	([i, j]) => [-i, j],
	([i, j]) => [i, -j],
	([i, j]) => [j, i],
	([i, j]) => [-j, -i],
	([i, j]) => [-i, -j],
	([i, j]) => [-j, i]
];

/** All patterns of so many squares that have these shares of colours (`2+1+1`, the largest first) and can be told in a few words. */
export function patternsOf(squares: number, mixes: ReadonlySet<string>): Pattern[] {
	const colourings = partitions(squares).filter((parts) => mixes.has(mixOf(parts)));
	return outlinesOf(squares).flatMap(({ points, outline, isLoose }) =>
		colourings
			.filter((parts) => isPlain(points, parts))
			.map((parts): Pattern => ({ points, parts, outline, isLoose }))
	);
}

export function mixOf(parts: readonly number[]): string {
	return [...new Set(parts)]
		.map((part) => parts.filter((other) => other === part).length)
		.sort((p, q) => q - p)
		.join('+');
}

/** Outlines in one piece, and symmetrical ones whose pieces lie close together; each once, however turned. */
function outlinesOf(squares: number): Pick<Pattern, 'points' | 'outline' | 'isLoose'>[] {
	const found = new Map<string, Pick<Pattern, 'points' | 'outline' | 'isLoose'>>();
	for (const points of choices(squares)) {
		if (Math.min(...points.map(([i]) => i)) > 0 || Math.min(...points.map(([, j]) => j)) > 0) continue;
		const isLoose = !isOnePiece(points, 1);
		if (isLoose && !(isOnePiece(points, GAP) && isMirrored(points))) continue;
		const outline = outlineOf(points);
		if (!found.has(outline)) found.set(outline, { points, outline, isLoose });
	}
	return [...found.values()];
}

/** A text that is equal for two drawings with the same outline, however turned and coloured. */
export function outlineOf(points: readonly (readonly [i: number, j: number, ...rest: unknown[]])[]): string {
	return designOf(points.map(([i, j]): Square => [i, j, 'w']));
}

/** Every choice of so many squares, each in order. */
function choices(squares: number, from = 0): Point[][] {
	if (squares === 0) return [[]];
	const all: Point[][] = [];
	for (let at = from; at <= SIZE * SIZE - squares; at++)
		for (const rest of choices(squares - 1, at + 1)) all.push([[Math.floor(at / SIZE), at % SIZE], ...rest]);
	return all;
}

function partitions(squares: number): number[][] {
	let all: number[][] = [[]];
	for (let k = 0; k < squares; k++)
		all = all.flatMap((parts) =>
			Array.from({ length: Math.max(-1, ...parts) + 2 }, (_, part) => [...parts, part])
		);
	return all;
}

/** Squares that are at most so far apart, straight or aslant, hang together. */
function isOnePiece(points: readonly Point[], reach: number): boolean {
	const rest = [...points];
	const reached = rest.splice(0, 1);
	for (const [i, j] of reached) {
		for (let k = rest.length - 1; k >= 0; k--) {
			const [p, q] = rest[k] as Point;
			if (Math.max(Math.abs(p - i), Math.abs(q - j)) <= reach) reached.push(...rest.splice(k, 1));
		}
	}
	return rest.length === 0;
}

/** Where each square of a symmetrical outline comes to lie; null when the move does not give the same outline. */
function images(points: readonly Point[], move: (point: Point) => Point): number[] | null {
	const moved = points.map(move);
	const i0 = Math.min(...moved.map(([i]) => i));
	const j0 = Math.min(...moved.map(([, j]) => j));
	const at = moved.map(([i, j]) => points.findIndex(([p, q]) => p === i - i0 && q === j - j0));
	return at.includes(-1) ? null : at;
}

const isMirrored = (points: readonly Point[]) => SYMMETRIES.some((move) => images(points, move) !== null);

/** Each colour is one piece; or the colours have a symmetry of the outline, which may exchange them. */
function isPlain(points: readonly Point[], parts: readonly number[]): boolean {
	const own = [...new Set(parts)].map((part) => points.filter((_, k) => parts[k] === part));
	if (own.every((piece) => isOnePiece(piece, 1))) return true;
	return SYMMETRIES.some((move) => {
		const at = images(points, move);
		return (
			at !== null &&
			sameParting(
				parts,
				at.map((k) => parts[k] as number)
			)
		);
	});
}

function sameParting(one: readonly number[], other: readonly number[]): boolean {
	return one.every((part, k) => one.every((next, n) => (part === next) === (other[k] === other[n])));
}
