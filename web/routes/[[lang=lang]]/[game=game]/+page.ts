// A game: its words, the form for a new one, and in the browser all it is played with.
import { browser } from '$app/environment';
import { loadGame, loadSetupForm, loadWords, type LoadedGame } from '$lib/games/entries.ts';
import { LANGUAGES, SOURCE } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
	PLAYED_GAMES.flatMap((game) =>
		LANGUAGES.map((language) => (language === SOURCE ? { game } : { lang: language, game }))
	);

/** Null where the browser forbids the engine that this game's rules need, as in Lockdown Mode. */
async function loadPlayed(game: string): Promise<LoadedGame | null> {
	try {
		return await loadGame(game);
	} catch (error) {
		if (Reflect.get(globalThis, 'WebAssembly')) throw error;
		return null;
	}
}

export const load: PageLoad = async ({ parent, params: { game } }) => {
	const { language } = await parent();
	const [words, text, SetupForm, played] = await Promise.all([
		loadWords(game, language),
		loadMoreText('play', language),
		loadSetupForm(game),
		browser ? loadPlayed(game) : null
	]);
	return { game, words, text, SetupForm, played, forbidden: browser && played === null };
};
