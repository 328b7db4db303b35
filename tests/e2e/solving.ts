// The answer of a daily as a person would enter it, found by the engine; and entering it through names and roles.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Engine } from '../../engine-wasm/host/engine.ts';
import type { Cell, Shape } from '../../engine-wasm/host/vocabulary.ts';
import { dailyPuzzles, tableFile } from '../../puzzles/block-and-key/daily/table.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import {
	TURNS,
	gripSquare,
	heldOn,
	poseOf,
	startHeld,
	turnPose,
	type Pose,
	type Turn
} from '../../web/games/block-and-key/placing.ts';
import { Trial } from '../../web/games/block-and-key/trial.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const { shapes } = JSON.parse(file('puzzles/block-and-key/deck.json').toString()) as {
	shapes: Record<string, Shape>;
};

export interface Answer {
	/** Index into the supply. */
	readonly block: number;
	/** Turns that bring the Block of the tray into the right pose. */
	readonly turns: readonly Turn[];
	readonly pose: Pose;
	readonly square: readonly [x: number, y: number];
	/** Where its grip is when it comes to hand. */
	readonly appears: readonly [x: number, y: number];
	/** What it fills then. */
	readonly cells: readonly Cell[];
}

export function dailyOf(level: Puzzle['level'], date: string): Puzzle {
	const puzzles = dailyPuzzles(file(`puzzles/block-and-key/daily/${tableFile(date)}.bin`), date);
	return puzzles.find((one) => one.level === level) as Puzzle;
}

/** Of a puzzle with exactly one answer, seen from the south. */
export async function answerOf({ position, seat, supply, keys }: Puzzle): Promise<Answer> {
	const engine = await Engine.start(await WebAssembly.compile(file('engine-wasm/build/engine.wasm')));
	engine.setPosition(position, seat);
	const blocks = supply.map(({ shape, colour }) => ({ shape: shapes[shape] as Shape, colour }));
	const [solution, ...others] = engine.solve(blocks, keys, true);
	if (!solution || others.length > 0) throw new Error('there is not exactly one answer');
	// As the Block comes to hand: turned, if it may stand nowhere as it lies.
	const { heightAt, worthOf } = new Trial(engine, { position, seat, supply, keys }, shapes);
	const lying = poseOf(blocks[solution.block]?.shape as Shape);
	const start = startHeld(lying, position.floor, heightAt, worthOf, seat, null);
	const { turns, pose } = turnsTo(start.pose, solution.cells);
	const square = gripSquare({ pose, square: squareOf(pose, solution.cells) }, position.floor);
	return {
		block: solution.block,
		turns,
		pose,
		square,
		appears: gripSquare(start, position.floor),
		cells: solution.cells
	};
}

const squareOf = (pose: Pose, cells: readonly Cell[]) => {
	const held = heldOn(pose, cells, 'S');
	if (!held || String(held.pose) !== String(pose)) throw new Error('not this pose');
	return held.square;
};

/** The fewest turns after which the Block can fill these cells. */
function turnsTo(start: Pose, cells: readonly Cell[]): { turns: Turn[]; pose: Pose } {
	const wanted = shifted(cells);
	const queue: { pose: Pose; turns: Turn[] }[] = [{ pose: start, turns: [] }];
	const known = new Set([String(start)]);
	for (const { pose, turns } of queue) {
		if (String(shifted(pose)) === String(wanted)) return { pose, turns };
		for (const turn of TURNS) {
			const next = turnPose(pose, turn, 1, 'S');
			if (known.has(String(next))) continue;
			known.add(String(next));
			queue.push({ pose: next, turns: [...turns, turn] });
		}
	}
	throw new Error('no turn of this Block');
}

function shifted(cells: readonly Cell[]): Cell[] {
	const least = ([0, 1, 2] as const).map((axis) => Math.min(...cells.map((cell) => cell[axis])));
	return cells
		.map(([x, y, z]): Cell => [x - least[0]!, y - least[1]!, z - least[2]!])
		.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

export const nameOf = ([x, y]: readonly [number, number]) => `${String.fromCharCode(97 + x)}${y + 1}`;

const LABEL = { spin: 'Spin', tip: 'Tip', roll: 'Roll' } as const;

export const note = (page: Page) => page.getByRole('status');
export const slot = (page: Page, block: number) =>
	page.getByRole('button', { name: new RegExp(`^Block ${block + 1}, `) });
export const turnButton = (page: Page, turn: Turn) =>
	page.getByRole('button', { name: LABEL[turn], exact: true });
export const squareButton = (page: Page, square: Answer['square']) =>
	page.getByRole('button', { name: new RegExp(`^${nameOf(square)}, `) });
export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place', exact: true });

/** Enters the answer on the flat board. */
export async function enter(page: Page, { block, turns, square }: Answer): Promise<void> {
	await slot(page, block).click();
	for (const turn of turns) await turnButton(page, turn).click();
	await squareButton(page, square).click();
	await placeButton(page).click();
}

/** Solves the open puzzle on the flat board. */
export async function solve(page: Page, answer: Answer): Promise<void> {
	await enter(page, answer);
	await expect(note(page)).toContainText('claimed, first try.');
}
