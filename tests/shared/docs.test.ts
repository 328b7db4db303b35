// What the documents name is there: files, folders, proofs and names in capitals.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../web/lib/text/languages.ts';
import { allProofs, SETS } from '../proof/proof.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['.ci', '.github', 'docs', 'engine-wasm', 'puzzles', 'tests', 'web'];
const DOCUMENTS = [
	'README.md',
	'docs/architecture.md',
	'docs/CONTRIBUTING.md',
	'docs/difficulty.md',
	'docs/proof.md',
	'tests/shared/template/README.md'
];
/** Only a build has them. */
const MADE = ['service-worker.js', '404.html'];
const FILE = /^[\w.<>[\]*=/-]+\.(ts|js|mjs|svelte|json|md|yml|html|svg|webmanifest)$/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = FOLDERS.flatMap((folder) =>
	readdirSync(join(ROOT, folder), { recursive: true }).map(
		(name) => `${folder}/${String(name).replaceAll('\\', '/')}`
	)
);
const sources = files.filter((file) => /\.(ts|js|svelte)$/.test(file) && statSync(join(ROOT, file)).isFile());

/** What stands between backticks, outside drawings. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

/** `<lang>` is every language; `<game>` and other places to fill in are whatever is there, at least once. */
function isThere(path: string): boolean {
	const named = path.includes('<lang>') ? LANGUAGES.map((lang) => path.replaceAll('<lang>', lang)) : [path];
	return named.every((one) => {
		const parts = one.replace(/\/$/, '').split(/(<\w+>|\*)/);
		const pattern = parts
			.map((part, k) => (k % 2 ? '[^/]+' : part.replace(/[.[\]()+?^$]/g, '\\$&')))
			.join('');
		const whole = new RegExp(`(^|/)${pattern}$`);
		return files.some((file) => whole.test(file)) || existsSync(join(ROOT, one));
	});
}

describe.each(DOCUMENTS)('%s', (document) => {
	const words = quoted(read(document));

	it('names files and folders that are there', () => {
		const paths = words.filter((word) => FOLDERS.some((folder) => word.startsWith(`${folder}/`)));
		const bare = words.filter((word) => FILE.test(word) && !paths.includes(word) && !MADE.includes(word));
		expect([...paths, ...bare].filter((path) => !isThere(path))).toEqual([]);
	});

	it('links to files that are there', () => {
		const links = [...read(document).matchAll(/(?:\]\(|src=")([^)"#:]+)[)"]/g)].map(([, link = '']) => link);
		expect(links.filter((link) => !existsSync(join(ROOT, document, '..', link)))).toEqual([]);
	});

	it('names proofs that can be run', async () => {
		const names = (await allProofs()).map(({ name }) => name);
		const known = new Set<string>([...names, ...names.map((name) => name.split(':')[0] ?? ''), ...SETS]);
		const asked = [...read(document).matchAll(/npm run proof -- ([\w:-]+)(<game>)?/g)]
			.filter(([, , game]) => !game)
			.map(([, name = '']) => name);
		expect(asked.filter((name) => !known.has(name))).toEqual([]);
	});

	it('names constants that the sources have', () => {
		const constants = words.filter(
			(word) => /^[A-Z]+(_[A-Z]+)+$/.test(word) && !word.startsWith('KEYSTONE_')
		);
		const text = constants.length > 0 ? sources.map(read).join('\n') : '';
		expect(constants.filter((name) => !text.includes(name))).toEqual([]);
	});
});

test('the tree of the architecture is the tree', () => {
	const [, drawing = ''] = /## The tree\n[^]*?\n\n((?: {4}.*\n)+)/.exec(read('docs/architecture.md')) ?? [];
	const above: string[] = [];
	const drawn: string[] = [];
	for (const line of drawing.split('\n')) {
		const [, space = '', names = ''] = /^( +)(\S+(?: \S+)*)/.exec(line) ?? [];
		const level = (space.length - 4) / 2;
		// Deeper lines go on with a description.
		if (!names || level > 5) continue;
		for (const name of names.split(' ')) {
			// A description may follow after a single space.
			if (!/[/.]|^[A-Z]+$/.test(name)) break;
			above[level] = name.replace(/\/$/, '');
			drawn.push(above.slice(0, level + 1).join('/'));
		}
	}
	expect(drawn.length).toBeGreaterThan(30);
	expect(drawn.filter((path) => !isThere(path))).toEqual([]);
});
