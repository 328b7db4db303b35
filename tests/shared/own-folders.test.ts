// A game is its own folders: at most six files outside them name it, texts, tests and documents included, and each is listed in
// `tests/<game>/outside.ts` with the reason. What counts as naming: naming.ts. The template is named nowhere.
//
// Block and Key with its solo game is what the rest of the site is made of: dailies, practice, editor, boards and the engine are its
// own, without being its folders. For these two, files are counted where something is made for all games: see FOR_ALL.
import { describe, expect, it } from 'vitest';
import { findContent } from '../../puzzles/tools/games.ts';
import { filesBelow, foldersOf, namedBy, namesOf, type Naming, type Outside } from './naming.ts';

const MOST = 6;
const ROOT = new URL('../../', import.meta.url).pathname;
const FILES = filesBelow(ROOT);

/** Where everything is for all games. */
const FOR_ALL =
	/^(?:puzzles\/schema|puzzles\/tools\/(?:games|lessons|play)|web\/games\/(?:lesson\/|[^/]+\.ts$)|web\/lib\/(?:learn|play|frame|ui|charts|games\/[^/]+\.ts$)|web\/lib\/text\/[^/]+\.ts$|web\/params|web\/service-worker|web\/routes\/(?:\+|\[\[lang=lang\]\]\/(?:\[game=game\]|learn|rules|settings)))/;

const OUTSIDE = import.meta.glob<Readonly<Record<string, Outside>>>('../*/outside.ts', { eager: true });
const NAMES = import.meta.glob<Readonly<Record<string, { readonly name: string }>>>(
	'../../puzzles/*/text/*/names.json',
	{ eager: true, import: 'default' }
);

/** In every language. */
const titlesOf = (course: string): string[] => [
	...new Set(Object.values(NAMES).flatMap((names) => names[course]?.name ?? []))
];

const content = await findContent();
const ids = content.flatMap(({ id, courses }) => courses.map((course) => ({ id: course.id, folder: id })));

const outsideOf = (id: string, folder: string): Outside => {
	const module = OUTSIDE[`../${folder}/outside.ts`];
	const outside = module?.[id === folder ? 'outside' : id];
	if (!outside) throw new Error(`tests/${folder}/outside.ts says nothing of ${id}`);
	return outside;
};

/** Where another game uses this id as a word. */
const otherwise = (id: string): string[] =>
	content.flatMap(({ id: other }) => {
		const word = outsideOf(other, other).words?.[id];
		return word ? [...foldersOf(other), ...(word.also ?? [])] : [];
	});

it('finds the games, their titles and the files', () => {
	expect(Object.keys(OUTSIDE).map((file) => file.split('/')[1])).toEqual(content.map(({ id }) => id));
	for (const { id } of ids) expect(titlesOf(id).length).toBeGreaterThan(0);
	expect(FILES.length).toBeGreaterThan(1000);
	expect(FILES.filter((file) => FOR_ALL.test(file)).length).toBeGreaterThan(100);
});

describe.each(ids)('$id', ({ id, folder }) => {
	const outside = outsideOf(id, folder);
	const naming: Naming = { game: id, folder, titles: titlesOf(id), otherwise: otherwise(id) };
	const files = outside.forAllOnly ? FILES.filter((file) => FOR_ALL.test(file)) : FILES;

	it('is named by no file but the listed ones, at most six', () => {
		const named = namesOf(naming, ROOT, files);
		expect(Object.fromEntries([...named].filter(([file]) => !(file in outside.named)))).toEqual({});
		expect(Object.keys(outside.named).filter((file) => !named.has(file))).toEqual([]);
		expect(named.size).toBeLessThanOrEqual(MOST);
	});

	it('its id is another word where another game says so', () => {
		const without = [...namesOf({ ...naming, otherwise: [] }, ROOT, FILES).keys()];
		expect(naming.otherwise.filter((place) => !without.some((file) => file.startsWith(place)))).toEqual([]);
	});
});

it('the template is named nowhere', () => {
	const template = 'tests/shared/template/';
	const [id = ''] = FILES.flatMap(
		(file) => /^tests\/shared\/template\/games\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []
	);
	const naming: Naming = {
		game: id,
		folder: id,
		titles: [id.replace(/^./, (letter) => letter.toUpperCase())],
		otherwise: []
	};
	expect(
		namesOf(
			naming,
			ROOT,
			FILES.filter((file) => file.startsWith(template))
		).size
	).toBeGreaterThan(10);
	expect([
		...namesOf(
			naming,
			ROOT,
			FILES.filter((file) => !file.startsWith(template))
		)
	]).toEqual([]);
});

describe('a file', () => {
	const naming: Naming = { game: 'go', folder: 'go', titles: ['Go West'], otherwise: ['web/other/'] };
	const by = (text: string, path = 'web/some.ts') => namedBy(naming, path, text) !== null;

	it.each([
		"import x from '$lib/games/go/x.ts';",
		"import.meta.glob('puzzles/go/*')",
		"if (game === 'go') play();",
		'href="go"',
		"await page.goto('/go/?deal=1');",
		'await page.goto(`${origin}/go`);',
		"const step = 'go.first.step';",
		"const key = 'go@5';",
		'go: () => load(),',
		'{ go: 1 }',
		'const GAMES = { go: 1 };',
		'new GoState()',
		'goGame(5)',
		'// One of them is mutants:go.',
		'// The rules of Go West.'
	])('names it: %s', (text) => expect(by(text)).toBe(true));

	it.each([
		'let them go on',
		"import { go } from './go.ts';",
		'<div class="go">',
		'state.go',
		'goal: 5',
		"'go-on'",
		'ago(5)',
		'Going west',
		'forGoats()'
	])('does not: %s', (text) => expect(by(text)).toBe(false));

	it('names it by its path', () => {
		expect(by('', 'tests/proof/go/x.ts')).toBe(true);
		expect(by('', 'tests/proof/go.ts')).toBe(true);
		expect(by('', 'tests/proof/gone.ts')).toBe(false);
	});

	it('may use the word for something else, but no title and no path of its folders', () => {
		expect(by("'go'", 'web/other/x.ts')).toBe(false);
		expect(by("import 'web/games/go/x.ts'", 'web/other/x.ts')).toBe(true);
		expect(by('Go West', 'web/other/x.ts')).toBe(true);
	});
});
