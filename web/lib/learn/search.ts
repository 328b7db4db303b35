// The search over all rules, made in the browser: by name, statement, chapter and id, with other words for the same thing from the
// glossaries, unfinished words and slips of the finger.
import MiniSearch from 'minisearch';
import type { Language } from '$lib/text/languages.ts';
import type { Term } from '../../../puzzles/schema/glossary.ts';
import type { LoadedRules } from './courses.ts';
import { GLOSSARIES } from './glossaries.ts';

interface Entry {
	readonly id: string;
	readonly name: string;
	readonly statement: string;
	readonly chapter: string;
	/** Words for the same things that the rule itself does not use. */
	readonly also: string;
}

/** Ids of the rules that answer a query, the best first. */
export type RuleSearch = (query: string) => string[];

export function ruleSearch(
	games: readonly Pick<LoadedRules, 'game' | 'rules' | 'words'>[],
	language: Language
): RuleSearch {
	const index = new MiniSearch<Entry>({
		fields: ['id', 'name', 'statement', 'chapter', 'also'],
		processTerm: (word) => asFigure(folded(word), language),
		searchOptions: {
			boost: { id: 4, name: 3, chapter: 0.8, also: 0.4 },
			prefix: (word) => word.length > 1,
			fuzzy: (word) => (word.length > 4 ? 0.2 : false),
			combineWith: 'AND'
		}
	});
	index.addAll(games.flatMap((loaded) => entriesOf(loaded, language)));
	return (query) => {
		const found = index.search(query);
		// Several words that stand together nowhere: rules with some of them are better than nothing.
		const all = found.length > 0 ? found : index.search(query, { combineWith: 'OR' });
		return all.map(({ id }) => id as string);
	};
}

function entriesOf(
	{ game, rules, words }: Pick<LoadedRules, 'game' | 'rules' | 'words'>,
	language: Language
): Entry[] {
	const terms = GLOSSARIES.find((own) => own.game === game)?.glossary.terms ?? [];
	return rules.map(({ id, group }) => {
		const { name = '', statement = '' } = words.rules[id] ?? {};
		const chapter = words.groups[group] ?? '';
		const text = wordsIn(`${name} ${statement} ${chapter}`);
		const used = terms.filter((term) => ownWords(term, language).some((word) => isIn(text, word)));
		return {
			id,
			name,
			statement,
			chapter,
			also: used.flatMap((term) => [...ownWords(term, language), ...foreignWords(term)]).join(' ')
		};
	});
}

/** Alternatives stand in one cell of the glossary, with a comma between them. */
const ownWords = (term: Term, language: Language): readonly string[] => [
	...term[language].split(', '),
	...(term.also?.[language] ?? [])
];

/** Who knows another edition or another language looks for its word. */
const foreignWords = ({ en, de, fr, deOther }: Term): readonly string[] => [
	en,
	de,
	fr,
	...(deOther ? [deOther] : [])
];

/** Small letters without accents, so that nobody has to type them. */
function folded(word: string): string {
	return word
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll('œ', 'oe')
		.normalize('NFD')
		.replace(/\p{M}/gu, '');
}

/** From two on, without accents; one is also an article. */
const NUMBERS: Readonly<Record<Language, string>> = {
	en: 'two three four five six seven eight nine ten eleven twelve',
	de: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
	fr: 'deux trois quatre cinq six sept huit neuf dix onze douze'
};

/** The rules write numbers as figures. */
function asFigure(word: string, language: Language): string {
	const at = NUMBERS[language].split(' ').indexOf(word);
	return at < 0 ? word : String(at + 2);
}

const wordsIn = (text: string): string[] =>
	folded(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** What the three languages put behind a word: plurals and cases. */
const ENDING = /^(e|n|s|x|en|es|er|ern|ns)?$/;

/** Whether every word of the term is in the text, inflected or not. */
function isIn(text: readonly string[], term: string): boolean {
	return wordsIn(term).every((word) =>
		text.some((one) => one.startsWith(word) && ENDING.test(one.slice(word.length)))
	);
}
