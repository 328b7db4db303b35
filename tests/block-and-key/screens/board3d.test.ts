// The parts of the 3D board that need no screen: seat frames, surfaces, edges, camera and picking.
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { COLOURS, SEATS, type Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { CAMERAS, MARGIN, PRESETS, ease, fit, orbit, project } from '../../../web/lib/board3d/camera.ts';
import { addBar, dashes, edgesOf, emptyBars, frameAt } from '../../../web/lib/board3d/edges.ts';
import { GAP, RADIUS, addBlock, emptySurface, type Surface } from '../../../web/lib/board3d/mesh.ts';
import { mix, paletteOf, token } from '../../../web/lib/board3d/palette.ts';
import { columnUnder, firstCell, rayThrough } from '../../../web/lib/board3d/picking.ts';
import {
	columnAt,
	labels,
	scenePoint,
	seen,
	seenCells,
	viewFrom,
	type Point
} from '../../../web/lib/board3d/view.ts';

// Vitest empties style sheets, even when they are imported as text.
vi.mock('../../../web/lib/ui/tokens.css?raw', () => ({
	default: readFileSync(new URL('../../../web/lib/ui/tokens.css', import.meta.url), 'utf8')
}));

const floor = { width: 8, depth: 6 };
const view = viewFrom('S', floor);

const SHAPES: Readonly<Record<string, readonly Cell[]>> = {
	cell: [[0, 0, 0]],
	bar: [
		[0, 0, 0],
		[1, 0, 0],
		[2, 0, 0]
	],
	ell: [
		[0, 0, 0],
		[1, 0, 0],
		[0, 1, 0]
	],
	ess: [
		[0, 0, 0],
		[1, 0, 0],
		[1, 1, 0],
		[2, 1, 0]
	],
	corner: [
		[0, 0, 0],
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	screw: [
		[0, 0, 0],
		[1, 0, 0],
		[1, 1, 0],
		[1, 1, 1]
	],
	post: [
		[1, 1, 0],
		[0, 1, 0],
		[2, 1, 0],
		[1, 0, 0],
		[1, 2, 0],
		[0, 0, 0],
		[1, 1, 1]
	],
	cube: Array.from({ length: 8 }, (_, n): Cell => [n & 1, (n >> 1) & 1, n >> 2])
};

function surfaceOf(cells: readonly Cell[]): Surface {
	const surface = emptySurface();
	addBlock(view, cells, () => surface);
	return surface;
}

function corner(surface: Surface, index: number): Point {
	const n = (surface.indices[index] ?? 0) * 3;
	const [x = NaN, y = NaN, z = NaN] = surface.positions.slice(n, n + 3);
	return [x, y, z];
}

function volume(surface: Surface): number {
	let sum = 0;
	for (let n = 0; n < surface.indices.length; n += 3) {
		const [a, b, c] = [corner(surface, n), corner(surface, n + 1), corner(surface, n + 2)];
		sum += a[0] * (b[1] * c[2] - b[2] * c[1]);
		sum += a[1] * (b[2] * c[0] - b[0] * c[2]);
		sum += a[2] * (b[0] * c[1] - b[1] * c[0]);
	}
	return sum / 6;
}

describe('the frame of a seat', () => {
	test.each(SEATS)('from %s every column is seen once and found again', (seat) => {
		const own = viewFrom(seat, floor);
		const places = new Set<string>();
		for (let x = 0; x < floor.width; x++) {
			for (let y = 0; y < floor.depth; y++) {
				const [u, v] = seen(own, x, y);
				expect(u).toBeGreaterThanOrEqual(0);
				expect(u).toBeLessThan(own.width);
				expect(v).toBeGreaterThanOrEqual(0);
				expect(v).toBeLessThan(own.depth);
				expect(columnAt(own, u, v)).toEqual({ x, y });
				places.add(`${u},${v}`);
			}
		}
		expect(places.size).toBe(48);
	});

	test('the seat is nearest, its left is left', () => {
		expect(seen(viewFrom('S', floor), 0, 0)).toEqual([0, 0]);
		expect(seen(viewFrom('W', floor), 0, 5)).toEqual([0, 0]);
		expect(seen(viewFrom('N', floor), 7, 5)).toEqual([0, 0]);
		expect(seen(viewFrom('E', floor), 7, 0)).toEqual([0, 0]);
	});

	test('names stay those of the squares', () => {
		expect(labels(viewFrom('S', floor)).near.join('')).toBe('abcdefgh');
		expect(labels(viewFrom('S', floor)).left.join('')).toBe('123456');
		expect(labels(viewFrom('N', floor)).near.join('')).toBe('hgfedcba');
		expect(labels(viewFrom('E', floor)).near.join('')).toBe('123456');
		expect(labels(viewFrom('E', floor)).left.join('')).toBe('hgfedcba');
		expect(labels(viewFrom('W', floor)).near.join('')).toBe('654321');
	});
});

describe('the surface of a Block', () => {
	test.each(Object.entries(SHAPES))('%s is closed: every edge has its opposite', (_, cells) => {
		const surface = surfaceOf(cells);
		const name = (point: Point) => point.map((n) => Math.round(n * 1e6)).join();
		const open = new Map<string, number>();
		for (let n = 0; n < surface.indices.length; n += 3) {
			const names = [0, 1, 2].map((m) => name(corner(surface, n + m)));
			for (const m of [0, 1, 2]) {
				const [a, b] = [names[m] ?? '', names[(m + 1) % 3] ?? ''];
				const [key, by] = a < b ? [`${a}|${b}`, 1] : [`${b}|${a}`, -1];
				open.set(key, (open.get(key) ?? 0) + by);
			}
		}
		expect([...open.values()].filter((n) => n !== 0)).toEqual([]);
	});

	test.each(Object.entries(SHAPES))('%s looks outward and is a little smaller than its cells', (_, cells) => {
		const size = volume(surfaceOf(cells));
		expect(size).toBeLessThan(cells.length);
		expect(size).toBeGreaterThan(cells.length * (1 - 6 * GAP - RADIUS * RADIUS * 4));
	});

	test('nothing lies between two cells of one Block', () => {
		const surface = surfaceOf(SHAPES.bar ?? []);
		for (let n = 0; n < surface.indices.length; n += 3) {
			const xs = [0, 1, 2].map((m) => corner(surface, n + m)[0] + view.width / 2);
			for (const wall of [1, 2]) {
				const upright = Math.max(...xs) - Math.min(...xs) < 1e-9;
				expect(upright && xs.every((x) => Math.abs(x - wall) < 2 * GAP)).toBe(false);
			}
		}
	});

	test('one cell: 54 pieces, nine a side; its flat part looks straight out', () => {
		const sides = new Map<string, Surface>();
		addBlock(view, SHAPES.cell ?? [], (direction) => {
			const known = sides.get(direction) ?? emptySurface();
			sides.set(direction, known);
			return known;
		});
		expect([...sides.keys()].sort()).toEqual(['+u', '+v', '+z', '-u', '-v', '-z']);
		for (const { indices } of sides.values()) expect(indices.length / 6).toBe(9);
		const south = sides.get('-v');
		const straight = south?.normals.filter((n, i) => i % 3 === 2 && n === 1).length;
		expect(straight).toBeGreaterThanOrEqual(4);
	});

	test('a longer bar adds four sides a cell, not six', () => {
		const count = (cells: readonly Cell[]) => surfaceOf(cells).indices.length / 6;
		const two: Cell[] = [
			[0, 0, 0],
			[1, 0, 0]
		];
		expect(count(SHAPES.bar ?? []) - count(two)).toBe(4 * 15);
	});
});

describe('the edges of a Block', () => {
	test.each([
		['cell', 12],
		['bar', 12],
		['cube', 12],
		['ell', 18],
		['ess', 24],
		['corner', 27]
	] as const)('%s has %i', (name, count) => {
		expect(edgesOf(SHAPES[name] ?? [])).toHaveLength(count);
	});

	test('an edge runs along the whole bar and stays inside it', () => {
		const long = edgesOf(SHAPES.bar ?? []).filter(({ axis }) => axis === 0);
		expect(long).toHaveLength(4);
		for (const { from, to } of long) {
			expect(from[0]).toBeCloseTo(0.015, 3);
			expect(to).toBeCloseTo(2.985, 3);
		}
	});

	test('dashes begin and end with the edge', () => {
		for (const edge of edgesOf(SHAPES.ell ?? [])) {
			const parts = dashes(edge);
			expect(parts[0]?.from).toEqual(edge.from);
			expect(parts.at(-1)?.to).toBeCloseTo(edge.to, 9);
		}
	});

	test('bars of a frame lie around the top of a column', () => {
		const bars = emptyBars();
		for (const edge of frameAt(2, 3, 4)) addBar(view, bars, edge, 0.045, [1, 0, 0]);
		const heights = bars.positions.filter((_, n) => n % 3 === 1);
		expect(Math.min(...heights)).toBeCloseTo(4 - 0.045, 1);
		expect(bars.colours).toHaveLength(bars.positions.length);
	});
});

describe('the camera', () => {
	const box: Point[] = [-4.7, 4.7].flatMap((x) =>
		[0, 6].flatMap((y) => [-3.7, 3.7].map((z): Point => [x, y, z]))
	);
	const stages = [
		[360, 300],
		[360, 216],
		[740, 800]
	] as const;

	test.each(CAMERAS)('%s shows everything, and no smaller than it must', (preset) => {
		for (const [width, height] of stages) {
			const pose = fit(box, PRESETS[preset], width, height);
			const places = box.map((point) => project(pose, point, width, height));
			const gaps = [
				Math.min(...places.map(([x]) => x)),
				width - Math.max(...places.map(([x]) => x)),
				Math.min(...places.map(([, y]) => y)),
				height - Math.max(...places.map(([, y]) => y))
			];
			for (const gap of gaps) expect(gap).toBeGreaterThan(MARGIN - 1e-6);
			expect(Math.min(...gaps)).toBeCloseTo(MARGIN, 6);
		}
	});

	test('right of the seat looks from the right', () => {
		expect(fit(box, PRESETS.right, 360, 300).position[0]).toBeGreaterThan(1);
		expect(fit(box, PRESETS.left, 360, 300).position[0]).toBeLessThan(-1);
	});

	test('an orbit keeps its limits', () => {
		expect(orbit(PRESETS.right, 1e4, 1e4)).toEqual({ azimuth: -75, elevation: 88 });
		expect(orbit(PRESETS.right, -1e4, -1e4)).toEqual({ azimuth: 75, elevation: 5 });
	});

	test('easing goes from 0 to 1, fast first, never back', () => {
		const steps = Array.from({ length: 21 }, (_, n) => ease(n / 20));
		expect(steps[0]).toBe(0);
		expect(steps.at(-1)).toBe(1);
		expect(steps[5]).toBeGreaterThan(0.6);
		expect(steps.every((value, n) => n === 0 || value >= (steps[n - 1] ?? 0))).toBe(true);
	});
});

describe('picking', () => {
	const cells: Cell[] = [
		[2, 2, 0],
		[2, 2, 1],
		[2, 2, 2],
		[5, 3, 0]
	];
	const box: Point[] = [-5, 5].flatMap((x) => [-0.4, 4].flatMap((y) => [-4, 4].map((z): Point => [x, y, z])));

	test.each(SEATS)('from %s the middle of every free square and of every top gives its column', (seat) => {
		const own = viewFrom(seat, floor);
		const standing = seenCells(own, cells);
		const pose = fit(box, PRESETS.above, 740, 800);
		for (let x = 0; x < floor.width; x++) {
			for (let y = 0; y < floor.depth; y++) {
				const [u, v] = seen(own, x, y);
				const top = Math.max(0, ...cells.filter(([a, b]) => a === x && b === y).map(([, , z]) => z + 1));
				const [px, py] = project(pose, scenePoint(own, u + 0.5, v + 0.5, top), 740, 800);
				expect(columnUnder(rayThrough(pose, px, py, 740, 800), own, standing)).toEqual({ x, y });
			}
		}
	});

	test('a stack hides the squares behind it', () => {
		const pose = fit(box, PRESETS.seat, 740, 800);
		const [px, py] = project(pose, scenePoint(view, 2.5, 4.5, 0), 740, 800);
		expect(columnUnder(rayThrough(pose, px, py, 740, 800), view, cells)).toEqual({ x: 2, y: 2 });
	});

	test('beside the floor is nothing, or the nearest square while dragging', () => {
		const pose = fit(box, PRESETS.above, 740, 800);
		const [px, py] = project(pose, scenePoint(view, -0.4, 2.5, 0), 740, 800);
		const ray = rayThrough(pose, px, py, 740, 800);
		expect(columnUnder(ray, view, [])).toBeNull();
		expect(columnUnder(ray, view, [], true)).toEqual({ x: 0, y: 2 });
		expect(firstCell(ray, view, [])).toBeNull();
	});
});

describe('colours', () => {
	test('come from the tokens, decided by theme', () => {
		const css = ':root { --a: #fff; --b: light-dark(#111, #222); }';
		expect(token(css, 'a', 'dark')).toBe('#fff');
		expect(token(css, 'b', 'light')).toBe('#111');
		expect(token(css, 'b', 'dark')).toBe('#222');
		expect(token(css, 'c', 'dark')).toBeUndefined();
	});

	test('fills are the same in both themes, outlines are not', () => {
		const [light, dark] = [paletteOf('light'), paletteOf('dark')];
		for (const colour of COLOURS) {
			expect(light.blocks[colour].fill).toMatch(/^#[0-9a-f]{6}$/);
			expect(dark.blocks[colour].fill).toBe(light.blocks[colour].fill);
			expect(dark.blocks[colour].line).not.toBe(light.blocks[colour].line);
		}
		expect(light.blocks.w.mark).toBe(light.blocks.w.fill);
	});

	test('strong marks go twice as far', () => {
		expect(mix('#101010', '#202020', 2)).toBe('#303030');
		expect(mix('#000000', '#ffffff', 2)).toBe('#ffffff');
	});
});
