// Languages with a prefix of their own in the address; the source language stands at the root.
import { LANGUAGES, SOURCE, type Language } from '$lib/text/languages.ts';

type Prefixed = Exclude<Language, typeof SOURCE>;

export const match = (param: string): param is Prefixed =>
	param !== SOURCE && LANGUAGES.some((language) => language === param);
