// The games of this folder, found by their files: nothing else lists them.
import type { Component } from 'svelte';
import type { AnyScreens, PlayWords, SetupFormProps } from '$lib/play/screens.ts';
import type { Language } from '$lib/text/languages.ts';
import type { AnyBots, AnyGame, GameEntry } from '../../games/game.ts';

type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

const FORMS = import.meta.glob<{ default: Component<SetupFormProps<unknown, PlayWords>> }>(
	'./*/SetupForm.svelte'
);
const WORDS = import.meta.glob<{ default: PlayWords }>('./*/text/*.ts');
/** Drawn in the browser alone: left out of the server's build, no page waits for the styles of every game. */
const SCREENS = import.meta.env.SSR ? {} : import.meta.glob<{ screens: AnyScreens }>('./*/index.ts');
const RULES = import.meta.env.SSR ? {} : import.meta.glob<{ entry: GameEntry }>('../../games/*/index.ts');

async function loaded<Module>(loaders: Loaders<Module>, file: string): Promise<Module> {
	const load = loaders[file];
	if (!load) throw new Error(`no ${file}`);
	return load();
}

export const loadSetupForm = async (game: string) =>
	(await loaded(FORMS, `./${game}/SetupForm.svelte`)).default;

export const loadWords = async (game: string, language: Language) =>
	(await loaded(WORDS, `./${game}/text/${language}.ts`)).default;

/** Everything that a game is played with. */
export interface LoadedGame {
	readonly entry: GameEntry;
	readonly game: AnyGame;
	readonly bots: AnyBots;
	readonly screens: AnyScreens;
}

/** In the browser only. */
export async function loadGame(id: string): Promise<LoadedGame> {
	const engine = async () => (await import('$lib/engine/run-engine.ts')).runEngine();
	const [{ entry }, { screens }] = await Promise.all([
		loaded(RULES, `../../games/${id}/index.ts`),
		loaded(SCREENS, `./${id}/index.ts`)
	]);
	const [game, bots] = await Promise.all([entry.game(engine), entry.bots(engine), screens.ready?.()]);
	return { entry, game, bots, screens };
}
