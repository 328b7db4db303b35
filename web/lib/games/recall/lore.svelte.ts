// What rules and signs say, for the sheet that explains them: fetched when the table is there, in the language in use.
import type { Language } from '$lib/text/languages.ts';
import { symbols, type SymbolCode, type SymbolText } from '../../../../puzzles/recall/symbols.ts';
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';
import type { RulesText } from '../../../../puzzles/schema/rules.ts';

interface Explained {
	readonly name: string;
	readonly text: string;
	readonly rule: string;
}

type Signs = Readonly<Record<SymbolCode, SymbolText>>;
type Words<T> = Readonly<Record<Language, () => Promise<{ default: T }>>>;

const RULES: Words<RulesText> = {
	en: () => import('../../../../puzzles/recall/text/en/rules.json'),
	de: () => import('../../../../puzzles/recall/text/de/rules.json'),
	fr: () => import('../../../../puzzles/recall/text/fr/rules.json')
};
const SIGNS: Words<Signs> = {
	en: () => import('../../../../puzzles/recall/text/en/symbols.json'),
	de: () => import('../../../../puzzles/recall/text/de/symbols.json'),
	fr: () => import('../../../../puzzles/recall/text/fr/symbols.json')
};

/** The name of a sign in the dictionary. */
function codeOf(effect: Effect): SymbolCode {
	switch (effect.is) {
		case 'crystal':
			return effect.kind;
		case 'water':
			return effect.plus ? 'water+' : 'water';
		case 'step':
			return `step:${effect.track}`;
		case 'offer':
			return 'offers';
		default:
			return effect.is;
	}
}

export class Lore {
	#rules = $state.raw<RulesText['rules']>({});
	#signs = $state.raw<Partial<Signs>>({});

	async load(language: Language): Promise<void> {
		const [rules, signs] = await Promise.all([RULES[language](), SIGNS[language]()]);
		this.#rules = rules.default.rules;
		this.#signs = signs.default;
	}

	rule(id: string): Explained | null {
		const found = this.#rules[id];
		return found ? { name: found.name, text: found.statement, rule: id } : null;
	}

	sign(effect: Effect): Explained | null {
		const code = codeOf(effect);
		const found = this.#signs[code];
		const rule = symbols.find((sign) => sign.code === code)?.rule;
		return found && rule ? { name: found.name, text: found.explanation, rule } : null;
	}
}
