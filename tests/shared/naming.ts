// Which files name a game. A file does if its path or its text has the game's id in one of these forms, or the game's title in any
// language:
//   - as a whole quoted word, or the first part of a quoted name of something in it: 'go', "go", 'go.first-lesson', 'go@1'
//   - as a folder: /go/, go/index.ts, $lib/games/go, /go at the end of an address, mutants:go
//   - as a key of an object or of a table: go: …
//   - as the beginning of an identifier: goGame, GoText
// Not: the bare word in prose and in names of other things, a rule's id, a class of a style, a module that is called so (./go.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a game says of this in `tests/<game>/outside.ts`. */
export interface Outside {
	/** Files outside its folders that name it, and why they must. */
	readonly named: Readonly<Record<string, string>>;
	/** Ids of other games that are words for something else in its own folders, and in those besides (folders with `/`). */
	readonly words?: Readonly<Record<string, { readonly means: string; readonly also?: readonly string[] }>>;
	/** Counted only where something is made for all games. */
	readonly forAllOnly?: true;
}

const LAYERS = ['puzzles', 'web/games', 'web/lib/games', 'tests'];
/** Not read: what is made, what is fetched, and what is of no language. */
const LEFT_OUT = /^(?:node_modules|\.git|\.svelte-kit|build.*|test-results|playwright-report)$/;
const READ = /\.(?:ts|js|mjs|cjs|svelte|css|html|json|webmanifest|yml|md)$|^\.[a-z]+(?:ignore|rc)$/;
/** Lists of packages, and databases and backup files as earlier versions wrote them: nobody writes those. */
const DATA = /^(?:package-lock\.json|tests\/progress\/move\/.*\.json)$/;

/** Every file that people write, from the top of the project. */
export function filesBelow(root: string, folder = ''): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder ? `${folder}/${entry.name}` : entry.name;
		if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : filesBelow(root, path);
		return READ.test(entry.name) && !DATA.test(path) ? [path] : [];
	});
}

/** Its four folders. */
export const foldersOf = (folder: string): string[] => LAYERS.map((layer) => `${layer}/${folder}/`);
const isOwn = (folder: string, path: string): boolean =>
	foldersOf(folder).some((own) => path.startsWith(own));

const capital = (id: string) => id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** The forms that are meant for sure. */
const pathOf = (id: string) => new RegExp(`(?:puzzles|games|tests)/${id}(?![\\w.-])`);
const titleOf = (titles: readonly string[]) =>
	titles.map((title) => new RegExp(`(?<![\\p{L}])${escaped(title)}(?![\\p{L}\\w-])`, 'u'));

/** The other forms. */
function wordsOf(id: string): RegExp[] {
	const large = capital(id);
	const small = large.replace(/^./, (letter) => letter.toLowerCase());
	return [
		// Quoted, but no class of an element; or the first part of the quoted name of something in it.
		new RegExp(`(?<!class=)(['"\`])${id}\\1`),
		new RegExp(`(?<![\\w/-])${id}[@.][a-z0-9-]+(?:\\.[a-z-]+)?['"\`]`),
		// A folder, or the last part of an address or of the name of a proof.
		new RegExp(`[/'"\`]${id}/|/${id}(?=['"\`?)\\s]|$)|[a-z]:${id}(?![\\w-])`),
		// A key.
		new RegExp(`(?<![\\w.?'"-])['"]?${id}['"]?:(?!:)`),
		// What an identifier begins with.
		new RegExp(`(?<![\\w.])(?:${small}|${large})[A-Z][a-z]`)
	];
}

export interface Naming {
	readonly game: string;
	/** The name of its folders: another game's where two share them. */
	readonly folder: string;
	readonly titles: readonly string[];
	/** Files and folders in which its id is another word: there only titles and paths of its folders count. */
	readonly otherwise: readonly string[];
}

/** What in a file names the game; null if nothing does. */
export function namedBy({ game, titles, otherwise }: Naming, path: string, text: string): string | null {
	const isOtherwise = otherwise.some((place) =>
		place.endsWith('/') ? path.startsWith(place) : path === place
	);
	const forms = [pathOf(game), ...titleOf(titles), ...(isOtherwise ? [] : wordsOf(game))];
	const lines = [isOtherwise ? '' : `/${path.replace(/\.\w+$/, '')}`, ...text.split('\n')];
	return lines.find((line) => forms.some((form) => form.test(line))) ?? null;
}

export function namesOf(naming: Naming, root: string, files: readonly string[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const path of files) {
		if (isOwn(naming.folder, path)) continue;
		const line = namedBy(naming, path, readFileSync(join(root, path), 'utf8'));
		if (line !== null) found.set(path, line.trim());
	}
	return found;
}
