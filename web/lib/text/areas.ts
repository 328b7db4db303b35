// A list of text areas and how each is fetched in each language.
import type { Language } from './languages.ts';

type Loaders<Areas> = { readonly [A in keyof Areas]: Record<Language, () => Promise<{ default: Areas[A] }>> };

export const areaLoader =
	<Areas>(loaders: Loaders<Areas>) =>
	async <A extends keyof Areas>(area: A, language: Language): Promise<Areas[A]> =>
		(await loaders[area][language]()).default;
