// The reference against what was worked out by hand: the rulebooks' examples, and perft counts.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { rotations, withoutDuplicates } from './geometry.ts';
import { answer, draw, parsePosition, parseShape, parseSupply, perft, SHAPE_IDS } from './index.ts';
import type { PositionValue, Request, SupplyValue } from './index.ts';

interface RulebookCase {
	name: string;
	rules: string[];
	cmd: Request;
	answer: Record<string, unknown>;
}

interface PerftCase {
	name: string;
	position: PositionValue;
	supply: SupplyValue[];
	depth: number;
	nodes: number;
}

function fixture<T>(file: string): T {
	return JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')) as T;
}

const rulebookCases = fixture<RulebookCase[]>('rulebook-cases.json');
const perftCases = fixture<PerftCase[]>('perft.json');

describe('rulebook cases', () => {
	for (const { name, cmd, answer: expected } of rulebookCases)
		it(name, () => {
			expect(answer(cmd), draw(parsePosition(cmd.position))).toEqual(expected);
		});

	it('have different names', () => {
		expect(new Set(rulebookCases.map(({ name }) => name)).size).toBe(rulebookCases.length);
	});
});

describe('perft', () => {
	for (const { name, position, supply, depth, nodes } of perftCases)
		it(name, () => {
			const start = parsePosition(position);
			expect(perft(start, parseSupply(supply), depth), draw(start)).toBe(nodes);
		});
});

describe('each rule can be switched off', () => {
	const RULES = [
		'B-PLACE-GRID',
		'B-PLACE-FREE',
		'B-PLACE-DROP',
		'B-PLACE-3',
		'B-PLACE-4',
		'B-PLACE-5',
		'B-PLACE-1',
		'B-PLACE-2',
		'B-KEY-1',
		'B-KEY-2',
		'B-KEY-4',
		'S-ANC-3'
	];
	for (const rule of RULES)
		it(`${rule}: a rulebook case that names it fails without it`, () => {
			const off = new Set([rule]);
			const failing = rulebookCases.filter(
				({ rules, cmd, answer: expected }) =>
					rules.includes(rule) && !isDeepStrictEqual(answer(cmd, off), expected)
			);
			expect(failing.length).toBeGreaterThan(0);
		});
});

describe('rotations', () => {
	const count = (shape: Shape): number => withoutDuplicates(rotations(shape)).length;

	it('a shape without any symmetry has 24', () => {
		const crooked = ['000', '100', '200', '210', '211'].map((cell) => [...cell].map(Number));
		expect(count(crooked as unknown as Shape)).toBe(24);
	});

	it('the ten shapes', () => {
		const counts = SHAPE_IDS.map((id) => [id, count(parseShape(id))]);
		expect(Object.fromEntries(counts)).toEqual({
			I2: 3,
			I3: 3,
			V3: 12,
			I4: 3,
			L4: 24,
			T4: 12,
			S4: 12,
			O4: 3,
			Y4: 8,
			U5: 12
		});
	});
});
