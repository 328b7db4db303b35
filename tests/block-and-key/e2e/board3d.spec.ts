// The 3D board on the built page: no frame while nothing happens, nothing left in memory, and faces turned to the player in the
// flat view's colour.
import type { Page } from '@playwright/test';
import { COLOURS, HEIGHT, type Cell, type Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { PRESETS, fit, project } from '../../../web/lib/board3d/camera.ts';
import { extentOf } from '../../../web/lib/board3d/extent.ts';
import { firstCell } from '../../../web/lib/board3d/picking.ts';
import { scenePoint, seenCells, viewFrom, type Point } from '../../../web/lib/board3d/view.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { dailyOf } from '../../e2e/solving.ts';

// A day whose Moon shows faces of all four colours in full light.
const DATE = '2026-02-19';
const PUZZLE = dailyOf('moon', DATE);

/** Geometry that stays behind stays with every move: a fifth of the proof's amount shows it too. */
const MOVES = Number(process.env['KEYSTONE_BLOCK_MOVES'] ?? 100);

const stage = (page: Page) => page.locator('[data-frames]');
const frames = async (page: Page) => Number(await stage(page).getAttribute('data-frames'));

/** Until no frame has been added for half a second: arrival, fonts and camera are through. */
async function settle(page: Page): Promise<void> {
	await expect
		.poll(
			async () => {
				const before = await frames(page);
				await page.waitForTimeout(500);
				return (await frames(page)) - before;
			},
			{ timeout: 30_000 }
		)
		.toBe(0);
}

async function open(page: Page): Promise<void> {
	await page.clock.setFixedTime(new Date(`${DATE}T12:00`));
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"3d"}'));
	await page.goto(`/daily/?p=${DATE}-moon`);
	await expect(page.getByRole('button', { name: 'Turn the camera' })).toBeVisible({ timeout: 30_000 });
	await settle(page);
}

test('nothing is drawn while nothing happens', async ({ page }) => {
	test.slow();
	await open(page);
	for (const deed of ['idle', 'held'] as const) {
		if (deed === 'held') await page.keyboard.press('1');
		await settle(page);
		const before = await frames(page);
		expect(before).toBeGreaterThan(0);
		await page.waitForTimeout(5000);
		expect(await frames(page), deed).toBe(before);
	}
});

test(`a Block that is moved ${MOVES} times leaves no geometry behind`, async ({ page }) => {
	// A frame for every move, drawn without a graphics card.
	test.setTimeout(60_000 + MOVES * 400);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	// three.js tells this object of every renderer.
	await page.addInitScript(() => {
		const told = new EventTarget();
		told.addEventListener('observe', ({ detail }: Event & { detail?: object }) => {
			if (detail && 'info' in detail) Object.assign(globalThis, { rendering: detail });
		});
		Object.assign(globalThis, { __THREE_DEVTOOLS__: told });
	});
	await open(page);
	await page.keyboard.press('1');
	// Away from the far right corner, so that every step of the square to come is one.
	for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
	await settle(page);
	const memory = (): Promise<{ geometries: number; textures: number }> =>
		page.evaluate('({ ...rendering.info.memory })');
	const [before, framesBefore] = [await memory(), await frames(page)];
	expect(before.geometries).toBeGreaterThan(0);
	expect(before.textures).toBeGreaterThan(0);
	await page.evaluate(async (times) => {
		const board = document.querySelector<HTMLElement>('[data-frames]');
		const drawn = () => board?.dataset['frames'];
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		for (let k = 0; k < times; k++) {
			const last = drawn();
			const key = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][k % 4] ?? '';
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
			while (drawn() === last) await frame();
		}
	}, MOVES);
	expect((await frames(page)) - framesBefore).toBeGreaterThanOrEqual(MOVES);
	expect(await memory()).toEqual(before);
});

interface Standing {
	readonly colour: Colour;
	readonly cell: Cell;
}

