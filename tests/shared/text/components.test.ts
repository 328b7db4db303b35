// No words in components: what people read or hear comes from the text modules, marks between two texts included, since
// languages space them differently.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const WEB = new URL('../../../web/', import.meta.url);

/** Attributes that are read out or shown. */
const SPOKEN = new Set([
	'title',
	'alt',
	'placeholder',
	'label',
	'content',
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'aria-valuetext'
]);

/** For machines, not for people. */
const ALLOWED: Readonly<Record<string, string>> = {
	noindex: 'a word for search engines',
	D: 'a key, the same on every keyboard',
	N: 'a key, the same on every keyboard',
	S: 'the start tile of a board, as printed',
	'?': 'the sign on a small button, which has its name besides',
	summary_large_image: 'a word for other sites',
	'/social/': 'part of an address',
	'.png': 'part of an address'
};

const HUMAN = /\p{L}|[:;!?«»„“”"]/u;

interface Node {
	readonly type: string;
	readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Words that an expression may turn into: not those it compares with or passes on. */
function* wordsOf(expression: unknown): Generator<string> {
	if (!isNode(expression)) return;
	const { type } = expression;
	if (type === 'Literal' && typeof expression['value'] === 'string') yield expression['value'];
	if (type === 'TemplateLiteral') {
		for (const { value } of expression['quasis'] as { value: { cooked: string } }[]) yield value.cooked;
		for (const inner of expression['expressions'] as unknown[]) yield* wordsOf(inner);
	}
	if (type === 'ConditionalExpression') {
		yield* wordsOf(expression['consequent']);
		yield* wordsOf(expression['alternate']);
	}
	if (type === 'LogicalExpression' || (type === 'BinaryExpression' && expression['operator'] === '+')) {
		yield* wordsOf(expression['left']);
		yield* wordsOf(expression['right']);
	}
}

function* wordsIn(node: unknown): Generator<string> {
	if (Array.isArray(node)) for (const inner of node) yield* wordsIn(inner);
	if (!isNode(node)) return;
	if (node.type === 'Text') yield String(node['data']);
	else if (node.type === 'ExpressionTag') yield* wordsOf(node['expression']);
	else if (node.type === 'Attribute') {
		if (!SPOKEN.has(String(node['name'])) || node['value'] === true) return;
		yield* wordsIn(node['value']);
	} else
		for (const [key, inner] of Object.entries(node))
			if (key === 'fragment' || key === 'nodes' || key === 'attributes' || isBranch(key))
				yield* wordsIn(inner);
}

/** The parts of blocks that are shown. */
const isBranch = (key: string): boolean =>
	['body', 'consequent', 'alternate', 'pending', 'then', 'catch', 'fallback'].includes(key);

function wordsOfComponent(source: string): string[] {
	const { fragment }: AST.Root = parse(source, { modern: true });
	return [...wordsIn(fragment.nodes)]
		.map((text) => text.trim())
		.filter((text) => HUMAN.test(text) && !(text in ALLOWED));
}

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.svelte')
);

describe('components', () => {
	it('are found', () => {
		expect(files.length).toBeGreaterThan(100);
	});

	it('hold no words of their own', () => {
		const found = files.flatMap((file) =>
			wordsOfComponent(readFileSync(new URL(file, WEB), 'utf8')).map((text) => `${file}: ${text}`)
		);
		expect(found).toEqual([]);
	});

	it.each([
		['<p>Hello</p>', 'Hello'],
		['<p>{text.name}: {text.value}</p>', ':'],
		['<img alt="A temple" />', 'A temple'],
		['{#if open}<b>Open</b>{/if}', 'Open'],
		['{#each list as one (one)}<li aria-label={`${one} of all`}></li>{/each}', 'of all'],
		['<p>{open ? "Open" : text.shut}</p>', 'Open'],
		['{#snippet part()}<p>Part</p>{/snippet}', 'Part']
	])('words in %s are noticed', (source, word) => {
		expect(wordsOfComponent(source)).toEqual([word]);
	});

	it('codes and styles are no words', () => {
		const source = '<p class="wide" data-kind="x">{kind === "long" ? text.long : text.of("short")}</p>';
		expect(wordsOfComponent(source)).toEqual([]);
	});
});
