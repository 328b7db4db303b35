// The entries of all games as Node finds them: every folder of web/games (rules) and of puzzles (content) with an index.ts.
import { access, readdir } from 'node:fs/promises';
import type { GameEntry } from '../../web/games/game.ts';
import type { ContentEntry } from '../schema/content.ts';

const GAMES = new URL('../../web/games/', import.meta.url);
const CONTENT = new URL('../', import.meta.url);

interface EntryModule<Entry> {
	readonly entry?: Entry;
	/** Where one folder holds further games. */
	readonly entries?: readonly Entry[];
}

/** In the order of their ids. Other folders than the site's own serve tests. */
export const findGames = (folder: URL = GAMES): Promise<GameEntry[]> => find<GameEntry>(folder);

/** What the games teach and say, in the order of their ids. */
export const findContent = (folder: URL = CONTENT): Promise<ContentEntry[]> => find<ContentEntry>(folder);

async function find<Entry extends { readonly id: string }>(folder: URL): Promise<Entry[]> {
	const found: Entry[] = [];
	for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((each) =>
		each.isDirectory()
	)) {
		const file = new URL(`${name}/index.ts`, folder);
		const isThere = await access(file).then(
			() => true,
			() => false
		);
		if (!isThere) continue;
		const { entry, entries = [] } = (await import(file.href)) as EntryModule<Entry>;
		found.push(...(entry ? [entry] : []), ...entries);
	}
	return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
