// Vite builds the site; Vitest runs the unit tests in Node with the same resolution.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { onlyClassesIn } from './web/making/catalogue.ts';
import { chunks } from './web/making/chunks.ts';
import { licences } from './web/making/licences.ts';
import { stylesOfPages } from './web/making/styles.ts';

/** The day of the last commit, so that building it again gives the same files; without git, today. Tests choose their own. */
function builtOn(): string {
	if (process.env['KEYSTONE_BUILT_ON']) return process.env['KEYSTONE_BUILT_ON'];
	try {
		return String(
			execFileSync('git', ['log', '-1', '--format=%cs'], { stdio: ['ignore', 'pipe', 'ignore'] })
		).trim();
	} catch {
		return new Date().toISOString().slice(0, 10);
	}
}

/** Every page needs their names to find its way, and no more of them: so they are read here and not found by a glob. */
const playedGames = readdirSync('web/lib/games').filter((game) =>
	existsSync(`web/lib/games/${game}/SetupForm.svelte`)
);

/** Every course with its icon, in the order of the pages; read here for the same reason. */
const courses = readdirSync('puzzles')
	.map((game) => `puzzles/${game}/courses.json`)
	.filter((file) => existsSync(file))
	.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { place: number; icons: Record<string, string> })
	.sort((a, b) => a.place - b.place)
	.flatMap(({ icons }) => Object.entries(icons));

/** How many lessons each has, so that a list of courses needs none of them. */
const lessonsOf = (course: string): number => {
	const file = readdirSync('puzzles')
		.map((game) => `puzzles/${game}/text/en/${course}.json`)
		.find((path) => existsSync(path));
	if (file === undefined) throw new Error(`no words of ${course}`);
	return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { lessons: object }).lessons).length;
};

/**
 * Kit's client takes two functions out of the whole of Svelte in a way that keeps all of it. The same line, so that the bundler
 * can see what is used; should Kit change it, nothing is replaced and nothing breaks.
 */
const WHOLE_SVELTE = 'const { onMount, tick } = svelte;';
const onlyWhatKitUses: Plugin = {
	name: 'only-what-kit-uses',
	transform: {
		filter: { id: /@sveltejs\/kit\/src\/runtime\/client\/client\.js$/, code: WHOLE_SVELTE },
		handler: (code) => ({
			code: code.replace(WHOLE_SVELTE, 'const onMount = svelte.onMount, tick = svelte.tick;'),
			map: null
		})
	}
};

/**
 * As a last resort Kit replaces the page by an empty one, by a way that trusted types refuse. Here the page stays as it was sent, in
 * every browser, and web/static/watch.js says what is the matter. Should Kit change it, the tests see it.
 */
const REPLACES_THE_PAGE =
	/const error_template = await app\.get_error_template\(\);[\s\S]*?document\.documentElement\.replaceChild\(document\.adoptNode\(parsed\.body\), document\.body\);/;
const keepsThePage: Plugin = {
	name: 'keeps-the-page',
	transform: {
		filter: { id: /@sveltejs\/kit\/src\/runtime\/client\/client\.js$/, code: REPLACES_THE_PAGE },
		handler: (code) => ({ code: code.replace(REPLACES_THE_PAGE, ''), map: null })
	}
};

/**
 * The framework hides its announcer of page changes by an inline style, which the policy forbids; base.css does the same. Should
 * Kit change it, the tests see the broken policy.
 */
const noInlineStyle: Plugin = {
	name: 'no-inline-style',
	enforce: 'pre',
	transform: {
		filter: { id: /\.svelte-kit\/(.*\/)?generated\/root\.svelte$/ },
		handler: (code) => ({
			code: code.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, '$1'),
			map: null
		})
	}
};

const shared = chunks();
/**
 * The games' texts come as object literals with one export: fewer bytes than Vite's own way, which parses long ones from a string
 * and exports every key.
 */
const textsAsLiterals: Plugin = {
	name: 'texts-as-literals',
	enforce: 'pre',
	transform: {
		filter: { id: /\/puzzles\/[a-z-]+\/text\/[a-z]+\/[a-z-]+\.json$/ },
		handler: (code) => ({ code: `export default ${code}`, moduleType: 'js', map: null })
	}
};

const shipped = licences();

const unitTests = ['tests', 'web', 'puzzles', 'engine-wasm'].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.test.ts'))
		.map((file) => `${folder}/${file}`)
);
const sharesModules = (file: string) => !/\bvi\.(mock|stubGlobal)\(/.test(readFileSync(file, 'utf8'));

export default defineConfig({
	define: {
		BUILT_ON: JSON.stringify(builtOn()),
		// Where the site will stand, for the addresses that search engines want in full; without it they are left out.
		SITE: JSON.stringify((process.env['KEYSTONE_SITE'] ?? '').replace(/\/$/, '')),
		PLAYED_GAMES: JSON.stringify(playedGames),
		TAUGHT_COURSES: JSON.stringify(courses.map(([id]) => id)),
		COURSE_ICONS: JSON.stringify(Object.fromEntries(courses)),
		COURSE_LESSONS: JSON.stringify(Object.fromEntries(courses.map(([id]) => [id, lessonsOf(id)])))
	},
	plugins: [
		textsAsLiterals,
		noInlineStyle,
		sveltekit(),
		onlyWhatKitUses,
		keepsThePage,
		onlyClassesIn('web/lib/board3d'),
		shared.check,
		stylesOfPages,
		shipped.site
	],
	// The engine's build lies outside the folders that Kit serves while developing.
	server: { fs: { allow: ['.'] } },
	worker: { format: 'es', plugins: () => [shipped.worker] },
	build: {
		target: 'es2022',
		// Lists of files for every link would cost each page a kilobyte: what a page imports is asked for a step later, once, and is
		// stored from then on. Styles still come with their page.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
		rolldownOptions: { output: { codeSplitting: { groups: shared.groups } } },
		// Lets Lightning CSS write light-dark() out for phones that do not know it yet.
		cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
		// Small files of the engine and of dailies must stay files: inlined they would need a data: source in the policy.
		assetsInlineLimit: (file) => (/\.(wasm|bin|woff2|svg)$/.test(file) ? false : undefined)
	},
	test: {
		environment: 'node',
		// By itself it would leave one of two cores unused.
		maxWorkers: 2,
		testTimeout: 30_000,
		// The engine, the texts and the rules are loaded once for all tests, except for those that put something in a module's place.
		projects: [
			{ extends: true, test: { name: 'together', include: unitTests.filter(sharesModules), isolate: false } },
			{ extends: true, test: { name: 'alone', include: unitTests.filter((file) => !sharesModules(file)) } }
		]
	}
});
