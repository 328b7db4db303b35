// The signature of the built-in cases is the one written down: behaviour has not changed unnoticed.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { builtInCases, measure } from '../../../engine-wasm/host/bench.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { PlainBoard } from '../../proof/bench/plain.ts';
import { BUILDS, startEngine } from '../cross/agreement.ts';

const known = (await readFile(new URL('../../../engine-wasm/BENCH', import.meta.url), 'utf8')).trim();
const shapes = Object.values(deck.shapes);

it.each(BUILDS)('%s has the signature of engine-wasm/BENCH', async (build) => {
	expect(measure(await startEngine(build), shapes, 0.001).signature.join(' ')).toBe(known);
});

it('plain JavaScript, a third implementation, has it too', () => {
	const cases = builtInCases();
	const placements = cases.flatMap(({ position }) => {
		const board = new PlainBoard(position);
		return shapes.map((shape) => board.placements(shape).length);
	});
	const solutions = cases.map(
		({ position, seat, supply, key }) => new PlainBoard(position).solve(seat, supply, key).length
	);
	const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
	expect(`${sum(placements)} ${sum(solutions)}`).toBe(known);
});
