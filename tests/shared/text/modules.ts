// Every text module of the app in every language, each text by its path: plain texts, and functions with what they say.
import ts from 'typescript';
import { LANGUAGES, type Language } from '../../../web/lib/text/languages.ts';

export interface Told {
	/** What is said, a hole for everything filled in; a function may say several things. */
	readonly says: readonly string[];
	/** Null for a plain text; of a function, which parts of which argument it looks at. */
	readonly takes: readonly string[] | null;
}

/** By module, by language, by path inside the module. */
export type Texts = ReadonlyMap<string, ReadonlyMap<Language, ReadonlyMap<string, Told>>>;

/** Stands where something is filled in. */
const HOLE = '◦';

const FILES = {
	...import.meta.glob<Readonly<Record<string, unknown>>>(
		['../../../web/lib/text/*/*.ts', '../../../web/lib/games/*/text/**/*.ts'],
		{ eager: true }
	),
	...import.meta.glob<Readonly<Record<string, unknown>>>('../../../puzzles/*/text/*/*.json', { eager: true })
};

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** All texts in a piece of code, a hole for everything filled in. */
function* textsIn(node: ts.Node): Generator<string> {
	if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
	if (ts.isStringLiteralLike(node)) yield node.text;
	else if (ts.isTemplateExpression(node))
		yield [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE);
	// The name of a property is a code.
	if (ts.isPropertyAssignment(node)) return yield* textsIn(node.initializer);
	const inner: ts.Node[] = [];
	ts.forEachChild(node, (child) => void inner.push(child));
	for (const child of inner) yield* textsIn(child);
}

function toldBy(source: string): Told {
	const [statement] = ts.createSourceFile('told.ts', `(${source})`, ts.ScriptTarget.Latest, true).statements;
	const told =
		statement && ts.isExpressionStatement(statement) && ts.isParenthesizedExpression(statement.expression)
			? statement.expression.expression
			: null;
	if (!told || !(ts.isArrowFunction(told) || ts.isFunctionExpression(told)))
		throw new RangeError(`not a function: ${source}`);
	const seen = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isIdentifier(node)) seen.add(node.text);
		ts.forEachChild(node, visit);
	};
	visit(told.body);
	const takes = told.parameters.flatMap(({ name }, k) =>
		ts.isObjectBindingPattern(name)
			? name.elements
					.filter((element) => seen.has(element.name.getText()))
					.map((element) => `${k}.${(element.propertyName ?? element.name).getText()}`)
			: seen.has(name.getText())
				? [`${k}`]
				: []
	);
	return { says: [...textsIn(told.body)], takes };
}

function flatten(value: unknown, path: string, into: Map<string, Told>): Map<string, Told> {
	if (typeof value === 'string') into.set(path, { says: [value], takes: null });
	else if (typeof value === 'function') into.set(path, toldBy(String(value)));
	else if (typeof value === 'object' && value !== null)
		for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
	return into;
}

function read(): Texts {
	const all = new Map<string, Map<Language, Map<string, Told>>>();
	for (const [file, exported] of Object.entries(FILES)) {
		const parts = file
			.replace('../../../', '')
			.replace(/\.(ts|json)$/, '')
			.split('/');
		const at = parts.findIndex(isLanguage);
		const language = parts[at];
		if (!language || !isLanguage(language)) continue;
		const module = parts.toSpliced(at, 1).join('/');
		const languages = all.get(module) ?? new Map<Language, Map<string, Told>>();
		all.set(module, languages.set(language, flatten(exported['default'] ?? exported, '', new Map())));
	}
	return all;
}

export const TEXTS = read();

const SOURCES = import.meta.glob<string>(
	['../../../web/lib/text/*/*.ts', '../../../web/lib/games/*/text/**/*.ts'],
	{ eager: true, query: '?raw', import: 'default' }
);

/** Every text of a module with its path; of a module in TypeScript also what helpers say that several texts share. */
export function* everyText(
	language: Language
): Generator<readonly [module: string, path: string, text: string]> {
	for (const [module, languages] of TEXTS)
		for (const [path, { says }] of languages.get(language) ?? [])
			for (const text of says) yield [module, path, text];
	for (const [file, source] of Object.entries(SOURCES)) {
		const parts = file.replace('../../../', '').replace(/\.ts$/, '').split('/');
		const at = parts.indexOf(language);
		if (at < 0) continue;
		const code = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
		for (const statement of code.statements)
			if (!ts.isExportAssignment(statement) && !ts.isImportDeclaration(statement))
				for (const text of textsIn(statement)) yield [parts.toSpliced(at, 1).join('/'), 'helpers', text];
	}
}
