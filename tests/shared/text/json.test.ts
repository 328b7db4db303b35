// What the compiler says of a text in TypeScript and not of one in JSON: no key twice, no key that nobody reads, and signs that
// cannot be seen are written as escapes.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<string>('../../../puzzles/*/text/*/*.json', {
	eager: true,
	query: '?raw',
	import: 'default'
});

/** All properties of a file, by their path: `lessons.build.steps`. */
function pathsIn(json: string): string[] {
	const paths: string[] = [];
	const visit = (node: ts.Node, path: string): void => {
		if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name))
			return ts.forEachChild(node, (inner) => visit(inner, path));
		const own = path ? `${path}.${node.name.text}` : node.name.text;
		paths.push(own);
		visit(node.initializer, own);
	};
	visit(ts.parseJsonText('text.json', json), '');
	return paths;
}

const doubled = (paths: readonly string[]): string[] => paths.filter((path, k) => paths.indexOf(path) < k);

/** The keys of CourseText and RulesText; a star for an id. */
const READ: readonly string[] = [
	'lessons',
	'lessons.*',
	...['title', 'aim', 'steps', 'steps.*'].map((key) => `lessons.*.${key}`),
	...['prompt', 'help', 'done', 'hints', 'mistakes', 'mistakes.*', 'items', 'items.*'].map(
		(key) => `lessons.*.steps.*.${key}`
	),
	...['game', 'groups', 'groups.*', 'books', 'books.*', 'rules', 'rules.*', 'rulings', 'rulings.*'],
	...['name', 'statement', 'allowed', 'refused'].map((key) => `rules.*.${key}`),
	...['question', 'decision', 'reason'].map((key) => `rulings.*.${key}`)
];
/** The same of files with other keys, by their names. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
	'symbols.json': ['*', '*.name', '*.explanation'],
	'names.json': ['*', '*.name', '*.about', '*.line', '*.own']
};

const patternOf = (path: string): RegExp =>
	new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
const unread = (file: string, paths: readonly string[]): string[] => {
	const known = (OTHERS[file.split('/').at(-1) ?? ''] ?? READ).map(patternOf);
	return paths.filter((path) => !known.some((pattern) => pattern.test(path)));
};

const invisible = (json: string): string[] => json.match(/[^\P{Z} ]|[^\P{C}\n\t]/gu) ?? [];

it('finds the texts', () => {
	expect(Object.keys(FILES).length).toBeGreaterThanOrEqual(30);
});

describe.each(Object.entries(FILES))('%s', (file, json) => {
	const paths = pathsIn(json);

	it('has no key twice and none that nobody reads', () => {
		expect(paths.length).toBeGreaterThan(0);
		expect(doubled(paths)).toEqual([]);
		expect(unread(file, paths)).toEqual([]);
	});

	it('escapes signs that cannot be seen', () => {
		expect(invisible(json)).toEqual([]);
	});
});

it('the rules of this file notice what they name', () => {
	expect(doubled(pathsIn('{"rules":{"A":{"name":"a"},"B":{"name":"b"},"A":{"name":"c"}}}'))).toContain(
		'rules.A'
	);
	expect(unread('x/rules.json', pathsIn('{"rules":{"A":{"name":"a","alowed":"b"}}}'))).toEqual([
		'rules.A.alowed'
	]);
	expect(unread('x/symbols.json', pathsIn('{"fig":{"nom":"a"}}'))).toEqual(['fig.nom']);
	expect(invisible('{"a":"b\u00a0?"}')).toEqual(['\u00a0']);
	expect(invisible('{"a":"b\\u00a0?\u200b"}')).toEqual(['\u200b']);
});
