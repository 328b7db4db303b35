// The table as a whole: a sample proved with engine and reference, the ramp over the week, the spread, no repetition.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { bandOf } from '../../../puzzles/block-and-key/daily/bands.ts';
import { dayNumber, weekdayOf } from '../../../puzzles/block-and-key/daily/dates.ts';
import { prove } from '../../../web/games/block-and-key/puzzles/prove.ts';
import { months } from '../../../puzzles/block-and-key/daily/periods.ts';
import { dailyPuzzles } from '../../../puzzles/block-and-key/daily/table.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { designOf } from '../../../puzzles/schema/deck.ts';
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import { THEMES, type Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { canonicalText } from '../../../web/games/block-and-key/puzzles/canonical.ts';
import { explain, solve } from '../reference/index.ts';
import { startEngine, tableBytes } from './examples.ts';

/** One in so many is proved here; `npm run proof -- verify` proves all. Both are prime to 3, so every level has its share. */
const ENGINE_STEP = 61;
const REFERENCE_STEP = 2731;

const days = [...months()].flatMap(([name, dates]) => {
	const bytes = tableBytes(name);
	return dates.map((date) => ({ date, puzzles: dailyPuzzles(bytes, date) }));
});
const all = days.flatMap(({ date, puzzles }) => puzzles.map((puzzle) => ({ date, puzzle })));
const ofLevel = (level: Level) => all.filter(({ puzzle }) => puzzle.level === level);
const share = (level: Level, holds: (puzzle: Puzzle) => boolean) => {
	const puzzles = ofLevel(level);
	return puzzles.filter(({ puzzle }) => holds(puzzle)).length / puzzles.length;
};

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

describe('a sample of the table', () => {
	it('keeps every rule of a daily, by the engine', () => {
		const sample = all.filter((_, k) => k % ENGINE_STEP === 0);
		for (const { date, puzzle } of sample) {
			expect([puzzle.id, ...prove(engine, deck, date, puzzle).faults]).toEqual([puzzle.id]);
		}
	});

	it('is reachable and has one solution, by the reference', () => {
		for (const { puzzle } of all.filter((_, k) => k % REFERENCE_STEP === 1)) {
			const { position, seat, supply, keys } = puzzle;
			position.blocks.forEach(({ cells }, k) => {
				expect(explain({ ...position, blocks: position.blocks.slice(0, k) }, cells)).toEqual([]);
			});
			expect(solve(position, seat, supplyOf(deck, supply), keys, true).length).toBe(1);
		}
	});
});

describe('the difficulty', () => {
	it('rises from Monday to Sunday every week, and from Star to Moon every day', () => {
		for (const level of LEVELS) {
			for (let weekday = 1; weekday < 7; weekday++) {
				expect(bandOf(level, weekday)[0]).toBeGreaterThan(bandOf(level, weekday - 1)[1]);
			}
		}
		const wrong = days.filter(({ date, puzzles }) => {
			const [star, sun, moon] = puzzles as [Puzzle, Puzzle, Puzzle];
			const isInBand = ({ level, difficulty }: Puzzle) => {
				const [least, most] = bandOf(level, weekdayOf(dayNumber(date)));
				return least <= difficulty && difficulty <= most;
			};
			const isRising = star.difficulty < sun.difficulty && sun.difficulty < moon.difficulty;
			return !isRising || !puzzles.every(isInBand);
		});
		expect(wrong.map(({ date }) => date)).toEqual([]);
	});
});

describe('the spread', () => {
	it('lets no theme rule and no theme starve', () => {
		for (const level of LEVELS) {
			for (const theme of THEMES) {
				const part = share(level, ({ themes }) => themes.includes(theme));
				if (theme === 'two-keys' && level !== 'moon') expect(part).toBe(0);
				else {
					expect(part, `${level} ${theme}`).toBeGreaterThan(0.05);
					expect(part, `${level} ${theme}`).toBeLessThan(theme === 'turned-key' ? 0.6 : 0.36);
				}
			}
		}
	});

	it('gives every key its days', () => {
		for (const level of LEVELS) {
			const puzzles = ofLevel(level).map(({ puzzle }) => puzzle.keys.map(({ squares }) => designOf(squares)));
			const uses = new Map<string, number>();
			for (const design of puzzles.flat()) uses.set(design, (uses.get(design) ?? 0) + 1);
			const even = puzzles.flat().length / uses.size;
			expect(Math.max(...uses.values())).toBeLessThan(1.7 * even);
			expect(Math.min(...uses.values())).toBeGreaterThan(0.2 * even);
		}
	});

	it('needs each colour about as often', () => {
		for (const level of LEVELS) {
			const needed = new Map<string, number>();
			const puzzles = ofLevel(level).filter((_, k) => k % 4 === 0);
			for (const { puzzle } of puzzles) {
				engine.setPosition(puzzle.position, puzzle.seat);
				const [solution] = engine.solve(supplyOf(deck, puzzle.supply), puzzle.keys, true);
				const colour = puzzle.supply[solution?.block ?? -1]?.colour ?? 'none';
				needed.set(colour, (needed.get(colour) ?? 0) + 1);
			}
			expect(needed.size).toBe(4);
			for (const count of needed.values()) {
				expect(count / puzzles.length).toBeGreaterThan(0.18);
				expect(count / puzzles.length).toBeLessThan(0.33);
			}
		}
	});

	it('never repeats position and key, turned or recoloured', () => {
		const texts = all.map(({ puzzle }) => canonicalText(puzzle.position, puzzle.keys));
		expect(new Set(texts).size).toBe(all.length);
	});
});
