// The number that people are shown, and what a puzzle says of itself in words.
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { quarters } from '../../../puzzles/block-and-key/daily/periods.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { readingOf, type Reading } from '../../../web/games/block-and-key/puzzles/reading.ts';
import { difficultyOfEffort, effortFor, EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { loadWhy, sentencesOf } from '../../../web/lib/puzzle/why.ts';
import { LANGUAGES } from '../../../web/lib/text/languages.ts';
import { startEngine } from './examples.ts';

const dates = [...quarters().values()].flat();
const sample = Array.from({ length: 12 }, (_, k) => storedDailies(dates[300 * k]!)!).flat();

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

describe('difficulty', () => {
	it('is twenty points an octave, from Monday’s Star at 20 to Sunday’s Moon at 77, within 0 and 100', () => {
		expect([7, 14, 28, 28 * 2 ** (6 / 7)].map(difficultyOfEffort)).toEqual([20, 40, 60, 77]);
		expect([0.01, 1e6].map(difficultyOfEffort)).toEqual([0, 100]);
	});

	it('of everybody is that of the mean effort, and that of one skill its own', () => {
		for (const puzzle of sample) {
			const { effort, perSkill } = solve(engine, deck, puzzle);
			expect(effortFor(perSkill, EVERYBODY)).toBeCloseTo(effort, 6);
			expect(effortFor(perSkill, { beginner: 0, regular: 0, expert: 1 })).toBeCloseTo(perSkill.expert, 6);
		}
	});
});

describe('words', () => {
	it('count every other place once', () => {
		for (const puzzle of sample) {
			const reading = readingOf(engine, deck.shapes, puzzle)!;
			const failing = reading.failures.reduce((sum, [, times]) => sum + times, 0);
			expect(failing, puzzle.id).toBe(reading.places - 1);
			expect(reading.better).toBeLessThanOrEqual(failing);
			expect(reading.hides).toBeLessThanOrEqual(reading.adds);
		}
	});

	it('say nothing where no Block claims', () => {
		const [puzzle] = sample;
		expect(readingOf(engine, deck.shapes, { ...puzzle!, supply: [] })).toBeNull();
	});

	const reading: Reading = {
		places: 3,
		failures: [
			['ledge', 1],
			['not-taller', 2]
		],
		better: 1,
		adds: 2,
		hides: 1,
		tucked: false,
		unseenSupport: true,
		bridge: true
	};
	test('in English', async () => {
		expect(sentencesOf(reading, await loadWhy('why', 'en'), 'en')).toEqual([
			'3 places look right.',
			'Of the others, one is a ledge and 2 are not taller.',
			'One looked even better.',
			'The block adds 2 squares; 1 of them hides another colour.',
			'What it stands on cannot be seen.',
			'It spans a gap.'
		]);
	});
	test.each(LANGUAGES)('are whole sentences for every reading (%s)', async (language) => {
		const text = await loadWhy('why', language);
		for (const places of [1, 2, 5])
			for (const adds of [1, 3])
				for (const hides of [0, 1, adds]) {
					const one = { ...reading, places, adds, hides, failures: places > 1 ? reading.failures : [] };
					for (const sentence of sentencesOf(one, text, language))
						expect(sentence).toMatch(/^[\p{Lu}\d][^.]*\.$/u);
				}
	});
});
