// The list of proofs is whole, and whatever names a command names one that there is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allProofs, ROOT, SETS } from './proof.ts';
import { rowOf, summaryOf } from './record.ts';

const proofs = await allProofs();
const names = proofs.map(({ name }) => name);
const SCRIPTS = Object.keys(
	(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts
);

/** Folders of rules. */
const GAMES = readdirSync(join(ROOT, 'web/games')).filter((name) =>
	existsSync(join(ROOT, 'web/games', name, 'index.ts'))
);

const filesIn = (folder: string): string[] =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

describe('proofs', () => {
	it('have names of their own, words and needs', () => {
		expect(new Set(names).size).toBe(names.length);
		for (const { name, shows, needs } of proofs) {
			expect(name).toMatch(/^[a-z-]+(:[a-z-]+)?$/);
			expect(SETS).not.toContain(name);
			expect(shows.length).toBeGreaterThan(20);
			expect(needs.minutes).toBeGreaterThan(0);
		}
		for (const set of SETS)
			expect(proofs.filter(({ sets }) => sets?.includes(set)).length).toBeGreaterThan(3);
	});

	it('are found in the folder of every game', () => {
		for (const game of GAMES) expect(names).toContain(`mutants:${game}`);
	});

	it('run files that there are', () => {
		for (const file of filesIn('tests').filter((name) => name.endsWith('.proof.ts')))
			for (const [, path] of readFileSync(join(ROOT, file), 'utf8').matchAll(/program\('([^']+)'\)/g))
				expect(existsSync(join(ROOT, path ?? '')), `${file}: ${path}`).toBe(true);
	});
});

it('there are thirteen npm scripts', () => {
	expect(SCRIPTS.sort()).toEqual(
		'build build:engine check dev engine format prepare proof serve start test test:e2e test:unit'.split(' ')
	);
});

it('every command that a text names is there', () => {
	const folders = [
		'.ci',
		'.github',
		'docs',
		'engine-wasm/assembly',
		'engine-wasm/host',
		'puzzles',
		'tests',
		'web'
	];
	const files = [
		...folders.flatMap(filesIn),
		...readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
	].filter((file) => /\.(ts|js|mjs|svelte|md|yml|json)$/.test(file));
	expect(files.length).toBeGreaterThan(500);
	const wrong = files.flatMap((file) => {
		const text = readFileSync(join(ROOT, file), 'utf8');
		const scripts = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g)].filter(
			([, name]) => !SCRIPTS.includes(name ?? '')
		);
		const missing = [...text.matchAll(/npm run proof -- ([a-z][a-z:-]*(?:<game>)?)/g)].filter(
			([, name = '']) => {
				const meant = name.includes('<game>') ? GAMES.map((game) => name.replace('<game>', game)) : [name];
				return !meant.some(
					(exact) => [...SETS, ...names].includes(exact) || names.some((each) => each.startsWith(`${exact}:`))
				);
			}
		);
		return [...scripts, ...missing].map(([words]) => `${file}: ${words}`);
	});
	expect(wrong).toEqual([]);
});

describe('the record', () => {
	it('keeps the last lines, as one cell of a table, without paths of the machine', () => {
		expect(summaryOf('one\n\ntwo | 2\r3\n')).toBe('one; two · 2; 3');
		expect(summaryOf(`${'x'.repeat(500)}\nlast`)).toBe('last');
		expect(summaryOf(`in ${ROOT}tests`)).toBe('in tests');
		expect(summaryOf('')).toBe('');
	});

	it('says when a proof does not hold', () => {
		const row = rowOf('cross 5', { holds: false, output: 'differ' }, '2026-11-18');
		expect(row).toMatch(
			/^\| 2026-11-18 \| ([0-9a-f]{7,}\+?|no commit) \| \d+ cores, Node \d+\.\d+\.\d+ \| `cross 5` \| \*\*does not hold\*\*: differ \|\n$/
		);
		expect(rowOf('cross 5', { holds: true, output: 'agree' }, '2026-11-18')).toContain('| agree |');
	});
});
