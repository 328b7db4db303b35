// Why a legal action misses the goal of a step, in the words of the game: one file of texts for each game and language.
import type { Lack } from '../../games/game.ts';
import type { Language } from '$lib/text/languages.ts';

export type Facts = Lack['facts'];

/** Texts by code. `other`: what is said where there is none. */
export type LackTexts = Readonly<Record<string, (facts: Facts) => string>>;

type Files = Readonly<Record<string, () => Promise<{ readonly default: LackTexts }>>>;

/** `named`: the facts with the names of things instead of their ids. */
export async function lackWords(
	files: Files,
	language: Language,
	named: (facts: Facts) => Facts
): Promise<(lack: Lack) => string> {
	const load = files[`../text/${language}/lacks.ts`];
	if (!load) throw new Error(`no words in ${language}`);
	const texts = (await load()).default;
	return ({ code, facts }) => (texts[code] ?? texts['other'])?.(named(facts)) ?? '';
}

/** Facts of these kinds by their names in a table; everything else stays as it is. */
export const namedBy = (
	facts: Facts,
	names: Readonly<Record<string, (id: string) => string | undefined>>
): Facts =>
	Object.fromEntries(
		Object.entries(facts).map(([kind, fact]) => [
			kind,
			typeof fact === 'string' ? (names[kind]?.(fact) ?? fact) : fact
		])
	);
