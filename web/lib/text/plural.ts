// Picks the plural form of a language.
import type { Language } from './languages.ts';

type Forms = { one: string; other: string };

export function plural(language: Language): (n: number, forms: Forms) => string {
	const rules = new Intl.PluralRules(language);
	return (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other);
}