/** All cells, each in the colour that it turns to the south. */
function standing(): Standing[] {
	const { core, blocks } = PUZZLE.position;
	const cells = blocks.flatMap(({ colour, cells }) => cells.map((cell) => ({ colour, cell })));
	if (!core) return cells;
	const cube = Array.from({ length: 8 }, (_, n): Standing => {
		return { colour: core.sides.S, cell: [core.x + (n & 1), core.y + ((n >> 1) & 1), n >> 2] };
	});
	return [...cells, ...cube];
}

/** From east, up and south; a face that it does not reach lies in the shade of another Block. */
const SUN: Point = [-0.45, 0.62, 0.64];
/** The part of a face that is looked at, from edge to edge. */
const INNER = [0.15, 0.5, 0.85] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

const inside = ([left, top]: readonly [number, number], [right, bottom]: readonly [number, number]): Box => [
	Math.ceil(left),
	Math.ceil(top),
	Math.floor(right),
	Math.floor(bottom)
];

/** The colour that most pixels of each box have, out of one picture of the page. */
async function mainColours(page: Page, boxes: readonly Box[]): Promise<string[]> {
	const picture = (await page.screenshot()).toString('base64');
	return page.evaluate(
		async ({ picture, boxes }) => {
			const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
			const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
			context.drawImage(bitmap, 0, 0);
			return boxes.map(([left, top, right, bottom]) => {
				const { data } = context.getImageData(left, top, right - left, bottom - top);
				const counts = new Map<string, number>();
				for (let n = 0; n < data.length; n += 4) {
					const colour = `${data[n]} ${data[n + 1]} ${data[n + 2]}`;
					counts.set(colour, (counts.get(colour) ?? 0) + 1);
				}
				return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
			});
		},
		{ picture, boxes }
	);
}

for (const theme of ['light', 'dark'] as const) {
	test(`in the ${theme} theme faces turned to the player have the flat view’s colour`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await open(page);
		await page.getByRole('button', { name: 'Look from your seat' }).click();
		await settle(page);

		const view = viewFrom('S', PUZZLE.position.floor);
		const board = await stage(page).boundingBox();
		const flat = await page.locator('.flat .void').boundingBox();
		if (!board || !flat) throw new Error('no board, or no flat view');
		const cells = standing().map(({ cell }) => cell);
		const pose = fit(extentOf(view, seenCells(view, cells), false), PRESETS.seat, board.width, board.height);
		const isFree = (from: Point, towards: Point) =>
			firstCell({ origin: from, direction: towards }, view, cells) === null;
		const fronts = standing().filter(({ cell: [x, y, z] }) =>
			INNER.every((right) =>
				INNER.every((up) => {
					const point = scenePoint(view, x + right, y, z + up);
					const toCamera = pose.position.map((at, axis) => at - (point[axis] ?? 0)) as unknown as Point;
					return isFree(point, toCamera) && isFree(point, SUN);
				})
			)
		);
		// Enough to be sure, and every colour among them.
		expect(fronts.length).toBeGreaterThanOrEqual(16);
		expect(new Set(fronts.map(({ colour }) => colour))).toEqual(new Set(COLOURS));

		const at = (u: number, v: number, z: number) => {
			const [x, y] = project(pose, scenePoint(view, u, v, z), board.width, board.height);
			return [board.x + x, board.y + y] as const;
		};
		const [low, , high] = INNER;
		const solid = fronts.map(({ cell: [x, y, z] }) =>
			inside(at(x + low, y, z + high), at(x + high, y, z + low))
		);
		const side = flat.width / 8;
		const drawn = fronts.map(({ cell: [x, , z] }) =>
			inside(
				[flat.x + (x + low) * side, flat.y + (HEIGHT - 1 - z + low) * side],
				[flat.x + (x + high) * side, flat.y + (HEIGHT - 1 - z + high) * side]
			)
		);
		const colours = await mainColours(page, [...solid, ...drawn]);
		const named = (list: readonly string[]) => fronts.map(({ cell }, k) => `${String(cell)}: ${list[k]}`);
		expect(named(colours.slice(0, fronts.length))).toEqual(named(colours.slice(fronts.length)));
	});
}
