// Every rule of sections 3 to 5 of the rules document has a case of its own: the names of the tests carry its id.
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, k) => `${name}-${k + 1}`);
const RULES = [
	...numbered('B-SETUP', 10),
	...numbered('B-TURN', 1),
	...numbered('B-EXC', 3),
	...numbered('B-POS', 1),
	...['B-PLACE-GRID', 'B-PLACE-FREE', 'B-PLACE-DROP'],
	...numbered('B-PLACE', 5),
	...numbered('B-KEY', 8),
	...numbered('B-END', 4),
	...numbered('S-SETUP', 3),
	...numbered('S-TURN', 5),
	...numbered('S-END', 1),
	...numbered('S-ANC', 8),
	...numbered('S-SCORE', 2)
];

it('no rule is left out', async () => {
	const folder = new URL('.', import.meta.url);
	const files = (await readdir(folder)).filter(
		(name) => name.endsWith('.test.ts') && name !== 'rules.test.ts'
	);
	const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
	// The name of a test, or the first column of a table of cases.
	const names = texts.flatMap((text) => [...text.matchAll(/(?:\bit\(|\)\()'([^']*)'|^\t+\['([^']*)'/gm)]);
	const covered = new Set(names.flatMap(([name]) => name.match(/[BS]-[A-Z]+-(?:\d+|[A-Z]+)/g) ?? []));
	expect(RULES.filter((rule) => !covered.has(rule))).toEqual([]);
});
