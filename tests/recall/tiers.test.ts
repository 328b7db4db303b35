// The stored figures of the solo tiers (`npm run recall-tiers -- --store`) say what the README tells.
import { describe, expect, it } from 'vitest';
import stored from '../../puzzles/recall/tiers.json' with { type: 'json' };
import { faultsOf, figuresOf, type Figures } from '../../puzzles/tools/recall-tiers/figures.ts';

const FIGURES = stored as unknown as Readonly<Record<string, Figures>>;

describe('solo tiers', () => {
	it('mean something with our data: chance, a first game, a strong one', () => {
		expect(Object.keys(FIGURES)).toEqual(['random', 'sensible', 'strong']);
		expect(faultsOf(FIGURES)).toEqual([]);
	});

	it('are counted for games that are won only', () => {
		const figures = figuresOf([
			{ total: 99, won: true },
			{ total: 100, won: true },
			{ total: 175, won: false },
			{ total: 171, won: true }
		]);
		expect(figures.tiers).toEqual({ bronze: 1, silver: 0, gold: 1, platinum: 0 });
		expect(figures.reached).toEqual({ bronze: 1, silver: 0, gold: 2, platinum: 0 });
		expect([figures.won, figures.median, figures.best]).toEqual([3, 100, 175]);
		expect([figures.tens[17], figures.wonTens[17]]).toEqual([2, 1]);
	});

	it('are at fault when a strong game reaches no Gold', () => {
		const strong = figuresOf([{ total: 180, won: false }]);
		expect(faultsOf({ strong })).toEqual(['strong never reaches Gold']);
	});
});
