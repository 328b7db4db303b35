// The registry of Recall follows its rules document, every rule has a name of its own, and every symbol of the data is explained.
import { describe, expect, it } from 'vitest';
import ruleIds from '../fixtures/rule-ids.json' with { type: 'json' };
import dataJson from '../../puzzles/recall/data.json' with { type: 'json' };
import { rules, rulings } from '../../puzzles/recall/rules.ts';
import { symbolOf, symbols, type SymbolText } from '../../puzzles/recall/symbols.ts';
import deRules from '../../puzzles/recall/text/de/rules.json' with { type: 'json' };
import deSymbols from '../../puzzles/recall/text/de/symbols.json' with { type: 'json' };
import enRules from '../../puzzles/recall/text/en/rules.json' with { type: 'json' };
import enSymbols from '../../puzzles/recall/text/en/symbols.json' with { type: 'json' };
import frRules from '../../puzzles/recall/text/fr/rules.json' with { type: 'json' };
import frSymbols from '../../puzzles/recall/text/fr/symbols.json' with { type: 'json' };
import type { RulesText } from '../../puzzles/schema/rules.ts';
import { effectOf } from '../../puzzles/recall/schema/effects.ts';

type Words = Readonly<Record<string, SymbolText>>;

const LANGUAGES: readonly (readonly [string, RulesText, Words])[] = [
	['en', enRules, enSymbols],
	['de', deRules, deSymbols],
	['fr', frRules, frSymbols]
];

const sorted = (words: readonly string[]): string[] => [...words].sort();
const wordsOf = (text: string): number =>
	text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Every string anywhere in the data. */
function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Of `terrain` words and the like, only those that name an effect; `choice` has its alternatives beside it. */
const EFFECTS = [...new Set(stringsIn(dataJson))].filter(
	(word) => word === 'choice' || effectOf(word) !== null
);

describe('the registry', () => {
	it('has every rule of the document, in its order', () => {
		expect(rules.map(({ id }) => id)).toEqual(ruleIds.recall);
	});
	it('has all 54 decisions of the document, each once', () => {
		expect(new Set(rulings).size).toBe(54);
		expect(rulings).toHaveLength(54);
	});
	it('names two to four related rules, and none that is not there', () => {
		const known = new Set(ruleIds.recall);
		for (const { id, related } of rules) {
			expect(new Set(related).size, id).toBe(related.length);
			expect(related.length, id).toBeGreaterThanOrEqual(2);
			expect(related.length, id).toBeLessThanOrEqual(4);
			for (const other of related) expect(known.has(other) && other !== id, `${id}: ${other}`).toBe(true);
		}
	});
});

describe.each(LANGUAGES)('the words in %s', (_, text, signs) => {
	it('are there for every rule, chapter, book and ruling, and for nothing else', () => {
		expect(sorted(Object.keys(text.rules))).toEqual(sorted(ruleIds.recall));
		expect(sorted(Object.keys(text.rulings))).toEqual(sorted(rulings));
		expect(sorted(Object.keys(text.groups))).toEqual(sorted([...new Set(rules.map(({ group }) => group))]));
		expect(Object.keys(text.books)).toEqual([
			...new Set(rules.flatMap(({ source }) => source.map(({ book }) => book)))
		]);
	});
	it('name no two rules alike', () => {
		const names = Object.values(text.rules).map(({ name }) => name);
		expect(names.filter((name, k) => names.indexOf(name) < k)).toEqual([]);
	});
	it('say a rule in at most 40 words and nothing with an exclamation mark', () => {
		for (const [id, { statement }] of Object.entries(text.rules))
			expect(wordsOf(statement), id).toBeLessThanOrEqual(40);
		for (const said of [text.rules, text.rulings, signs].flatMap((words) => stringsIn(words))) {
			expect(said.trim()).not.toBe('');
			expect(said).not.toContain('!');
		}
	});
	it('explain every symbol', () => {
		expect(sorted(Object.keys(signs))).toEqual(sorted(symbols.map(({ code }) => code)));
		const names = Object.values(signs).map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
	});
});

describe('the symbols', () => {
	it.each(EFFECTS)('%s is one of them', (word) => {
		expect(symbolOf(word)).not.toBeNull();
	});
	it('are each explained by a rule of the registry', () => {
		const known = new Set(ruleIds.recall);
		for (const { code, rule } of symbols) expect(known.has(rule), code).toBe(true);
	});
	it('are told apart', () => {
		expect(symbolOf('step:grey:2')).toBe('step:grey');
		expect(symbolOf('water')).toBe('water');
		expect(symbolOf('water+')).toBe('water+');
		expect(symbolOf('moveB:3/4/5/6')).toBe('moveB');
		expect(symbolOf('copy:free')).toBe('copy');
		expect(symbolOf('step:brown:1')).toBeNull();
		expect(symbolOf('luck:2')).toBeNull();
	});
});
