// The table as a whole: a sample proved with engine and reference, the ramp over the week, the spread, no repetition.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { effortFor, isOnCurve } from '../../../puzzles/block-and-key/daily/curve.ts';
import { dayTheme } from '../../../puzzles/block-and-key/daily/day-theme.ts';
import { dayNumber, weekdayOf } from '../../../puzzles/block-and-key/daily/dates.ts';
import { prove } from '../../../web/games/block-and-key/puzzles/prove.ts';
import { months } from '../../../puzzles/block-and-key/daily/periods.ts';
import { dailyPuzzles, THEMES } from '../../../puzzles/block-and-key/daily/table.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { designOf } from '../../../puzzles/schema/deck.ts';
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle, Theme } from '../../../puzzles/schema/puzzle.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { canonicalText } from '../../../web/games/block-and-key/puzzles/canonical.ts';
import { WANTED } from '../../../web/games/block-and-key/puzzles/conditions.ts';
import { effortAt } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { explain, solve as solveSlowly } from '../reference/index.ts';
import { startEngine, tableBytes } from './examples.ts';

/** One in so many is proved here; `npm run proof -- verify` proves all. They are prime to 3 and 7, so every level and weekday has its share. */
const ENGINE_STEP = 61;
const SHARES_STEP = 13;
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
			expect(solveSlowly(position, seat, supplyOf(deck, supply), keys, true).length).toBe(1);
		}
	});
});

describe('the effort', () => {
	it('has one curve from Monday’s Star to Sunday’s Moon, an octave a level', () => {
		const curve = LEVELS.map((level) => [0, 6].map((weekday) => Math.round(effortFor(level, weekday))));
		expect(curve).toEqual([
			[7, 13],
			[14, 25],
			[28, 51]
		]);
		expect(isOnCurve('sun', 0, 14 * 1.119) && isOnCurve('sun', 0, 14 * 0.881)).toBe(true);
		expect(isOnCurve('sun', 0, 14 * 1.13) || isOnCurve('sun', 0, 14 * 0.87)).toBe(false);
	});

	it('lies on the curve by what is stored, and rises from Star to Moon every day', () => {
		// What is stored is rounded, by up to half a point of 20 to the octave.
		const wrong = days.filter(({ date, puzzles }) => {
			const [star, sun, moon] = puzzles.map(({ difficulty }) => difficulty) as [number, number, number];
			const isOn = ({ level, difficulty }: Puzzle) =>
				[-0.5, 0.5].some((by) => isOnCurve(level, weekdayOf(dayNumber(date)), effortAt(difficulty + by)));
			return !(star < sun && sun < moon) || !puzzles.every(isOn);
		});
		expect(wrong.map(({ date }) => date)).toEqual([]);
	});

	it.each(LEVELS)('has the causes that most puzzles of its level shall have (%s)', (level) => {
		const sample = all.filter(({ puzzle }, k) => k % SHARES_STEP === 0 && puzzle.level === level);
		const features = sample.map(({ puzzle }) => solve(engine, deck, puzzle).features);
		for (const { name, holds, least = 0, most = 1 } of WANTED[level]) {
			const part = features.filter(holds).length / features.length;
			expect(part, name).toBeGreaterThanOrEqual(least);
			expect(part, name).toBeLessThanOrEqual(most);
		}
	});
});

describe('a day', () => {
	it('has a theme that its puzzles share, nearly always all; Sunday’s Moon asks for two keys instead', () => {
		let ofOneTheme = 0;
		for (const { date, puzzles } of days) {
			const isSunday = weekdayOf(dayNumber(date)) === 6;
			expect(puzzles.map(({ keys }) => keys.length)).toEqual([1, 1, isSunday ? 2 : 1]);
			const theme = ({ level }: Puzzle): Theme =>
				isSunday && level === 'moon' ? 'two-keys' : dayTheme(date);
			const sharing = puzzles.filter((puzzle) => puzzle.themes.includes(theme(puzzle))).length;
			expect(sharing, date).toBeGreaterThanOrEqual(2);
			if (sharing === 3) ofOneTheme++;
		}
		expect(ofOneTheme / days.length).toBeGreaterThan(0.94);
	});

	it('never asks for a key again within 60 days', () => {
		const last = new Map<string, number>();
		for (const { date, puzzle } of all) {
			for (const { squares } of puzzle.keys) {
				const design = designOf(squares);
				const rest = dayNumber(date) - (last.get(design) ?? -Infinity);
				expect(rest, `${puzzle.id} ${design}`).toBeGreaterThan(60);
				last.set(design, dayNumber(date));
			}
		}
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

	it('asks for hundreds of keys of a level, and for none too often', () => {
		const most: Readonly<Record<Level, number>> = { star: 40, sun: 30, moon: 35 };
		for (const level of LEVELS) {
			const uses = new Map<string, number>();
			for (const { puzzle } of ofLevel(level)) {
				for (const { squares } of puzzle.keys) {
					const design = designOf(squares);
					uses.set(design, (uses.get(design) ?? 0) + 1);
				}
			}
			expect(uses.size).toBeGreaterThanOrEqual(200);
			expect(Math.max(...uses.values())).toBeLessThan(most[level]);
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
