// Our texts are our own: no eight words in a row stand in a rulebook too. The rulebooks lie beside the project where somebody has
// them; elsewhere only the comparison itself is tested, with a sample of our own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../web/lib/text/languages.ts';
import { everyText } from './modules.ts';

const RUN = 8;
const FOLDER = fileURLToPath(new URL('../../../../shared/rulebooks', import.meta.url));
const BOOKS = existsSync(FOLDER)
	? readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'))
	: [];

/** Scans drop or mistake accents: ä, á and a are the same word here, and ii is how some read ü. */
const wordsOf = (text: string): string[] =>
	text
		.replace(/-\s*\n\s*/g, '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/ß/g, 'ss')
		.replace(/ii/g, 'u')
		.match(/[\p{L}\p{N}]+/gu) ?? [];

function* runsOf(words: readonly string[]): Iterable<string> {
	for (let k = 0; k + RUN <= words.length; k++) yield words.slice(k, k + RUN).join(' ');
}

/** Things counted in a row are bare lists: whoever lists the same things says the same words. */
const isList = (run: string): boolean => run.split(' ').filter((word) => /^\d+$/.test(word)).length >= 2;

function copiesOf(books: readonly string[], texts: Iterable<readonly [string, string]>): string[] {
	const theirs = new Set(books.flatMap((book) => [...runsOf(wordsOf(book))]));
	return [...texts].flatMap(([path, text]) =>
		[...runsOf(wordsOf(text))]
			.filter((run) => theirs.has(run) && !isList(run))
			.map((run) => `${path}: ${run}`)
	);
}

function* allTexts(): Iterable<readonly [string, string]> {
	for (const language of LANGUAGES)
		for (const [module, path, text] of everyText(language))
			yield [`${language} ${module} ${path}`, text] as const;
}

it('finds the texts', () => {
	expect([...allTexts()].length).toBeGreaterThan(5000);
});

// Registered only where the rulebooks are: it never passes for want of something to compare with.
if (BOOKS.length > 0)
	it(`no text has eight words in a row from one of the ${BOOKS.length} rulebooks beside the project`, () => {
		expect(BOOKS.every((book) => wordsOf(book).length > 500)).toBe(true);
		expect(copiesOf(BOOKS, allTexts())).toEqual([]);
	});

it('notices what is copied, despite accents and broken lines, and leaves lists of numbers alone', () => {
	const book = 'Der letzte Spie-\nler fiihrt in diesem Spiel vier Zuge aus. 1 2 3 4 5 6 7 8 9';
	const told = [
		['copied', 'Wer fragt? Der letzte Spieler führt in diesem Spiel vier Züge aus.'],
		['own', 'Der letzte Spieler hat in diesem Spiel noch vier Züge.'],
		['list', 'Felder 1 2 3 4 5 6 7 8 9']
	] as const;
	const found = copiesOf([book], told);
	expect(new Set(found.map((fault) => fault.split(':')[0]))).toEqual(new Set(['copied']));
});
