// The search over the rules: by name, by other words for the same thing, with slips, in three languages.
import { describe, expect, it } from 'vitest';
import type { RulesText } from '../../puzzles/schema/rules.ts';
import type { Term } from '../../puzzles/schema/glossary.ts';
import { GLOSSARIES } from '../../web/lib/learn/glossaries.ts';
import { ruleSearch, type RuleSearch } from '../../web/lib/learn/search.ts';
import { LANGUAGES, type Language } from '../../web/lib/text/languages.ts';

type Said = Readonly<Record<string, readonly [name: string, statement: string]>>;

/** A search over rules that say just this. */
function searchIn(
	said: Said,
	language: Language,
	groups: RulesText['groups'] = {},
	game = 'block-and-key'
): RuleSearch {
	const rules = Object.fromEntries(
		Object.entries(said).map(([id, [name, statement]]) => [id, { name, statement }])
	);
	return ruleSearch(
		[
			{
				game,
				rules: Object.keys(said).map((id) => ({
					id,
					kind: 'definition',
					group: 'placing',
					source: [],
					related: []
				})),
				words: { game: 'Block and Key', groups, books: {}, rules, rulings: {} }
			}
		],
		language
	);
}

const SAID: Readonly<Record<Language, Said>> = {
	en: {
		'B-PLACE-1': ['Touch what is there', 'A block touches another with a face or a corner.'],
		'B-PLACE-2': ['Taller if face to face', 'Its top is higher than every stack it touches.'],
		'B-PLACE-5': ['No ledges', 'No end may hang free.'],
		'B-END-4': ['Ties', 'Whoever has more keys wins.'],
		'B-EXC-2': ['At most 7', 'The rest goes back.']
	},
	de: {
		'B-PLACE-1': ['Berühren, was da ist', 'Ein Block berührt einen anderen mit Fassade oder Ecke.'],
		'B-PLACE-2': ['Höher, wenn Fassade an Fassade', 'Er endet höher als alle Stapel, die er berührt.'],
		'B-PLACE-5': ['Keine Überhänge', 'Kein Ende hängt frei.'],
		'B-END-4': ['Gleichstand', 'Wer mehr Schlüssel hat, gewinnt.'],
		'B-EXC-2': ['Höchstens 7', 'Der Rest kommt zurück.']
	},
	fr: {
		'B-PLACE-1': ['Toucher ce qui est là', 'Un bloc en touche un autre par une face ou un angle.'],
		'B-PLACE-2': ['Plus haut, face contre face', 'Il dépasse toutes les colonnes qu’il touche.'],
		'B-PLACE-5': ['Pas de rebord', 'Aucun bout ne reste en l’air.'],
		'B-END-4': ['Égalité', 'Qui a le plus de clés gagne.'],
		'B-EXC-2': ['7 au plus', 'Le reste repart.']
	}
};

const CASES: readonly (readonly [Language, query: string, best: string])[] = [
	['en', 'Taller if face to face', 'B-PLACE-2'],
	['en', 'tall', 'B-PLACE-2'],
	['en', 'b-place-2', 'B-PLACE-2'],
	['en', 'overhang', 'B-PLACE-5'],
	['en', 'cantilever', 'B-PLACE-5'],
	['en', 'brick', 'B-PLACE-1'],
	['en', 'tower', 'B-PLACE-2'],
	['en', 'leges', 'B-PLACE-5'],
	['en', 'Überhang', 'B-PLACE-5'],
	['en', 'seven', 'B-EXC-2'],
	['de', 'höher', 'B-PLACE-2'],
	['de', 'hoher', 'B-PLACE-2'],
	['de', 'überstehen', 'B-PLACE-5'],
	['de', 'Vorsprung', 'B-PLACE-5'],
	['de', 'Klotz', 'B-PLACE-1'],
	['de', 'Turm', 'B-PLACE-2'],
	['de', 'Keykarte', 'B-END-4'],
	['de', 'Überhnag', 'B-PLACE-5'],
	['de', 'ledge', 'B-PLACE-5'],
	['de', 'sieben', 'B-EXC-2'],
	['fr', 'egalite', 'B-END-4'],
	['fr', 'empilement', 'B-PLACE-2'],
	['fr', 'surplomb', 'B-PLACE-5'],
	['fr', 'brique', 'B-PLACE-1'],
	['fr', 'rebors', 'B-PLACE-5'],
	['fr', 'sept', 'B-EXC-2']
];

describe('finds', () => {
	for (const [language, query, best] of CASES)
		it(`${query} in ${language}`, () => expect(searchIn(SAID[language], language)(query)[0]).toBe(best));

	it('a name before a mention of it', () => {
		const search = searchIn({ a: ['One', 'A bridge is fine.'], b: ['A bridge', 'It is fine.'] }, 'en');
		expect(search('bridge')).toEqual(['b', 'a']);
	});

	it('only rules with all the words, where there are such', () => {
		const search = searchIn(SAID.en, 'en');
		expect(search('touch corner')).toEqual(['B-PLACE-1']);
		expect(search('ledge keys').sort()).toEqual(['B-END-4', 'B-PLACE-5']);
	});

	it('a chapter', () => {
		const search = searchIn({ a: ['One', 'Two.'] }, 'en', { placing: 'Putting down' });
		expect(search('putting')).toEqual(['a']);
	});

	it('nothing for nonsense, and nothing for nothing', () => {
		const search = searchIn(SAID.en, 'en');
		expect(search('xylophone')).toEqual([]);
		expect(search('  ')).toEqual([]);
	});

	it('a star, but not because the rule speaks of a start', () => {
		const search = searchIn(
			{ a: ['Start here', 'The start player begins.'], b: ['Stars', 'Easy ones.'] },
			'en'
		);
		expect(search('Stern')).toEqual(['b']);
	});
});

/** All words of a term that somebody may type. */
const typed = (term: Term, language: Language): string[] => [
	...(term.also?.[language] ?? []),
	...(term.deOther && language === 'de' ? [term.deOther] : [])
];

const IN_EVERY_LANGUAGE = GLOSSARIES.flatMap(({ game, glossary }) =>
	LANGUAGES.map((language) => ({ game, glossary, language }))
);

describe.each(IN_EVERY_LANGUAGE)(
	'$game: every other word leads to its term in $language',
	({ game, glossary, language }) => {
		// One rule for each term, which says nothing but its word.
		const search = searchIn(
			Object.fromEntries(glossary.terms.map((term) => [term.id, [term[language], '']])),
			language,
			{},
			game
		);
		for (const term of glossary.terms)
			for (const word of typed(term, language))
				it(`${word}: ${term[language]}`, () => expect(search(word)).toContain(term.id));
	}
);

describe.each(GLOSSARIES)('the glossary of $game', ({ glossary }) => {
	it('has each term once and no empty word', () => {
		const ids = glossary.terms.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const term of glossary.terms)
			for (const language of LANGUAGES) expect(term[language].trim(), term.id).not.toBe('');
	});

	it('names the other German edition only where there is one that differs', () => {
		for (const { id, de, deOther } of glossary.terms)
			if (deOther !== undefined) {
				expect(glossary.twoGerman, id).toBe(true);
				expect(deOther, id).not.toBe(de);
			}
	});
});
