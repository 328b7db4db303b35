// One word for one concept: the glossaries name the term of each language, and wordings for it that no text of the game may use. Words of
// the app hold in every text, those of Block and Key also on the pages that all games share.
import { describe, expect, it } from 'vitest';
import type { Glossary } from '../../../puzzles/schema/glossary.ts';
import { GLOSSARIES } from '../../../web/lib/learn/glossaries.ts';
import { glossary as APP } from '../../../web/lib/text/glossary.ts';
import { LANGUAGES, type Language } from '../../../web/lib/text/languages.ts';
import { everyText, TEXTS } from './modules.ts';

/** Places where a banned wording has another sense, and which. */
const ALLOWED: Readonly<Record<string, string>> = {};

interface Ban {
	readonly term: string;
	readonly pattern: RegExp;
	readonly holdsIn: (module: string) => boolean;
}

const WEB = 'web/lib/text/';
/** Collected from all games. */
const NAMES = `${WEB}names`;
/** Block and Key is the game of the pages that are nobody's. */
const holdsFor =
	(game: string) =>
	(module: string): boolean =>
		module.startsWith(`puzzles/${game}/`) ||
		module.startsWith(`web/lib/games/${game}/`) ||
		(game === 'block-and-key' && module.startsWith(WEB) && module !== NAMES);

const bansOf = (glossary: Glossary, language: Language, holdsIn: Ban['holdsIn']): Ban[] =>
	glossary.terms.flatMap((term) =>
		(term.banned?.[language] ?? []).map((words) => ({
			term: term[language],
			pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
			holdsIn
		}))
	);

const BANS: Readonly<Record<string, readonly Ban[]>> = Object.fromEntries(
	LANGUAGES.map((language) => [
		language,
		[
			...bansOf(APP, language, () => true),
			...GLOSSARIES.flatMap(({ game, glossary }) => bansOf(glossary, language, holdsFor(game)))
		]
	])
);

/** What is wrong with a text: the wording and the term that belongs there. */
const faultsIn = (language: Language, module: string, text: string): string[] =>
	(BANS[language] ?? []).flatMap(({ term, pattern, holdsIn }) => {
		const found = holdsIn(module) ? pattern.exec(text) : null;
		return found ? [`“${found[0]}” for “${term}”`] : [];
	});

describe.each(LANGUAGES)('%s', (language) => {
	it('has no banned wording in any text', () => {
		const texts = [...everyText(language)];
		expect(texts.length).toBeGreaterThan(5000);
		expect(
			texts
				.filter(([module, path]) => !(`${language} ${module} ${path}` in ALLOWED))
				.flatMap(([module, path, text]) =>
					faultsIn(language, module, text).map((fault) => `${module} ${path}: ${fault} in “${text}”`)
				)
		).toEqual([]);
	});

	it('has only terms that are not banned themselves', () => {
		for (const { game, glossary } of [...GLOSSARIES, { game: 'block-and-key', glossary: APP }])
			for (const term of glossary.terms)
				expect(faultsIn(language, `puzzles/${game}/`, term[language]), term.id).toEqual([]);
	});

	it('has the words of the app on its buttons and labels', () => {
		const word = (id: string) => APP.terms.find((term) => term.id === id)?.[language];
		const labels: readonly (readonly [RegExp, string | undefined])[] = [
			[/ (?:.*\.)?undo$/, word('undo')],
			[/ solo$| ancients$/, word('solo')],
			[/ coach(?:\.label)?$/, word('coach')],
			[/text\/you save$/, word('export')],
			[/text\/you open$/, word('import')],
			[/ mastery\.seen$/, word('seen')],
			[/ mastery\.did$/, word('tried')],
			[/ mastery\.knows$/, word('learnt')],
			[/ mastery\.keeps$/, word('mastered')],
			[/ (?:themes|motions)\.system$/, word('system')]
		];
		const said = [...TEXTS]
			.filter(([module]) => module.startsWith('web/'))
			.flatMap(([module, languages]) =>
				[...(languages.get(language) ?? [])].map(([path, { says }]) => [`${module} ${path}`, says] as const)
			);
		for (const [pattern, term] of labels) {
			const found = said.filter(([path]) => pattern.test(path));
			expect(found.length, String(pattern)).toBeGreaterThan(0);
			for (const [path, says] of found) expect(says, path).toEqual([term]);
		}
	});
});

it('every allowed place is there', () => {
	const places = LANGUAGES.flatMap((language) =>
		[...everyText(language)]
			.filter(([module, , text]) => faultsIn(language, module, text).length > 0)
			.map(([module, path]) => `${language} ${module} ${path}`)
	);
	expect(Object.keys(ALLOWED).filter((place) => !places.includes(place))).toEqual([]);
});

it.each<[Language, string, string]>([
	['en', 'puzzles/block-and-key/text/rules', 'Place a block, or dig.'],
	['en', 'puzzles/block-and-key/text/rules', 'Get the key with one block.'],
	['en', 'web/lib/text/puzzle', 'Rules of placing'],
	['en', 'web/lib/text/puzzle', 'Flat board'],
	['en', 'puzzles/another/text/rules', 'Alone: 3 goal cards'],
	['en', 'web/lib/text/puzzle', 'Choose a start person.'],
	['en', 'web/lib/games/block-and-key/text/run', 'Put a key back?'],
	['de', 'web/lib/text/puzzle', 'Hol den Schlüssel mit einem Block.'],
	['de', 'puzzles/block-and-key/text/rules', 'Ein Schlüssel wird geholt.'],
	['de', 'web/lib/games/block-and-key/text/run', 'Setze einen Block oder grabe aus.'],
	['de', 'web/lib/games/block-and-key/text/run', 'Grabe, wo du willst. Das macht etwas aus.'],
	['de', 'puzzles/block-and-key/text/rules', 'Leg einen Schlüssel zurück.'],
	['de', 'puzzles/block-and-key/text/rules', 'Dein Bild zählt.'],
	['de', 'web/lib/text/you', 'In einer Datei sichern'],
	['fr', 'puzzles/block-and-key/text/rules', 'Prenez les deux clés.'],
	['fr', 'puzzles/block-and-key/text/rules', 'Une clé obtenue compte.'],
	['fr', 'puzzles/block-and-key/text/rules', 'Posez d’abord un bloc.'],
	['fr', 'web/lib/games/block-and-key/text/run', 'Fouillez une ligne.'],
	['fr', 'web/lib/games/block-and-key/text/run', 'Remettez une clé.'],
	['fr', 'web/lib/text/practice', 'Une énigme pour vous']
])('in %s, %s may not say: %s', (language, module, text) => {
	expect(faultsIn(language, module, text)).not.toEqual([]);
});

it.each<[Language, string, string]>([
	['en', 'puzzles/another/text/rules', 'Dig a stone.'],
	['en', 'puzzles/block-and-key/text/rules', 'You are a Dig Director.'],
	['de', 'puzzles/another/text/rules', 'Setze deine Arbeitskräfte auf die Plättchen.'],
	[
		'de',
		'puzzles/block-and-key/text/rules',
		'Setze den grünen Block so ein, dass du ihn siehst. Grabe dann Blöcke aus.'
	],
	['de', 'web/lib/text/learn', 'Wiederholen'],
	['fr', 'puzzles/another/text/rules', 'Fouillez sur la case.'],
	['fr', 'puzzles/block-and-key/text/rules', 'Remplissez le Site de Fouille, posez une carte face cachée.']
])('in %s, %s may say: %s', (language, module, text) => {
	expect(faultsIn(language, module, text)).toEqual([]);
});
