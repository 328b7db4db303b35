// Mutants quote the code of the rules: code that was moved or renamed would leave a mutant that changes nothing.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS as blockAndKey } from '../block-and-key/mutants.ts';
import { MUTANTS as pyramides } from '../pyramides/mutants.ts';
import { MUTANTS as recall } from '../recall/mutants.ts';
import { MUTANTS as temple } from '../temple/mutants.ts';

const root = new URL('../../', import.meta.url);

it.each([
	['block-and-key', blockAndKey],
	['pyramides', pyramides],
	['recall', recall],
	['temple', temple]
])('%s: every quotation stands exactly once in its file', (_, mutants) => {
	const wrong = mutants.filter(
		({ file, from }) => readFileSync(new URL(file, root), 'utf8').split(from).length !== 2
	);
	expect(wrong).toEqual([]);
	expect(mutants.length).toBeGreaterThan(0);
});
