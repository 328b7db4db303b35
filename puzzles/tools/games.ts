// The entries of all games as Node finds them: every folder of web/games with an index.ts.
import { access, readdir } from 'node:fs/promises';
import type { GameEntry } from '../../web/games/game.ts';

const GAMES = new URL('../../web/games/', import.meta.url);

interface EntryModule {
	readonly entry?: GameEntry;
	/** Where one folder holds several games. */
	readonly entries?: readonly GameEntry[];
}

/** In the order of their ids. Other folders than the site's own serve tests. */
export async function findGames(folder: URL = GAMES): Promise<GameEntry[]> {
	const found: GameEntry[] = [];
	for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((each) =>
		each.isDirectory()
	)) {
		const file = new URL(`${name}/index.ts`, folder);
		const isThere = await access(file).then(
			() => true,
			() => false
		);
		if (!isThere) continue;
		const { entry, entries = [] } = (await import(file.href)) as EntryModule;
		found.push(...(entry ? [entry] : []), ...entries);
	}
	return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
