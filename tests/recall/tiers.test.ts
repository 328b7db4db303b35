// The stored figures of the solo tiers (`npm run proof -- tiers:recall --store`) say what docs/proof.md tells.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import stored from '../../puzzles/recall/tiers.json' with { type: 'json' };
import { faultsOf, figuresOf, type Figures, type Game } from './tiers/figures.ts';
import { pictureOf } from './tiers/picture.ts';
import { documentWith } from './tiers/document.ts';

const FIGURES = stored as unknown as Readonly<Record<string, Figures>>;

const many = (n: number, total: number, won: boolean): Game[] =>
	Array.from({ length: n }, () => ({ total, won }));

describe('solo tiers', () => {
	it('mean something with our data: chance, a first game, a strong one', () => {
		expect(Object.keys(FIGURES)).toEqual(['random', 'sensible', 'strong']);
		for (const { runs } of Object.values(FIGURES)) expect(runs).toBe(200);
		expect(faultsOf(FIGURES)).toEqual([]);
	});

	it('are told by docs/proof.md and picture as they are stored', async () => {
		const [text, picture] = await Promise.all(
			['docs/proof.md', 'puzzles/recall/tiers.svg'].map((path) => readFile(path, 'utf8'))
		);
		const even = (words = '') => words.replace(/ +/g, ' ');
		expect(even(text)).toBe(even(documentWith(text ?? '', FIGURES)));
		const other = Object.fromEntries(
			Object.entries(FIGURES).map(([policy, figures]) => [policy, { ...figures, median: figures.median + 1 }])
		);
		expect(even(text)).not.toBe(even(documentWith(text ?? '', other)));
		expect(picture).toBe(pictureOf(FIGURES));
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

	it.each<[string, Record<string, readonly Game[]>, string[]]>([
		['chance reaches Bronze', { random: many(1, 100, false) }, ['random reaches 100']],
		[
			'a first game is below Bronze',
			{ sensible: many(3, 99, true) },
			['sensible has a median of 99, no Bronze', 'sensible has a tier in 0 games only']
		],
		[
			'a first game is Silver',
			{ sensible: many(3, 140, true) },
			['sensible has a median of 140, more than Bronze']
		],
		[
			'a first game is lost as often as won',
			{ sensible: [...many(2, 120, true), ...many(2, 120, false)] },
			['sensible has a tier in 2 games only']
		],
		['a first game is as it should be', { sensible: [...many(2, 120, true), ...many(1, 120, false)] }, []],
		[
			'a strong game is Silver',
			{ strong: many(3, 169, true) },
			['strong has a median of 169, no Gold', 'strong has Gold too rarely']
		],
		[
			'a strong game is high, but not won',
			{ strong: [...many(1, 180, true), ...many(1, 180, false)] },
			['strong wins 1 games only']
		],
		[
			'strong games that are won are lower ones',
			{ strong: [...many(2, 150, true), ...many(1, 170, true), ...many(2, 180, false)] },
			['strong has Gold too rarely']
		],
		['a strong game is as it should be', { strong: [...many(2, 170, true), ...many(1, 150, true)] }, []]
	])('are at fault or not: %s', (_, games, faults) => {
		const figures = Object.entries(games).map(([policy, played]) => [policy, figuresOf(played)] as const);
		expect(faultsOf(Object.fromEntries(figures))).toEqual(faults);
	});
});
