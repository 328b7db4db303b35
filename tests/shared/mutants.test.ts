// Mutants quote the code of the rules: code that was moved or renamed would leave a mutant that changes nothing.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Mutant } from '../proof/mutant.ts';

const root = new URL('../../', import.meta.url);
const FOUND = import.meta.glob<readonly Pick<Mutant, 'file' | 'from'>[]>('../*/mutants.ts', {
	eager: true,
	import: 'MUTANTS'
});
const rules = Object.keys(import.meta.glob('../../web/games/*/index.ts'));

it('every game has mutants', () => {
	expect(Object.keys(FOUND).map((file) => file.split('/')[1])).toEqual(
		rules.map((file) => file.split('/')[4])
	);
});

it.each(Object.entries(FOUND).map(([file, mutants]) => [file.split('/')[1], mutants] as const))(
	'%s: every quotation stands exactly once in its file',
	(_, mutants) => {
		const wrong = mutants.filter(
			({ file, from }) => readFileSync(new URL(file, root), 'utf8').split(from).length !== 2
		);
		expect(wrong).toEqual([]);
		expect(mutants.length).toBeGreaterThan(0);
	}
);
