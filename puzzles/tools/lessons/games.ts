// What the courses of every game consist of, for the program and the tests that prove them.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { ContentEntry } from '../../schema/content.ts';
import type { Spoken } from '../../schema/glossary.ts';
import { findContent, findGames } from '../games.ts';
import type { CourseWords, Teaching } from './check.ts';

export type AnyTeaching = Teaching<never>;

/** The first one is the measure for the others. */
const LANGUAGES: readonly Spoken[] = ['en', 'de', 'fr'];

/** By the game's id. Other folders than the site's own serve tests. */
export async function teachings(
	engine: Engine,
	folders: { readonly games?: URL; readonly content?: URL } = {}
): Promise<Readonly<Record<string, AnyTeaching>>> {
	const games = await findGames(folders.games);
	const all: Record<string, AnyTeaching> = {};
	for (const content of await findContent(folders.content)) {
		const game = games.find(({ id }) => id === content.id);
		if (!game) throw new Error(`${content.id} has no entry in the rules layer`);
		const teaching = {
			...(await content.rules()),
			courses: await Promise.all(content.courses.map(async ({ lessons }) => (await lessons()).default)),
			teacher: await game.teacher(async () => engine),
			words: Object.fromEntries(
				await Promise.all(
					LANGUAGES.map(async (language) => [language, await wordsOf(content, language)] as const)
				)
			)
		};
		// What a scene is only the game's own teacher knows.
		all[content.id] = teaching as unknown as AnyTeaching;
	}
	return all;
}

async function wordsOf({ courses, ruleTexts }: ContentEntry, language: Spoken): Promise<CourseWords> {
	const texts = courses.map(async ({ id, texts }) => [id, (await texts[language]()).default] as const);
	return {
		rules: (await ruleTexts[language]()).default,
		courses: Object.fromEntries(await Promise.all(texts))
	};
}
